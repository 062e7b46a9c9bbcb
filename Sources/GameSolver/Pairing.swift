/// Looks for a pairing that keeps the attacker from ever completing a line.
///
/// A pairing has two squares for every line that the attacker could still complete, and no square in
/// two pairs. Whenever the attacker takes one square of a pair the defender takes the other (Hales
/// and Jewett, 1963). Theirs for five in a row on 5×5, a pair for each of the twelve lines:
///
///     b 1 8 1 c
///     6 2 2 9 a      rows 1 to 5, columns 6 to a,
///     3 7 . 9 3      falling diagonal b, rising diagonal c
///     6 7 4 4 a
///     c 5 8 5 b
///
/// Neighbours in the list that share two squares or more are first put together into groups. That
/// is only tried greedily: a pairing found is a proof, none found is not.
struct Pairing {
  /// What each group's lines have in common.
  private let groups: UnsafeMutablePointer<UInt64>
  /// The group that has each square.
  private let owners: UnsafeMutablePointer<UInt8>
  /// The squares in pairs.
  private(set) var taken: UInt64 = 0

  /// Memory for boards with so many lines, to be freed with `deallocate`.
  init(lineCount: Int) {
    groups = .allocate(capacity: max(lineCount, 1))
    owners = .allocate(capacity: Bitboard64.largestArea)
  }

  func deallocate() {
    groups.deallocate()
    owners.deallocate()
  }

  /// Whether a pairing was found for the lines of which at most `most` squares are empty, once the
  /// defender has also taken `defence`.
  @inline(__always)
  mutating func covers(_ lines: LineList, most: Int = 64, after defence: UInt64 = 0) -> Bool {
    var union: UInt64 = 0
    var count = 0
    var last: UInt64 = 0
    let own = lines.own
    for index in 0..<lines.count {
      let line = lines.lines[index]
      let empty = line & ~own
      if line & defence != 0 || empty.nonzeroBitCount > most { continue }
      union |= empty
      let shared = last & empty
      if shared & (shared &- 1) != 0 {
        last = shared
        groups[count &- 1] = shared
      } else {
        last = empty
        groups[count] = empty
        count &+= 1
      }
    }
    if union.nonzeroBitCount < 2 &* count { return false }
    taken = 0
    for group in 0..<count {
      for _ in 0..<2 {
        let open = groups[group] & ~taken
        if open != 0 {
          take(open, for: group)
        } else {
          var seen: UInt64 = 0
          if !giveSquare(to: group, &seen) { return false }
        }
      }
    }
    return true
  }

  /// Gives a group the first of some squares.
  @inline(__always)
  private mutating func take(_ open: UInt64, for group: Int) {
    owners[open.trailingZeroBitCount] = UInt8(truncatingIfNeeded: group)
    taken |= open & (0 &- open)
  }

  /// Gives a group one square more, where needed by moving squares between groups: an augmenting
  /// path of a bipartite matching.
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
