import GameRules
import GameSession
import SwiftUI
import Testing
import WidgetKit

@testable import TicTacToeWidget

@MainActor @Suite(.serialized) struct WidgetTests {
  private let device = WidgetDevice()

  /// The widget of the saved game.
  private func screen(
    _ family: WidgetFamily, _ saved: [StorageKey: String] = [:], languages: [String] = ["en"],
    mode: WidgetRenderingMode = .fullColor
  ) -> Screen {
    device.saved = saved
    device.languages = languages
    return device.screen(LastGameWidget(), family, mode: mode)
  }

  @Test func `It is offered by name, in the families of its platform, and never asks by itself`() {
    WidgetEnvironment.current = device.environment
    let offer = LastGameWidget().body.offer
    #expect(offer.kind == StorageKey.widget)
    #expect(offer.name == "system.widget.name" && offer.about == "system.widget.about")
    #expect(offer.families == WidgetFamily.allCases)
    #expect(offer.policy() == .never)
    #expect(TicTacToeWidgets().offers.map(\.kind) == [StorageKey.widget, StorageKey.puzzleWidget])
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemLarge, .systemMedium, .accessoryRectangular])
  func `It shows the last game and whose move it is`(_ family: WidgetFamily) {
    let screen = screen(family, [.game: "4x4:b2c3a1"])
    #expect(screen["O's turn"] != nil)
    #expect(screen["Board, 4 by 4"] != nil)
    #expect(screen.painted("MarkX") == 2 && screen.painted("MarkO") == 1)
  }

  @Test func `Where there is room for words alone, or for none, it makes do`() {
    #expect(screen(.accessoryInline, [.game: "3x3:b2"]).names == ["O's turn"])
    #expect(screen(.accessoryCircular, [.game: "3x3:b2"]).names == ["Board, 3 by 3"])
  }

  @Test func `A game that has ended says how, with its line drawn at once`() {
    let screen = screen(.systemMedium, [.game: "3x3:a1b1a2b2a3 5 00 0"])
    #expect(screen["X wins!"] != nil)
    #expect(screen.painted("(--Win)") == 4, "three marks and a line")
    #expect(screen.buttons.isEmpty)
  }

  @Test func `It speaks the language and shows the symbols and colours that were chosen`() {
    var session = Session()
    _ = session.handle(.symbolChosen(.star, for: .x))
    _ = session.handle(.settingChanged(.theme(.chalk)))
    let saved: [StorageKey: String] = [
      .game: "3x3:b2", .language: "de", .symbols: session.presentation.symbols.notation.description,
      .settings: session.presentation.settings.notation.description,
    ]
    let screen = screen(.systemSmall, saved)
    #expect(screen["O ist am Zug"] != nil)
    #expect(screen.root.everything.contains { $0.language == "de" })
    #expect(screen.painted("Chalk\\/MarkX") == 1)
    #expect(self.screen(.systemSmall, languages: ["eo", "de"])["X ist am Zug"] != nil)
  }

  @Test func `Where all colours are one, nothing is filled and the scheme is dark`() {
    let screen = screen(.systemSmall, [.game: "3x3:b2"], mode: .accented)
    #expect(!screen.drawings.contains { $0.isFilled })
    #expect(screen.painted("MarkX") == 1)
  }

  @Test func `A tap beside the squares, or on a mark, goes on with the last game`() throws {
    let screen = screen(.systemSmall, [.game: "3x3:b2"])
    try screen.tap("O's turn")
    #expect(screen.opened == [AppLink.lastGame])
    try screen.tap("b2, X")
    #expect(screen.opened == [AppLink.lastGame, AppLink.lastGame])
  }

  @Test func `Where widgets are chosen it shows a game, and the last one once there is one`() {
    let shown = { device.screen(LastGameWidget(), isPreview: true) }
    #expect(shown()["X wins!"] != nil)
    device.saved[.game] = "3x3:b2"
    #expect(shown()["O's turn"] != nil)
  }

  // MARK: Play

  /// Taps an empty square of the widget, and waits until what comes of it is saved.
  private func play(_ square: String, count: Int = 1) async throws {
    let screen = device.screen(LastGameWidget())
    let marks = (device.saved[.game].flatMap { PlayedGame(UTF8Text($0)) }?.game.ply ?? 0) + count
    try screen.tap("\(square), empty")
    try await screen.until("\(count) marks more") {
      device.saved[.game].flatMap { PlayedGame(UTF8Text($0)) }?.game.ply == marks
    }
  }

  @Test func `Each empty square is a button, in the order of the board`() {
    let names = screen(.systemSmall, [.game: "3x3:b2"]).elements.map(\.name)
    #expect(names.contains("b2, X"))
    let squares = names.filter { $0.hasSuffix("empty") || $0.hasSuffix("X") }
    #expect(
      squares == [
        "a3, empty", "b3, empty", "c3, empty", "a2, empty", "b2, X", "c2, empty", "a1, empty",
        "b1, empty", "c1, empty",
      ])
    #expect(screen(.systemSmall, [.game: "3x3:b2"]).buttons.count == 8)
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, "4x4:", 16), (.systemMedium, "4x4:", 16), (.systemLarge, "4x4:", 16),
    (.systemSmall, "5x5k4:", 0), (.systemMedium, "5x5k4:", 0), (.systemLarge, "5x5k4:", 25),
    (.systemLarge, "6x6:", 36), (.systemLarge, "7x7:", 0),
    (.accessoryCircular, "3x3:", 0), (.accessoryRectangular, "3x3:", 0),
    (.accessoryInline, "3x3:", 0),
  ])
  func `Squares are buttons where a finger can hit them`(
    _ family: WidgetFamily, _ game: String, _ count: Int
  ) {
    #expect(screen(family, [.game: game]).buttons.count == count)
  }

  @Test func `A tap plays and is saved, for one person after the other`() async throws {
    try await play("b2")
    try await play("a1")
    #expect(device.saved[.game] == "3x3:b2a1 2 person person first")
    let screen = device.screen(LastGameWidget())
    #expect(screen["b2, X"] != nil && screen["a1, O"] != nil && screen["X's turn"] != nil)
  }

  @Test func `The computer answers as in the app, and both moves are saved`() async throws {
    device.saved[.game] = "3x3: 0 person easy first"
    let level = try #require(PlayedGame("3x3: 0 person easy first"))
    #expect(level.match[.second].isComputer)
    try await play("b2", count: 2)
    #expect(device.screen(LastGameWidget()).buttons.count == 7)
  }

  @Test func `A computer that takes too long leaves its move to the app`() async throws {
    device.saved[.game] = "15x15k5:h8j9 2 person perfect first"
    var environment = device.environment
    environment.patience = .zero
    await environment.play(try #require(Square("g7")), in: device.saved[.game] ?? "")
    #expect(device.saved[.game] == "15x15k5:h8j9g7 3 person perfect first")
  }

  @Test func `A widget that is behind the saved game plays nothing`() async throws {
    device.saved[.game] = "3x3:b2 1 person person first"
    let screen = device.screen(LastGameWidget())
    device.saved[.game] = "3x3:b2a1 2 person person first"
    let saved = device.saved
    try await PlaySquare(Square("c3")!, in: "3x3:b2 1 person person first").performed()
    try screen.tap("c3, empty")
    try await screen.until { true }
    #expect(device.saved == saved)
    try await PlaySquare(Square("b2")!, in: "3x3:b2a1 2 person person first").performed()
    #expect(device.saved == saved, "a taken square is refused")
    try await PlaySquare(Square("c3")!, in: "3x3:b2a1 2 person person first").performed()
    #expect(device.saved[.game] == "3x3:b2a1c3 3 person person first")
  }

  @Test func `An end is counted in the score and the journal, and shown`() async throws {
    device.saved[.game] = "3x3:a1b1a2b2 4 person person first"
    device.saved[.players] = "person person fixed first 2 1 0 -\nAda\nGrace"
    let players = Match(UTF8Text(device.saved[.players] ?? ""))
    try await play("a3")
    #expect(device.screen(LastGameWidget())["Ada wins!"] != nil)
    let match = Match(UTF8Text(device.saved[.players] ?? ""))
    #expect(match.wins(of: .first) == players.wins(of: .first) + 1)
    #expect(match.wins(of: .second) == players.wins(of: .second))
    #expect(match.name(of: .second) == players.name(of: .second))
    #expect(Journal(UTF8Text(device.saved[.journal] ?? "")) != Journal())
  }

  @Test func `It tells the window whose game it goes on with`() async throws {
    device.saved[.game] = "3x3:b2 1 person person first"
    try await play("a1")
    try await play("c3")
    let end = device.saved[.game]
    let trail = WidgetTrail(device.saved[.trail])
    #expect(trail.end(from: "3x3:b2 1 person person first") == end)
    #expect(trail.end(from: "3x3:b2a1 2 person person first") == end)
    #expect(
      trail.end(from: "3x3:a3 1 person person first") == nil && trail.end(from: end ?? "") == nil)
    device.saved[.game] = "4x4: 0 person person first"
    try await play("c3")
    #expect(WidgetTrail(device.saved[.trail]).end(from: "3x3:b2 1 person person first") == nil)
  }
}

extension PlaySquare {
  func performed() async throws { _ = try await perform() }
}
