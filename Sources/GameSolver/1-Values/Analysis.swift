import GameRules

/// Proved bounds on the value of a position and of each of its moves.
public struct Analysis: Sendable {
  /// The position.
  public let position: Position
  /// Bounds on its value for the side to move.
  public private(set) var bounds: ValueBounds
  /// Bounds on each move's value for the side that makes it; nil for an occupied square.
  private var bySquare: [ValueBounds?]
  /// Bounds on taking over the first mark, for the side to move; nil where that is not possible.
  public internal(set) var takeOver: ValueBounds?
  /// The number of positions searched.
  public internal(set) var nodes: Int64 = 0

  /// Creates an analysis that knows nothing but the values of finished games.
  public init(_ position: Position) {
    self.position = position
    bounds = ValueBounds(position)
    bySquare = Array(repeating: nil, count: position.rules.area)
    for square in position.legalMoves {
      let after = position.playingUnchecked(square)
      learn(ValueBounds(after).beforeMove, of: square)
    }
  }

  /// Creates an analysis with known bounds on the position itself.
  public init(_ position: Position, bounds: ValueBounds) {
    self.init(position)
    self.bounds = bounds
  }

  /// Bounds on a move's value for the side to move; nil if the move is illegal.
  public subscript(square: Square) -> ValueBounds? { bySquare[position.rules.index(of: square)] }

  /// The legal moves and their bounds, row by row from the bottom-left corner.
  public var moves: [(square: Square, bounds: ValueBounds)] {
    bySquare.indices.compactMap { index in
      bySquare[index].map { (position.rules.square(at: index), $0) }
    }
  }

  /// The moves proved to be optimal, distance included.
  public var bestMoves: [Square] {
    guard let value = bounds.value else { return [] }
    return moves.filter { $0.bounds.value == value }.map { $0.square }
  }

  /// Replaces the bounds on the position.
  mutating func setBounds(_ lower: Value, _ upper: Value) {
    bounds = ValueBounds(lower: lower, upper: upper) ?? bounds
  }

  mutating func learn(_ bounds: ValueBounds) {
    self.bounds.learn(atLeast: bounds.lower)
    self.bounds.learn(atMost: bounds.upper)
  }

  mutating func learn(atMost value: Value) { bounds.learn(atMost: value) }

  package mutating func learn(_ bounds: ValueBounds, of square: Square) {
    bySquare[position.rules.index(of: square)] = bounds
    self.bounds.learn(atLeast: bounds.lower)
  }
}

extension Position {
  /// The position after a legal move.
  package func playingUnchecked(_ square: Square) -> Position {
    var position = self
    position.playUnchecked(rules.index(of: square))
    return position
  }
}
