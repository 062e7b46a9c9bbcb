import GameProofs
import GameRules
import TestSupport
import Testing

@testable import tictactoe

/// A forger that tries to prove any claim, true or not, and keeps each line that the checker
/// accepts.
private struct Forger {
  let game: String
  let rules: Rules
  let free: [Square]
  /// The number of texts it may still submit to the checker.
  var remainingTries: Int
  var generator: SplitMix64
  private(set) var lines: [String] = []

  init(_ game: String, _ position: Position, remainingTries: Int, seed: UInt64) {
    self.game = game
    rules = position.rules
    free = position.legalMoves
    self.remainingTries = remainingTries
    generator = SplitMix64(seed: seed)
  }

  /// A proof that passes; nil if none was found.
  mutating func proof(of claim: String) -> String? {
    let value = claim.replacing("blocks", with: "holds")
    lines = ["tictactoe proof 1", game, value, claim]
    if pick(8) == 0 { lines[3] += cut() }
    if pick(4) == 0 { lines[3] += " =" + squares(2 * (1 + pick(3))) }
    let start = lines.count
    while remainingTries > 0 {
      remainingTries -= 1
      let text = signed()
      do throws(ProofChecker.Refusal) {
        _ = try ProofChecker.check(Array(text.utf8))
        return text
      } catch {
        if error.line <= lines.count {
          if lines.count == start { return nil }
          lines.removeLast()
          // Nothing can follow this line, or the one before it.
          if pick(40) == 0, lines.count > start { lines.removeLast(1 + pick(lines.count - start)) }
        }
      }
      lines.append(line())
    }
    return nil
  }

  private mutating func line() -> String {
    var line = pick(8) == 0 && lines.count == 4 ? "-" : squares(1)
    switch pick(16) {
    case 0...4: line += " \(squares(1))"
    case 5...7: line += " \(squares(1)) =\(squares(2 * (1 + pick(3))))"
    case 8: line += " =\(squares(2)) \(squares(1))"
    case 9: line += " =\(squares(2 * (1 + pick(3))))"
    case 10: line += " *"
    case 11: line += " \(squares(1))\(cut()) =\(squares(2 * (1 + pick(3))))"
    case 12: line += pick(2) == 0 ? "" : " \(squares(1)) \(squares(1))"
    default:
      if pick(4) == 0 { line += " =\(squares(2))" }
      let known = 5 + pick(max(lines.count - 4, 1))
      let turn = pick(2) * pick(8)
      let shift = [turn & 1 != 0 ? rules.columns - 1 : 0, turn & 2 != 0 ? rules.rows - 1 : 0]
        .map { $0 + (pick(4) == 0 ? pick(5) - 2 : 0) }
        .map { $0 < 0 ? "\($0)" : "+\($0)" }
      line += " @\(known)/\(turn)\(shift.joined())"
    }
    return line
  }

  private mutating func cut() -> String { " /" + squares(1 + pick(4)) }

  private mutating func squares(_ count: Int) -> String {
    if count == 1 { return free[pick(free.count)].description }
    return free.shuffled(using: &generator).prefix(count).map { $0.description }.joined()
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func signed() -> String {
    let text = lines.joined(separator: "\n") + "\n"
    var checksum = Checksum()
    checksum.add(text.utf8)
    return text + checksum.line
  }
}

/// Decides claims about one side by exhaustive search.
private struct Truth {
  let lines: [UInt32]
  let all: UInt32
  var known: [UInt64: Bool] = [:]

  enum Verb: CaseIterable { case holds, wins, blocks }

  init(_ rules: Rules) {
    lines = LineTable(rules).lines.map { line in
      line.squares.reduce(0) { $0 | 1 << UInt32(rules.index(of: $1)) }
    }
    all = 1 << UInt32(rules.area) - 1
  }

  mutating func isTrue(_ verb: Verb, own: UInt32, other: UInt32, isToMove: Bool) -> Bool {
    known = [:]
    return holds(verb, own, other, isToMove)
  }

  private mutating func holds(
    _ verb: Verb, _ own: UInt32, _ other: UInt32, _ isToMove: Bool
  ) -> Bool {
    if verb != .blocks, lines.contains(where: { $0 & ~own == 0 }) { return true }
    if lines.contains(where: { $0 & ~other == 0 }) { return false }
    var rest = all & ~(own | other)
    if rest == 0 { return verb != .wins }
    let key = UInt64(own) << 32 | UInt64(other)
    if let known = known[key] { return known }
    var result = !isToMove
    while rest != 0, result != isToMove {
      let square = rest & (0 &- rest)
      rest &= ~square
      result =
        isToMove
        ? holds(verb, own | square, other, false) : holds(verb, own, other | square, true)
    }
    known[key] = result
    return result
  }
}

@Suite struct HostileProofTests {
  private static let games = [
    "2x2k2", "3x2k2", "3x2", "3x3", "3x3k2", "4x2k2", "4x3", "4x2k3", "3x3+corners", "3x3+squares",
    "4x3+squares", "4x4", "4x4k3", "4x4+corners+squares", "5x2k3", "5x3", "5x1k2", "4x1k2", "6x2k3",
  ]

  @Test func `no forged proof of a false claim passes`() throws {
    var found = 0
    for seed in 0..<UInt64(SlowSuite.isOn ? 100_000 : 1000) {
      var generator = SplitMix64(seed: seed)
      let rules = try Rules(#require(Self.games.randomElement(using: &generator)))
      var position = Position(rules)
      let free = Int.random(in: 2...min(rules.area, 9), using: &generator)
      var game = "\(rules.notation):"
      while !position.isOver, position.legalMoves.count > free {
        let square = try #require(position.legalMoves.randomElement(using: &generator))
        try position.play(square)
        game += square.description
      }
      if position.isOver { continue }
      let mark = Bool.random(using: &generator) ? Mark.x : .o
      let verb = try #require(Truth.Verb.allCases.randomElement(using: &generator))
      var truth = Truth(rules)
      let isTrue = truth.isTrue(
        verb, own: UInt32(position.board.squares(of: mark).firstWord),
        other: UInt32(position.board.squares(of: mark.opponent).firstWord),
        isToMove: position.toMove == mark)
      // Some true claims are kept, to see that the forger can write valid proofs.
      if isTrue, seed % 4 > 0 { continue }
      let claim = "\(mark == .x ? "x" : "o") \(verb)"
      var forger = Forger(game, position, remainingTries: 400, seed: seed)
      let proof = forger.proof(of: claim)
      if proof != nil, isTrue { found += 1 }
      if let proof, !isTrue { Issue.record("seed \(seed): \(proof)") }
    }
    // Otherwise the forger may have tried nothing useful.
    #expect(found > 20)
  }
}
