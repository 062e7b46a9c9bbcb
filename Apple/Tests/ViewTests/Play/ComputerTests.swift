import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct ComputerTests {
  private let device = Device()

  @Test func `One tap on the empty board, and the computer answers`() async throws {
    let screen = device.open()
    try screen.tap("Computer")
    try screen.tap("Perfect")
    try screen.tap("a1, empty")
    try await screen.wait(for: "b2, O")
    try await screen.until("the reply is told") {
      screen.posted.last?.text == "Bottom left (a1). Computer: the centre (b2). Your turn."
    }
    #expect(device.saved[.players]?.isEmpty == false)
  }

  @Test func `A hint says where to look, then the idea, then the move`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    try screen.tap("hint")
    try await screen.wait(for: "a1, X, hint")
    #expect(screen.status == "Look at your own marks.")
    let strokes = screen.root.strokes(of: "Soft")
    try screen.tap("hint")
    #expect(screen.status == "One more mark makes a line.")
    #expect(screen.root.strokes(of: "Soft") == strokes + 1, "the line is drawn")
    try screen.tap("hint")
    #expect(screen["a3, empty, hint"] != nil && screen["a1, X"] != nil)
    #expect(screen.status == "Top left")
    #expect(screen.posted.last?.text.contains("a3") == true)
  }

  @Test func `The square under the pointer shows the answer to a move there`() async throws {
    let screen = device.open("3x3:a1")
    try screen.tap("explain")
    try await screen.until("values") { screen.squares.contains { $0.contains("loses") } }
    try screen.hover("board", at: CGPoint(x: 195, y: 325))
    try await screen.until("the answer") {
      screen.status == "X plays middle left and wins in 3 moves."
    }
    #expect(screen.squares.contains { $0.hasSuffix(", answer") })
    try screen.hover("board", at: nil)
    #expect(screen.status == "One square keeps the draw")
  }

  @Test func `What every square is worth is shown, said and taken away again`() async throws {
    let screen = device.open("3x3:a1b1")
    try screen.tap("explain")
    try await screen.until("values") { screen.squares.contains { $0.contains("win") } }
    #expect(screen["explain"]?.traits.contains(.isSelected) == true)
    #expect(screen.root.everything.contains { $0.kind == .text && $0.text.hasPrefix("+") })
    try screen.tap("explain")
    #expect(!screen.squares.contains { $0.contains("win") })
  }

  @Test func `A review finds the mistake, and leads to every move`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    try await screen.play("a3")
    try await screen.wait(for: "review-game")
    try screen.tap("review-game")
    try await screen.until("the sentence") {
      screen.elements.contains { $0.name.contains("lost it") && $0.kind == .text }
    }
    let step = try #require(
      screen.elements.first { $0.kind == .button && $0.name.contains("b1") }?.name)
    try screen.tap(step)
    #expect(screen["a2, empty, answer"] != nil && screen["b1, O"] != nil)
    try screen.tap("play-on")
    #expect(screen.status == "X's turn")
  }

  @Test func `A review tells what punished a mistake, and leads back there`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    try await screen.play("a3")
    try await screen.wait(for: "review-game")
    try screen.tap("review-game")
    try await screen.wait(for: "X plays middle left and wins in 3 moves.")
    try screen.tap("Try again from here")
    #expect(screen["b1, empty"] != nil && screen["a1, X"] != nil)
    #expect(screen.status == "O's turn")
  }

  @Test func `The program never holds up what a person does`() async throws {
    let screen = device.open("15x15k5:h8h9")
    try screen.tap("explain")
    try screen.tap("new-game")
    #expect(screen.squares.allSatisfy { $0.hasPrefix("h8, ") ? $0 == "h8, empty" : true })
  }
}
