import BoardUI
import GameRules
import GameSession
import Testing

struct DrawingTests {
  /// The path of the line that ends a game.
  private func path(of text: String) throws -> String {
    let game = try Game(text)
    guard case .win(_, let lines) = game.position.outcome else { return "no win" }
    return lines.map { Drawing.path($0, on: game.rules).description }.joined(separator: " ")
  }

  @Test(arguments: [
    ("3x3:a1a2b1b2c1", "M16 250L50 250L150 250L250 250L284 250"),
    ("3x3:a1b1a2b2a3", "M50 284L50 250L50 150L50 50L50 16"),
    ("3x3:a1a2b2b1c3", "M16 284L50 250L150 150L250 50L284 16"),
  ])
  func `a stroke goes through the centres and beyond the outer ones`(
    game: String, path: String
  ) throws {
    #expect(try self.path(of: game) == path)
  }

  @Test func `a pattern is drawn as a closed ring or by its corners`() throws {
    #expect(
      try path(of: "4x4+squares:a1d1b1d2a2c4b2") == "M50 350L150 350L150 250L50 250Z")
    #expect(
      try path(of: "3x3+corners:a1b1c1b2c3a2a3")
        == "M50 214L50 250L86 250M214 250L250 250L250 214M250 86L250 50L214 50M86 50L50 50L50 86")
  }

  @Test(arguments: Symbol.allCases)
  func `a symbol has at most two strokes, each starting where the pen is put down`(
    symbol: Symbol
  ) {
    let strokes = Drawing.strokes(symbol).map(\.description)
    #expect(strokes.joined() == Drawing.path(symbol).description)
    #expect(strokes.count == (symbol == .x ? 2 : 1))
    for stroke in strokes { #expect(stroke.lastIndex(of: "M") == stroke.startIndex) }
  }

  @Test(arguments: Symbol.allCases)
  func `a symbol is one path that starts with a move`(symbol: Symbol) {
    let path = Drawing.path(symbol).description
    #expect(path.hasPrefix("M"))
    #expect(path.allSatisfy { "MLCZ -0123456789".contains($0) })
  }

  @Test func `a grid has lines between squares, and edges where it is fine`() throws {
    #expect(
      Drawing.grid(try Rules("3x2k2")).description == "M100 8L100 192M200 8L200 192M8 100L292 100")
    #expect(Drawing.grid(try Rules("10x1k3")).description.hasPrefix("M0 0L0 100"))
  }
}
