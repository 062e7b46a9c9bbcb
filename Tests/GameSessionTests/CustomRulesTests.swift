import GameRules
import Testing

@testable import GameSession

@Suite struct CustomRulesTests {
  @Test(
    arguments: [
      ([(.columns, .text(""))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("four"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("-4"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("4.5"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("1 1"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("1000"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("٤"))], .columns, "A whole number from 1 to 19 is needed"),
      ([(.rows, .text("   "))], .rows, "A whole number from 1 to 19 is needed"),
      ([(.inARow, .text("k"))], .inARow, "A whole number from 1 to 19 is needed"),
      ([(.columns, .text("0"))], .columns, "A board has 1 to 19 columns, not 0"),
      ([(.columns, .text("20"))], .columns, "A board has 1 to 19 columns, not 20"),
      ([(.columns, .text("999"))], .columns, "A board has 1 to 19 columns, not 999"),
      ([(.rows, .text("0"))], .rows, "A board has 1 to 19 rows, not 0"),
      ([(.rows, .text("20"))], .rows, "A board has 1 to 19 rows, not 20"),
      ([(.inARow, .text("0"))], .inARow, "At least 1 in a row is needed"),
      ([(.inARow, .text("4"))], .inARow, "4 in a row do not fit on a 3×3 board"),
      (
        [(.columns, .text("2")), (.rows, .text("2"))], .inARow,
        "3 in a row do not fit on a 2×2 board"
      ),
      (
        [(.rows, .text("1")), (.pattern(.corners), .isOn(true))], .pattern(.corners),
        "A 3×1 board has no four corners"
      ),
      (
        [(.rows, .text("1")), (.pattern(.squares), .isOn(true))], .pattern(.squares),
        "No 2×2 square fits on a 3×1 board"
      ),
      // One is named at a time, in the order of the fields.
      (
        [(.rows, .text("")), (.columns, .text(""))], .columns,
        "A whole number from 1 to 19 is needed"
      ),
      ([(.inARow, .text("")), (.rows, .text(""))], .rows, "A whole number from 1 to 19 is needed"),
    ] as [([(CustomRules.Field, CustomRules.Entry)], CustomRules.Field, String)])
  func `Impossible rules are refused in words beside the field and cannot be started`(
    edits: [(CustomRules.Field, CustomRules.Entry)], field: CustomRules.Field, words: String
  ) {
    var session = Session("3x3:b2")
    session.handle([.panelOpened(.games)])
    for (field, entry) in edits { session.handle([.customRulesEdited(field, to: entry)]) }
    #expect(session.refusals == [CustomRules.Field: String](uniqueKeysWithValues: [(field, words)]))
    let before = Looks(session)
    #expect(session.handle(.customRulesConfirmed) == [])
    #expect(Looks(session) == before)
    #expect(session.game.description == "3x3:b2")
  }

  @Test(
    arguments: [
      ([(.columns, .text("7")), (.rows, .text("6")), (.inARow, .text("4"))], "7x6k4"),
      ([(.columns, .text(" 19 ")), (.rows, .text("019"))], "19x19k3"),
      ([(.rows, .text("1"))], "3x1k3"),
      ([(.pattern(.corners), .isOn(true))], "3x3+corners"),
      ([(.pattern(.squares), .isOn(true))], "3x3+squares"),
      (
        [
          (.pattern(.squares), .isOn(true)), (.pattern(.squares), .isOn(false)),
          (.rows, .text("4")),
        ], "3x4"
      ),
      // An entry that the field does not take is not taken.
      ([(.pattern(.squares), .text("1")), (.columns, .isOn(true)), (.rows, .text("4"))], "3x4"),
      ([(.columns, .text("x")), (.columns, .text("4"))], "4x3"),
    ] as [([(CustomRules.Field, CustomRules.Entry)], String)])
  func `Possible rules are started as edited`(
    edits: [(CustomRules.Field, CustomRules.Entry)], rules: String
  ) {
    var session = Session("3x3:b2")
    session.handle([.panelOpened(.games)])
    for (field, entry) in edits { session.handle([.customRulesEdited(field, to: entry)]) }
    #expect(session.refusals == [:])
    let effects = session.handle(.customRulesConfirmed)
    let text = UTF8Text(rules + ":")
    #expect(effects == [.keepGame(text, record: text, isStep: true)])
    #expect(summary(session) == "playing \(rules):")
  }

  @Test
  func `The fields show the rules that are played when their panel opens, and what is edited`() {
    var session = Session("7x6k4+corners:a1")
    session.handle([.panelOpened(.games)])
    #expect(
      session.fields == [
        "Columns 7", "Rows 6", "In a row 4", "The four corners win on", "A 2×2 square wins off",
      ])
    session.handle([
      .customRulesEdited(.rows, to: .text("x")),
      .customRulesEdited(.pattern(.squares), to: .isOn(true)),
      .panelOpened(.games),
    ])
    #expect(
      session.fields == [
        "Columns 7", "Rows", "In a row 4", "The four corners win on", "A 2×2 square wins on",
      ])
    session.handle([.panelClosed, .panelOpened(.games)])
    #expect(
      session.fields == [
        "Columns 7", "Rows 6", "In a row 4", "The four corners win on", "A 2×2 square wins off",
      ])
  }

  @Test func `Of the games on offer the one that is played is marked`() {
    var session = Session("5x5k4:a1")
    session.handle([.panelOpened(.games)])
    let offers = session.presentation.panel?.games ?? []
    #expect(offers.map(\.rules) == Preset.all)
    #expect(offers.map(\.name) == Preset.all.map(session.presentation.wording.game))
    #expect(offers.map(\.isCurrent) == [false, false, false, true, false])
    session.handle([.rulesChosen(.classic), .rulesChosen(.fourOnFive)])
    session.handle([.customRulesEdited(.rows, to: .text("9")), .customRulesConfirmed])
    session.handle([.panelOpened(.games)])
    #expect(session.presentation.panel?.games.map(\.isCurrent).contains(true) == false)
  }

  @Test func `Only the panel of games holds games and fields`() {
    var session = Session("3x3:")
    for panel in [Panel.howToPlay, .symbols] {
      session.handle([.panelOpened(panel)])
      #expect(session.presentation.panel?.games.isEmpty == true)
      #expect(session.presentation.panel?.customFields.isEmpty == true)
    }
  }
}

extension Session {
  fileprivate var refusals: [CustomRules.Field: String] {
    var refusals: [CustomRules.Field: String] = [:]
    for field in presentation.panel?.customFields ?? [] {
      refusals[field.field] = field.refusal?.description
    }
    return refusals
  }

  fileprivate var fields: [String] {
    (presentation.panel?.customFields ?? []).map { field in
      if field.field.isSwitch { return "\(field.name)" + (field.isOn ? " on" : " off") }
      return "\(field.name)" + (field.number.map { " \($0)" } ?? "")
    }
  }
}
