import GameRules

/// What is known of a position and of each of its moves.
public struct Analysis: Sendable {
  /// The position.
  public let position: Position
  /// What it is worth to the side to move.
  public private(set) var knowledge: Knowledge
  /// What each move is worth to the side that makes it; nil where a square is not empty.
  private var bySquare: [Knowledge?]
  /// How many positions were looked at.
  public internal(set) var nodes = 0

  /// Nothing known yet but how a game that is over ended.
  public init(_ position: Position) {
    self.position = position
    knowledge = Knowledge(position)
    bySquare = Array(repeating: nil, count: position.rules.area)
    for square in position.legalMoves {
      let after = position.playingUnchecked(square)
      learn(Knowledge(after).beforeMove, of: square)
    }
  }

  /// A position of which just the value was asked.
  public init(_ position: Position, knowledge: Knowledge) {
    self.init(position)
    self.knowledge = knowledge
  }

  /// What a move is worth to the side to move; nil where it is not legal.
  public subscript(square: Square) -> Knowledge? { bySquare[position.rules.index(of: square)] }

  /// The legal moves with what each is worth, by rows from the bottom-left corner.
  public var moves: [(square: Square, knowledge: Knowledge)] {
    bySquare.indices.compactMap { index in
      bySquare[index].map { (position.rules.square(at: index), $0) }
    }
  }

  /// The moves that are proved to be as good as any, distance included.
  public var bestMoves: [Square] {
    guard let value = knowledge.value else { return [] }
    return moves.filter { $0.knowledge.value == value }.map { $0.square }
  }

  mutating func learn(_ knowledge: Knowledge) {
    self.knowledge.raise(to: knowledge.floor)
    self.knowledge.lower(to: knowledge.ceiling)
  }

  mutating func learn(_ knowledge: Knowledge, of square: Square) {
    bySquare[position.rules.index(of: square)] = knowledge
    self.knowledge.raise(to: knowledge.floor)
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
