/// Threats to complete a line, which have only one answer, and forks, which have none.
extension LineList {
  /// The squares that complete a line once the side has taken `square`: a fork if there are two or
  /// more.
  @inline(__always)
  func threats(after square: UInt64) -> UInt64 {
    var wins: UInt64 = 0
    for index in 0..<count {
      let empty = lines[index] & ~own
      if empty & square != 0, empty.nonzeroBitCount == 2 { wins |= empty & ~square }
    }
    return wins
  }

  /// A win by consecutive threats (gomoku's VCF) for the side to move; `ThreatSearch` finds them on
  /// boards of any size.
  struct Run {
    /// The first move.
    var move: UInt64
    /// The squares that must be empty.
    var squares: UInt64
    /// The squares among them that the other side is forced to take.
    var answers: UInt64 = 0
    /// The number of plies until a line is completed.
    var plies = 3

    /// The squares with which the other side could interfere by taking one first: those that the
    /// win needs, and those that make a threat, at once or together with the forced answers.
    @inline(__always)
    func disturbances(by other: LineList) -> UInt64 {
      squares | other.taking(answers).survey().threats
    }
  }

  /// Finds a threat sequence of the side to move: at most `threats` single threats, then a fork.
  ///
  /// Tried before the search: 24 times fewer nodes on 7x5k4 (decision 26).
  ///
  /// - Parameters:
  ///   - other: The other side's lines, none of which misses only one square.
  ///   - survey: The survey of this side's lines, none of which misses only one square.
  ///   - threats: The number of single threats that may precede the fork.
  ///   - memory: Free memory for line lists.
  ///   - work: Incremented by the number of lines examined.
  /// - Returns: The first sequence found, or nil.
  func run(
    against other: LineList, _ survey: Survey, threats: Int, memory: UnsafeMutablePointer<UInt64>,
    work: inout Int64
  ) -> Run? {
    if let fork = fork(at: survey.crossings) { return fork }
    if threats == 0 { return nil }
    var rest = survey.threats
    while rest != 0 {
      let square = rest & (0 &- rest)
      rest &= ~square
      let answer = self.threats(after: square)
      work &+= Int64(truncatingIfNeeded: count &+ other.count)
      let answered = other.losing(square, into: memory).taking(answer)
      // An answer that threatens a line itself would break the sequence.
      if answered.survey().wins != 0 { continue }
      let own = taking(square).losing(answer, into: memory + answered.count)
      let next = own.run(
        against: answered, own.survey(), threats: threats &- 1,
        memory: memory + answered.count + own.count, work: &work)
      if var next {
        next.move = square
        next.squares |= square | answer
        next.answers |= answer
        next.plies &+= 2
        return next
      }
    }
    return nil
  }

  /// Finds a square that threatens to complete two lines, and two squares that complete them.
  @inline(__always)
  private func fork(at crossings: UInt64) -> Run? {
    var rest = crossings
    while rest != 0 {
      let square = rest & (0 &- rest)
      rest &= ~square
      let wins = threats(after: square)
      let others = wins & (wins &- 1)
      if others != 0 {
        let two = wins & (0 &- wins) | others & (0 &- others)
        return Run(move: square, squares: square | two)
      }
    }
    return nil
  }
}
