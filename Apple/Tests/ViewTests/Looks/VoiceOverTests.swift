import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct VoiceOverTests {
  private let device = Device()

  @Test func `Every square is an element with a name, on a board that says its size`() {
    let screen = device.open("3x3:b2")
    #expect(
      screen.squares == [
        "a3, empty", "b3, empty", "c3, empty", "a2, empty", "b2, X", "c2, empty", "a1, empty",
        "b1, empty", "c1, empty",
      ])
    #expect(screen["board"]?.name == "Board, 3 by 3")
    #expect(screen["b2"]?.traits.contains(.isButton) == true)
    #expect(screen["b2"]?.inputLabels == ["b2"])
  }

  @Test func `Rotors lead to empty squares, to threats and along the line that won`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    let rotors = { screen["board"]?.rotors ?? [:] }
    #expect(rotors()["Empty squares"]?.count == 5)
    #expect(rotors()["Threats"] == ["a3, empty", "b3, empty"])
    #expect(rotors()["Winning line"] == [])
    try await screen.play("a3")
    try await screen.wait(for: "Play again")
    #expect(rotors()["Winning line"]?.count == 3)
    #expect(rotors()["Empty squares"] == [])
  }

  @Test func `A square offers a hint and the way back`() async throws {
    let screen = device.open("3x3:a1b1a2b2")
    try screen.perform("Hint", on: "c3")
    try await screen.wait(for: "a1, X, hint")
    try screen.perform("Undo", on: "c3")
    #expect(screen["b2, empty"] != nil)
    let empty = device.open()
    #expect(empty["c3"]?.namedActions.map(\.name) == ["Hint"], "there is no move to undo")
  }

  @Test func `A large board is drawn once and has elements only for who asks`() throws {
    let screen = device.open("15x15k5:h8")
    #expect(screen.squares.count == 225)
    #expect(screen["h8, X"] != nil)
    #expect(screen["board"]?.rotors["Empty squares"]?.count == 224)
    try screen.tap("i9, empty")
    #expect(screen["i9, O"] != nil)
  }

  @Test func `A new game and another language of symbols are told`() throws {
    let screen = device.open("3x3:a1")
    try screen.tap("new-game")
    #expect(screen.posted.last?.text.contains("New game") == true)
    try screen.tap("explain")
    try screen.tap("explain")
  }

  @Test func `A panel beside the board is told by its title`() async throws {
    let screen = device.open(size: CGSize(width: 1024, height: 700))
    try screen.tap("menu")
    try await screen.until("the title") {
      screen.elements.contains { $0.isRead && $0.name == "Menu" }
    }
  }

  @Test func `A panel that takes the place of another one is told by its title, too`() async throws
  {
    let screen = device.open(size: CGSize(width: 1024, height: 700))
    try screen.tap("menu")
    try await screen.until("the title") { screen.elements.contains { $0.isRead } }
    screen.readOn()
    #expect(screen.elements.allSatisfy { !$0.isRead })
    try screen.tap("Symbols")
    try await screen.until("the other title") {
      screen.elements.contains { $0.isRead && $0.name == "Symbols" }
    }
  }

  @Test func `Every announcement comes once`() async throws {
    let screen = device.open()
    try await screen.play("a1 b2 c3")
    #expect(
      screen.posted.map(\.text) == [
        "X: bottom left (a1). O's turn.", "O: the centre (b2). X's turn.",
        "X: top right (c3). O's turn.",
      ])
  }
}
