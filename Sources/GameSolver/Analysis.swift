import GameRules

/// What is known of a position and of each of its moves.
public struct Analysis: Sendable {
  /// The position.
  public let position: Position
  /// What it is worth to the side to move.
  public private(set) var bounds: ValueBounds
  /// What each move is worth to the side that makes it; nil where a square is not empty.
  private var bySquare: [ValueBounds?]
  /// How many positions were looked at.
  public internal(set) var nodes = 0

  /// Nothing known yet but how a game that is over ended.
  public init(_ position: Position) {
    self.position = position
    bounds = ValueBounds(position)
    bySquare = Array(repeating: nil, count: position.rules.area)
    for square in position.legalMoves {
      let after = position.playingUnchecked(square)
      learn(ValueBounds(after).beforeMove, of: square)
    }
  }

  /// A position of which just the value was asked.
  public init(_ position: Position, bounds: ValueBounds) {
    self.init(position)
    self.bounds = bounds
  }

  /// What a move is worth to the side to move; nil where it is not legal.
  public subscript(square: Square) -> ValueBounds? { bySquare[position.rules.index(of: square)] }

  /// The legal moves with what each is worth, by rows from the bottom-left corner.
  public var moves: [(square: Square, bounds: ValueBounds)] {
    bySquare.indices.compactMap { index in
      bySquare[index].map { (position.rules.square(at: index), $0) }
    }
  }

  /// The moves that are proved to be as good as any, distance included.
  public var bestMoves: [Square] {
    guard let value = bounds.value else { return [] }
    return moves.filter { $0.bounds.value == value }.map { $0.square }
  }

  mutating func learn(_ bounds: ValueBounds) {
    self.bounds.learn(atLeast: bounds.lower)
    self.bounds.learn(atMost: bounds.upper)
  }

  mutating func learn(atMost value: Value) { bounds.learn(atMost: value) }

  mutating func learn(_ bounds: ValueBounds, of square: Square) {
    bySquare[position.rules.index(of: square)] = bounds
    self.bounds.learn(atLeast: bounds.lower)
  }
}

extension Position {
  /// The position after a legal move.
  func playingUnchecked(_ square: Square) -> Position {
    var position = self
    position.playUnchecked(rules.index(of: square))
    return position
  }
}
