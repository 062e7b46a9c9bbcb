import BoardUI
import GameRules
import GameSession
import Testing

struct DrawingTests {
  /// The rules of a won game, and its line.
  private func end(of text: String) throws -> (rules: Rules, line: Line) {
    let game = try Game(text)
    return (game.rules, try #require(game.position.outcome?.winningLines.first))
  }

  /// The corners of a drawing, each curve by nine of its points.
  private func corners(_ steps: [PenStep]) throws -> [[(x: Double, y: Double)]] {
    var shapes: [[(x: Double, y: Double)]] = []
    for step in steps {
      switch step {
      case .move(let x, let y): shapes.append([(Double(x), Double(y))])
      case .line(let x, let y): shapes[shapes.count - 1].append((Double(x), Double(y)))
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        let start = try #require(shapes.last?.last)
        for part in 1...9 {
          let t = Double(part) / 9
          func at(_ a: Double, _ b: Int, _ c: Int, _ d: Int) -> Double {
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * Double(b) + 3 * u * t * t * Double(c)
              + t * t * t * Double(d)
          }
          shapes[shapes.count - 1].append((at(start.x, x1, x2, x), at(start.y, y1, y2, y)))
        }
      case .close: break
      }
    }
    return shapes
  }

  /// The squares whose centres are inside a drawing.
  private func squares(inside steps: [PenStep], on rules: Rules) throws -> Set<Square> {
    let shapes = try corners(steps)
    return Set(
      (0..<rules.area).map { rules.square(at: $0) }.filter { square in
        let x = Double(100 * square.column + 50)
        let y = Double(100 * (rules.rows - 1 - square.row) + 50)
        return shapes.contains { shape in
          // A ray to the right crosses the border of what contains its start an odd number of times.
          let crossings = shape.indices.count { index in
            let (a, b) = (shape[index], shape[(index + 1) % shape.count])
            guard (a.y > y) != (b.y > y) else { return false }
            return a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x
          }
          return !crossings.isMultiple(of: 2)
        }
      })
  }

  private static let wonGames = [
    "3x3:a1a2b1b2c1", "3x3:a1b1a2b2a3", "3x3:a1a2b2b1c3", "3x3:a3b1b2a1c1",
    "9x9k5:b2a1c3a2d4a3e5a5f6", "4x4+squares:a1d1b1d2a2c4b2",
    "4x4+corners+squares:a1b2a4b3d1c2d4", "5x5k4+diamonds:c2a1b3a5c4e1d3", "2x1k1:a1",
  ]

  @Test(arguments: wonGames)
  func `the wash covers the squares of the line and no other`(game: String) throws {
    let (rules, line) = try end(of: game)
    #expect(
      try squares(inside: Drawing.wash(line, on: rules), on: rules) == Set(line.squares))
  }

  @Test(arguments: wonGames)
  func `the loop is one stroke that surrounds the line and passes its start outside`(
    game: String
  ) throws {
    let (rules, line) = try end(of: game)
    let loop = Drawing.loop(line, on: rules)
    #expect(try squares(inside: loop, on: rules).isSuperset(of: line.squares))
    let shape = try #require(try corners(loop).first)
    #expect(try corners(loop).count == 1)
    for square in line.squares {
      let (x, y) = (
        Double(100 * square.column + 50), Double(100 * (rules.rows - 1 - square.row) + 50)
      )
      // No closer than the mark, whose radius is 30.
      for point in shape {
        #expect((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) > 40 * 40)
      }
    }
    let (start, end) = (try #require(shape.first), try #require(shape.last))
    let apart = (start.x - end.x) * (start.x - end.x) + (start.y - end.y) * (start.y - end.y)
    #expect(apart > 9 && apart < 900)
  }

  @Test func `neighbouring lines of an idea are closed and have no side in common`() throws {
    let rules = try Rules("5x5k4")
    let lines = rules.makeLines().filter { line in line.squares.allSatisfy { $0.column == 2 } }
    let outlines = Drawing.ideas(lines, on: rules)
    var sides: Set<Int> = []
    for (line, steps) in zip(lines, outlines) {
      #expect(try squares(inside: steps, on: rules) == Set(line.squares))
      #expect(steps.last == .close)
      for case .line(let x, _) in steps where x != 250 {  // The middle of the column.
        #expect(sides.insert(x).inserted)
      }
    }
    #expect(sides.count == 4)
  }

  @Test(arguments: [
    ("5x5k0+a1b1c1a2a3:a1e5b1e4c1e2a2d5a3", 4), ("4x4k0+a1b1c1a2c2:a1d4b1d3c1b4a2a4c2", 4),
    ("3x3k0+b1a2b2c2b3:b1a1a2c1b2a3c2c3b3", 0), ("4x4k0+a1b1a2:b2a4c2b4b3", 0),
    ("4x4k0+a1c2:a1b3c2", 0),
  ])
  func `a shape that its loop would not fit is struck through, and no other`(
    game: String, strokes: Int
  ) throws {
    let (rules, line) = try end(of: game)
    #expect(line.kind == .shape)
    let steps = Drawing.loop(line, on: rules)
    let ends = steps.compactMap { step in
      if case .line(let x, let y) = step { [x, y] } else { nil }
    }
    let isLoop = steps.contains { if case .curve = $0 { true } else { false } }
    #expect(isLoop == (strokes == 0))
    if isLoop { return }
    #expect(ends.count == strokes && Set(ends).count == strokes)
    let centers = line.squares.map { [100 * $0.column + 50, 100 * (rules.rows - 1 - $0.row) + 50] }
    #expect(Set(ends).isSubset(of: centers))
    // Each stroke is as long as a square is wide, as these squares hang together.
    for (index, step) in steps.enumerated() {
      guard case .move(let x, let y) = step, case .line(let right, let down) = steps[index + 1]
      else { continue }
      #expect(abs(x - right) + abs(y - down) == 100)
    }
  }

  @Test(arguments: [
    "4x4k0+a1c1:a1b2c1", "4x4k0+a1c3:a1b3c3", "5x5k0+a1a3c1:a1a5a3e5c1",
  ])
  func `a shape in parts has a ring round each of its squares and none round another`(
    game: String
  ) throws {
    let (rules, line) = try end(of: game)
    let loop = Drawing.loop(line, on: rules)
    #expect(try squares(inside: loop, on: rules) == Set(line.squares))
    #expect(try corners(loop).count == line.squares.count)
    #expect(try squares(inside: Drawing.wash(line, on: rules), on: rules) == Set(line.squares))
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
    let starts = Drawing.gridSteps(try Rules("3x2k2")).compactMap { step in
      if case .move(let x, let y) = step { [x, y] } else { nil }
    }
    #expect(starts == [[100, 8], [200, 8], [8, 100]])
    #expect(Drawing.grid(try Rules("10x1k3")).description.hasPrefix("M0 0L0 100"))
  }
}
