import GameRules

/// The measured positions of a board's squares.
public struct BoardGeometry: Hashable, Sendable {
  /// The rules of the game on the board.
  public var rules: Rules
  /// The whole board, which may be larger than its window.
  public var board: Rectangle
  /// The window on the board: its visible part.
  public var window: Rectangle
  /// The side of a square when the whole board is visible.
  public var wholeSide: Double

  /// The smallest side that a finger hits easily, in CSS pixels.
  private static let smallestTarget = 32.0
  /// The side of a square, in CSS pixels, on a board that starts enlarged (WCAG 2.5.5).
  public static let easySide = 44.0
  /// The largest side a square can be enlarged to, in CSS pixels.
  private static let greatestSide = 96.0
  /// The smallest side with room for a word, in CSS pixels.
  private static let roomySide = 60.0

  /// Creates a measured board.
  public init(
    rules: Rules, board: Rectangle = Rectangle(), window: Rectangle = Rectangle(),
    wholeSide: Double = 0
  ) {
    self.rules = rules
    self.board = board
    self.window = window
    self.wholeSide = wholeSide
  }

  /// The side of a square.
  public var side: Double { board.width / Double(rules.columns) }

  /// Whether a square has room for a word.
  public var isRoomy: Bool { side >= BoardGeometry.roomySide }

  /// Whether squares are too small for a finger when the whole board is visible.
  public var isTooSmall: Bool { wholeSide < BoardGeometry.smallestTarget }

  /// The side of a square after enlarging by a factor; nil if the whole board would be visible.
  @inline(never)
  public func side(times factor: Double) -> Double? {
    let side = min(self.side * factor, BoardGeometry.greatestSide)
    return side > wholeSide ? side : nil
  }

  /// The scroll distance that moves the place under `from` to `to`.
  ///
  /// - Parameters:
  ///   - old: The board before the change; it may have had another size.
  ///   - from: A point of the window before the change.
  ///   - to: A point of the window after it.
  /// - Returns: The distance to the right and down, in CSS pixels.
  @inline(never)
  public func scroll(from old: BoardGeometry, _ from: Point, to: Point) -> Point {
    guard old.side > 0 else { return Point() }
    let growth = side / old.side
    return Point(
      x: board.left + (from.x - old.board.left) * growth - to.x,
      y: board.top + (from.y - old.board.top) * growth - to.y)
  }

  /// The centre of a square.
  public func center(of square: Square) -> Point {
    Point(
      x: board.left + (Double(square.column) + 0.5) * side,
      y: board.top + (Double(rules.rows - 1 - square.row) + 0.5) * side)
  }

  /// The average of the centres of squares; nil without any.
  public func middle(of squares: [Square]) -> Point? {
    squares.isEmpty ? nil : Point(averageOf: squares.map(center))
  }

  /// The scroll distance that brings squares into view; nil if all are fully visible.
  ///
  /// Leaves room for one neighbour on each side if possible. If the squares are too far apart, the
  /// first one is shown.
  @inline(never)
  public func scroll(toSee squares: [Square]) -> Point? {
    let centers = squares.map(center)
    let isSeen = centers.allSatisfy { window.contains($0, tolerance: -side / 2) }
    if isSeen || window.width == 0 { return nil }
    return Point(
      x: step(centers.map { $0.x }, window.left, window.width),
      y: step(centers.map { $0.y }, window.top, window.height))
  }

  /// The distance to scroll along one axis, so that `places` lie in a range with margins.
  private func step(_ places: [Double], _ start: Double, _ length: Double) -> Double {
    var least = places[0]
    var most = least
    for place in places {
      least = min(least, place)
      most = max(most, place)
    }
    if most - least + side > length { (least, most) = (places[0], places[0]) }
    let margin = min(1.5 * side, (length - most + least) / 2)
    return min(0, least - start - margin) + max(0, most - start - length + margin)
  }

  /// The square under a point; up to a quarter of a square beyond the edge also counts.
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
