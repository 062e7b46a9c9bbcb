import GameRules

/// What a proof has written already, and can refer to.
extension ProofWriter {
  /// A position with the claimant to move: what of it matters.
  struct Known: Hashable {
    var other: UInt64
    var own: UInt64
  }

  struct Node {
    var other: UInt64
    var own: UInt64
    var zone: UInt64
    var isPassive: Bool
  }

  /// Remembers a line that proves a position.
  mutating func keep(_ node: Node, line: Int) {
    let key = key(node.other, node.own)
    if known.count < mostKnown || known[key] != nil { known[key] = (line, node) }
  }

  /// The smallest image of what matters of a position: squares on lines that are still open.
  private func key(_ other: UInt64, _ own: UInt64) -> Known {
    var key = Known(other: other, own: own)
    if !claimWins {
      var live: (other: UInt64, own: UInt64) = (0, 0)
      for line in oracle.lines {
        if line & own == 0 { live.other |= line }
        if line & other == 0 { live.own |= line }
      }
      // Empty squares that matter are told apart from void ones by being in neither set.
      let void = ~(live.other | live.own)
      key = Known(other: other & live.other | void, own: own & live.own | void)
    }
    var best = key
    for symmetry in rules.symmetries.dropFirst() {
      let image = Known(other: image(key.other, symmetry), own: image(key.own, symmetry))
      if (image.other, image.own) < (best.other, best.own) { best = image }
    }
    return best
  }

  /// An earlier line whose proof holds here, by the checker's own measure.
  func reuse(
    _ other: UInt64, _ own: UInt64
  ) -> (line: Int, symmetry: Symmetry, zone: UInt64, isPassive: Bool)? {
    guard let (line, node) = known[key(other, own)] else { return nil }
    for symmetry in rules.symmetries {
      let nodeOwn = image(node.own, symmetry)
      let zone = image(node.zone, symmetry)
      if claimWins {
        if nodeOwn == own, image(node.other, symmetry) == other {
          return (line, symmetry, 0, false)
        }
        continue
      }
      if zone & other != 0 { continue }
      if nodeOwn & ~own == 0
        || node.isPassive && oracle.lines.allSatisfy({ $0 & nodeOwn == 0 || $0 & own != 0 })
      {
        return (line, symmetry, zone, node.isPassive)
      }
    }
    return nil
  }

  func image(_ word: UInt64, _ symmetry: Symmetry) -> UInt64 {
    if symmetry == .identity { return word }
    var rest = word & all
    var result = word & ~all
    while rest != 0 {
      let square = symmetry(rules.square(at: rest.trailingZeroBitCount), on: rules)
      result |= 1 << UInt64(rules.index(of: square))
      rest &= rest &- 1
    }
    return result
  }
}
