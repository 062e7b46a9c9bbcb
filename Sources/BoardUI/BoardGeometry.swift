import GameRules

/// Where the squares of a board are, as it was measured last.
public struct BoardGeometry: Hashable, Sendable {
  /// The game that is on it.
  public var rules: Rules
  /// The whole board, which may be larger than what can be seen of it.
  public var board: Rectangle
  /// What can be seen of it.
  public var window: Rectangle

  /// The smallest square that a finger hits, in CSS pixels (WCAG 2.5.8).
  private static let smallestTarget = 24.0
  /// The smallest square that has room for a word, in CSS pixels.
  private static let roomySide = 60.0

  /// A board as it was measured.
  public init(rules: Rules, board: Rectangle = Rectangle(), window: Rectangle = Rectangle()) {
    self.rules = rules
    self.board = board
    self.window = window
  }

  /// The side of a square.
  public var side: Double { board.width / Double(rules.columns) }

  /// Whether a square has room for a word.
  public var isRoomy: Bool { side >= BoardGeometry.roomySide }

  /// Whether a square is too small for a finger.
  public var isTooSmall: Bool { side < BoardGeometry.smallestTarget }

  /// The square under a point, also where the point is just beyond the edge of the board.
  @inline(never)
  public func square(at point: Point) -> Square? {
    let tolerance = side / 4
    guard side > 0, board.height > 0, board.contains(point, tolerance: tolerance),
      window.contains(point, tolerance: tolerance)
    else { return nil }
    let column = Int((point.x - board.left) / side)
    let rowFromTop = Int((point.y - board.top) / side)
    return Square(
      column: max(0, min(column, rules.columns - 1)),
      row: rules.rows - 1 - max(0, min(rowFromTop, rules.rows - 1)))
  }
}
