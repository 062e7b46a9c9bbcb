import GameRules

/// Answers the questions of a proof writer about which moves preserve the proved result.
///
/// Sets of squares are words, as in `Bitboard64`.
package final class ProofOracle {
  private let search: WinSearch
  private let limit: SearchLimit
  private var pairing: Pairing

  /// The lines, as words in the order of the table.
  package let lines: [UInt64]

  /// Creates an oracle for a game on a board of at most 64 squares.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: The most bytes for the table of proved positions.
  ///   - shouldStop: Polled during every search; true stops it.
  package init(_ table: LineTable, memory: Int, shouldStop: @escaping () -> Bool) {
    let board = Bitboard64(table)
    search = WinSearch(board, tableSize: TranspositionTable<UInt64>.size(in: memory))
    limit = SearchLimit(shouldStop: shouldStop)
    pairing = Pairing(lineCount: board.lines.count)
    lines = table.lines.map { line in
      line.squares.reduce(0) { $0 | 1 << UInt64(table.rules.index(of: $1)) }
    }
  }

  deinit { pairing.deallocate() }

  /// The number of positions searched so far.
  package var nodes: Int64 { search.nodes }

  /// Whether the attacker can win; nil if the search was stopped.
  package func canWin(attacker: UInt64, defender: UInt64, isAttacking: Bool) -> Bool? {
    let verdict = search.search(
      attacker: attacker, defender: defender, isAttacking: isAttacking, plies: 254,
      budget: .max / 2, limit: limit)
    return search.isStopped ? nil : verdict.isWin
  }

  /// The best move that a search found, if the table still has it.
  package func move(attacker: UInt64, defender: UInt64, isAttacking: Bool) -> Int? {
    search.knownMove(attacker: attacker, defender: defender, isAttacking: isAttacking)
  }

  /// The first move of a winning threat sequence; the search itself does not store these.
  ///
  /// - Precondition: Neither side can complete a line at once.
  package func threat(of own: UInt64, against other: UInt64) -> Int? {
    let node = search.node(own, other)
    var work: Int64 = 0
    return node.attack.run(
      against: node.defence, node.attack.survey(), threats: WinSearch.mostThreats,
      memory: node.memory, work: &work
    )?.move.trailingZeroBitCount
  }

  /// The open squares in the order of their importance to both sides; squares where no line can be
  /// completed come last.
  package func order(_ open: UInt64, attacker: UInt64, defender: UInt64) -> [Int] {
    var weights = [Int](repeating: 0, count: 64)
    for line in search.board.lines {
      for (own, other) in [(attacker, defender), (defender, attacker)] where line & other == 0 {
        var empty = line & ~own
        let weight = 1 << (2 * max(12 - empty.nonzeroBitCount, 0))
        while empty != 0 {
          weights[empty.trailingZeroBitCount] += weight
          empty &= empty &- 1
        }
      }
    }
    let squares = (0..<64).filter { open >> UInt64($0) & 1 != 0 }
    return squares.sorted { weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1 }
  }

  /// Pairs for all lines of the attacker, once the defender has also taken `answer`: the number of
  /// lacking squares and, if it is 0, the pairs.
  package func pairs(
    attacker: UInt64, defender: UInt64, after answer: UInt64
  ) -> (lack: Int, pairs: [UInt64]) {
    let open = search.board.lines.filter { $0 & defender == 0 }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: max(open.count, 1)) { memory in
      guard let start = memory.baseAddress else { return (1, []) }
      start.initialize(from: open, count: open.count)
      let list = LineList(lines: start, count: open.count, own: attacker)
      let lack = pairing.lack(list, after: answer, cuttable: 16)
      return (lack, lack == 0 ? pairing.pairs : [])
    }
  }
}
