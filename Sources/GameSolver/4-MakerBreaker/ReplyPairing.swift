/// Finds pairings after each of Breaker's replies, starting from one matching for the lines before
/// them.
///
/// As in `Pairing`, neighbouring lines that share two squares or more share one pair, and a group
/// that lacks squares is cut in two. But Maker's move shortens the lines of few groups, and
/// Breaker's reply stops lines of only a few more, so the rest of the matching still holds: it is
/// made once (`begin`), and only what has changed is matched again. That took 8x7k5 from 2.3 s to
/// 0.34 s (decision 22).
struct ReplyPairing<Word: SquareWord> {
  /// The matchings for the lines as they are, after Maker's move, after Breaker's reply, and for
  /// trial cuts.
  private var base = PairMatching<Word>()
  private var moved = PairMatching<Word>()
  private var trial = PairMatching<Word>()
  private var cutTrial = PairMatching<Word>()
  /// The squares that each line misses, before Maker's move.
  private let open: UnsafeMutablePointer<Word>
  /// For each line of a group, the squares that it and all later lines miss.
  private let sharedFrom: UnsafeMutablePointer<Word>
  private var move: Word = 0
  /// Squares to take first where there is a choice.
  var preferred: Word = 0 {
    didSet {
      base.preferred = preferred
      moved.preferred = preferred
      trial.preferred = preferred
      cutTrial.preferred = preferred
    }
  }

  /// Allocates memory for boards of `lineCount` lines; free it with `deallocate`.
  init(lineCount: Int) {
    open = .allocate(capacity: max(lineCount, 1))
    sharedFrom = .allocate(capacity: max(lineCount, 1))
  }

  func deallocate() {
    base.deallocate()
    moved.deallocate()
    trial.deallocate()
    cutTrial.deallocate()
    open.deallocate()
    sharedFrom.deallocate()
  }

  /// Matches the lines as they are.
  ///
  /// - Parameters:
  ///   - lines: The lines that Maker can still complete.
  ///   - cuttable: The most lacking squares for which cuts are tried.
  /// - Returns: The number of lacking squares: 0 if a pairing was found; nil if there are too many
  ///   lines.
  mutating func begin(_ lines: MakerLines<Word>, cuttable: Int) -> Int? {
    var count = 0
    var common: Word = 0
    for index in 0..<lines.count {
      let line = lines.open(at: index)
      open[index] = line
      let shared = common & line
      if shared & (shared &- 1) != 0 {
        common = shared
        base.groups[count &- 1].common = shared
        base.groups[count &- 1].reach |= line
        base.groups[count &- 1].end = Int32(truncatingIfNeeded: index &+ 1)
      } else {
        if count == PairMatching<Word>.capacity { return nil }
        common = line
        base.groups[count] = PairMatching<Word>.Group(
          common: line, reach: line, start: Int32(truncatingIfNeeded: index),
          end: Int32(truncatingIfNeeded: index &+ 1))
        count &+= 1
      }
    }
    base.groupCount = count
    base.taken = 0
    base.forgetLack()
    move = 0
    for group in 0..<count {
      for _ in 0..<2 { base.satisfy(group) }
    }
    if base.lackCount > 0, base.lackCount <= cuttable { base = cut(base, after: 0) }
    moved.copy(base)
    return base.lackCount
  }

  /// The paired squares after `begin`.
  var taken: Word { base.taken }

  /// The pairs, after `begin`.
  var pairs: [Word] { base.pairs }

  /// The pairs after the last reply that was tried.
  var pairsAfterReply: [Word] { trial.pairs }

  /// The lines of the groups that lack squares, restricted to the squares that only these groups
  /// own; written to free memory.
  ///
  /// If Breaker stops these lines, it stops all: the pairs of the other groups lie elsewhere.
  func core(of lines: MakerLines<Word>) -> MakerLines<Word> {
    var core = MakerLines(whole: lines.end, count: 0, own: 0)
    var rest = base.stuckGroups
    while rest != 0 {
      let group = base.groups[rest.trailingZeroBitCount]
      rest &= rest &- 1
      for index in group.start..<group.end {
        core.whole[core.count] = open[Int(index)] & base.stuck
        core.count &+= 1
      }
    }
    core.dropSupersets()
    return core
  }

  /// Applies a move of Maker, replacing any earlier one.
  mutating func makerMoves(_ square: Word, cuttable: Int) {
    moved.copy(base)
    move = square
    if moved.taken & square != 0 {
      moved.taken &= ~square
      moved.lacking[moved.lackCount] = moved.owners[square.trailingZeroBitCount]
      moved.lackCount &+= 1
    }
    for index in 0..<moved.groupCount { moved.groups[index].common &= ~square }
    moved.satisfyLacking()
    if moved.lackCount > 0, moved.lackCount <= cuttable { moved = cut(moved, after: 0) }
  }

  /// The squares of the pairing after Breaker's reply, or the number of squares that it lacks.
  enum Reply {
    case paired(Word)
    case lacking(Int)
  }

  /// Tries a reply of Breaker.
  @inline(__always)
  mutating func breakerReplies(_ square: Word, cuttable: Int) -> Reply {
    var affected: Word = 0
    for index in 0..<moved.groupCount where moved.groups[index].reach & square != 0 {
      affected |= Word.bit(index)
    }
    // A stuck group that the reply does not touch stays stuck.
    if affected & moved.stuckGroups == 0, moved.lackCount > 0 { return .lacking(moved.lackCount) }
    trial.copy(moved)
    while affected != 0 {
      let index = affected.trailingZeroBitCount
      affected &= affected &- 1
      let group = trial.groups[index]
      if let common = shared(group.start, group.end, after: square) {
        trial.groups[index].common = common
      } else {
        drop(index)
      }
    }
    trial.satisfyLacking()
    if trial.lackCount > 0, trial.lackCount <= cuttable { trial = cut(trial, after: square) }
    return trial.lackCount == 0 ? .paired(trial.taken) : .lacking(trial.lackCount)
  }

  /// Frees the squares of a group whose lines are all stopped.
  @inline(__always)
  private mutating func drop(_ index: Int) {
    trial.groups[index].common = 0
    trial.groups[index].end = trial.groups[index].start
    var rest = trial.groups[index].reach & trial.taken
    while rest != 0 {
      if Int(trial.owners[rest.trailingZeroBitCount]) == index {
        trial.taken &= ~(rest & (0 &- rest))
      }
      rest &= rest &- 1
    }
  }

  /// The squares shared by no lines at all: all bits, where `&=` starts.
  ///
  /// As no line misses them all, this value also says that no line is left.
  @inline(__always)
  private static var sharedByNone: Word { ~0 }

  /// The squares that a range of lines all miss after Maker's move, ignoring lines that Breaker has
  /// stopped; nil if no line is left.
  @inline(__always)
  private func shared(_ start: Int32, _ end: Int32, after reply: Word) -> Word? {
    var shared = ReplyPairing.sharedByNone
    for index in Int(start)..<Int(end) where open[index] & reply == 0 { shared &= open[index] }
    return shared == ReplyPairing.sharedByNone ? nil : shared & ~move
  }

  /// Cuts groups in two as long as that reduces the number of lacking squares.
  private mutating func cut(_ matching: PairMatching<Word>, after reply: Word) -> PairMatching<Word>
  {
    var matching = matching
    while matching.lackCount > 0, matching.groupCount < PairMatching<Word>.capacity,
      cutOnce(&matching, after: reply)
    {}
    return matching
  }

  /// Makes the first cut of a stuck group that reduces the number of lacking squares.
  private mutating func cutOnce(_ matching: inout PairMatching<Word>, after reply: Word) -> Bool {
    let movable = matching.movable
    var stuck = matching.stuckGroups
    while stuck != 0 {
      let group = stuck.trailingZeroBitCount
      stuck &= stuck &- 1
      if cut(group, of: &matching, movable, after: reply) { return true }
    }
    return false
  }

  /// A group cut in two, each half with a pair of its own.
  private struct Cut {
    var group: Int
    /// The first line of the second half.
    var place: Int32
    /// The squares that all lines of each half miss.
    var first: Word
    var second: Word

    /// Whether the cut may provide a lacking square, given the squares that are free or could be
    /// exchanged for a free one.
    ///
    /// By Hall's theorem no other cut helps: each half has to reach a movable square, and together
    /// they need three, for the square that lacked and the two of the new pair. The test is much
    /// cheaper than a trial, and is part of what took 8x7k5 from 2.3 s to 0.34 s (decision 22).
    func mayHelp(_ movable: Word) -> Bool {
      first & movable != 0 && second & movable != 0
        && ((first | second) & movable).nonzeroBitCount >= 3
    }
  }

  /// Makes the first cut of a group that reduces the number of lacking squares.
  private mutating func cut(
    _ number: Int, of matching: inout PairMatching<Word>, _ movable: Word, after reply: Word
  ) -> Bool {
    let group = matching.groups[number]
    if group.end &- group.start < 2 { return false }
    shareToEnd(of: group, after: reply)
    // The squares shared by the lines before the cut that Breaker has not stopped.
    var before = ReplyPairing.sharedByNone
    for place in group.start &+ 1..<group.end {
      let line = open[Int(place) &- 1]
      if line & reply == 0 { before &= line }
      let after = sharedFrom[Int(place)]
      if before == ReplyPairing.sharedByNone || after == ReplyPairing.sharedByNone { continue }
      let cut = Cut(group: number, place: place, first: before & ~move, second: after & ~move)
      if cut.mayHelp(movable), make(cut, in: &matching) { return true }
    }
    return false
  }

  /// Computes, for each line of a group, the squares shared by it and all later lines that Breaker
  /// has not stopped.
  private func shareToEnd(of group: PairMatching<Word>.Group, after reply: Word) {
    var shared = ReplyPairing.sharedByNone
    for place in stride(from: Int(group.end) &- 1, to: Int(group.start), by: -1) {
      if open[place] & reply == 0 { shared &= open[place] }
      sharedFrom[place] = shared
    }
  }

  /// Makes a cut if fewer squares are lacking after it.
  ///
  /// The pairs of the matching stay; only the lacking squares and the new group's two are searched
  /// for, by augmenting paths.
  private mutating func make(_ cut: Cut, in matching: inout PairMatching<Word>) -> Bool {
    cutTrial.copy(matching)
    let new = cutTrial.groupCount
    let group = matching.groups[cut.group]
    cutTrial.groups[cut.group] = PairMatching<Word>.Group(
      common: cut.first, reach: group.reach, start: group.start, end: cut.place)
    cutTrial.groups[new] = PairMatching<Word>.Group(
      common: cut.second, reach: group.reach, start: cut.place, end: group.end)
    cutTrial.groupCount &+= 1
    cutTrial.forgetLack()
    for index in 0..<matching.lackCount { cutTrial.satisfy(Int(matching.lacking[index])) }
    for _ in 0..<2 where cutTrial.lackCount < matching.lackCount { cutTrial.satisfy(new) }
    if cutTrial.lackCount >= matching.lackCount { return false }
    swap(&matching, &cutTrial)
    return true
  }
}
