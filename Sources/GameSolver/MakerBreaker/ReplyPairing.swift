/// Looks for pairings after each of Breaker's replies, from one matching for the lines before them.
///
/// As in `Pairing`, neighbouring lines that share two squares or more need one pair together, and a
/// group is cut in two where squares lack. But a move of Maker shortens the lines of few groups, and a
/// reply of Breaker spares some lines of a few more, so that the rest of the matching still holds: it
/// is made once (`begin`), and only what has changed is matched again.
struct ReplyPairing {
  /// Lines that need one pair together.
  private struct Group {
    /// The squares that all of them miss.
    var common: UInt64
    /// The squares that any of them misses; perhaps also some that none misses any longer.
    var reach: UInt64
    /// Where the lines are; nowhere where none is left.
    var start: Int32
    var end: Int32
  }

  /// A matching of groups and squares.
  private struct Matching {
    let groups: UnsafeMutablePointer<Group>
    /// The group that has each square.
    let owners: UnsafeMutablePointer<UInt8>
    /// The groups that lack a square, once for each that they lack.
    let lacking: UnsafeMutablePointer<UInt8>
    var groupCount = 0
    var lackCount = 0
    /// The squares that groups have.
    var taken: UInt64 = 0
    /// The groups that those which lack a square could reach, by their numbers, and the squares of
    /// these: all of them taken by each other.
    var stuckGroups: UInt64 = 0
    var stuck: UInt64 = 0

    /// More groups than a board of 64 squares has pairs for, with room for cuts.
    static let capacity = 64
    static let lackCapacity = 2 * capacity

    init() {
      groups = .allocate(capacity: Matching.capacity)
      owners = .allocate(capacity: UInt64.bitWidth)
      owners.initialize(repeating: 0, count: UInt64.bitWidth)
      lacking = .allocate(capacity: Matching.lackCapacity)
    }

    func deallocate() {
      groups.deallocate()
      owners.deallocate()
      lacking.deallocate()
    }

    @inline(__always)
    mutating func copy(_ other: Matching) {
      groups.update(from: other.groups, count: other.groupCount)
      owners.update(from: other.owners, count: UInt64.bitWidth)
      lacking.update(from: other.lacking, count: other.lackCount)
      groupCount = other.groupCount
      lackCount = other.lackCount
      taken = other.taken
      stuckGroups = other.stuckGroups
      stuck = other.stuck
    }

    /// The free squares, and those that a group could do without if it took others of these.
    var movable: UInt64 {
      var movable = ~taken
      var last: UInt64 = 0
      while movable != last {
        last = movable
        var rest = taken & ~movable
        while rest != 0 {
          let square = rest & (0 &- rest)
          if groups[Int(owners[rest.trailingZeroBitCount])].common & movable != 0 {
            movable |= square
          }
          rest &= ~square
        }
      }
      return movable
    }

    @inline(__always)
    mutating func forgetLack() {
      lackCount = 0
      stuckGroups = 0
      stuck = 0
    }
  }

  /// For the lines as they are, after Maker's move, after Breaker's reply, and for trials of cuts.
  private var base = Matching()
  private var moved = Matching()
  private var trial = Matching()
  private var cutTrial = Matching()
  /// What each line misses, before Maker's move.
  private let open: UnsafeMutablePointer<UInt64>
  private var move: UInt64 = 0
  /// A group that a search has come to, through which square of it, and from where.
  private typealias Step = (group: UInt8, square: UInt8, from: UInt8)
  private let path: UnsafeMutablePointer<Step>
  /// Squares that are taken first, where there is a choice.
  var preferred: UInt64 = 0

  /// Memory for boards with so many lines, to be freed with `deallocate`.
  init(lineCount: Int) {
    open = .allocate(capacity: max(lineCount, 1))
    path = .allocate(capacity: Matching.capacity + 1)
  }

  func deallocate() {
    base.deallocate()
    moved.deallocate()
    trial.deallocate()
    cutTrial.deallocate()
    open.deallocate()
    path.deallocate()
  }

  /// Matches the lines as they are.
  ///
  /// - Parameters:
  ///   - sets: The lines.
  ///   - cuttable: Up to how many lacking squares cuts are tried.
  /// - Returns: How many squares lack: 0 where a pairing was found, nil where there are too many lines.
  mutating func begin(_ sets: WinningSets, cuttable: Int) -> Int? {
    var count = 0
    var common: UInt64 = 0
    for index in 0..<sets.count {
      let line = sets.open(at: index)
      open[index] = line
      let shared = common & line
      if shared & (shared &- 1) != 0 {
        common = shared
        base.groups[count &- 1].common = shared
        base.groups[count &- 1].reach |= line
        base.groups[count &- 1].end = Int32(truncatingIfNeeded: index &+ 1)
      } else {
        if count == Matching.capacity { return nil }
        common = line
        base.groups[count] = Group(
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
      for _ in 0..<2 { satisfy(group, &base) }
    }
    if base.lackCount > 0, base.lackCount <= cuttable { base = cut(base, after: 0) }
    moved.copy(base)
    return base.lackCount
  }

  /// The squares in pairs, after `begin`.
  var taken: UInt64 { base.taken }

  /// The lines of the groups for which squares lack, as far as they lie on squares that only these
  /// groups have; written into free memory.
  ///
  /// If Breaker stops these, it stops all: the pairs of the others lie elsewhere.
  func core(of sets: WinningSets) -> WinningSets {
    var core = WinningSets(lines: sets.end, count: 0, own: 0)
    var rest = base.stuckGroups
    while rest != 0 {
      let group = base.groups[rest.trailingZeroBitCount]
      rest &= rest &- 1
      for index in group.start..<group.end {
        core.lines[core.count] = open[Int(index)] & base.stuck
        core.count &+= 1
      }
    }
    core.dropSupersets()
    return core
  }

  /// Takes a move of Maker into account, in place of any before it.
  mutating func makerMoves(_ square: UInt64, cuttable: Int) {
    moved.copy(base)
    move = square
    if moved.taken & square != 0 {
      moved.taken &= ~square
      moved.lacking[moved.lackCount] = moved.owners[square.trailingZeroBitCount]
      moved.lackCount &+= 1
    }
    for index in 0..<moved.groupCount { moved.groups[index].common &= ~square }
    satisfyLacking(&moved)
    if moved.lackCount > 0, moved.lackCount <= cuttable { moved = cut(moved, after: 0) }
  }

  /// The squares of the pairing after a reply of Breaker, or nil with what it lacks.
  enum Reply {
    case paired(UInt64)
    case lacking(Int)
  }

  /// Tries a reply of Breaker.
  @inline(__always)
  mutating func breakerReplies(_ square: UInt64, cuttable: Int) -> Reply {
    var affected: UInt64 = 0
    for index in 0..<moved.groupCount where moved.groups[index].reach & square != 0 {
      affected |= 1 &<< UInt64(index)
    }
    // What is stuck stays stuck.
    if affected & moved.stuckGroups == 0, moved.lackCount > 0 { return .lacking(moved.lackCount) }
    trial.copy(moved)
    while affected != 0 {
      let index = affected.trailingZeroBitCount
      affected &= affected &- 1
      let group = trial.groups[index]
      let common = shared(group.start, group.end, after: square)
      trial.groups[index].common = common == ~0 ? 0 : common
      if common == ~0 { drop(index) }
    }
    satisfyLacking(&trial)
    if trial.lackCount > 0, trial.lackCount <= cuttable { trial = cut(trial, after: square) }
    return trial.lackCount == 0 ? .paired(trial.taken) : .lacking(trial.lackCount)
  }

  /// Gives the squares of a group back whose lines are all stopped.
  @inline(__always)
  private mutating func drop(_ index: Int) {
    trial.groups[index].end = trial.groups[index].start
    var rest = trial.groups[index].reach & trial.taken
    while rest != 0 {
      if Int(trial.owners[rest.trailingZeroBitCount]) == index {
        trial.taken &= ~(rest & (0 &- rest))
      }
      rest &= rest &- 1
    }
  }

  /// What some lines all miss after Maker's move, but for those that Breaker has stopped; all bits
  /// where there are no others.
  @inline(__always)
  private func shared(_ start: Int32, _ end: Int32, after reply: UInt64) -> UInt64 {
    var shared = ~UInt64(0)
    for index in Int(start)..<Int(end) where open[index] & reply == 0 { shared &= open[index] }
    return shared == ~0 ? shared : shared & ~move
  }

  /// Cuts groups in two as long as that makes fewer squares lack.
  private mutating func cut(_ matching: Matching, after reply: UInt64) -> Matching {
    var matching = matching
    while matching.lackCount > 0, matching.groupCount < Matching.capacity,
      cutOnce(&matching, after: reply)
    {}
    return matching
  }

  private mutating func cutOnce(_ matching: inout Matching, after reply: UInt64) -> Bool {
    let movable = matching.movable
    for number in 0..<matching.groupCount {
      let group = matching.groups[number]
      if group.end &- group.start < 2 || matching.stuckGroups >> UInt64(number) & 1 == 0 { continue }
      for place in group.start &+ 1..<group.end {
        let first = shared(group.start, place, after: reply)
        let second = shared(place, group.end, after: reply)
        if first == ~0 || second == ~0 { continue }
        // By Hall's theorem nothing is won otherwise: each half has to reach beyond what is tight, and
        // there are two squares more to find than the one that was lacking.
        let newFirst = first & movable
        let newSecond = second & movable
        if newFirst == 0 || newSecond == 0 || (newFirst | newSecond).nonzeroBitCount < 3 { continue }
        cutTrial.copy(matching)
        cutTrial.groups[number] = Group(
          common: first, reach: group.reach, start: group.start, end: place)
        cutTrial.groups[cutTrial.groupCount] = Group(
          common: second, reach: group.reach, start: place, end: group.end)
        let new = cutTrial.groupCount
        cutTrial.groupCount &+= 1
        cutTrial.forgetLack()
        for index in 0..<matching.lackCount { satisfy(Int(matching.lacking[index]), &cutTrial) }
        for _ in 0..<2 where cutTrial.lackCount < matching.lackCount { satisfy(new, &cutTrial) }
        if cutTrial.lackCount < matching.lackCount {
          matching.copy(cutTrial)
          return true
        }
      }
    }
    return false
  }

  /// Tries once more to give a square to those that lack one.
  @inline(__always)
  private func satisfyLacking(_ matching: inout Matching) {
    let count = matching.lackCount
    matching.forgetLack()
    for place in 0..<count {
      let group = Int(matching.lacking[place])
      if matching.groups[group].start < matching.groups[group].end { satisfy(group, &matching) }
    }
  }

  /// Gives a group a square, or notes that it lacks one.
  @inline(__always)
  private func satisfy(_ group: Int, _ matching: inout Matching) {
    let free = matching.groups[group].common & ~matching.taken
    if free != 0 {
      take(free, for: group, &matching)
    } else if !moveSquares(to: group, &matching) {
      matching.lacking[matching.lackCount] = UInt8(truncatingIfNeeded: group)
      matching.lackCount &+= 1
    }
  }

  /// Gives a group one of some free squares.
  @inline(__always)
  private func take(_ free: UInt64, for group: Int, _ matching: inout Matching) {
    let best = free & preferred != 0 ? free & preferred : free
    matching.owners[best.trailingZeroBitCount] = UInt8(truncatingIfNeeded: group)
    matching.taken |= best & (0 &- best)
  }

  /// Moves squares between groups so that one of them has one more: an augmenting path of a bipartite
  /// matching, the shortest first.
  private func moveSquares(to root: Int, _ matching: inout Matching) -> Bool {
    let groups = matching.groups
    let owners = matching.owners
    let taken = matching.taken
    var seen = matching.stuck
    var seenGroups = matching.stuckGroups | 1 &<< UInt64(root)
    path[0] = (UInt8(truncatingIfNeeded: root), 0, 0)
    var count = 1
    var place = 0
    while place < count {
      var rest = groups[Int(path[place].group)].common & ~seen
      seen |= rest
      while rest != 0 {
        let square = rest.trailingZeroBitCount
        rest &= rest &- 1
        let owner = Int(owners[square])
        if seenGroups &>> UInt64(owner) & 1 != 0 { continue }
        seenGroups |= 1 &<< UInt64(owner)
        path[count] = (
          UInt8(truncatingIfNeeded: owner), UInt8(truncatingIfNeeded: square),
          UInt8(truncatingIfNeeded: place))
        let free = groups[owner].common & ~taken
        if free != 0 {
          take(free, for: owner, &matching)
          var step = count
          while step != 0 {
            let from = Int(path[step].from)
            owners[Int(path[step].square)] = path[from].group
            step = from
          }
          return true
        }
        count &+= 1
      }
      place &+= 1
    }
    matching.stuck = seen
    matching.stuckGroups = seenGroups
    return false
  }
}
