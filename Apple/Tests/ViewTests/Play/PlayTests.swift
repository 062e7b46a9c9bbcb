import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct PlayTests {
  private let device = Device()

  @Test func `A tap on a square plays there, and the turn passes`() async throws {
    let screen = device.open()
    #expect(screen.status == "X's turn")
    try screen.tap("b2, empty")
    try await screen.wait(for: "b2, X")
    try await screen.until("O's turn") { screen.status == "O's turn" }
    #expect(screen.posted.last?.text == "X: the centre (b2). O's turn.")
    #expect(device.sounds == [.placed(.x, at: Square(column: 1, row: 1), by: .person)])
    #expect(screen.feedback == [.impact(weight: .light)])
  }

  @Test func `A taken square refuses, at once and to every sense`() async throws {
    let screen = device.open("3x3:b2")
    try screen.tap("b2, X")
    #expect(screen.status == "The centre is taken")
    #expect(device.sounds == [.refused])
    #expect(screen.feedback == [.error])
    #expect(
      screen.posted.last
        == Announcement(text: "The centre (b2) is taken.", priority: .high, language: "en"))
  }

  @Test func `Nothing is played while the turn passes`() async throws {
    device.takesTime = true
    let screen = device.open()
    try screen.tap("a1, empty")
    try screen.tap("b2, empty")
    #expect(screen["b2, empty"] != nil && screen["a1, X"] != nil)
    device.takesTime = false
    try await screen.play("b2")
    #expect(screen["b2, O"] != nil)
  }

  @Test func `Whose turn it is not has a piece that does nothing`() throws {
    let screen = device.open()
    #expect(screen["piece-x"]?.isEnabled == true && screen["piece-o"]?.isEnabled == false)
    try screen.tap("piece-o")
    #expect(screen.status == "X's turn")
  }

  @Test func `A piece that is tapped is put down by a tap on a square`() async throws {
    let screen = device.open()
    try screen.tap("piece-x")
    #expect(screen["piece-x"]?.traits.contains(.isSelected) == true)
    try screen.tap("c3, empty")
    try await screen.wait(for: "c3, X")
  }

  @Test func `A win turns its marks green and draws its line, and says so`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    let before = screen.root.strokes(of: "Win")
    try await screen.play("a3")
    try await screen.wait(for: "Play again")
    #expect(screen.squares.filter { $0.contains("winning") }.count == 3)
    #expect(before == 0)
    // Three marks, and the line through them.
    #expect(screen.root.strokes(of: "Win") == 4)
    #expect(screen["X wins!"] != nil && screen.status == "Left column, in 3 moves")
    #expect(device.sounds.suffix(1) == [.won(.x)] && screen.feedback.last == .success)
    #expect(screen["piece-x"]?.isEnabled == false)
  }

  @Test func `A line is told without colour, too, where that is asked for`() async throws {
    let screen = device.open("3x3:a1b1a2b2") { $0.accessibilityDifferentiateWithoutColor = true }
    #expect(screen.root.everything.contains { $0.symbol == "checkmark.circle.fill" } == false)
    try await screen.play("a3")
    try await screen.wait(for: "Play again")
    #expect(
      screen.root.everything.count { $0.symbol == "checkmark.circle.fill" } == 3)
  }

  @Test func `The marks of a game are gone before the next one begins, and X begins`() async throws
  {
    let screen = device.open("3x3:a1b1a2b2")
    try await screen.play("a3")
    try await screen.wait(for: "Play again")
    device.takesTime = true
    try screen.tap("Play again")
    #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    // They are still seen to fade, and nothing can be played meanwhile.
    try screen.tap("b2, empty")
    #expect(screen["b2, empty"] != nil)
    device.takesTime = false
    try await screen.until("X's turn") { screen.status == "X's turn" }
    try await screen.play("b2")
    #expect(screen["b2, X"] != nil)
  }

  @Test func `A new game begins at any time, also while something moves`() async throws {
    device.takesTime = true
    let screen = device.open("3x3:a1b1")
    try screen.tap("b2, empty")
    try screen.tap("new-game")
    #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    device.takesTime = false
    try await screen.play("c1")
    #expect(screen["c1, X"] != nil)
  }

  @Test func `Moves are taken back and played again`() async throws {
    let screen = device.open()
    try await screen.play("a1 b2")
    try screen.tap("undo")
    #expect(screen["b2, empty"] != nil && screen.status == "O's turn")
    try screen.tap("Redo")
    #expect(screen["b2, O"] != nil)
    #expect(device.sounds.suffix(2) == [.takenBack, .replayed])
  }

  @Test func `Four corners win where the rules say so, and a draw is nobody's`() async throws {
    let screen = device.open("4x4+corners:a1b1d1c1a4b4")
    try await screen.play("d4")
    try await screen.until("a win") { screen.status == "Four corners, in 4 moves" }
    let other = device.open("3x3:a1b2c3b1b3a3c1c2")
    try await other.play("a2")
    try await other.until("a draw") { other.status == "The board is full" }
    #expect(other.feedback.last == .warning)
  }

  @Test func `Every button has a name, in every state`() async throws {
    let screen = device.open()
    for node in screen.elements where node.isActionable {
      #expect(!node.name.isEmpty, "\(node)")
    }
    for panel in ["games", "menu", "share", "seat-x"] {
      try screen.tap(panel)
      for node in screen.elements where node.isActionable { #expect(!node.name.isEmpty, "\(node)") }
      try screen.dismiss()
    }
  }
}

extension Node {
  /// The number of strokes in a colour.
  func strokes(of color: String) -> Int {
    everything.flatMap(\.drawings).count {
      !$0.isFilled && $0.paint.contains(color) && !$0.path.isEmpty && $0.opacity > 0
    }
  }
}
