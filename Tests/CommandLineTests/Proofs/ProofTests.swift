import Foundation
import GameRules
import GameSolver
import TestSupport
import Testing

@testable import GameProofs

/// Proofs that the solver writes and the checker, which knows only the rules, checks.
@Suite struct ProofTests {
  @Test(arguments: [
    ("3x3", "3x3: draw"), ("4x3k3", "4x3: x wins"),
    ("4x4+corners+squares", "4x4+corners+squares: draw"),
    ("5x5", "5x5: draw"), ("5x5k4", "5x5k4: draw"), ("3x3:a1b1", "3x3:a1b1 x wins"),
    ("3x3:a1b1c1", "3x3:a1b1c1 draw"), ("3x3:b1a1a3b3", "3x3:b1a1a3b3 draw"),
    ("7x7k5", "7x7k5: draw"), ("1x1", "1x1: x wins"), ("2x1k2", "2x1k2: draw"),
    ("8x5k5", "8x5: draw"), ("5x5+corners+squares", "5x5+corners+squares: draw"),
    ("10x7k6", "10x7k6: draw"), ("12x6k6", "12x6: draw"), ("11x11k7", "11x11k7: draw"),
  ])
  func `verify confirms what solve proves`(game: String, value: String) throws {
    let folder = try Folder()
    let path = folder.path + "/proof"
    let solved = try Transcript(running: ["solve", game, "--certificate", path])
    let verified = try Transcript(running: ["verify", path])
    #expect(verified.output.hasPrefix(value + ", proved in "), "\(verified)")
    #expect(solved == verified)
    // The second time it finds the proof file.
    #expect(try Transcript(running: ["solve", game, "--certificate", path]) == solved)
  }

  @Test(arguments: ["3x3", "6x6k5"])
  func `a proof with a single changed byte is refused`(game: String) throws {
    let proof = try proof(of: game)
    for place in stride(from: 0, to: proof.count, by: isOptimized ? 1 : 10) {
      for change: UInt8 in [1, 2, 4, 32, 128] {
        var changed = proof
        changed[place] ^= change
        #expect(throws: ProofChecker.Refusal.self, "byte \(place)") {
          try ProofChecker.check(changed)
        }
      }
    }
  }

  @Test(arguments: ["4x3k3", "4x4"])
  func `a proof with a missing or repeated line is refused`(game: String) throws {
    let lines = String(decoding: try proof(of: game), as: UTF8.self).split(separator: "\n")
      .dropLast()
    for place in lines.indices {
      var fewer = Array(lines)
      fewer.remove(at: place)
      #expect(throws: ProofChecker.Refusal.self, "without line \(place + 1)") {
        try ProofChecker.check(signed(fewer))
      }
      var more = Array(lines)
      more.insert(lines[place], at: place)
      #expect(throws: ProofChecker.Refusal.self, "line \(place + 1) twice") {
        try ProofChecker.check(signed(more))
      }
    }
  }

  /// The second player does not hold these games, or not by blocking alone, so no signed proof of
  /// that may pass.
  @Test(arguments: [
    ("3x3", "3x3k2:"), ("5x5k4", "5x5k3:"), ("4x4", "4x4k3:"), ("8x5k5", "8x5k4:"),
    ("5x5+corners+squares", "5x5k4+corners+squares:"), ("6x6k5", "6x6k5+corners+squares:"),
    ("12x6k6", "12x6k4:"),
  ])
  func `no rearranged proof of a false claim passes`(
    true game: String, false other: String
  ) throws {
    var lines = String(decoding: try proof(of: game), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    lines[1] = other[...]
    var state: UInt64 = 1
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<100 {
      var changed = lines
      for _ in 0...random(below: 4) {
        let place = 4 + random(below: lines.count - 4)
        changed[place] = lines[4 + random(below: lines.count - 4)]
      }
      #expect(throws: ProofChecker.Refusal.self) { try ProofChecker.check(signed(changed)) }
    }
  }

  /// Positions that do not fit in memory are proved again.
  @Test(arguments: [("9x5k5", "20K")] + (isOptimized ? [("7x4k4", "100K")] : []))
  func `a proof found with little memory is longer but valid`(game: String, memory: String) throws {
    let folder = try Folder()
    let (short, long) = (folder.path + "/short", folder.path + "/long")
    let whole = try Transcript(running: ["solve", game, "--certificate", short])
    let proof = try Transcript(
      running: ["solve", game, "--certificate", long, "--memory", memory])
    #expect(try Transcript(running: ["verify", long]) == proof)
    func lines(_ proof: Transcript) -> Int? {
      proof.output.split(separator: " ").compactMap { Int($0) }.first
    }
    #expect(try #require(lines(proof)) > 2 * (try #require(lines(whole))))
  }

  /// The limit counts the stored results, not the size of the file.
  @Test(arguments: ["4x3k3", "9x5k5"])
  func `checking a proof takes no more memory than allowed`(game: String) throws {
    let bytes = try proof(of: game)
    func check(_ memory: Int) throws {
      _ = try bytes.withUnsafeBufferPointer { try ProofChecker.check($0, memory: memory) }
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let known = Set(lines.compactMap { $0.firstMatch(of: /@(\d+)/).flatMap { Int($0.1) } })
    try check(known.count * 2000)
    let refusal = try #require(throws: ProofChecker.Refusal.self) { try check(known.count * 200) }
    #expect(refusal.cause == "there is not enough memory to keep what this proves")
    #expect(refusal.line <= lines.count)
  }

  /// Separate parts come in a different order on the turned board.
  @Test(
    arguments: [("10x6k5:c2e4d2f2", "o holds", false)]
      + (isOptimized ? [("11x5:", "draw", true)] : []))
  func `a blocking proof stays valid on a turned board`(
    game: String, value: String, isCut: Bool
  ) throws {
    let text = String(decoding: try proof(of: game, "--weak"), as: UTF8.self)
    #expect(text.contains(" /a1") == isCut)
    let lines = text.split(separator: "\n").dropLast()
    let rules = try Game(UTF8Text(game)).rules
    let symmetry = Symmetry.mirrorColumns
    func turned(_ word: Substring) -> String {
      let reference = word.split(separator: "/")
      if word.hasPrefix("@"), let numbers = reference.last?.replacing("-", with: "+-") {
        let motion = numbers.split(separator: "+").compactMap { Int($0) }
        let end = BoardMotion(turn: motion[0], columns: motion[1], rows: motion[2])
          .turned(by: symmetry, on: rules)
        let signs = [end.columns, end.rows].map { $0 < 0 ? "\($0)" : "+\($0)" }
        return "\(reference[0])/\(end.turn)\(signs.joined())"
      }
      return String(word).replacing(/[a-k][1-6]/) { name in
        Square(String(name.output)).map { symmetry($0, on: rules).description } ?? ""
      }
    }
    let image = lines.enumerated().map { number, line in
      number == 1
        ? "\(rules):" + turned(line.drop { $0 != ":" }.dropFirst())
        : line.split(separator: " ").map(turned).joined(separator: " ")
    }
    let proof = try ProofChecker.check(signed(image.map { $0[...] }))
    #expect(proof.value == value && proof.lineCount == lines.count + 1)
  }
}
