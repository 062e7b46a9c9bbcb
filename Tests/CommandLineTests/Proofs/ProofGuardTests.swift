import GameProofs
import GameRules
import Testing

/// The guards of the proof checker: without any one of them, a false proof would pass.
@Suite struct ProofGuardTests {
  /// Only the first player on the empty board holds without a proof; here O completes a line.
  @Test(arguments: [("o holds", nil), ("draw", "3: the claims do not prove this")])
  func `a draw after moves takes a claim for each side`(value: String, cause: String?) {
    let lines = "tictactoe proof 1\n3x3:a1b2c1b1a2\n\(value)\no holds\n- b3".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  @Test(arguments: [("3x3", "3x3+misere:"), ("4x3k3", "4x3+misere:")])
  func `a proof of the normal game is none of misère`(normal: String, misere: String) throws {
    var lines = String(decoding: try proof(of: normal), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(refusal(of: lines) == nil)
    lines[1] = misere[...]
    #expect(refusal(of: lines) == "2: proofs are for games in which an extra mark never hurts")
  }

  @Test(arguments: [
    ("1x1:", "x wins\nx wins\n- a1", nil),
    ("1x1:a1", "x holds\nx holds", "2: proofs are for games that go on, of up to 128 squares"),
  ])
  func `there is no proof of a game that has ended`(game: String, claim: String, cause: String?) {
    let lines = "tictactoe proof 1\n\(game)\n\(claim)".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  @Test(arguments: ["x", "\n", "b2 a1\n", "end 0000000000000000\n"])
  func `text after the checksum is refused`(text: String) throws {
    let proof = try proof(of: "3x3")
    #expect(try ProofChecker.check(proof).value == "draw")
    #expect(throws: ProofChecker.Refusal.self) { try ProofChecker.check(proof + Array(text.utf8)) }
  }

  /// If neither did, these lines would prove that O stops every line, but X completes one.
  @Test func `of two squares on the same lines one needs an answer`() throws {
    let game = "5x4+corners+squares:d3b1b2c3b4e3c1b3"
    let tree = [
      "e1 d1", "a2 c4", "a4 c4", "a1 e4", "a2 a3", "a2 a1", "e4 c4", "a2 d1", "a4 d1", "a1 c2",
      "a2 c2", "e4 d1",
    ]
    let lines = ["tictactoe proof 1", game, "o holds", "o blocks"] + tree
    #expect(refusal(of: lines.map { $0[...] }) == "10: no move that needs an answer here")
  }
}
