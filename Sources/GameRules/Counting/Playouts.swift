/// The results of random games from a position.
public struct Playouts: Hashable, Sendable {
  /// The number of games that X won.
  public var xWins = 0
  /// The number of games that O won.
  public var oWins = 0
  /// The number of draws.
  public var draws = 0

  /// Creates a count of no games.
  public init() {}
}

extension Position {
  /// Plays random games from here to the end, with every move equally likely.
  ///
  /// - Parameters:
  ///   - games: The number of games.
  ///   - generator: The source of randomness; the same state plays the same games.
  /// - Returns: The number of wins and draws.
  /// - Complexity: O(games × squares × lines through a square).
  @inlinable
  public func playouts(_ games: Int, using generator: inout some RandomNumberGenerator) -> Playouts
  {
    var order = (0..<rules.area).filter { board[$0] == nil }
    var counts = Playouts()
    if let outcome {
      counts.count(outcome.winner, games)
    } else if !rules.fitsInWord {
      for _ in 0..<games { counts.count(playout(&order, &generator), 1) }
    } else {
      let own = word(of: toMove)
      let other = word(of: toMove.opponent)
      let winsByOwnLine = rules.ending == .normal ? toMove : toMove.opponent
      table.withWordMasks { masks, starts in
        order.withUnsafeMutableBufferPointer { order in
          for _ in 0..<games {
            let plies = Position.wordPlayout(own, other, order, masks, starts, &generator)
            let winner = plies.isMultiple(of: 2) ? winsByOwnLine.opponent : winsByOwnLine
            counts.count(plies > 0 ? winner : nil, 1)
          }
        }
      }
    }
    return counts
  }

  /// Plays one game on a board of any size.
  @inlinable
  func playout(_ order: inout [Int], _ generator: inout some RandomNumberGenerator) -> Mark? {
    var position = self
    var next = 0
    while !position.isOver {
      order.swapAt(next, next + generator.below(order.count - next))
      position.playUnchecked(order[next])
      next += 1
    }
    return position.outcome?.winner
  }

  /// Plays one game on a board whose squares fit in a word.
  ///
  /// It shuffles `order` while playing and leaves it shuffled for the next game.
  ///
  /// - Returns: The number of plies until a line was completed, or 0 for a draw.
  @inlinable @inline(__always)
  static func wordPlayout(
    _ own: UInt64, _ other: UInt64, _ order: UnsafeMutableBufferPointer<Int>,
    _ masks: UnsafeBufferPointer<UInt64>, _ starts: UnsafeBufferPointer<Int32>,
    _ generator: inout some RandomNumberGenerator
  ) -> Int {
    var mover = own
    var waiter = other
    var next = 0
    while next < order.count {
      let chosen = next &+ generator.below(order.count &- next)
      let square = order[chosen]
      order[chosen] = order[next]
      order[next] = square
      next &+= 1
      mover |= 1 << UInt64(truncatingIfNeeded: square)
      for entry in Int(starts[square])..<Int(starts[square &+ 1])
      where masks[entry] & ~mover == 0 {
        return next
      }
      swap(&mover, &waiter)
    }
    return 0
  }

  @usableFromInline
  func word(of mark: Mark) -> UInt64 { board.squares(of: mark).word0 }
}

extension Playouts {
  @inlinable
  mutating func count(_ winner: Mark?, _ games: Int) {
    switch winner {
    case .x: xWins += games
    case .o: oWins += games
    case nil: draws += games
    }
  }
}

extension LineTable {
  /// Calls the closure with the masks of a board that fits in a word, and each square's start in
  /// them.
  @usableFromInline
  func withWordMasks(
    _ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<Int32>) -> Void
  ) {
    masks.withUnsafeBufferPointer { masks in
      starts.withUnsafeBufferPointer { starts in body(masks, starts) }
    }
  }
}
