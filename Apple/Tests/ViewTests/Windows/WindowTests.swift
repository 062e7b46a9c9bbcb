import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct WindowTests {
  private let device = Device()

  @Test func `A link opens its game; one that cannot be read says what is wrong`() throws {
    let screen = device.open("4x4+corners+squares:b2c3")
    #expect(screen["b2, X"] != nil && screen["c3, O"] != nil)
    screen.open(try #require(URL(string: "tictactoe:#3x3:a1z9")))
    #expect(screen.root.modal != nil)
    #expect(screen.elements.contains { $0.name.contains("z9") })
    try screen.dismiss()
    #expect(screen["b2, X"] != nil, "nothing is lost")
  }

  @Test func `A link to a live game says that none can be played, and nothing is lost`() throws {
    let screen = device.open("3x3:b2")
    let saved = device.saved
    screen.open(try #require(URL(string: "tictactoe:#room=pX3mBq0vT1aYw9ZkLr4sNe")))
    #expect(screen.root.modal?.kind == .alert)
    #expect(
      screen.elements.map(\.name) == [
        "Live game", "Live games aren’t available right now", "Close",
      ])
    try screen.tap("Close")
    #expect(screen.root.modal == nil && device.saved == saved)
    #expect(screen["b2, X"] != nil && screen.status == "O's turn")
  }

  @Test func `A link comes to the window that was in front last, and opens no other one`() {
    let (first, second) = (device.open(), device.open())
    func turn(_ screen: Screen, to phase: ScenePhase) {
      screen.environment.scenePhase = phase
      // A change is noticed when a window is evaluated, and may concern the other one.
      _ = [first.root, second.root, first.root]
    }
    turn(second, to: .inactive)
    turn(first, to: .inactive)
    turn(first, to: .active)
    #expect(first.preferredEvents == ["*"] && second.preferredEvents == [])
    turn(first, to: .background)
    turn(second, to: .background)
    #expect(first.preferredEvents == ["*"] && second.preferredEvents == [], "a browser is in front")
    #expect(first.allowedEvents == ["*"] && second.allowedEvents == ["*"])
    turn(second, to: .active)
    #expect(first.preferredEvents == [] && second.preferredEvents == ["*"])
  }

  @Test func `A window comes back as it was left, with its record`() async throws {
    let screen = device.open()
    try await screen.play("a1 b2 c3")
    try screen.tap("undo")
    let saved = try #require(screen.sceneStorage["game"] as? String)
    let again = Device().open(keeping: saved)
    #expect(again["b2, O"] != nil && again["c3, empty"] != nil)
    try again.tap("Redo")
    #expect(again["c3, X"] != nil)
  }

  @Test func `The first window of a launch goes on with the last game, the next has its own`()
    async throws
  {
    let screen = device.open()
    try await screen.play("a1")
    let next = Device()
    next.saved = device.saved
    let first = next.open()
    #expect(first["a1, X"] != nil)
    let second = next.open()
    #expect(second["a1, empty"] != nil)
    try await second.play("b2")
    #expect(first["b2, empty"] != nil, "each window its own game")
  }

  @Test func `A game text alone is enough to begin with`() {
    device.saved[.game] = "3x3:a1b1a2b2"
    let screen = device.open()
    #expect(screen["b2, O"] != nil && screen.status == "X's turn")
  }

  @Test func `What cannot be read of what was kept is as if it were not there`() {
    for key in StorageKey.allCases { device.saved[key] = "\u{0}nonsense:%" }
    let screen = device.open(keeping: "3x3:zz 9 what")
    #expect(screen.status == "X's turn" && screen.squares.count == 9)
  }

  @Test func `The game goes on on another device`() throws {
    let screen = device.open("5x5k4:c3")
    let activity = try #require(screen.activities[GameModel.activity])
    #expect(activity.userInfo?["link"] as? String == "tictactoe:#5x5k4:c3")
    let other = Device().open()
    other.resume(activity)
    #expect(other["c3, X"] != nil && other.squares.count == 25)
  }

  @Test func `A game against the computer goes on on another device with its record`() async throws
  {
    let screen = device.open()
    try screen.tap("Computer")
    try screen.tap("Perfect")
    try await screen.play("a1")
    try await screen.wait(for: "b2, O")
    try screen.tap("undo")
    let activity = try #require(screen.activities[GameModel.activity])
    let other = Device().open("lesson=2")
    other.resume(activity)
    #expect(other.squares.count == 9 && other["a1, empty"] != nil)
    #expect(other.elements.contains { $0.name.contains("Perfect") })
    try other.tap("Redo")
    #expect(other["a1, X"] != nil && other["b2, O"] != nil)
  }

  @Test func `Players that were chosen before the first move are taken along`() throws {
    let screen = device.open()
    try screen.tap("Computer")
    try screen.tap("Perfect")
    let activity = try #require(screen.activities[GameModel.activity])
    let other = Device().open()
    other.resume(activity)
    #expect(other.elements.contains { $0.name.contains("Perfect") })
  }

  @Test func `A window keeps its opponent when another one ends a game`() async throws {
    let first = device.open()
    try first.tap("Computer")
    try first.tap("Perfect")
    let second = device.open("3x3:a1b1a2b2")
    try await second.play("a3")
    try await second.wait(for: "Play again")
    try second.tap("Play again")
    #expect(device.saved[.journal]?.contains("3x3:a1b1a2b2a3") == true)
    #expect(first.elements.contains { $0.name.contains("Perfect") })
    try await first.play("a1")
    try await first.wait(for: "b2, O")
  }

  @Test func `A window that comes into sight again goes on where it is`() throws {
    let model = GameModel(device.silent)
    model.windowAppeared(keeping: "3x3:b2")
    model.send(.squareTapped(try #require(Square("a1"))))
    model.windowAppeared(keeping: "3x3:b2")
    #expect(model.session.game.notation == "3x3:b2a1")
  }

  @Test func `A window that is closed plays nothing on, and goes on when it comes back`()
    async throws
  {
    device.takesTime = true
    let model = GameModel(device.silent)
    model.windowAppeared(keeping: "3x3: 0 person perfect first")
    model.send(.squareTapped(try #require(Square("a1"))))
    model.windowDisappeared()
    let sounds = device.sounds
    device.takesTime = false
    for _ in 0..<100 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(model.session.game.notation == "3x3:a1" && device.sounds == sounds)
    model.windowAppeared(keeping: model.savedGame)
    let end = ContinuousClock.now + .seconds(120)
    while model.session.game.notation == "3x3:a1", ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(model.session.game.notation == "3x3:a1b2")
  }

  @Test func `The settings have a window of their own, which all windows follow`() async throws {
    let screen = device.open("3x3:b2")
    let saved = device.saved[.game]
    let settings = Screen { SettingsWindow() }
    #expect(settings["Sound"] != nil && settings["How to play"] == nil)
    try settings.tap("Dark")
    try await screen.until("the theme") { device.scheme == .dark }
    try settings.tap("Language")
    try settings.tap(#require(settings.buttons.first { $0.hasPrefix("Deutsch, ") }))
    try await screen.until("the language") { screen.status == "O ist am Zug" }
    #expect(settings["Dunkel"] != nil && screen["b2, X"] != nil)
    #expect(device.saved[.game] == saved, "it has no game of its own")
  }

  @Test func `What one window saves is there in the other, and neither overwrites it`() async throws
  {
    let first = device.open("3x3:a1b1a2b2")
    let second = device.open("3x3:c1b1c2b2")
    let told = second.posted
    try await first.play("a3")
    try await first.wait(for: "Play again")
    try first.tap("Play again")
    try await second.until("the score") { second["Player 1: 1, Player 2: 0, draws: 0"] != nil }
    #expect(second.posted == told, "the other window has told it")
    try second.tap("seat-x")
    try second.choose("Star", in: "symbols")
    try second.type("Ada", into: #require(second.elements.first { $0.kind == .field }).name)
    try second.tap("OK")
    try await second.play("c3")
    try await second.wait(for: "Play again")
    try second.tap("Play again")
    try await first.until("the score") { first["Ada: 2, Player 2: 0, draws: 0"] != nil }
    try await first.play("a1")
    #expect(first["a1, Star"] != nil)
    for game in ["3x3:a1b1a2b2a3", "3x3:c1b1c2b2c3"] {
      #expect(device.saved[.journal]?.contains(game) == true, "\(game)")
    }
  }

  @Test func `The settings' window follows the others`() async throws {
    let screen = device.open()
    let settings = Screen { SettingsWindow() }
    try screen.tap("menu")
    try screen.tap("Sound")
    try await settings.until("the setting") { settings["Sound"]?.isOn == false }
    try screen.tap("Language")
    try screen.tap(#require(screen.buttons.first { $0.hasPrefix("Deutsch, ") }))
    try await settings.until("the language") { settings["Dunkel"] != nil }
  }

  @Test func `Less movement is asked for at any time`() throws {
    device.takesTime = true
    let screen = device.open { $0.accessibilityReduceMotion = true }
    try screen.tap("a1, empty")
    #expect(screen.status == "O's turn", "there is no movement to wait for")
  }
}
