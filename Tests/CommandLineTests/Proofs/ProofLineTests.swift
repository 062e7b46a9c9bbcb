import Foundation
import GameRules
import Testing

@testable import GameProofs

/// Lines and claims of a proof that the checker refuses, each with its cause, and those it accepts.
@Suite struct ProofLineTests {
  /// Each pair has one square of a line and one off it, so the pairs do not stop the line.
  @Test(arguments: [
    "3x3k2:\ndraw\no blocks =a1a2b1c2", "4x3:\ndraw\no blocks =a1a2b1b2c1c2",
    "3x3:b2a2\no holds\no blocks =a1b1c3c2", "10x10k3:\ndraw\no blocks =a1a2b1b2c1c2",
  ])
  func `pairs that leave a line to the other side prove nothing`(text: String) throws {
    let lines = "tictactoe proof 1\n\(text)".split(separator: "\n")
    #expect(refusal(of: lines) == "4: the other side completes a line")
  }

  @Test(arguments: ["3x3k2:", "4x3:", "3x3:b2a2", "5x4k3:", "9x8k3:"])
  func `random pairs prove no false claim`(game: String) throws {
    let position = try Game(game).position
    let value = position.ply == 0 ? "draw" : "o holds"
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let squares = position.legalMoves.shuffled(using: &generator)
      let count = 2 * Int.random(in: 1...squares.count / 2, using: &generator)
      let pairs = squares[..<count].map { $0.description }.joined()
      let lines = "tictactoe proof 1\n\(game)\n\(value)\no blocks =\(pairs)"
      #expect(throws: ProofChecker.Refusal.self, "\(pairs)") {
        try ProofChecker.check(signed(lines.split(separator: "\n")))
      }
    }
  }

  @Test(arguments: [
    ("o blocks =a1b1\no blocks =a1b1", 5, "claimed twice"),
    ("o blocks" + String(repeating: " ", count: 5000), 4, "longer than any line of a proof"),
    ("o blocks =a1b1\té", 4, "not a letter, digit or sign"),
  ])
  func `malformed claims are refused with the line and the cause`(
    claims: String, line: Int, cause: String
  ) throws {
    let lines = "tictactoe proof 1\n2x1k2:\ndraw\n\(claims)".split(separator: "\n")
    #expect(refusal(of: lines) == "\(line): \(cause)")
  }

  /// In the proof of 4x4, each move has an answer and pairs for all other squares.
  @Test(arguments: [
    (5, "a1 @5/0+0+0", "no line to go back to"),
    (5, "a1 a1", "no answer on an open line"),
    (5, "a1 d1 d4", "no answer on an open line"),
    (5, "a1 d1 =a4", "a square has no partner"),
    (5, "a1 d1 =d2d1", "a square of a pair is not to be had"),
    (5, "a1 d1 =a4b4c4b4", "a square of a pair is not to be had"),
    (5, "a1 d1 =a1a4", "a square of a pair is not to be had"),
    (5, "a1 d1 =a4e4", "no square: a4e4"),
    (5, "a1 d1 a4b4", "no square: a4b4"),
    (5, "a1 =b2c3 b2", "no answer on an open line"),
    (6, "a1 d1", "no move that needs an answer here"),
    (6, "b1 @5/0+1+0", "what was proved there does not lie on the board here"),
    (6, "b2 @5/0+0+0", "a square of the zone is not to be had"),
    (6, "d1 @5/8+0+0", "no line to go back to"),
    (6, "d1 @6/1+3+0", "no line to go back to"),
    (5, "- d1", "no square: -"),
    (5, "a1 d1 /a4e4", "no square: a4e4"),
    (4, "o blocks a1b1", "no pairs, and no cut"),
    (4, "o blocks /a1b1 =c1d1c1a2", "a square of a pair is not to be had"),
    // Mirrored, and where few long lines are left, the proof still holds.
    (6, "d1 @5/1+3+0", ""), (5, "a1 *", ""),
  ])
  func `a wrong line of a blocking proof is refused with its cause`(
    line: Int, text: String, cause: String
  ) throws {
    var lines = String(decoding: try proof(of: "4x4"), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(lines[4].hasPrefix("a1 d1 =") && lines[5].hasPrefix("d1 a1 ="))
    lines[line - 1] = text[...]
    if cause.isEmpty {
      #expect(try ProofChecker.check(signed(lines)).value == "draw")
    } else {
      #expect(refusal(of: lines) == "\(line): \(cause)")
    }
  }

  @Test(arguments: [
    ("c3 *", 5, "the needs weigh too much"), ("c3 b2", 6, "a line is missing before this one"),
    ("c3 b2 *", 5, "no square: *"), ("c3 @4", 5, "no line to go back to"),
  ])
  func `a wrong first line is refused with its cause`(text: String, line: Int, cause: String) throws
  {
    let lines = "tictactoe proof 1\n5x5k4:\ndraw\no blocks\n\(text)".split(separator: "\n")
    #expect(refusal(of: lines) == "\(line): \(cause)")
  }

  /// Of a line across a cut, the side with more squares has to be stopped; of equal sides, the
  /// named one.
  @Test(arguments: [
    ("6x1k3:", "=c1d1a1b1e1f1", nil), ("6x1k3:", "=b1c1 =d1e1", nil),
    ("6x1k3:", "/a1b1c1 =b1c1d1e1", nil), ("6x1k3:", "=b1c1d1e1 /a1b1c1", nil),
    ("6x1k3:", "/a1b1c1 =c1d1a1b1e1f1", "4: the other side completes a line"),
    ("6x1k3:", "/a1b1c1 =a1b1d1e1", "5: a line is missing before this one"),
    ("6x1k3:", "/a1b1c1d1 =a1b1c1d1", nil),
    ("6x1k3:", "/a1b1c1d1 =b1c1d1e1", "4: the other side completes a line"),
    ("6x1k4:", "/a1b1c1 =a1d1", nil),
    ("6x1k4:", "/d1e1f1 =a1d1", "5: a line is missing before this one"),
    ("6x1k4:", "/", nil), ("6x1k4:", "/a1b1 /e1f1", nil),
  ])
  func `a cut counts only the larger side of each line across it`(
    game: String, words: String, cause: String?
  ) {
    let lines = "tictactoe proof 1\n\(game)\ndraw\no blocks \(words)".split(separator: "\n")
    #expect(refusal(of: lines) == cause)
  }

  /// O has to block, and then there are two winning squares.
  @Test(arguments: [
    (["- a2", "a3 b2"], nil), (["- a2", "a3 c2"], "7: a line is missing before this one"),
    (["- a2", "b2 a3"], "6: no move that needs an answer here"),
    (["- a2", "a3 b2", "c2 b3"], "7: not a claim"),
    (["- a2 =b2c2"], "6: a line is missing before this one"),
    (["- c3", "b2 a3"], "6: the other side is faster"),
    (["- c3", "b2 b1"], "6: no answer on an open line"),
    (["- c3", "b2"], "7: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 a2"], "8: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 a2", "c2 b3"], "8: the claimant cannot win any more"),
    (["- b2", "c3 c1", "a3 b3"], "8: a line is missing before this one"),
    (["- b2", "c3 c1", "a3 b3", "c2 a2"], "8: no answer on an open line"),
    (["- *"], "5: no square: *"), (["a2 b2"], "5: no move that needs an answer here"),
    (["-"], "6: a line is missing before this one"),
    (["- a2", "a3 @5/0+0+0"], "6: no line to go back to"),
  ])
  func `a wrong line of a winning proof is refused with its cause`(tree: [String], cause: String?)
    throws
  {
    let lines = ["tictactoe proof 1", "3x3:a1b1", "x wins", "x wins"] + tree
    #expect(refusal(of: lines.map { $0[...] }) == cause)
  }

  /// In the second position, X has fewer of its lines open.
  @Test(arguments: [
    ("7x1k4:d1g1c1a1", "7x1k4:d1a1", "a line that was hoped for there is not open here"),
    ("7x1k4:d1a1", "7x1k4:d1g1c1a1", nil),
    ("7x1k4:d1a1", "7x1k4:d1f1", "a square of the zone is not to be had"),
  ])
  func `a result holds wherever X has at least as much of every line`(
    known: String, here: String, cause: String?
  ) throws {
    func standing(_ game: String) throws -> Standing<UInt64> {
      Standing(of: .x, in: try Game(game).position, isPassive: false)
    }
    let there = try standing(known)
    let zone: UInt64 = 0b0110010
    #expect(try standing(here).obstacle(to: there.limited(to: zone), zone: zone) == cause)
  }

  /// The zone must keep something of each of the other side's lines until the claimant is done.
  @Test(arguments: [
    ("3x3:a1b1a2b2", "x wins", "- a3", "a3 b3 c1 c2 c3"),
    ("3x3:a1b1", "x wins", "- a2\na3 b2", "a2 a3 b2 b3 c2 c3"),
    ("3x3:b1a1a3b3", "x holds", "- b2 =c1c2", "b2 c1 c2"),
    // Every line of X through b1 or e1 also passes d1, so neither square needs a line; if d1 were
    // X's, X would win at b1.
    ("5x4:c1c2d2c3a2b4b2e3", "o blocks", "a1 b1 =a3a4d3d4", "a1 a3 a4 b1 d1 d3 d4"),
  ])
  func `the zone of a proof contains the squares it depends on`(
    game: String, claim: String, tree: String, zone: String
  ) throws {
    let value = claim.replacing("blocks", with: "holds")
    let text = "tictactoe proof 1\n\(game)\n\(value)\n\(claim)\n\(tree)"
    let proof = try ProofChecker.check(signed(text.split(separator: "\n")))
    let rules = try Game(game).rules
    let squares = proof.claims[0].zone.members.map { rules.square(at: $0).description }
    #expect(squares.sorted().joined(separator: " ") == zone)
  }

  /// A result proved after some pairs were laid holds only where the same pairs are laid.
  @Test(arguments: [
    ("d1 =b2a2 @5/1+3+0", nil), ("d1 @5/1+3+0", "a line that was stopped there is open here"),
    ("d1 =a2a3 @5/1+3+0", "a square of the zone is not to be had"),
  ])
  func `a reference to a line that proves something else is refused`(text: String, cause: String?)
    throws
  {
    var lines = String(decoding: try proof(of: "4x4"), as: UTF8.self).split(separator: "\n")
    lines.removeLast()
    #expect(lines[4] == "a1 d1 =c2d2b3d3a4b4a2a3b1b2c1c4c3d4")
    lines[4] = "a1 =c2d2 d1 =b3d3a4b4a2a3b1b2c1c4c3d4"
    lines[5] = text[...]
    #expect(refusal(of: lines) == cause.map { "6: \($0)" })
  }
}
