/// Looks for a pairing: two squares for every line that the attacker could still complete, no
/// square in two pairs. Whenever the attacker takes one square of a pair the defender takes the
/// other, and no line is ever completed (Hales and Jewett, 1963).
///
///     1 2 3 4 5
///     6 x x x 6     a pairing for five in a row on 5×5, with the attacker to move, needs no
///     . . . . .     square twice; here three marks in a row leave the pair 6–6
///
/// Lines that share two squares or more can share a pair, so neighbours in the list are first put
/// together into groups. That is only tried greedily: a pairing found is a proof, none found is not.
struct Pairing {
  /// What each group's lines have in common.
  private let groups: UnsafeMutablePointer<UInt64>
  /// The group that has each square.
  private let owners: UnsafeMutablePointer<UInt8>
  private var groupCount = 0
  /// The squares in pairs.
  private(set) var taken: UInt64 = 0

  /// Memory for boards with so many lines, to be freed with `deallocate`.
  init(lineCount: Int) {
    groups = .allocate(capacity: max(lineCount, 1))
    owners = .allocate(capacity: WordBoard.largestArea)
  }

  func deallocate() {
    groups.deallocate()
    owners.deallocate()
  }

  /// Whether a pairing was found for the lines of which at most `most` squares are empty.
  mutating func covers(_ lines: LineList, most: Int) -> Bool {
    var union: UInt64 = 0
    groupCount = 0
    taken = 0
    var last: UInt64 = 0
    for index in 0..<lines.count {
      let empty = lines.empty(at: index)
      if empty.nonzeroBitCount > most { continue }
      union |= empty
      let shared = last & empty
      if shared.nonzeroBitCount >= 2 {
        last = shared
        groups[groupCount &- 1] = shared
      } else {
        last = empty
        groups[groupCount] = empty
        groupCount &+= 1
      }
    }
    if union.nonzeroBitCount < 2 &* groupCount || groupCount > 32 { return false }
    for group in 0..<groupCount {
      for _ in 0..<2 {
        var seen: UInt64 = 0
        if !giveSquare(to: group, &seen) { return false }
      }
    }
    return true
  }

  /// Gives a group one square more, where needed by moving squares between groups: an augmenting
  /// path of a bipartite matching.
  private mutating func giveSquare(to group: Int, _ seen: inout UInt64) -> Bool {
    let open = groups[group] & ~taken
    if open != 0 {
      let square = open.trailingZeroBitCount
      owners[square] = UInt8(truncatingIfNeeded: group)
      taken |= open & (0 &- open)
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
