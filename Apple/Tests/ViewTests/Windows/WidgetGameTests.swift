import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

/// Windows whose game or puzzle went on in a widget meanwhile.
@MainActor @Suite(.serialized) struct WidgetGameTests {
  private let device = Device()
  private static let day = "day=2026-01-11"

  /// Does to the saved game what the widget does.
  private func playInWidget(_ square: Square) throws {
    let game = device.saved[.game] ?? ""
    var session = Session(stored: { device.saved[$0] }, game: game, languages: ["en"])
    var trail = WidgetTrail(device.saved[.trail])
    let effects =
      session.handle(.motionPreferenceChanged(isReduced: true))
      + session.handle(.squareTapped(square))
    for effect in effects {
      for (key, text) in session.texts(savedBy: effect) {
        if key == .game { trail.add(text, after: game) }
        device.saved[key] = text
      }
    }
    device.saved[.trail] = trail.text
  }

  /// Puts a window into the background, or back.
  private func turn(_ screen: Screen, to phase: ScenePhase) {
    screen.environment.scenePhase = phase
    _ = screen.root  // The change is noticed when the window is evaluated.
  }
  private func leave(_ screen: Screen) { turn(screen, to: .background) }
  private func comeBack(_ screen: Screen) { turn(screen, to: .active) }

  @Test func `Moves in the widget are there when the app comes back`() async throws {
    let screen = device.open("3x3:b2")
    leave(screen)
    try playInWidget(Square("a1")!)
    try playInWidget(Square("c3")!)
    #expect(screen["a1, empty"] != nil)
    comeBack(screen)
    try await screen.until("the moves") { screen["a1, O"] != nil && screen["c3, X"] != nil }
    #expect(screen.sceneStorage["game"] as? String == device.saved[.game])
    try screen.tap("undo")
    #expect(screen["c3, empty"] != nil && screen["a1, O"] != nil, "with their record")
  }

  @Test func `A tap on a board that a widget has played on shows its move, and plays nothing`()
    async throws
  {
    let screen = device.open("3x3:b2")
    try playInWidget(Square("a1")!)
    try screen.tap("c3, empty")
    #expect(screen["a1, O"] != nil && screen["c3, empty"] != nil)
    try await screen.play("c3")
    #expect(screen["c3, X"] != nil && device.saved[.game]?.hasPrefix("3x3:b2a1c3") == true)
  }

  @Test func `They are there when the app is started again`() throws {
    let screen = device.open("3x3:b2")
    let left = try #require(screen.sceneStorage["game"] as? String)
    try playInWidget(Square("a1")!)
    #expect(device.open(keeping: left)["a1, O"] != nil)
  }

  @Test func `A window with another game keeps it`() async throws {
    let other = device.open("4x4:a1")
    let screen = device.open("3x3:b2")
    leave(other)
    leave(screen)
    try playInWidget(Square("a1")!)
    comeBack(other)
    comeBack(screen)
    try await screen.until("the move") { screen["a1, O"] != nil }
    #expect(other.squares.count == 16 && other["a1, X"] != nil)
  }

  @Test func `A game that the app has gone on with since is not taken back`() async throws {
    let screen = device.open("3x3:b2")
    leave(screen)
    try playInWidget(Square("a1")!)
    comeBack(screen)
    try await screen.until("the move") { screen["a1, O"] != nil }
    try screen.tap("undo")
    leave(screen)
    comeBack(screen)
    #expect(screen["a1, empty"] != nil)
  }

  @Test func `The end of a game in the widget counts in score and history`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    leave(screen)
    try playInWidget(Square("a3")!)
    comeBack(screen)
    try await screen.until("the end") { screen["a3, X, winning line"] != nil }
    try screen.tap("New game")
    let match = Match(UTF8Text(device.saved[.players] ?? ""))
    #expect(match.wins(of: .first) == 1 && match.wins(of: .second) == 0)
    #expect(device.saved[.journal]?.contains("3x3:a1b1a2b2a3") == true)
  }

  @Test func `A puzzle stays while the game behind it goes on`() async throws {
    let screen = device.open("3x3:b2")
    screen.open(URL(string: "tictactoe:#\(WidgetGameTests.day)")!)
    try await screen.until("the puzzle") { screen.status.hasPrefix("You play X.") }
    leave(screen)
    try playInWidget(Square("a1")!)
    comeBack(screen)
    #expect(screen.squares.count == 16)
    try screen.tap("Back to the game")
    try await screen.until("the move") { screen["a1, O"] != nil }
  }

  @Test func `An answer in the widget is taken over by the puzzle on the screen`() async throws {
    let other = device.open(WidgetGameTests.day)
    try await other.until("the puzzle") { other.status.hasPrefix("You play X.") }
    let screen = device.open("3x3:b2")
    screen.open(URL(string: "tictactoe:#\(WidgetGameTests.day)")!)
    try await screen.until("the puzzle") { screen.status.hasPrefix("You play X.") }
    leave(other)
    try screen.tap("b3, empty")
    try await screen.until("the answer") { screen["b3, X"] != nil }
    comeBack(other)
    try await other.until("the answer") { other["b3, X"] != nil && other["c2, O"] != nil }
  }

  @Test func `An answer in one window is told there alone, and shown in both`() async throws {
    let (first, second) = (
      device.open(WidgetGameTests.day), device.open(WidgetGameTests.day)
    )
    for screen in [first, second] {
      try await screen.until("the puzzle") { screen.status.hasPrefix("You play X.") }
    }
    let (heard, told) = (first.posted.count, second.posted.count)
    try first.tap("b3, empty")
    try await second.until("the answer") { second["b3, X"] != nil && second["c2, O"] != nil }
    #expect(first.posted.count == heard + 1)
    #expect(second.posted.count == told)
    try second.tap("b2, empty")
    try await second.until("an answer to its own player") { second.posted.count > told }
  }

  @Test func `A link to the puzzle opens it where the widget left it`() async throws {
    let other = device.open(WidgetGameTests.day)
    try await other.until("the puzzle") { other.status.hasPrefix("You play X.") }
    let screen = device.open("3x3:b2")
    try other.tap("b3, empty")
    try await other.until("the answer") { other["b3, X"] != nil }
    screen.open(URL(string: "tictactoe:#\(WidgetGameTests.day)")!)
    try await screen.until("the puzzle") { screen["b3, X"] != nil }
  }

  @Test func `Names and score are there when the last game goes on`() throws {
    device.saved[.players] = "person person fixed first 2 1 0 -\nAda\nGrace"
    device.saved[.game] = "3x3:b2 1 person person first"
    let screen = device.open()
    #expect(screen["Ada: 2, Grace: 1, draws: 0"] != nil)
  }
}
