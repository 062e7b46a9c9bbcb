/// A matching of two squares to each group of lines, made as large as possible by augmenting paths.
struct PairMatching<Word: SquareWord> {
  /// Lines that share one pair.
  struct Group {
    /// The squares that all of them miss.
    var common: Word
    /// The squares that any of them misses, and possibly some that none misses any more.
    var reach: Word
    /// The range of its lines; empty if none is left.
    var start: Int32
    var end: Int32
  }

  let groups: UnsafeMutablePointer<Group>
  /// The group that owns each square.
  let owners: UnsafeMutablePointer<UInt8>
  /// The groups that lack a square, listed once for each lacking square.
  let lacking: UnsafeMutablePointer<UInt8>
  var groupCount = 0
  var lackCount = 0
  /// The squares that groups own.
  var taken: Word = 0
  /// The groups that a lacking group could take squares from, as bits of their numbers: all of
  /// their squares are taken.
  var stuckGroups: Word = 0
  /// The squares of those groups.
  var stuck: Word = 0

  /// Squares to take first where there is a choice.
  var preferred: Word = 0

  /// A group reached in the search for an augmenting path, the square it was reached through, and
  /// the step it was reached from.
  private typealias Step = (group: UInt8, square: UInt8, from: UInt8)
  private let path: UnsafeMutablePointer<Step>

  /// The most groups: as many as a word has bits, twice the number of possible pairs.
  static var capacity: Int { Word.bitWidth }

  init() {
    groups = .allocate(capacity: PairMatching.capacity)
    owners = .allocate(capacity: Word.bitWidth)
    owners.initialize(repeating: 0, count: Word.bitWidth)
    lacking = .allocate(capacity: 2 * PairMatching.capacity)
    path = .allocate(capacity: PairMatching.capacity + 1)
  }

  func deallocate() {
    groups.deallocate()
    owners.deallocate()
    lacking.deallocate()
    path.deallocate()
  }

  @inline(__always)
  mutating func copy(_ other: PairMatching) {
    groups.update(from: other.groups, count: other.groupCount)
    owners.update(from: other.owners, count: Word.bitWidth)
    lacking.update(from: other.lacking, count: other.lackCount)
    groupCount = other.groupCount
    lackCount = other.lackCount
    taken = other.taken
    stuckGroups = other.stuckGroups
    stuck = other.stuck
  }

  /// The squares of each group that owns two.
  var pairs: [Word] {
    var squares = [Word](repeating: 0, count: groupCount)
    var rest = taken
    while rest != 0 {
      squares[Int(owners[rest.trailingZeroBitCount])] |= rest & (0 &- rest)
      rest &= rest &- 1
    }
    return squares.filter { $0.nonzeroBitCount == 2 }
  }

  /// The free squares, and those that a group could exchange for one of them.
  var movable: Word {
    var movable = ~taken
    var last: Word = 0
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

  /// Tries again to give a square to each group that lacks one.
  @inline(__always)
  mutating func satisfyLacking() {
    let count = lackCount
    forgetLack()
    for place in 0..<count {
      let group = Int(lacking[place])
      if groups[group].start < groups[group].end { satisfy(group) }
    }
  }

  /// Gives a group a square, or records that it lacks one.
  @inline(__always)
  mutating func satisfy(_ group: Int) {
    let free = groups[group].common & ~taken
    if free != 0 {
      take(free, for: group)
    } else if !moveSquares(to: group) {
      lacking[lackCount] = UInt8(truncatingIfNeeded: group)
      lackCount &+= 1
    }
  }

  /// Gives a group one of the `free` squares.
  @inline(__always)
  private mutating func take(_ free: Word, for group: Int) {
    let best = free & preferred != 0 ? free & preferred : free
    owners[best.trailingZeroBitCount] = UInt8(truncatingIfNeeded: group)
    taken |= best & (0 &- best)
  }

  /// Moves squares between groups along the shortest augmenting path, so that `root` gains one.
  private mutating func moveSquares(to root: Int) -> Bool {
    let taken = taken
    var seen = stuck
    var seenGroups = stuckGroups | Word.bit(root)
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
        if seenGroups &>> owner & 1 != 0 { continue }
        seenGroups |= Word.bit(owner)
        path[count] = (
          UInt8(truncatingIfNeeded: owner), UInt8(truncatingIfNeeded: square),
          UInt8(truncatingIfNeeded: place)
        )
        let free = groups[owner].common & ~taken
        if free != 0 {
          take(free, for: owner)
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
    stuck = seen
    stuckGroups = seenGroups
    return false
  }
}
