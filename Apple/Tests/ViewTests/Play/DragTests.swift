import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToe

@MainActor @Suite(.serialized) struct DragTests {
  private let device = Device()
  /// In the piece, in the middle of b2, and beside the board.
  private let home = CGPoint(x: 20, y: 20)
  private let b2 = CGPoint(x: 195, y: 195)
  private let nowhere = CGPoint(x: 195, y: 800)

  @Test func `A piece that is dragged onto a square is played there`() async throws {
    let screen = device.open()
    try screen.drag("piece-x", from: home, to: b2) {
      #expect(screen.root.strokes(of: "Ink") == 1, "the square under it is framed")
    }
    try await screen.wait(for: "b2, X")
    #expect(device.sounds.contains(.lifted(.x)))
  }

  @Test func `A tap is told from the corner of the board, wherever that is`() async throws {
    let screen = device.open()
    screen.frames["board"] = CGRect(x: 100, y: 200, width: 390, height: 390)
    try screen.tap("board", at: CGPoint(x: 10, y: 10))
    try await screen.wait(for: "a3, X")
  }

  @Test func `a piece lands on its square in a restored game of another size`() async throws {
    let screen = device.open(keeping: "5x5k4:")
    try screen.drag("piece-x", from: home, to: CGPoint(x: 195, y: 273))
    try await screen.wait(for: "c2, X")
  }

  @Test func `A piece that is dropped beside the board goes back`() async throws {
    let screen = device.open()
    try screen.drag("piece-x", from: home, to: nowhere)
    #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    #expect(device.sounds == [.lifted(.x), .returned])
    try await screen.play("a1")
  }

  @Test func `A piece that is dropped on a taken square goes back, and says why`() async throws {
    let screen = device.open("3x3:b2")
    try screen.drag("piece-o", from: home, to: b2)
    #expect(screen.status == "The centre is taken")
    #expect(screen["b2, X"] != nil)
  }

  @Test func `A drag that the system takes away plays nothing`() throws {
    let screen = device.open()
    try screen.cancelDrag("piece-x", from: home, to: b2)
    #expect(screen.squares.allSatisfy { $0.hasSuffix(", empty") })
    #expect(device.sounds.last == .returned)
  }

  @Test func `A piece that hardly moved was tapped`() throws {
    let screen = device.open()
    try screen.drag("piece-x", from: home, to: CGPoint(x: 22, y: 22))
    #expect(screen["piece-x"]?.traits.contains(.isSelected) == true)
    #expect(device.sounds == [.lifted(.x)])
  }

  @Test func `The piece of the other side cannot be dragged`() {
    let screen = device.open()
    #expect(throws: Screen.Missing.self) { try screen.drag("piece-o", from: home, to: b2) }
  }

  @Test func `A tap under a pointer is foreseen, and plays where it was`() async throws {
    let screen = device.open()
    let marks = screen.root.strokes(of: "MarkX")
    try screen.hover("board", at: b2)
    #expect(screen.root.strokes(of: "MarkX") == marks + 1)
    try screen.hover("board", at: nil)
    #expect(screen.root.strokes(of: "MarkX") == marks)
    try screen.tap("board", at: b2)
    try await screen.wait(for: "b2, X")
  }
}
