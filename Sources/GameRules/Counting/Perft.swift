/// A count of the move sequences of one length, and of those that end the game.
///
/// Chess programs are tested in this way: only correct rules produce the known numbers.
public struct Perft: Hashable, Sendable {
  /// The number of sequences of exactly this many plies; games that end earlier are not counted.
  public var sequences: Int
  /// The number of sequences whose last move completes a line.
  public var wins: Int
  /// The number of sequences whose last move fills the board without completing a line.
  public var draws: Int

  /// Creates a count, by default of zero sequences.
  public init(sequences: Int = 0, wins: Int = 0, draws: Int = 0) {
    self.sequences = sequences
    self.wins = wins
    self.draws = draws
  }

  static func += (sum: inout Perft, part: Perft) {
    sum.sequences &+= part.sequences
    sum.wins &+= part.wins
    sum.draws &+= part.draws
  }
}

extension Position {
  /// Counts the move sequences of exactly `depth` plies from here.
  ///
  /// Every move is made and tested, including those of the last ply.
  ///
  /// - Parameter depth: The number of plies, 0 or more.
  /// - Returns: The number of sequences, and of those that end the game.
  /// - Complexity: O(sequences × lines through a square).
  public func perft(_ depth: Int) -> Perft {
    precondition(depth >= 0, "A depth is a number of plies")
    if depth == 0 { return Perft(sequences: 1) }
    if isOver { return Perft() }
    if !rules.fitsInWord {
      var position = self
      return position.countByPlaying(depth)
    }
    return table.masks.withUnsafeBufferPointer { masks in
      table.starts.withUnsafeBufferPointer { starts in
        let full = ~UInt64(0) >> UInt64(64 - rules.area)
        let own = board.squares(of: toMove).word0
        let other = board.squares(of: toMove.opponent).word0
        let tree = WordTree(masks: masks, starts: starts)
        return tree.count(own, other, empty: full & ~own & ~other, depth)
      }
    }
  }

  private mutating func countByPlaying(_ depth: Int) -> Perft {
    var count = Perft()
    for index in 0..<rules.area where board[index] == nil {
      playUnchecked(index)
      if depth == 1 {
        count.sequences &+= 1
        if isOver {
          if outcome?.winner == nil { count.draws &+= 1 } else { count.wins &+= 1 }
        }
      } else if !isOver {
        count += countByPlaying(depth &- 1)
      }
      undoUnchecked(index)
    }
    return count
  }
}
