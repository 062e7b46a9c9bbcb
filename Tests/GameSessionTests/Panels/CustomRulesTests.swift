import GameRules
import Testing

@testable import GameSession

@Suite struct CustomRulesTests {
  @Test(
    arguments: [
      ([(.columns, .text(""))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("four"))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("-4"))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("4.5"))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("1 1"))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("1000"))], .columns, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("٢٠"))], .columns, "A board can have 1 to 19 columns, not 20"),
      ([(.rows, .text("   "))], .rows, "Enter a whole number from 1 to 19"),
      ([(.inARow, .text("k"))], .inARow, "Enter a whole number from 1 to 19"),
      ([(.columns, .text("0"))], .columns, "A board can have 1 to 19 columns, not 0"),
      ([(.columns, .text("20"))], .columns, "A board can have 1 to 19 columns, not 20"),
      ([(.columns, .text("999"))], .columns, "A board can have 1 to 19 columns, not 999"),
      ([(.rows, .text("0"))], .rows, "A board can have 1 to 19 rows, not 0"),
      ([(.rows, .text("20"))], .rows, "A board can have 1 to 19 rows, not 20"),
      ([(.inARow, .text("0"))], .inARow, "A line needs at least 1 square"),
      ([(.inARow, .text("4"))], .inARow, "A line of 4 does not fit on 3×3"),
      (
        [(.columns, .text("2")), (.rows, .text("2"))], .inARow,
        "A line of 3 does not fit on 2×2"
      ),
      (
        [(.rows, .text("1")), (.option(.pattern(.corners)), .isOn(true))],
        .option(.pattern(.corners)), "3×1 does not have four corners"
      ),
      (
        [(.rows, .text("1")), (.option(.pattern(.squares)), .isOn(true))],
        .option(.pattern(.squares)), "A 2×2 block does not fit on 3×1"
      ),
      // Only the first error is named, in the order of the fields.
      (
        [(.rows, .text("")), (.columns, .text(""))], .columns,
        "Enter a whole number from 1 to 19"
      ),
      ([(.inARow, .text("")), (.rows, .text(""))], .rows, "Enter a whole number from 1 to 19"),
    ] as [([(CustomRules.Field, CustomRules.Entry)], CustomRules.Field, String)])
  func `invalid rules are explained beside the field and cannot be started`(
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
      ([(.option(.pattern(.corners)), .isOn(true))], "3x3+corners"),
      ([(.option(.pattern(.squares)), .isOn(true))], "3x3+squares"),
      (
        [
          (.option(.pattern(.squares)), .isOn(true)), (.option(.pattern(.squares)), .isOn(false)),
          (.rows, .text("4")),
        ], "3x4"
      ),
      // An entry of the wrong kind is ignored.
      (
        [(.option(.pattern(.squares)), .text("1")), (.columns, .isOn(true)), (.rows, .text("4"))],
        "3x4"
      ),
      ([(.columns, .text("x")), (.columns, .text("4"))], "4x3"),
    ] as [([(CustomRules.Field, CustomRules.Entry)], String)])
  func `valid rules start as edited`(
    edits: [(CustomRules.Field, CustomRules.Entry)], rules: String
  ) {
    var session = Session("3x3:b2")
    session.handle([.panelOpened(.games)])
    for (field, entry) in edits { session.handle([.customRulesEdited(field, to: entry)]) }
    #expect(session.refusals == [:])
    let effects = session.handle(.customRulesConfirmed)
    let text = UTF8Text(rules + ":")
    #expect(effects.contains(.saveGame(text, record: text, isStep: true)))
    #expect(summary(session) == "playing \(rules):")
  }

  @Test
  func `the fields show the current rules when the panel opens, then the edited ones`() {
    var session = Session("7x6k4+corners:a1")
    session.handle([.panelOpened(.games)])
    #expect(
      session.fields.prefix(5) == [
        "Columns 7", "Rows 6", "In a row 4", "The four corners win on", "A 2×2 block wins off",
      ])
    session.handle([
      .customRulesEdited(.rows, to: .text("x")),
      .customRulesEdited(.option(.pattern(.squares)), to: .isOn(true)),
      .panelOpened(.games),
    ])
    #expect(
      session.fields.prefix(5) == [
        "Columns 7", "Rows", "In a row 4", "The four corners win on", "A 2×2 block wins on",
      ])
    session.handle([.panelClosed, .panelOpened(.games)])
    #expect(
      session.fields.prefix(5) == [
        "Columns 7", "Rows 6", "In a row 4", "The four corners win on", "A 2×2 block wins off",
      ])
  }

  @Test func `every pattern and every special ending has a switch named after its effect`() {
    var session = Session("4x4:")
    session.handle([.panelOpened(.games)])
    #expect(session.fields.count == 3 + Rules.Option.allCases.count)
    #expect(session.fields.contains("A 2×2 block wins off"))
    session.handle([.customRulesEdited(.option(.ending(.misere)), to: .isOn(true))])
    #expect(session.fields.contains("A 2×2 block loses off"))
    #expect(
      session.fields.suffix(2) == [
        "Reversed (misère): a line loses on", "The second player may take over the first mark off",
      ])
    session.handle([.customRulesConfirmed])
    #expect(summary(session) == "playing 4x4+misere:")
    session.handle([
      .panelOpened(.games), .customRulesEdited(.option(.ending(.misere)), to: .isOn(false)),
      .customRulesConfirmed,
    ])
    #expect(summary(session) == "playing 4x4:")
  }

  @Test func `the current game is marked among the games offered`() {
    var session = Session("5x5k4:a1")
    session.handle([.panelOpened(.games)])
    let offers = session.games
    let samples = OfferedBoard.all.map(\.sample)
    #expect(samples.prefix(Preset.games.count) == Preset.games[...])
    #expect(offers.map { $0.action() } == samples.map { .rulesChosen($0.rules) })
    #expect(offers.map(\.picture) == samples.map { .board($0.notation) })
    #expect(
      offers.map(\.label) == samples.map { session.presentation.wording.gameName($0.rules) })
    #expect(offers.map(\.isOn) == [false, false, true, false, false, false, false, false])
    session.handle([.rulesChosen(.classic), .rulesChosen(.fourOnFive)])
    session.handle([
      .panelOpened(.games), .customRulesEdited(.rows, to: .text("9")), .customRulesConfirmed,
    ])
    session.handle([.panelOpened(.games)])
    #expect(session.games.count == 8 && !session.games.contains { $0.isOn })
  }

  @Test func `a field is edited through its item, and Enter presses the button below`() throws {
    var session = Session("3x3:")
    session.handle([.panelOpened(.games)])
    for (index, text) in [(0, "4"), (1, "5"), (2, "3")] as [(Int, UTF8Text)] {
      let action = try #require(session.customItems[index].action(entering: text))
      session.handle([action])
    }
    let corners = try #require(session.customItems[3].action())
    session.handle([corners])
    #expect(
      session.fields.prefix(4) == ["Columns 4", "Rows 5", "In a row 3", "The four corners win on"])
    session.handle([try #require(session.customItems[3].action())])
    #expect(session.fields[3] == "The four corners win off")
    let panel = try #require(session.presentation.panel)
    for item in session.customItems {
      #expect(panel.button(below: item.id)?.action() == .customRulesConfirmed)
    }
    session.handle([.customRulesEdited(.rows, to: .text(""))])
    #expect(panel.items.first { $0.label == "Start" }?.isEnabled == true)
    #expect(session.presentation.panel?.items.first { $0.label == "Start" }?.isEnabled == false)
  }
}

extension Session {
  fileprivate var games: [PanelItem] {
    presentation.panel?.items.filter { $0.kind == .button && $0.picture != nil } ?? []
  }

  /// The items that edit the custom rules.
  fileprivate var customItems: [PanelItem] {
    presentation.panel?.items.filter { $0.kind == .number || $0.kind == .toggle } ?? []
  }

  /// The notes of refused fields, by field.
  fileprivate var refusals: [CustomRules.Field: String] {
    var refusals: [CustomRules.Field: String] = [:]
    for (field, item) in zip(CustomRules.Field.allCases, customItems) where item.isRefused {
      refusals[field] = presentation.panel?.items[item.id + 1].label.description
    }
    return refusals
  }

  fileprivate var fields: [String] {
    customItems.map { item in
      if item.kind == .toggle { return "\(item.label)" + (item.isOn ? " on" : " off") }
      return "\(item.label)" + (item.number.map { " \($0)" } ?? "")
    }
  }
}
