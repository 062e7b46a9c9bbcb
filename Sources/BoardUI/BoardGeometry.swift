import GameRules

/// Where the squares of a board are, as it was measured last.
public struct BoardGeometry: Hashable, Sendable {
  /// The game that is on it.
  public var rules: Rules
  /// The whole board, which may be larger than what can be seen of it.
  public var board: Rectangle
  /// What can be seen of it.
  public var window: Rectangle
  /// The side of a square where the whole board is seen.
  public var wholeSide: Double

  /// The smallest square that a finger hits with ease, in CSS pixels.
  private static let smallestTarget = 32.0
  /// The side of a square on a board that is enlarged at first (WCAG 2.5.5).
  public static let easySide = 44.0
  /// The greatest side that a square is enlarged to.
  private static let greatestSide = 96.0
  /// The smallest square that has room for a word, in CSS pixels.
  private static let roomySide = 60.0

  /// A board as it was measured.
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

  /// Whether squares are too small for a finger where the whole board is seen.
  public var isTooSmall: Bool { wholeSide < BoardGeometry.smallestTarget }

  /// The side of a square so many times as large; nil where the whole board is seen then.
  @inline(never)
  public func side(times factor: Double) -> Double? {
    let side = min(self.side * factor, BoardGeometry.greatestSide)
    return side > wholeSide ? side : nil
  }

  /// How far to scroll so that what was under one point comes under another.
  ///
  /// - Parameters:
  ///   - old: The board as it was then; it may have been smaller.
  ///   - from: A point of the window then.
  ///   - to: A point of the window now.
  /// - Returns: The way to the right and down, in CSS pixels.
  @inline(never)
  public func scroll(from old: BoardGeometry, _ from: Point, to: Point) -> Point {
    guard old.side > 0 else { return Point() }
    let growth = side / old.side
    return Point(
      x: board.left + (from.x - old.board.left) * growth - to.x,
      y: board.top + (from.y - old.board.top) * growth - to.y)
  }

  /// The middle of a square.
  public func center(of square: Square) -> Point {
    Point(
      x: board.left + (Double(square.column) + 0.5) * side,
      y: board.top + (Double(rules.rows - 1 - square.row) + 0.5) * side)
  }

  /// How far to scroll so that some squares are seen; nil where they are seen whole already.
  ///
  /// There is a neighbour on each side, where there is room. Of squares too far apart the first is seen.
  @inline(never)
  public func scroll(toSee squares: [Square]) -> Point? {
    let centers = squares.map(center)
    let isSeen = centers.allSatisfy { window.contains($0, tolerance: -side / 2) }
    if isSeen || window.width == 0 { return nil }
    return Point(
      x: step(centers.map { $0.x }, window.left, window.width),
      y: step(centers.map { $0.y }, window.top, window.height))
  }

  /// How far places are beyond a range without its margins.
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
