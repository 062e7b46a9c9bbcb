import AppIntents
import GameRules
import GameSession
import SwiftUI
import Testing
import WidgetKit

@testable import TicTacToe

@MainActor @Suite(.serialized) struct IntentRequestTests {
  private let device = Device()

  private func start(_ board: BoardChoice, _ opponent: OpponentChoice) async throws {
    let intent = StartGame()
    intent.board = board
    intent.opponent = opponent
    AppEnvironment.current = device.environment
    _ = try await intent.perform()
  }

  @Test func `A game that Siri is asked for begins on its board, against its opponent`()
    async throws
  {
    let screen = device.open("3x3:a1")
    try await start(.fourByFour, .perfect)
    try await screen.until("the board") { screen.squares.count == 16 }
    #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    #expect(screen.elements.contains { $0.name.contains("Perfect") })
    #expect(device.requests.next == nil, "no other window begins it, too")
    try screen.tap("b2, empty")
    try await screen.until("a reply") { screen.squares.contains { $0.hasSuffix(", O") } }
  }

  @Test func `A request from before the app was opened is not lost to the game of before`()
    async throws
  {
    try await start(.fiveByFive, .person)
    #expect(device.open(keeping: "3x3:a1b2").squares.count == 25)
  }

  @Test func `A window that is not seen leaves a request to one that is`() async throws {
    let hidden = device.open("3x3:a1")
    hidden.environment.scenePhase = .background
    try await start(.sixBySix, .person)
    #expect(hidden.squares.count == 9 && device.requests.next != nil)
    hidden.environment.scenePhase = .inactive
    #expect(hidden.squares.count == 9, "another window may have the focus")
    hidden.environment.scenePhase = .active
    try await hidden.until("the board") { hidden.squares.count == 36 }
  }

  @Test func `The last game goes on with all its moves, by Siri and by the widget`() async throws {
    let other = device.open()
    try await other.play("a1 b2 c3")
    try other.tap("undo")
    let screen = device.open("4x4")
    try await other.play("c1")
    try other.tap("undo")
    other.environment.scenePhase = .background
    try screen.tap("menu")
    AppEnvironment.current = device.environment
    _ = try await ContinueGame().perform()
    try await screen.until("the game") { screen.squares.count == 9 }
    #expect(screen["b2, O"] != nil && screen.root.modal == nil)
    try screen.tap("Redo")
    #expect(screen["c1, X"] != nil)
    screen.open(AppLink.lastGame)
    #expect(screen["c1, X"] != nil, "it is here already")
    try screen.tap("menu")
    screen.open(AppLink.lastGame)
    #expect(screen.root.modal == nil)
  }

  @Test func `An unfinished game is in the history once the last game goes on in its window`()
    async throws
  {
    let other = device.open()
    try await other.play("a1")
    let screen = device.open("4x4:b2c3")
    try await other.play("b2")
    screen.open(AppLink.lastGame)
    #expect(screen.squares.count == 9 && screen["b2, O"] != nil)
    #expect(device.saved[.journal]?.contains("4x4:b2c3") == true)
  }

  @Test func `A puzzle is left when the last game goes on behind it`() throws {
    let screen = device.open("3x3:b2")
    screen.open(try #require(URL(string: "tictactoe:#lesson=2")))
    #expect(screen["b2, X"] == nil)
    screen.open(AppLink.lastGame)
    #expect(screen["b2, X"] != nil && screen.squares.count == 9)
  }

  @Test func `Boards and opponents are those that the game offers`() {
    #expect(BoardChoice.allCases.map(\.rules) == Preset.all)
    let boards: [BoardChoice: UTF8Text] = [
      .threeByThree: "3x3", .fourByFourWithMore: "4x4+corners+squares", .fiveByFive: "5x5k4",
      .fifteenByFifteen: "15x15k5", .fourByFour: "4x4", .sixBySix: "6x6",
    ]
    for (choice, text) in boards { #expect(choice.rules.notation == text) }
    #expect(OpponentChoice.allCases.map(\.player) == Player.all)
    for choice in OpponentChoice.allCases {
      if case .computer(let level) = choice.player { #expect("\(level)" == choice.rawValue) }
    }
  }

  @Test func `A shortcut that an earlier version saved starts a game against the same opponent`() {
    let saved = ["person", "beginner", "casual", "careful", "sharp", "perfect", "trapper"]
    #expect(saved.map { OpponentChoice(rawValue: $0)?.player } == Player.all)
    #expect(OpponentChoice.allCases.allSatisfy { OpponentChoice(rawValue: $0.rawValue) == $0 })
    #expect(OpponentChoice(rawValue: "nobody") == nil)
  }

  @Test func `A game on a board against a level can be asked for in one sentence`() async throws {
    let said = "Start ${board} against Perfect in ${applicationName}"
    let shortcut = try #require(GameShortcuts.appShortcuts.first { $0.phrases.contains(said) })
    let intent = try #require(shortcut.intent as? StartGame)
    #expect(intent.opponent == .perfect)
    #expect(GameShortcuts.appShortcuts.count <= 10, "the system takes no more")
  }

  @Test func `Every phrase names the app and at most one choice, as Siri wants it`() {
    let phrases = GameShortcuts.appShortcuts.flatMap(\.phrases)
    #expect(Set(phrases).count == phrases.count && phrases.count >= 4)
    for phrase in phrases {
      #expect(phrase.components(separatedBy: "${applicationName}").count == 2)
      #expect(phrase.components(separatedBy: "${").count <= 3)
    }
    #expect(StartGame.openAppWhenRun && ContinueGame.openAppWhenRun)
  }

  @Test func `A widget is told when what it shows has changed, and only then`() {
    let center = WidgetCenter.shared
    func reloaded(_ key: StorageKey) -> [String] {
      center.reloaded = []
      AppEnvironment.system.write("", key)
      return center.reloaded
    }
    for key in [StorageKey.symbols, .settings, .language] {
      #expect(reloaded(key) == [StorageKey.widget, StorageKey.puzzleWidget])
    }
    #expect(reloaded(.game) == [StorageKey.widget])
    #expect(reloaded(.learning) == [StorageKey.puzzleWidget])
    for key in [StorageKey.players, .journal, .seats, .trail, .answer] {
      #expect(reloaded(key).isEmpty)
    }
  }
}
