import GameRules
import GameSession
import Testing

@testable import SwiftUI
@testable import TicTacToe

@MainActor @Suite(.serialized) struct SizeTests {
  private let device = Device()

  @Test func `Squares that no finger can mean are enlarged by the first tap`() async throws {
    let screen = device.open("15x15k5:h8")
    #expect(screen["Zoom"]?.traits.contains(.isSelected) == false)
    try screen.tap("board", at: CGPoint(x: 5, y: 5))
    #expect(screen["Zoom"]?.traits.contains(.isSelected) == true)
    #expect(screen.squares.count { !$0.hasSuffix(", empty") } == 1, "nothing was played")
    try screen.tap("board", at: CGPoint(x: 5, y: 5))
    try await screen.wait(for: "a15, O")
    try screen.tap("Zoom")
    #expect(screen["Zoom"]?.traits.contains(.isSelected) == false)
  }

  @Test func `Another board of the same size has squares of another size`() async throws {
    let screen = device.open()
    func choose(_ board: String) throws {
      try screen.tap("games")
      try screen.tap(#require(screen.buttons.first { $0.contains(board) }))
    }
    try choose("15×15")
    #expect(screen["Zoom"] != nil)
    try choose("3×3")
    #expect(screen["Zoom"] == nil)
    try screen.tap("board", at: CGPoint(x: 5, y: 5))
    try await screen.wait(for: "a3, X")
  }

  @Test func `Two fingers go on enlarging while they move apart`() throws {
    let screen = device.open("15x15k5")
    let whole = try #require(screen.boardWidth)
    try screen.magnify("board", through: [1.5, 2], by: 3)
    #expect(abs(try #require(screen.boardWidth) - 3 * whole) < 1)
    try screen.magnify("board", through: [0.9], by: 0.2)
    #expect(abs(try #require(screen.boardWidth) - whole) < 1)
  }

  @Test func `A move comes into sight on an enlarged board, and so does a line that won`()
    async throws
  {
    let screen = device.open("15x15k5:a1a3b1b3c1c3d1d3")
    try screen.magnify("board", by: 2)
    #expect(screen.scrolled.last as? [Square] == ["d3"].compactMap(Square.init))
    try await screen.play("e1")
    let line = ["e1", "a1", "b1", "c1", "d1", "e1"].compactMap(Square.init)
    try await screen.until("the line in sight") { screen.scrolled.last as? [Square] == line }
  }

  @Test func `Two fingers enlarge a large board, and a small one stays as it is`() throws {
    let large = device.open("15x15k5")
    try large.magnify("board", by: 2)
    #expect(large["Zoom"]?.traits.contains(.isSelected) == true)
    let small = device.open()
    try small.magnify("board", by: 2)
    #expect(small["Zoom"] == nil)
  }

  @Test func `With the largest type everything is still there, below each other`() async throws {
    let screen = device.open { $0.dynamicTypeSize = .accessibility5 }
    screen.choice = { count, _ in count - 1 }
    #expect(screen.root.everything.contains { $0.kind == .scroll })
    for name in ["piece-x", "seat-o", "board", "hint", "explain", "Computer"] {
      #expect(screen[name] != nil, "\(name)")
    }
    #expect(screen.seatsAreStacked && !device.open().seatsAreStacked)
    try await screen.play("b2 a1")
    #expect(screen["a1, O"] != nil && screen["undo"] != nil)
  }

  @Test func `A board remains the same view when letters grow, with its cursor`() {
    let screen = device.open()
    screen.press(.leftArrow)
    #expect(screen.root.strokes(of: "Ink") == 1)
    screen.environment.dynamicTypeSize = .accessibility5
    screen.choice = { count, _ in count - 1 }
    #expect(screen.root.strokes(of: "Ink") == 1)
  }

  @Test func `With the largest type the board is no higher than its column is wide`() {
    let screen = device.open(size: CGSize(width: 820, height: 1100)) {
      $0.dynamicTypeSize = .accessibility5
    }
    let styles = screen.root.everything.flatMap(\.style)
    let heights = styles.filter { $0.0 == "min-height" }.map { $0.1 }
    #expect(heights.contains("640.0px") && !heights.contains("788.0px"), "\(heights)")
  }

  @Test func `Where the buttons of a panel have no room, they are below each other`() throws {
    device.now += 60 * 86_400
    let screen = device.open()
    try screen.tap("games")
    try screen.tap("All days")
    try screen.tap("Earlier")
    let ways = ["Earlier", "Later"]
    #expect(!screen.isStacked(ways))
    screen.choice = { count, _ in count - 1 }
    #expect(screen.isStacked(ways))
  }

  @Test func `Bold text is met by broader marks`() throws {
    let width = { (screen: Screen) in
      screen.root.everything.flatMap(\.drawings).filter { $0.paint.contains("MarkO") }
        .map(\.lineWidth).max() ?? 0
    }
    let plain = width(device.open("3x3:a1b2"))
    let bold = width(device.open("3x3:a1b2") { $0.legibilityWeight = .bold })
    #expect(plain > 0 && bold > 1.2 * plain)
  }

  @Test func `A theme that was chosen before is there at once`() {
    device.saved[.settings] = "211"
    _ = device.open()
    #expect(device.scheme == .dark)
    device.saved[.settings] = "411"
    let chalk = device.open()
    #expect(device.scheme == .dark)
    #expect(chalk.root.strokes(of: "Chalk") > 0)
  }
}

extension Screen {
  /// Whether the players are below each other.
  fileprivate var seatsAreStacked: Bool { isStacked(["seat-x", "seat-o"]) }

  /// Whether elements with these identifiers or names are below each other.
  fileprivate func isStacked(_ names: [String]) -> Bool {
    let stack = root.everything.last { node in
      names.allSatisfy { name in
        node.everything.contains { $0.identifier == name || $0.name == name }
      }
    }
    return stack?.style.contains { $0 == ("flex-direction", "column") } == true
  }

  /// The width of the whole board, of which only a part may be visible.
  fileprivate var boardWidth: CGFloat? {
    root.everything.last { $0.identifier == "board" }?.everything.lazy.compactMap(\.room).first?
      .width
  }
}
