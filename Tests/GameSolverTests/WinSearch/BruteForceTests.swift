import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// The win search against exhaustive search, on positions of random hypergraphs.
///
/// A hypergraph is a board whose lines are arbitrary sets of squares. A failure prints the case for
/// reproduction.
@Suite struct BruteForceTests {
  /// A position of a game on arbitrary lines.
  private struct Case: CustomStringConvertible {
    var area: Int
    var lines: [UInt64]
    var attacker: UInt64 = 0
    var defender: UInt64 = 0

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed)
      // A third of the cases have many lines and marks, and therefore many threats.
      let isSharp = seed % 3 == 2
      area = Int.random(in: isSharp ? 10...12 : 5...10, using: &generator)
      let squares = 0..<area
      var lines: [UInt64] = []
      for _ in 0..<Int.random(in: isSharp ? 10...18 : 2...9, using: &generator) {
        let size = Int.random(in: isSharp ? 3...4 : 2...4, using: &generator)
        let line = squares.shuffled(using: &generator).prefix(size).reduce(UInt64(0)) {
          $0 | 1 << UInt64($1)
        }
        if !lines.contains(line) { lines.append(line) }
      }
      self.lines = lines
      for _ in 0..<Int.random(in: isSharp ? 5...8 : 0...3, using: &generator) {
        let square = UInt64(1) << UInt64.random(in: 0..<UInt64(area), using: &generator)
        if (attacker | defender) & square != 0 { continue }
        if Bool.random(using: &generator) { attacker |= square } else { defender |= square }
      }
      if lines.contains(where: { $0 & ~attacker == 0 || $0 & ~defender == 0 }) {
        (attacker, defender) = (0, 0)
      }
    }

    var description: String {
      "area \(area), lines \(lines), attacker \(attacker), defender \(defender)"
    }

    var empty: UInt64 { ~(attacker | defender) & (1 << UInt64(area) - 1) }

    /// Whether a verdict without a win stays true if the attacker is given the spare squares.
    func holds(_ verdict: Verdict, given spare: UInt64, isAttacking: Bool) -> Bool {
      var given = self
      given.attacker |= spare
      if given.lines.contains(where: { $0 & ~given.attacker == 0 }) { return false }
      guard let truth = given.plies(isAttacking: isAttacking) else { return true }
      if case .none(let within) = verdict { return truth > within }
      return false
    }

    /// The plies within which the attacker wins, or nil if it cannot.
    func plies(isAttacking: Bool) -> Int? {
      var known: [[UInt64]: Int] = [:]
      let plies = plies(attacker, defender, isAttacking, &known)
      return plies == .max ? nil : plies
    }

    /// The plies within which the attacker wins, or `.max` if it cannot, by trying every move.
    private func plies(
      _ attacker: UInt64, _ defender: UInt64, _ isAttacking: Bool, _ known: inout [[UInt64]: Int]
    ) -> Int {
      let key = [attacker, defender, isAttacking ? 1 : 0]
      if let plies = known[key] { return plies }
      let own = isAttacking ? attacker : defender
      let empty = (0..<UInt64(area)).filter { (attacker | defender) >> $0 & 1 == 0 }
      var best = isAttacking || empty.isEmpty ? Int.max : 0
      for square in empty {
        let after = own | 1 << square
        if lines.contains(where: { $0 & ~after == 0 }) {
          best = isAttacking ? 1 : .max
          break
        }
        let rest =
          isAttacking
          ? plies(after, defender, false, &known) : plies(attacker, after, true, &known)
        let whole = rest == .max ? rest : rest + 1
        best = isAttacking ? min(best, whole) : max(best, whole)
      }
      known[key] = best
      return best
    }
  }

  /// Finds the result, then the distance.
  private func plies(_ search: WinSearch, _ position: Case, isAttacking: Bool) -> Int? {
    var proof = WinProof(
      attacker: position.attacker, defender: position.defender, isAttacking: isAttacking,
      wantsDistance: true)
    while !proof.isAnswered { proof.work(search, budget: 10_000, limit: .none) }
    return proof.isNever ? nil : proof.winWithin
  }

  @Test func `the win search agrees with brute force, with a table and without`() {
    var won = 0
    for seed in 0..<UInt64(SlowSuite.isOn ? 10_000 : 300) {
      let position = Case(seed: seed)
      let board = Bitboard64(area: position.area, lines: position.lines)
      for isAttacking in [true, false] {
        let truth = position.plies(isAttacking: isAttacking)
        for tableSize in [1 << 12, 2] {
          let search = WinSearch(board, tableSize: tableSize)
          let found = plies(search, position, isAttacking: isAttacking)
          #expect(
            found == truth,
            "seed \(seed), attacking \(isAttacking), table \(tableSize): \(position)")
        }
        if truth != nil { won += 1 }
      }
    }
    #expect(won > 100)
  }

  @Test func `the attacker does not win even when given all spare squares`() {
    var tested = (never: 0, inTime: 0)
    for seed in 0..<UInt64(SlowSuite.isOn ? 10_000 : 300) {
      let position = Case(seed: seed)
      for isAttacking in [true, false] {
        for tableSize in [1 << 12, 2] {
          for verdict in checkSpare(position, isAttacking: isAttacking, tableSize, seed: seed) {
            if verdict == .never { tested.never += 1 } else { tested.inTime += 1 }
          }
        }
      }
    }
    #expect(tested.never > 100)
    #expect(tested.inTime > 100)
  }

  /// Checks a position with every limit on the plies.
  ///
  /// - Returns: The verdicts with spare squares.
  private func checkSpare(
    _ position: Case, isAttacking: Bool, _ tableSize: Int, seed: UInt64
  ) -> [Verdict] {
    // One table for all limits, so that results for fewer plies are reused for more.
    let search = WinSearch(
      Bitboard64(area: position.area, lines: position.lines), tableSize: tableSize)
    var verdicts: [Verdict] = []
    for plies in isAttacking ? [1, 3, 5, 7, 63] : [0, 2, 4, 6, 64] {
      let verdict = search.search(
        attacker: position.attacker, defender: position.defender, isAttacking: isAttacking,
        plies: plies, budget: .max / 2, limit: .none)
      if verdict.isWin { continue }
      let spare = search.spare & position.empty
      #expect(
        position.holds(verdict, given: spare, isAttacking: isAttacking),
        """
        seed \(seed), attacking \(isAttacking), table \(tableSize), plies \(plies), \(verdict), \
        spare \(spare): \(position)
        """)
      if spare != 0 { verdicts.append(verdict) }
    }
    return verdicts
  }

  @Test(arguments: ["5x4k4", "4x4+corners+squares", "5x5k4", "6x3k3+squares"])
  func `every image of a position has the same value`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    for seed in 0..<UInt64(SlowSuite.isOn ? 200 : 8) {
      var generator = SplitMix64(seed: seed)
      let position = Position.random(table, plies: 6 + Int(seed % 5), using: &generator)
      let bounds = Solver(searching: table).bounds(of: position)
      for symmetry in table.rules.symmetries.dropFirst() {
        let image = position.applying(symmetry)
        #expect(
          Solver(searching: table).bounds(of: image) == bounds,
          "\(rules), seed \(seed), \(symmetry)")
      }
    }
  }
}

extension Position {
  /// The position turned or mirrored.
  fileprivate func applying(_ symmetry: Symmetry) -> Position {
    var image = Position(table)
    let own = (0..<rules.area).filter { board[$0] == .x }
    let other = (0..<rules.area).filter { board[$0] == .o }
    for place in own.indices {
      for index in [own[place]] + other.dropFirst(place).prefix(1) {
        image.playUnchecked(rules.index(of: symmetry(rules.square(at: index), on: rules)))
      }
    }
    return image
  }
}
