extension WinSearch {
  /// A position of the search.
  struct Node {
    var attack: LineList
    var defence: LineList
    /// Free memory for line lists.
    var memory: UnsafeMutablePointer<UInt64>
    var ply: Int

    @inline(__always)
    func attacking(_ square: UInt64) -> Node {
      let defence = defence.losing(square, into: memory)
      return Node(
        attack: attack.taking(square), defence: defence, memory: memory + defence.count,
        ply: ply &+ 1)
    }

    @inline(__always)
    func defending(_ square: UInt64) -> Node {
      let attack = attack.losing(square, into: memory)
      return Node(
        attack: attack, defence: defence.taking(square), memory: memory + attack.count,
        ply: ply &+ 1)
    }

    @inline(__always)
    var marks: UInt64 { attack.own | defence.own }
  }

  /// The node of a position at the root.
  func node(_ attacker: UInt64, _ defender: UInt64) -> Node {
    var count = 0
    for line in board.lines where line & defender == 0 {
      memory[count] = line
      count += 1
    }
    let attack = LineList(lines: memory, count: count, own: attacker)
    let defence = memory + count
    count = 0
    for line in board.lines where line & attacker == 0 {
      defence[count] = line
      count += 1
    }
    return Node(
      attack: attack, defence: LineList(lines: defence, count: count, own: defender),
      memory: defence + count, ply: (attacker | defender).nonzeroBitCount)
  }
}
