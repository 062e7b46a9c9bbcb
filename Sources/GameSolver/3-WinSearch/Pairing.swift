/// Looks for a pairing that keeps the attacker from ever completing a line.
///
/// A pairing has two squares for every line that the attacker can still complete, and no square is
/// in two pairs. Whenever the attacker takes one square of a pair, the defender takes the other
/// (Hales and Jewett, 1963). Their pairing for five in a row on 5×5 has a pair for each of the
/// twelve lines:
///
///     b 1 8 1 c
///     6 2 2 9 a      rows 1 to 5, columns 6 to a,
///     3 7 . 9 3      falling diagonal b, rising diagonal c
///     6 7 4 4 a
///     c 5 8 5 b
///
/// Neighbours in the list that share two squares or more are first merged into groups, which need
/// one pair each. If squares are lacking, a group is cut in two where that helps (decision 17):
///
///     a b c d e f      as one group, the lines abcd, bcde, cdef have only c and d to pair; cut
///     └─────┘          after the first, abcd can take a and b, and another group c and d
///       └─────┘
///         └─────┘
///
/// The search is greedy: a pairing found is a proof, but finding none proves nothing.
struct Pairing {
  /// The squares that all lines of each group share.
  private let groups: UnsafeMutablePointer<UInt64>
  private var groupCount = 0
  /// The empty squares of each line to pair.
  private let empties: UnsafeMutablePointer<UInt64>
  /// The range of each group's lines in `empties`.
  private let parts: UnsafeMutablePointer<Part>
  private typealias Part = (start: Int, end: Int)
  /// The group that owns each square.
  private let owners: UnsafeMutablePointer<UInt8>
  private let formerOwners: UnsafeMutablePointer<UInt8>
  /// The groups that lack a square, listed once for each lacking square.
  private var lacking: UnsafeMutablePointer<Int>
  private var stillLacking: UnsafeMutablePointer<Int>
  /// The paired squares.
  private(set) var taken: UInt64 = 0
  private var cutsTried = 0
  private var cutsWon = 0

  /// Allocates memory for boards of `lineCount` lines; free it with `deallocate`.
  init(lineCount: Int) {
    let count = max(lineCount, 1)
    // A cut makes two groups of one, and every group has at least one line.
    groups = .allocate(capacity: count + 1)
    empties = .allocate(capacity: count)
    parts = .allocate(capacity: count + 1)
    owners = .allocate(capacity: UInt64.bitWidth)
    owners.initialize(repeating: 0, count: UInt64.bitWidth)
    formerOwners = .allocate(capacity: UInt64.bitWidth)
    lacking = .allocate(capacity: 2 * count + 2)
    stillLacking = .allocate(capacity: 2 * count + 2)
  }

  func deallocate() {
    groups.deallocate()
    empties.deallocate()
    parts.deallocate()
    owners.deallocate()
    formerOwners.deallocate()
    lacking.deallocate()
    stillLacking.deallocate()
  }

  /// Whether there is a pairing, without cuts, for the lines with at most `most` empty squares,
  /// once the defender has also taken `defence`.
  @inline(__always)
  mutating func covers(_ lines: LineList, most: Int = 64, after defence: UInt64 = 0) -> Bool {
    let union = group(lines, most: most, after: defence, isCuttable: false)
    return union.nonzeroBitCount >= 2 &* groupCount && match(most: 0).count == 0
  }

  /// The number of squares that a pairing lacks once the defender has also taken `defence`.
  ///
  /// - Parameters:
  ///   - lines: The attacker's lines.
  ///   - defence: The defender's square.
  ///   - cuttable: The most lacking squares for which cuts are tried.
  /// - Returns: 0 if a pairing was found; its squares are then in `taken`.
  mutating func lack(_ lines: LineList, after defence: UInt64, cuttable: Int) -> Int {
    let union = group(lines, most: 64, after: defence, isCuttable: true)
    // Each group needs two squares of its own, so this lack is certain without matching.
    if groupCount > union.nonzeroBitCount { return 2 &* groupCount &- union.nonzeroBitCount }
    var lack = match(most: .max)
    if lack.count == 0 || lack.count > cuttable { return lack.count }
    cutsTried &+= 1
    while lack.count > 0 {
      guard let less = cut(lack) else { return lack.count }
      lack = less
    }
    cutsWon &+= 1
    return 0
  }

  /// The pairs found, each as a set of two squares.
  var pairs: [UInt64] {
    var pairs = [UInt64](repeating: 0, count: groupCount)
    for square in 0..<UInt64.bitWidth where taken >> UInt64(square) & 1 != 0 {
      pairs[Int(owners[square])] |= 1 << UInt64(square)
    }
    return pairs
  }

  /// Whether cuts lead to a pairing often enough to be tried: in more than one of 16 tries
  /// (decision 17).
  var cutsPay: Bool { cutsTried < 256 || cutsWon &* 16 > cutsTried }

  /// Merges neighbouring lines into groups.
  ///
  /// - Returns: The union of their empty squares.
  @inline(__always)
  private mutating func group(
    _ lines: LineList, most: Int, after defence: UInt64, isCuttable: Bool
  ) -> UInt64 {
    var union: UInt64 = 0
    var count = 0
    var lineCount = 0
    var last: UInt64 = 0
    let own = lines.own
    for index in 0..<lines.count {
      let line = lines.lines[index]
      let empty = line & ~own
      if line & defence != 0 || empty.nonzeroBitCount > most { continue }
      if isCuttable {
        empties[lineCount] = empty
        lineCount &+= 1
      }
      union |= empty
      let shared = last & empty
      if shared & (shared &- 1) != 0 {
        last = shared
        groups[count &- 1] = shared
        if isCuttable { parts[count &- 1].end = lineCount }
      } else {
        last = empty
        groups[count] = empty
        if isCuttable { parts[count] = (lineCount &- 1, lineCount) }
        count &+= 1
      }
    }
    groupCount = count
    return union
  }

  /// The squares that a matching could not provide.
  private struct Lack {
    /// The number of lacking squares, each with its group in `lacking`.
    var count = 0
    /// The squares searched in vain: none of them can be moved.
    var stuck: UInt64 = 0
  }

  /// Gives every group two squares as far as possible; gives up if more than `most` are lacking.
  @inline(__always)
  private mutating func match(most: Int) -> Lack {
    taken = 0
    var lack = Lack()
    for group in 0..<groupCount {
      for _ in 0..<2 {
        let open = groups[group] & ~taken
        if open != 0 {
          take(open, for: group)
        } else {
          satisfy(group, &lack, lacking)
          if lack.count > most { return lack }
        }
      }
    }
    return lack
  }

  /// Gives a group a square, or records that it lacks one.
  @inline(__always)
  private mutating func satisfy(
    _ group: Int, _ lack: inout Lack, _ lacking: UnsafeMutablePointer<Int>
  ) {
    var seen = lack.stuck
    if giveSquare(to: group, &seen) { return }
    lacking[lack.count] = group
    lack.count &+= 1
    lack.stuck = seen
  }

  /// Cuts the first group for which that reduces the number of lacking squares.
  private mutating func cut(_ lack: Lack) -> Lack? {
    for number in 0..<groupCount {
      let part = parts[number]
      if part.end &- part.start < 2 || groups[number] & lack.stuck == 0 { continue }
      let former = groups[number]
      for place in part.start &+ 1..<part.end {
        let formerTaken = taken
        formerOwners.update(from: owners, count: UInt64.bitWidth)
        groups[number] = shared(from: part.start, to: place)
        groups[groupCount] = shared(from: place, to: part.end)
        var less = Lack()
        for index in 0..<lack.count { satisfy(lacking[index], &less, stillLacking) }
        for _ in 0..<2 where less.count < lack.count {
          satisfy(groupCount, &less, stillLacking)
        }
        if less.count < lack.count {
          parts[number].end = place
          parts[groupCount] = (place, part.end)
          groupCount &+= 1
          swap(&lacking, &stillLacking)
          return less
        }
        groups[number] = former
        owners.update(from: formerOwners, count: UInt64.bitWidth)
        taken = formerTaken
      }
    }
    return nil
  }

  private func shared(from start: Int, to end: Int) -> UInt64 {
    var shared = ~UInt64(0)
    for index in start..<end { shared &= empties[index] }
    return shared
  }

  /// Gives a group the first of the `open` squares.
  @inline(__always)
  private mutating func take(_ open: UInt64, for group: Int) {
    owners[open.trailingZeroBitCount] = UInt8(truncatingIfNeeded: group)
    taken |= open & (0 &- open)
  }

  /// Gives a group one more square, if necessary by moving squares between groups along an
  /// augmenting path.
  private mutating func giveSquare(to group: Int, _ seen: inout UInt64) -> Bool {
    let open = groups[group] & ~taken
    if open != 0 {
      take(open, for: group)
      return true
    }
    while true {
      let rest = groups[group] & ~seen
      if rest == 0 { return false }
      let square = rest.trailingZeroBitCount
      seen |= rest & (0 &- rest)
      let owner = Int(owners[square])
      if owner == group { continue }
      if giveSquare(to: owner, &seen) {
        owners[square] = UInt8(truncatingIfNeeded: group)
        return true
      }
    }
  }
}
