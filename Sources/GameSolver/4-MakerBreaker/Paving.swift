import GameRules

/// A paving of the plane with pairs of neighbouring squares that stops shapes on every board.
///
/// If every place of a shape holds both squares of a pair, the second player answers each move with the
/// other square of its pair, and nobody ever owns the shape. No search is needed, the board may have
/// any size, and the pairs can be drawn:
///
///     <>    pairs side by side    ><    the next row moved by one square
///
/// This is the pairing strategy of Hales and Jewett, with the pavings that Harary used for his animals.
public struct Paving: Hashable, Sendable {
  /// The columns after which it repeats.
  private let columns: Int
  /// The rows after which it repeats.
  private let rows: Int
  /// The repeating part, from the top row down.
  ///
  /// `<` and `>` are the left and the right square of a pair, `^` and `v` its upper and its lower one.
  private let signs: [UInt8]
  /// The four pavings, which stop all of Harary's losing animals between them.
  private static let all: StaticString = "<>,<>/><,^^vv/vv^^,<>^^/<>vv/^^<>/vv<>"

  private init(_ picture: UTF8Text) {
    let lines = picture.split(at: UInt8(ascii: "/"))
    columns = lines[0].bytes.count
    rows = lines.count
    signs = lines.flatMap { $0.bytes }
  }

  /// Creates a paving that stops every line of these rules, on this and every other board; nil if none
  /// of the four does, or if anything but shapes wins.
  ///
  /// - Complexity: O(images of the shapes × squares), at most some ten thousand steps.
  @inline(never)
  public init?(stopping rules: Rules) {
    guard rules.inARow == 0, rules.patterns.isEmpty, rules.isMonotone else { return nil }
    for picture in UTF8Text(Paving.all).split(at: UInt8(ascii: ",")) {
      let paving = Paving(picture)
      if rules.shapes.allSatisfy(paving.stops) {
        self = paving
        return
      }
    }
    return nil
  }

  /// Whether every place of a shape, turned and mirrored, holds a pair.
  ///
  /// All images of the shape are tried, so the paving itself need not be turned.
  private func stops(_ shape: Rules.Shape) -> Bool {
    let squares = shape.squares
    let places = squares.map { (column: $0.column, row: $0.row) }
    for way in 0..<8 {
      let image = places.map { place in
        let column = way & 1 == 0 ? place.column : -place.column
        let row = way & 2 == 0 ? place.row : -place.row
        return way & 4 == 0 ? (column: column, row: row) : (column: row, row: column)
      }
      for right in 0..<columns {
        for up in 0..<rows {
          let moved = image.map { (column: $0.column + right, row: $0.row + up) }
          let holdsPair = moved.contains { place in
            let partner = partner(column: place.column, row: place.row)
            return moved.contains { $0 == partner }
          }
          if !holdsPair { return false }
        }
      }
    }
    return true
  }

  /// The other square of a pair, on the endless plane.
  private func partner(column: Int, row: Int) -> (column: Int, row: Int) {
    func inside(_ number: Int, _ period: Int) -> Int { (number % period + period) % period }
    let depth = rows - 1 - inside(row, rows)
    return switch signs[depth * columns + inside(column, columns)] {
    case UInt8(ascii: "<"): (column + 1, row)
    case UInt8(ascii: ">"): (column - 1, row)
    case UInt8(ascii: "^"): (column, row - 1)
    default: (column, row + 1)
    }
  }

  /// The square to answer a move with; nil if the pair reaches over the edge of the board.
  public func answer(to square: Square, on rules: Rules) -> Square? {
    let partner = partner(column: square.column, row: square.row)
    guard 0..<rules.columns ~= partner.column, 0..<rules.rows ~= partner.row else { return nil }
    return Square(column: partner.column, row: partner.row)
  }

  /// The pairs on a board, by the rows of their first squares; each is left or lower first.
  public func pairs(on rules: Rules) -> [(Square, Square)] {
    (0..<rules.area).compactMap { index in
      let square = rules.square(at: index)
      guard let partner = answer(to: square, on: rules), rules.index(of: partner) > index else {
        return nil
      }
      return (square, partner)
    }
  }
}
