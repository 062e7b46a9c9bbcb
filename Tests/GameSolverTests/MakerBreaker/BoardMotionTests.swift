import GameRules
import Testing

@testable import GameSolver

/// The turns and shifts with which proofs refer to earlier lines.
@Suite struct BoardMotionTests {
  private typealias Point = (column: Int, row: Int)

  /// The image of a square, on the board or beside it, as the proof checker computes it.
  private func end(of square: Point, _ motion: BoardMotion) -> Point {
    var (column, row) = square
    if motion.turn & 4 != 0 { swap(&column, &row) }
    if motion.turn & 1 != 0 { column = -column }
    if motion.turn & 2 != 0 { row = -row }
    return (column + motion.columns, row + motion.rows)
  }

  @Test(arguments: ["3x3", "12x5k5", "1x4k1", "8x8k5"])
  func `a motion turns with the board`(text: String) throws {
    let rules = try Rules(text)
    for symmetry in rules.symmetries {
      let turn = BoardMotion(symmetry, on: rules)
      for square in (0..<rules.area).map(rules.square(at:)) {
        let point = (square.column, square.row)
        let image = symmetry(square, on: rules)
        #expect(end(of: point, turn) == (image.column, image.row))
        for code in 0..<8 {
          let motion = BoardMotion(turn: code, columns: 3, rows: -2)
          let turned = motion.turned(by: symmetry, on: rules)
          #expect(end(of: end(of: point, turn), turned) == end(of: end(of: point, motion), turn))
        }
      }
    }
  }
}
