import GameRules
import GameSolver
import TestSupport
import Testing

@Suite struct ThreatTests {
  /// The threats by their definition: lines that miss nothing but one square.
  private func expected(_ position: Position, _ mark: Mark) -> [Threat?] {
    let squares = (0..<position.rules.area).map(position.rules.square(at:))
    let lines = position.table.lines.map(\.squares)
    /// The squares that complete a line with one of some new marks.
    func wins(_ taken: Set<Square>) -> Set<Square> {
      Set(
        lines.filter { !taken.isDisjoint(with: $0) }.compactMap { line in
          let missing = line.filter { position[$0] != mark && !taken.contains($0) }
          return missing.count == 1 && position[missing[0]] == nil ? missing[0] : nil
        })
    }
    return squares.map { square in
      if position[square] != nil { return nil }
      if position.completions(by: mark).contains(square) { return .completes }
      let next = wins([square])
      if next.count > 1 { return .makesTwo }
      if next.count == 1 { return .forces }
      let isPrepared = squares.contains { other in
        other != square && position[other] == nil && wins([other]).count < 2
          && wins([square, other]).count > 1
      }
      return isPrepared ? .prepares : nil
    }
  }

  @Test(arguments: ["3x3", "4x4+corners+squares", "5x5k4+diamonds", "6x6k4", "9x9k5"])
  func `the threats are those that the lines show`(rules: String) throws {
    let table = LineTable(try Rules(rules))
    var generator = SplitMix64(seed: 38)
    var found: Set<Threat> = []
    for _ in 0..<(SlowSuite.isOn ? 100 : 10) {
      let plies = Int.random(in: 0..<min(table.rules.area, 30), using: &generator)
      let position = Position.random(table, plies: plies, using: &generator)
      for mark in [Mark.x, .o] {
        let threats = position.threats(of: mark)
        #expect(threats == expected(position, mark), "\(mark)\n\(drawing(position))")
        found.formUnion(threats.compactMap(\.self))
      }
    }
    #expect(found == Set(Threat.allCases))
  }

  @Test func `three with open ends make two threats, and only beside them`() throws {
    let position = try Game("15x15k5:h8a1i8a15j8o1").position
    let threats = position.threats(of: .x)
    func threat(_ text: String) throws -> Threat? {
      threats[position.rules.index(of: try #require(Square(text)))]
    }
    #expect(try threat("g8") == .makesTwo && threat("k8") == .makesTwo)
    #expect(try threat("f8") == .forces && threat("l8") == .forces)
    #expect(try threat("h8") == nil && threat("a8") == nil)
    #expect(Threat.completes > .makesTwo && Threat.makesTwo > .forces && Threat.forces > .prepares)
  }

  @Test func `there are no threats where a line loses, and none after the end`() throws {
    for text in ["3x3+misere:a1b2b1", "3x3:a1a2b1b2c1"] {
      #expect(try Game(text).position.threats(of: .x).allSatisfy { $0 == nil })
    }
  }
}
