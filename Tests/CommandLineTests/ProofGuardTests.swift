import GameRules
import Testing

@testable import GameProofs

/// The guards of the proof checker: without any one of them, a false proof would pass.
@Suite struct ProofGuardTests {
  /// Nobody can complete a line any more, so a proof needs only the lines of both claims.
  @Test(arguments: [
    ("3x1k3:a1b1", "draw\no holds\nx holds\n-", nil),
    // From the empty board alone, X holds without a claim.
    ("3x1k3:a1b1", "draw\no holds", "3: the claims do not prove this"),
    ("3x1k3:a1b1", "x holds\no holds", "3: the claims do not prove this"),
    ("3x1k3:", "draw\no blocks =a1b1", nil), ("3x1k3:", "x holds\no blocks =a1b1", nil),
    (
      "3x1k3+misere:", "draw\no blocks =a1b1",
      "2: proofs are for games in which a mark more never hurts"
    ),
    (
      "3x3:a1b2c3b1b3a3c1c2a2", "draw\nx holds\no holds\n-",
      "2: proofs are for games that go on, of up to 128 squares"
    ),
  ])
  func `a proof proves only its own game and its own claims`(
    game: String, claims: String, cause: String?
  ) {
    let lines = "tictactoe proof 1\n\(game)\n\(claims)".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  @Test(arguments: ["x\n", "\n", "end 0\n", "x"])
  func `text after the last line is refused`(text: String) throws {
    let proof = signed("tictactoe proof 1\n3x1k3:\ndraw\no blocks =a1b1".split(separator: "\n"))
    #expect(try ProofChecker.check(proof).value == "draw")
    let refusal = try #require(throws: ProofChecker.Refusal.self) {
      try ProofChecker.check(proof + Array(text.utf8))
    }
    #expect(refusal.line == 5 && refusal.cause == "the checksum is not that of the lines above")
  }

  /// The two squares in the middle are on the same lines.
  @Test func `of two equivalent squares, one stays undominated`() throws {
    let position = try Game("4x1k3:").position
    let standing = Standing<UInt64>(of: .o, in: position, isPassive: true)
    #expect(standing.undominated.moves == 0b0010)
    #expect(standing.undominated.dominators == 0b0010)
  }
}
