import Foundation
import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

/// Puzzles, lessons and shapes, in place of the game.
@MainActor @Suite(.serialized) struct QuestTests {
  private let device = Device()
  /// X wins in four moves, and b3 is the first of them.
  private static let day = "day=2026-01-11"

  /// Taps a square that is asked for, and waits until something is said about it.
  private func answer(_ square: String, on screen: Screen) async throws {
    try await screen.until("\(square) can be tapped") { screen["\(square), empty"] != nil }
    let count = screen.posted.count
    try screen.tap("\(square), empty")
    try await screen.until("an answer to \(square)") { screen.posted.count > count }
  }

  private func isAsked(_ screen: Screen) -> Bool {
    screen.status == "You play X. Only one move wins. It takes you 4 moves."
  }

  @Test func `The puzzle of today is found among the boards, and solved`() async throws {
    let screen = device.open("3x3:b2")
    try screen.tap("games")
    try screen.tap("Puzzle of the day")
    try await screen.until("the puzzle") { isAsked(screen) }
    #expect(screen.root.modal == nil)
    try await answer("b3", on: screen)
    #expect(screen.posted.last?.text == "Right! O answers with lower centre-right. Go on.")
    #expect(screen["b3, X"] != nil && screen["c2, O"] != nil)
    try await answer("b2", on: screen)
    try await answer("a3", on: screen)
    #expect(screen.status == "Tic-tac-toe, puzzle 11: solved on the 1st try")
    #expect(device.saved[.game]?.hasPrefix("3x3:b2") == true, "the game waits")
    try screen.tap("Share the result")
    #expect(device.copied.last?.hasSuffix("#day=2026-01-11") == true)
    #expect(screen["Copied"] != nil)
    try screen.tap("Back to the game")
    #expect(screen["b2, X"] != nil && screen.squares.count == 9)
  }

  @Test func `A mistake is answered on the board, goes back, and is kept`() async throws {
    let screen = device.open(QuestTests.day)
    try await screen.until("the puzzle") { isAsked(screen) }
    device.takesTime = true
    try await answer("a3", on: screen)
    #expect(
      screen.posted.last?.text
        == "Not upper left. O plays upper centre-left, and nobody can win. 2 tries left.")
    #expect(screen["a3, X"] != nil)
    device.takesTime = false
    try await screen.until("the mark is gone") { screen["a3, X"] == nil }
    let again = device.open(QuestTests.day)
    try await again.until("the puzzle") { isAsked(again) }
    try await answer("b3", on: again)
    try await answer("b2", on: again)
    try await answer("a3", on: again)
    #expect(again.status == "Tic-tac-toe, puzzle 11: solved on the 2nd try")
  }

  @Test func `A tap while a mistake is answered only ends that`() async throws {
    let screen = device.open(QuestTests.day)
    try await screen.until("the puzzle") { isAsked(screen) }
    device.takesTime = true
    try await answer("a3", on: screen)
    try screen.tap("b3, empty")
    #expect(screen["a3, X"] == nil && screen["b3, empty"] != nil)
    #expect(screen.status.hasPrefix("Not upper left."))
  }

  @Test func `A lesson goes on step by step, and is kept`() async throws {
    let screen = device.open()
    try screen.tap("games")
    try screen.tap("Lessons")
    try screen.tap("Lesson 1: Three in a row")
    #expect(screen.root.modal == nil && screen.status == "You play X. Complete your line.")
    for square in ["c1", "a3", "c3"] {
      try await answer(square, on: screen)
      try screen.tap("Next")
    }
    #expect(screen["Lesson done."] != nil)
    try screen.tap("games")
    #expect(screen.elements.contains { $0.name.contains("1 of 12 done") })
    let again = device.open("lesson=2")
    try again.tap("games")
    #expect(again.elements.contains { $0.name.contains("1 of 12 done") })
  }

  @Test func `A change of language stays in the puzzle, and so does a new launch`() async throws {
    let screen = device.open(QuestTests.day)
    try await screen.until("the puzzle") { isAsked(screen) }
    try await answer("b3", on: screen)
    try screen.tap("menu")
    try screen.tap("Language")
    try screen.tap(#require(screen.elements.first { $0.name.hasPrefix("Deutsch, ") }?.name))
    try await screen.until("the puzzle in German") { screen["b3, X"] != nil }
    #expect(screen.squares.count == 16 && screen.status.hasPrefix("Du spielst X."))
    let again = device.open(storage: screen.sceneStorage)
    try await again.until("the puzzle again") { again["b3, X"] != nil }
    try again.tap("Zurück zum Spiel")
    #expect(device.open(storage: again.sceneStorage).squares.count == 9)
  }

  @Test func `A hint has three steps, and the answer can be shown`() async throws {
    let screen = device.open("puzzles=4x4+corners+squares:d2b4d1b1a1c3c4")
    try await screen.until("the puzzle") { screen.status.hasPrefix("You play O.") }
    try screen.tap("hint")
    try await screen.until("the first step") { screen.posted.last?.text == "Make X block you." }
    try screen.tap("hint")
    try screen.tap("hint")
    #expect(screen["b3, empty, hint"] != nil)
    try screen.tap("Show the answer")
    #expect(screen.status.contains("The answer is upper centre-left."))
  }

  @Test func `A shape is drawn by taps, taken back, and played`() async throws {
    let screen = device.open("draw=6x6")
    for square in ["b2", "c2", "d2"] { try screen.tap("\(square), empty") }
    #expect(screen.squares.count { !$0.hasSuffix("empty") } == 3)
    try screen.tap("Undo")
    #expect(screen.squares.count { !$0.hasSuffix("empty") } == 2)
    try screen.tap("Play it")
    #expect(device.saved[.game]?.hasPrefix("6x6k0+a1b1:") == true)
    #expect(screen["b2, empty"] != nil)
  }

  @Test func `Over a lesson its own panels are told, and the way back tells how the game stands`()
    async throws
  {
    let screen = device.open("3x3:b2")
    screen.open(URL(string: "tictactoe:#lesson=2")!)
    try screen.tap("menu")
    try screen.tap("How to play")
    let told = try #require(screen.posted.last?.text)
    let texts = screen.elements.filter { $0.kind == .text && $0.name.count > 20 }.map(\.name)
    #expect(texts.contains { told.contains($0) }, "\(told) is on the panel")
    try screen.tap("OK")
    try screen.tap("Back to the game")
    #expect(screen.posted.last?.text == "O's turn")
  }

  @Test func `Over a lesson, the refusal of own rules is told each time that it appears`() throws {
    let screen = device.open("3x3:b2")
    screen.open(URL(string: "tictactoe:#lesson=2")!)
    try screen.tap("games")
    let told = screen.posted.count
    func turn(_ direction: AccessibilityAdjustmentDirection) throws {
      let row = try #require(screen.elements.first { $0.name.hasPrefix("In a row, ") })
      try screen.adjust(row.name, direction)
    }
    try turn(.increment)
    let refusal = try #require(screen.posted.last?.text)
    #expect(screen.elements.contains { $0.name.contains(refusal) }, "it is on the panel")
    #expect(screen.posted.count == told + 1)
    try turn(.decrement)
    #expect(screen.posted.count == told + 1)
    try turn(.increment)
    #expect(screen.posted.count == told + 2 && screen.posted.last?.text == refusal)
  }

  @Test func `A link to a game takes the place of a puzzle`() async throws {
    let screen = device.open(QuestTests.day)
    try await screen.until("the puzzle") { isAsked(screen) }
    screen.open(URL(string: "tictactoe:#3x3:a1")!)
    #expect(screen["a1, X"] != nil && screen.squares.count == 9)
  }

  @Test func `A link that opens no puzzle says so`() throws {
    let screen = device.open("3x3:b2")
    screen.open(URL(string: "tictactoe:#day=2026-02-30")!)
    #expect(screen["This link can’t be opened"] != nil)
    try screen.dismiss()
    #expect(screen["b2, X"] != nil)
  }

  @Test func `At midnight there is another puzzle`() throws {
    let screen = device.open()
    try screen.tap("games")
    try screen.tap("All days")
    #expect(screen.buttons.contains { $0.contains("Puzzle 11") })
    #expect(!screen.buttons.contains { $0.contains("Puzzle 12") })
    device.now += 86_400
    try screen.tap("Close")
    try screen.tap("games")
    try screen.tap("All days")
    #expect(screen.buttons.contains { $0.contains("Puzzle 12") })
  }
}
