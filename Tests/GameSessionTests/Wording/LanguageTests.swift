import GameRules
import Testing

@testable import GameSession

@Suite struct LanguageTests {
  @Test func `all sentences of a session are in one language`() throws {
    var session = Session(phrases: try #require(Language.named("de")).phrases)
    #expect(session.status == "X ist am Zug")
    session.handle([.squareTapped("b2"), .panelOpened(.howToPlay)])
    #expect(session.presentation.panel?.title == "So wird Tic-Tac-Toe gespielt")
    session.handle([.gameOpened("4x4+corners+squares:b2b2", record: "")])
    #expect(session.presentation.gameName == "Tic-Tac-Toe")
    #expect(
      session.presentation.panel?.items[1].label == "Zug 2, b2: schon besetzt.",
      "an error is worded by its type, not by its English")
  }

  @Test func `the present language is listed first, the others by their own names`() throws {
    var session = Session(phrases: try #require(Language.named("en")).phrases)
    session.handle([.panelOpened(.languages)])
    let offers = session.presentation.panel?.items.filter { $0.kind == .button } ?? []
    #expect(offers.first?.label == "English")
    #expect(offers.filter(\.isOn).map(\.label) == ["English"])
    let others = Language.all.map { Phrasebook.english.name(of: $0) }.filter { $0 != "English" }
    #expect(offers.dropFirst().map(\.label) == others && others.contains("Deutsch"))
  }

  @Test func `the player's other languages come after the present one`() {
    var session = Session()
    session.playersLanguages = "en de xx ja"
    session.handle([.panelOpened(.languages)])
    let names = session.presentation.panel?.items.filter { $0.kind == .button }.map(\.label)
    #expect(names?.prefix(3) == ["English", "Deutsch", "日本語"])
    #expect(names?.count == Language.count && Set(names ?? []).count == Language.count)
  }

  @Test(
    arguments: [
      ("deu", "Deutsch"), ("german", "Deutsch"), ("GERMAN", "Deutsch"), ("de", "Deutsch"),
      ("Türk", "Türkçe"), ("turk", "Türkçe"), ("русс", "Русский"), ("Русс", "Русский"),
      ("japan", "日本語"), ("日本", "日本語"), ("zh-hant", "繁體中文"), ("espan", "Español"),
    ] as [(UTF8Text, UTF8Text)])
  func `a language is found by its own name, its English one and its code`(
    search: UTF8Text, name: UTF8Text
  ) throws {
    var session = Session()
    session.handle([.panelOpened(.languages)])
    let field = try #require(session.presentation.panel?.items.first { $0.kind == .search })
    session.handle([try #require(field.action(entering: search))])
    let panel = try #require(session.presentation.panel)
    #expect(panel.items.first { $0.kind == .search }?.entered == search)
    #expect(panel.items.contains { $0.label == name && !$0.isHidden })
    #expect(panel.items.filter { $0.kind == .button && !$0.isHidden }.count < 4)
    #expect(panel.items.count == Language.count + 2, "nothing else moves")
  }

  @Test func `Enter chooses the first language that is found`() throws {
    var session = Session()
    session.handle([.panelOpened(.languages), .searchEdited("german")])
    let panel = try #require(session.presentation.panel)
    let german = try #require(Language.named("de"))
    #expect(panel.button(below: 0)?.action() == .languageChosen(german))
  }

  @Test func `where no language is found, the field says so, and a new panel lists all`() {
    var session = Session()
    session.handle([.panelOpened(.languages), .searchEdited("Klingon")])
    var items = session.presentation.panel?.items ?? []
    #expect(items.allSatisfy { $0.kind != .button || $0.isHidden } && items[0].isRefused)
    session.handle([.panelClosed, .panelOpened(.languages)])
    items = session.presentation.panel?.items ?? []
    #expect(items.allSatisfy { !$0.isHidden && !$0.isRefused })
  }

  @Test func `each language says in itself how far it is checked`() throws {
    var session = Session()
    session.handle([.panelOpened(.languages)])
    let offers = session.presentation.panel?.items.filter { $0.kind == .button } ?? []
    let remarks = Dictionary(uniqueKeysWithValues: offers.map { ($0.label, $0.about) })
    #expect(remarks["English"] == "Checked by a speaker")
    #expect(remarks["Deutsch"] == "Von einer Maschine übersetzt, noch von niemandem geprüft")
  }

  @Test func `a chosen language is saved, and choosing the current one only closes the panel`()
    throws
  {
    let german = try #require(Language.named("de"))
    var session = Session()
    session.handle([.panelOpened(.languages)])
    #expect(session.handle(.languageChosen(german)) == [.saveLanguage(german)])
    #expect(session.panel == .languages, "the page begins anew")
    #expect(session.handle(.languageChosen(.english)) == [])
    #expect(session.panel == nil)
  }

  @Test func `the size of a board is told once, inside of its name or beside it`() throws {
    for language in Language.all {
      var session = Session(phrases: language.phrases)
      session.handle([.gameOpened("7x6k4:", record: "")])
      var shown = session.presentation
      #expect((shown.gameName + shown.boardSize).description.filter { $0 == "7" }.count == 1)
      session.handle([.gameOpened("3x3:", record: "")])
      shown = session.presentation
      #expect((shown.gameName + shown.boardSize).description.contains("3"))
    }
  }

  @Test func `every pattern has words in every language`() {
    for language in Language.all {
      let phrases = language.phrases
      for pattern in Pattern.allCases {
        let texts = [
          phrases.pattern(pattern), phrases.patternLine(pattern, span: "a1–b2"),
          phrases.thePattern(pattern, line: "a1–b2"), phrases.patternWins(pattern),
          phrases.noRoomFor(pattern, columns: 1, rows: 5), phrases.alsoWins(pattern),
        ]
        #expect(texts.allSatisfy { !$0.isEmpty })
      }
    }
  }
}
