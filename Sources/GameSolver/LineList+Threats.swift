/// Threats to complete a line, which leave the other side one answer, and forks, which leave it none.
extension LineList {
  /// The squares that complete a line after the side took this one: a fork if there are two.
  @inline(__always)
  func threats(after square: UInt64) -> UInt64 {
    var wins: UInt64 = 0
    for index in 0..<count {
      let empty = lines[index] & ~own
      if empty & square != 0, empty.nonzeroBitCount == 2 { wins |= empty & ~square }
    }
    return wins
  }

  /// A win by threats alone of a side with the move, as `ThreatSearch` finds them on boards of any size.
  struct Run {
    /// The move to make.
    var move: UInt64
    /// The squares that must be empty for it.
    var squares: UInt64
    /// Those of them that the other side has to take.
    var answers: UInt64 = 0
    /// In how many plies it completes a line.
    var plies = 3

    /// The squares that the other side could take first and not lose to it: those that it needs, and
    /// those that make a threat, at once or together with the answers.
    @inline(__always)
    func disturbances(by other: LineList) -> UInt64 {
      squares | other.taking(answers).survey().threats
    }
  }

  /// Looks for a run of this side with the move: a fork after so many single threats at most.
  ///
  /// - Parameters:
  ///   - other: The lines of the other side, of which none misses just one square.
  ///   - survey: What a look at this side's lines tells; none misses just one square.
  ///   - threats: How many single threats may come first.
  ///   - memory: Free memory for lists of lines.
  ///   - work: Counts the lines looked at.
  /// - Returns: The first that is found, or nil.
  func run(
    against other: LineList, _ survey: Survey, threats: Int, memory: UnsafeMutablePointer<UInt64>,
    work: inout Int
  ) -> Run? {
    if let fork = fork(at: survey.crossings) { return fork }
    if threats == 0 { return nil }
    var rest = survey.threats
    while rest != 0 {
      let square = rest & (0 &- rest)
      rest &= ~square
      let answer = self.threats(after: square)
      work &+= count &+ other.count
      let answered = other.losing(square, into: memory).taking(answer)
      // The answer must not threaten anything itself.
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

  /// A square that threatens to complete two lines, with two squares that complete them.
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
