import GameRules
import GameSolver

/// One of Frank Harary's animals: a shape of squares that run together, and the smallest square board
/// on which the first player completes it.
struct Animal {
  /// The name; the five-square ones are called by the letters that they look like.
  let name: String
  /// The squares of the shape.
  let squares: String
  /// The side of the board and the first player's moves there; nil if that is not known or never.
  let best: (side: Int, moves: Int)?

  init(_ name: String, _ squares: String, _ side: Int? = nil, moves: Int = 0) {
    self.name = name
    self.squares = squares
    best = side.map { ($0, moves) }
  }

  /// All animals of two to five squares, and Snaky.
  static let all = [
    Animal("Domino", "a1b1", 2, moves: 2), Animal("El", "a1b1a2", 3, moves: 3),
    Animal("Tic", "a1b1c1", 4, moves: 3), Animal("Elly", "a1b1c1a2", 4, moves: 4),
    Animal("Tippy", "a1b1b2c2", 3, moves: 5), Animal("Knobby", "a1b1c1b2", 5, moves: 4),
    Animal("Skinny", "a1b1c1d1", 7, moves: 7), Animal("N", "a1b1c1c2d2", 5, moves: 6),
    Animal("Y", "a1b1c1d1b2", 6, moves: 6), Animal("L", "a1b1c1d1a2", 7, moves: 9),
    Animal("Snaky", "a1b1c1d1d2e2"), Animal("Fatty", "a1b1a2b2"), Animal("F", "a1b1b2c2b3"),
    Animal("I", "a1b1c1d1e1"), Animal("P", "a1b1c1a2b2"), Animal("T", "a1b1c1b2b3"),
    Animal("U", "a1b1c1a2c2"), Animal("V", "a1b1c1a2a3"), Animal("W", "a1b1b2c2c3"),
    Animal("X", "b1a2b2c2b3"), Animal("Z", "a1b1b2b3c3"),
  ]

  /// The rules on a square board.
  func rules(side: Int) -> Rules? { try? Rules("\(side)x\(side)k0+\(squares)") }

  /// The paving that stops it on every board.
  var paving: Paving? { rules(side: 8).flatMap { Paving(stopping: $0) } }

  /// The shape as rows of signs, from the top down.
  private var picture: [String] {
    let places = rules(side: 8)?.shapes.first { _ in true }?.squares ?? []
    let rows = (places.map(\.row).max() ?? 0) + 1
    return (0..<rows).reversed().map { row in
      (0..<6).map { column in
        places.contains(Square(column: column, row: row)) ? "#" : " "
      }.joined()
    }
  }

  /// The result of the game about it.
  private var fate: String {
    if let best { return "X wins in \(best.moves) moves on \(best.side)x\(best.side)k0+\(squares)" }
    if let paving { return "nobody can win, on any board\(paving.names)" }
    return "not known: a draw on 6x6k0+\(squares)"
  }

  /// The gallery, with the pairs that stop those that nobody can complete.
  static var gallery: String {
    let rows = all.flatMap { animal in
      animal.picture.enumerated().map { index, row in
        let name = index == 0 ? animal.name : ""
        let text = index == 0 ? animal.fate : ""
        let line = "  " + name.padded(to: 8) + row.padded(to: 8) + text
        return String(line.reversed().drop { $0 == " " }.reversed())
      } + [""]
    }
    return """
      Frank Harary asked on which boards the first player can complete an animal, a shape of squares
      side by side, and in how many moves. It counts turned and mirrored. These are the smallest square
      boards, solved by this program; Documentation/Reference/Values.md has the proofs.

      \(rows.joined(separator: "\n"))
      The pairs that stop an animal on every board: O answers each move with the other square of its
      pair. Wherever the animal is put, turned or mirrored, it covers a whole pair.

      \(Paving.legend)
      """
  }
}

extension Paving {
  /// Its letter among the pavings, for the gallery.
  fileprivate var names: String {
    Paving.letters.first { $0.paving == self }.map { ", by the pairs of \($0.letter)" } ?? ""
  }

  /// The pavings in use, with a letter each, in the order of the animals.
  private static let letters: [(letter: String, paving: Paving)] = {
    var pavings: [Paving] = []
    for paving in Animal.all.compactMap(\.paving) where !pavings.contains(paving) {
      pavings.append(paving)
    }
    return zip(["(a)", "(b)", "(c)", "(d)"], pavings).map { ($0, $1) }
  }()

  /// Each paving on eight columns and four rows, side by side.
  fileprivate static var legend: String {
    let drawn = letters.map { $0.paving.drawing }
    let names = letters.map { ("  " + $0.letter).padded(to: 14) }.joined()
    let rows = (0..<4).map { row in drawn.map { "  " + $0[row].padded(to: 12) }.joined() }
    return ([names] + rows).map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }

  /// Four rows of eight squares, from the top down; a square whose pair reaches over the edge is a dot.
  private var drawing: [String] {
    guard let rules = try? Rules(columns: 8, rows: 4, inARow: 4) else { return [] }
    return (0..<4).reversed().map { row in
      (0..<8).map { column in
        let square = Square(column: column, row: row)
        guard let other = answer(to: square, on: rules) else { return "." }
        if other.row != row { return other.row < row ? "^" : "v" }
        return other.column > column ? "<" : ">"
      }.joined()
    }
  }
}

extension String {
  /// The text with spaces up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
