import GameRules
import GameSolver

/// The positions a proof has already covered and can refer to.
extension ProofWriter {
  /// A position.
  struct Node {
    var other: UInt64
    var own: UInt64
  }

  /// The relevant part of a position with the claimant to move, independent of orientation.
  struct Known: Hashable {
    var other: UInt64
    var own: UInt64
  }

  /// A canonical position, and the symmetry that leads to it.
  struct Form {
    var key: Known
    var symmetry: Symmetry
  }

  /// The line that proves a position.
  struct Line {
    var number: Int
    /// The symmetry to the canonical position.
    var symmetry: Symmetry
    /// The zone in the position itself.
    var zone: UInt64
  }

  /// Records the line that proves a position, if memory permits.
  mutating func keep(_ form: Form, _ zone: UInt64, line: Int) {
    if known.count < mostKnown || known[form.key] != nil {
      known[form.key] = Line(number: line, symmetry: form.symmetry, zone: zone)
    }
  }

  /// Ends a line with a reference to an earlier one that proves the same.
  ///
  /// - Returns: The zone; nil if there is no such line.
  func reuse(_ form: Form) -> UInt64? {
    guard let line = known[form.key] else { return nil }
    let back = form.symmetry.inverse
    file.goBack(
      to: line.number,
      BoardMotion(line.symmetry, on: rules).followed(by: BoardMotion(back, on: rules)))
    return image(image(line.zone, line.symmetry), back)
  }

  /// The smallest image of a position's relevant part: the squares on lines that are still open.
  func form(of node: Node) -> Form {
    let live = live(node)
    // Void squares are in both sets, to tell them from empty ones, which are in neither.
    let void = ~(live.other | live.own)
    let key = Known(other: node.other & live.other | void, own: node.own & live.own | void)
    var best = Form(key: key, symmetry: .identity)
    for symmetry in rules.symmetries.dropFirst() {
      let image = Known(other: image(key.other, symmetry), own: image(key.own, symmetry))
      if (image.other, image.own) < (best.key.other, best.key.own) {
        best = Form(key: image, symmetry: symmetry)
      }
    }
    return best
  }

  /// The empty squares on lines that either side can still complete.
  func open(_ node: Node) -> UInt64 {
    let live = live(node)
    return (live.other | live.own) & ~(node.other | node.own)
  }

  /// The squares on lines that each side can still complete.
  private func live(_ node: Node) -> (other: UInt64, own: UInt64) {
    var live: (other: UInt64, own: UInt64) = (0, 0)
    for line in oracle.lines {
      if line & node.own == 0 { live.other |= line }
      if line & node.other == 0 { live.own |= line }
    }
    return live
  }

  func image(_ word: UInt64, _ symmetry: Symmetry) -> UInt64 {
    if symmetry == .identity { return word }
    let all = UInt64.max >> UInt64(64 - rules.area)
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
