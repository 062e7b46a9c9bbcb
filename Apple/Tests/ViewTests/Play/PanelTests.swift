import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct PanelTests {
  private let device = Device()
  private let wide = CGSize(width: 1024, height: 700)

  @Test func `Instructions slide in as a sheet, and out again by their button or a swipe`() throws {
    let screen = device.open()
    screen.press("?", .command)
    #expect(screen.root.modal != nil && screen["How to play Tic-tac-toe"] != nil)
    try screen.tap("OK")
    #expect(screen.root.modal == nil)
    screen.press("?", .command)
    try screen.dismiss()
    #expect(screen.root.modal == nil)
    try screen.tap("b2, empty")
    #expect(screen["b2, X"] != nil)
  }

  @Test func `Where there is room, a panel takes the place of the rail`() throws {
    let screen = device.open(size: wide)
    try screen.tap("menu")
    #expect(screen.root.modal == nil)
    #expect(screen["piece-x"] == nil && screen["a1, empty"] != nil)
  }

  @Test func `A choice on the board closes a panel beside it, by whatever means, and never plays`()
    throws
  {
    let screen = device.open(size: wide)
    let choices: [() throws -> Void] = [
      { try screen.tap("board", at: CGPoint(x: 10, y: 10)) },
      { try screen.tap("a1, empty") },
      { screen.press(.return) },
      { screen.press(.space) },
    ]
    for choose in choices {
      try screen.tap("menu")
      try screen.focus("board")
      try choose()
      #expect(screen["piece-x"] != nil, "the panel is closed")
      #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    }
  }

  @Test func `A button that opened a panel closes it`() throws {
    let screen = device.open(size: wide)
    try screen.tap("menu")
    try screen.tap("menu")
    #expect(screen["piece-x"] != nil)
  }

  @Test func `A panel without anything to confirm has a button that closes it`() throws {
    let screen = device.open()
    try screen.tap("menu")
    try screen.tap("Close")
    #expect(screen.root.modal == nil)
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 700)])
  func `A panel whose other buttons lead on has one that closes it, too`(size: CGSize) throws {
    device.now += 60 * 86_400
    let screen = device.open(size: size)
    for panel in ["All days", "Lessons", "Your own shape"] {
      try screen.tap("games")
      try screen.tap(panel)
      if panel == "All days" { try screen.tap("Earlier") }
      #expect(screen["piece-x"] == nil)
      try screen.tap("Close")
      #expect(screen["piece-x"] != nil, "\(panel) is closed")
    }
  }

  @Test(arguments: ["How to play", "Symbols", "Players"])
  func `A panel that is confirmed has one button for that`(name: String) throws {
    let screen = device.open()
    try screen.tap("menu")
    try screen.tap(name)
    #expect(screen.elements.count { $0.kind == .button && $0.name == "OK" } == 1)
  }

  @Test func `A game of the cards begins at once`() throws {
    let screen = device.open("3x3:a1")
    try screen.tap("games")
    let card = try #require(screen.buttons.first { $0.contains("4×4") })
    try screen.tap(card)
    #expect(screen.root.modal == nil && screen.squares.count == 16)
    try screen.tap("undo")
    #expect(screen["a1, X"] != nil, "the game before comes back")
  }

  @Test func `Custom rules are made by steppers and switches, and refused with the reason`() throws
  {
    let screen = device.open()
    try screen.tap("games")
    for columns in 3..<5 { try screen.adjust("Columns, \(columns)", .increment) }
    try screen.tap("Start")
    #expect(screen.squares.count == 15)
    try screen.tap("games")
    let row = try #require(screen.elements.first { $0.name.hasPrefix("In a row, ") }?.name)
    for _ in 0..<3 {
      let row = try #require(screen.elements.first { $0.name.hasPrefix("In a row, ") }?.name)
      try screen.adjust(row, .increment)
    }
    #expect(screen[row] == nil)
    #expect(screen["Start"]?.isEnabled == false)
  }

  @Test func `Symbols are chosen side by side, and drawn and said from then on`() throws {
    let screen = device.open("3x3:a1")
    try screen.tap("seat-x")
    try screen.choose("Star", in: "symbols")
    try screen.tap("OK")
    #expect(screen["a1, Star"] != nil)
    #expect(device.saved[.symbols] != nil)
  }

  @Test func `A player is named, and the name is kept`() throws {
    let screen = device.open()
    try screen.tap("seat-x")
    let field = try #require(screen.elements.first { $0.kind == .field })
    try screen.type("Ada", into: field.name)
    try screen.tap("OK")
    #expect(screen.elements.contains { $0.name.hasPrefix("Ada") })
    #expect(device.saved[.players]?.contains("Ada") == true)
  }

  @Test func `Colours, sound and touch are switches that are kept`() throws {
    let screen = device.open()
    try screen.tap("menu")
    try screen.tap("Sound")
    try screen.tap("Vibration")
    try screen.tap("Dark")
    #expect(device.scheme == .dark)
    try screen.tap("Match device")
    #expect(device.scheme == nil)
    try screen.dismiss()
    try screen.tap("b2, empty")
    #expect(device.sounds.isEmpty && screen.feedback.isEmpty)
    #expect(device.saved[.settings] != nil)
  }

  @Test func `The menu says what is stored, or leads there if a server stores anything`() throws {
    let alone = device.open()
    try alone.tap("menu")
    #expect(alone["What is stored"]?.isActionable == false)
    #expect(alone.elements.contains { $0.name.hasSuffix("can watch it.") })
    device.page = URL(string: "https://play.example.org/")
    let screen = device.open()
    try screen.tap("menu")
    try screen.tap("What is stored")
    #expect(screen.elements.contains { $0.name.hasPrefix("The server stores the game") })
    try screen.tap("OK")
    #expect(screen.root.modal == nil)
  }

  @Test func `Another language is spoken at once, where the game stands`() throws {
    let screen = device.open("3x3:a1")
    try screen.tap("menu")
    try screen.tap("Language")
    let german = try #require(screen.elements.first { $0.name.hasPrefix("Deutsch, ") })
    try screen.tap(german.name)
    #expect(screen.status == "O ist am Zug")
    #expect(screen["a1, X"] != nil && device.saved[.language] == "de")
  }

  @Test func `The system's languages come first, and one is found by its English name`() throws {
    device.languages = ["en", "eo", "ja-JP"]
    let screen = device.open()
    try screen.tap("menu")
    try screen.tap("Language")
    func names() -> [String] {
      screen.elements.filter { $0.kind == .button }.map(\.name).filter { $0.contains(", ") }
    }
    #expect(names().prefix(2).map { $0.prefix { $0 != "," } } == ["English", "日本語"])
    let all = names().count
    try screen.type("german", into: "Search")
    #expect(names().map { $0.prefix { $0 != "," } } == ["Deutsch"])
    try screen.type("", into: "Search")
    #expect(names().count == all && all > 20)
  }

  @Test func `The language is the first of the system's that the game speaks`() {
    device.languages = ["eo", "de-AT", "en"]
    #expect(device.open().status == "X ist am Zug")
  }

  @Test func `A game is given to others by link, by signs and as a picture`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    try await screen.play("a3")
    try await screen.wait(for: "Play again")
    try screen.tap("share")
    for item in screen.elements where item.kind == .link || item.kind == .button {
      #expect(!item.name.isEmpty)
    }
    #expect(screen["Send link"] == nil, "nobody without the app could open it")
    try screen.tap("Share")
    let shared = try #require(screen.shared.last as? SharedGame)
    #expect(shared.presentation.headline == "X wins!")
    try screen.tap("Copy link")
    #expect(device.copied == ["tictactoe:#3x3:a1b1a2b2a3"])
    #expect(screen.posted.last?.text.isEmpty == false)
  }

  @Test func `Where there is a page, the link is given to others`() throws {
    device.page = URL(string: "https://play.example.org/")
    let screen = device.open("3x3:a1")
    try screen.tap("share")
    try screen.tap("Send link")
    #expect((screen.shared.last as? URL)?.absoluteString == "https://play.example.org/#3x3:a1")
    #expect(!screen.buttons.contains("Share"))
  }
}
