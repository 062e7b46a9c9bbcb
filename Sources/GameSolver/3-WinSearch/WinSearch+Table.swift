/// Storage of proved positions in the transposition table.
extension WinSearch {
  /// The normal form of a position, and the symmetry that leads to it.
  struct Key {
    var key: TranspositionTable<UInt64>.Key
    var image: Int
  }

  /// Returns the smallest of all turned forms.
  @inline(__always)
  func key(
    of node: Node, _ attackLive: UInt64, _ defenceLive: UInt64, turn: UInt8
  ) -> Key {
    let open = (attackLive | defenceLive) & ~node.marks
    let low = node.attack.own & attackLive | open
    let high = node.defence.own & defenceLive | open
    var key = TranspositionTable<UInt64>.Key(low: low, high: high, turn: turn)
    var best = 0
    for image in 1..<max(symmetries.count, 1) {
      let turnedLow = symmetries.apply(image, to: low)
      if turnedLow > key.low { continue }
      let turnedHigh = symmetries.apply(image, to: high)
      if turnedLow < key.low || turnedHigh < key.high {
        key.low = turnedLow
        key.high = turnedHigh
        best = image
      }
    }
    return Key(key: key, image: best)
  }

  /// The best move found in a position, if the table still has it.
  func knownMove(attacker: UInt64, defender: UInt64, isAttacking: Bool) -> Int? {
    let node = node(attacker, defender)
    let key = key(
      of: node, node.attack.survey().live, node.defence.survey().live, turn: isAttacking ? 1 : 2)
    return table[key.key].flatMap { symmetries.undo(key.image, square: $0.move) }
  }

  /// The entry's verdict, if it answers the question.
  @inline(__always)
  func recall(
    _ entry: TranspositionTable<UInt64>.Entry, within plies: Int, _ key: Key, live: UInt64
  ) -> Verdict? {
    if Int(entry.win) <= plies { return .win(within: Int(entry.win)) }
    if Int(entry.none) < plies { return nil }
    // Void squares are always spare, as no line can be completed there.
    let spare = symmetries.undo(key.image, on: entry.squares) & live | ~live
    return entry.none == TranspositionTable<UInt64>.Entry.never
      ? never(spare: spare) : none(within: Int(entry.none), spare: spare)
  }

  func remember(_ verdict: Verdict, _ move: Int?, _ key: Key, work: Int64) {
    table.update(key.key, work: work) { entry in
      if let move { entry.move = symmetries.images[key.image][move] }
      switch verdict {
      case .win(let plies):
        entry.win = min(entry.win, UInt8(plies))
      case .none(let plies):
        if plies < Int(entry.none) { break }
        entry.none = UInt8(plies)
        entry.squares = symmetries.apply(key.image, to: spare)
      case .never:
        entry.none = TranspositionTable<UInt64>.Entry.never
        entry.squares = symmetries.apply(key.image, to: spare)
      case .unknown:
        break
      }
    }
  }
}
