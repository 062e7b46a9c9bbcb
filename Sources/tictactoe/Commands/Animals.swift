import GameRules
import GameSession
import GameSolver

extension Animal {
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

  /// The result of the game to complete it.
  private var fate: String {
    if let best { return "X wins in \(best.moves) moves on \(best.side)x\(best.side)k0+\(squares)" }
    if let paving { return "nobody can win, on any board\(paving.names)" }
    return "not known: a draw on 6x6k0+\(squares)"
  }

  /// The gallery, with the pairs that stop the animals that nobody can complete.
  static var gallery: String {
    let rows = all.flatMap { animal in
      animal.picture.enumerated().map { index, row in
        let name = index == 0 ? animal.name.description : ""
        let text = index == 0 ? animal.fate : ""
        let line = "  " + name.padded(to: 8) + row.padded(to: 8) + text
        return line.withoutSpacesAtEnd
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
    return ([names] + rows).map(\.withoutSpacesAtEnd).joined(separator: "\n")
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
