import GameRules

/// Two squares that stop a line: whenever the other side takes one, the defender takes its twin.
public struct TwinSquares: Hashable, Sendable {
  /// The first square.
  public let first: Square
  /// The second square.
  public let second: Square
  /// The lines that contain both.
  public let lines: [Line]

  /// The twin of one of the two squares; nil for any other square.
  public func twin(of square: Square) -> Square? {
    if square == first { return second }
    return square == second ? first : nil
  }
}

extension Position {
  /// Returns twins for every line that a mark can still complete, so that it never completes one.
  ///
  /// This is a proof by pairing (Hales and Jewett, 1963) that can be drawn: no square is in two pairs,
  /// and each open line contains a pair. It holds whoever is to move, where a line wins.
  ///
  /// - Parameter mark: The mark that is to be stopped.
  /// - Returns: The pairs, in the order of their first squares; nil if none were found, which proves
  ///   nothing, or on a board of more than 64 squares.
  public func twins(stopping mark: Mark) -> [TwinSquares]? {
    guard rules.fitsInWord, rules.ending == .normal else { return nil }
    func word(_ squares: [Square]) -> UInt64 {
      squares.reduce(0) { $0 | 1 << UInt64(rules.index(of: $1)) }
    }
    let all = (0..<rules.area).map(rules.square(at:))
    let oracle = ProofOracle(table, memory: 1 << 10) { false }
    let (lack, pairs) = oracle.pairs(
      attacker: word(all.filter { self[$0] == mark }),
      defender: word(all.filter { self[$0] == mark.opponent }), after: 0)
    guard lack == 0 else { return nil }
    let open = openLines(of: mark)
    return pairs.filter { $0.nonzeroBitCount == 2 }.map { pair in
      let first = rules.square(at: pair.trailingZeroBitCount)
      let second = rules.square(at: UInt64.bitWidth - 1 - pair.leadingZeroBitCount)
      return TwinSquares(
        first: first, second: second,
        lines: open.filter { $0.squares.contains(first) && $0.squares.contains(second) })
    }.sorted { rules.index(of: $0.first) < rules.index(of: $1.first) }
  }
}
