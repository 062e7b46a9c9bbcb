import GameRules

/// Checks a written proof of what a game is worth, and trusts nothing in it.
///
/// It knows the rules and nothing of the search that made the proof. A proof is text:
///
///     tictactoe proof 1
///     3x3:                  the position
///     draw                  what it is worth: draw, x wins or o wins
///     o holds               a claim: o never lets x complete a line
///     b2 a1                 if x plays b2, o answers a1
///     a2 c1 =b3c3           …, and from then on answers each square of a pair with the other
///     c2 =a1a2 b1           pairs laid before the answer as well
///     c3 *                  few long lines are left: o takes what weighs most, all along
///     c1 b1 /a1a2a3         what is left of lines inside and outside of these squares is apart
///     a3 @6/4+1-2           as in line 6, transposed and shifted a column to the right, two rows down
///     end 5d1f0c…           the checksum of all lines above
///
/// Other claims are `o wins`, and `o blocks`: it holds without lines of its own. The lines of a claim
/// are a tree, depth first; it begins with `-` in the place of a move where the claimant is to move.
///
/// Of a line only those squares count that are still to be had of it, so a proof is one of sets of
/// squares, wherever they lie. Its *zone* are the squares that it needs: the other side might have all
/// others. So where that side is to move, each open square has a line that needs one:
///
/// - It does not, if it is outside of the zone of a line that is there.
/// - Where the claimant threatens to complete a line, only the square that stops it does; and none where
///   there are two. The zone then has enough of each line that the other side is no faster.
///
/// Whoever blocks need not see what falls apart as a whole: needs that share no squares are parts that
/// are answered each on its own, their lines in any order. And within a part, a square needs no line
///
/// - if all needs through it go through another square too, which is as good; that one is in the zone;
/// - nor does any, if needs of n squares, weighing 2⁻ⁿ each, weigh less than ½ together: a move doubles
///   that at most, and with less than 1 whoever takes the heaviest square of all stops every need
///   (Erdős and Selfridge, 1973).
///
/// A *cut* makes such parts: of each need only the squares on one side of it count, those of which there
/// are more. Whoever stops these stops the need.
///
/// On the empty board nobody need prove that the first player holds: a second player's winning strategy
/// could be stolen, as a mark more never hurts.
public enum ProofChecker {
  /// Checks a proof.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: What it proves.
  /// - Throws: The first line that fails.
  public static func check(_ bytes: [UInt8]) throws(Refusal) -> Proof {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Refusal) in try check(bytes) }
  }

  /// Checks a proof where it lies, such as in a file that is mapped into memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - memory: How many bytes the lines that others go back to may take.
  /// - Returns: What it proves.
  /// - Throws: The first line that fails.
  public static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, memory: Int = .max
  ) throws(Refusal) -> Proof {
    var text = ProofText(bytes)
    if try ProofText.string(text.nextLine()) != "tictactoe proof 1" {
      throw text.refusal("not a proof")
    }
    let name = ProofText.string(try text.nextLine())
    guard let game = try? Game(name), game.description == name else {
      throw text.refusal("not a game")
    }
    guard game.rules.area <= 128, !game.position.isOver else {
      throw text.refusal("proofs are for games that go on, of up to 128 squares")
    }
    guard game.rules.isMonotone else {
      throw text.refusal("proofs are for games in which a mark more never hurts")
    }
    let value = ProofText.string(try text.nextLine())
    let references = ProofText.references(in: bytes)
    var claims: [Claim] = []
    while !text.isAtEnd {
      try claims.append(readClaim(after: claims, of: game.position, references, memory, &text))
    }
    // Whoever blocks all lines holds.
    let proved =
      claims.map { $0.text.replacing("blocks", with: "holds") }
      + (game.position.ply == 0 ? ["x holds"] : [])
    if !(value == "draw" ? ["x holds", "o holds"] : [value]).allSatisfy(proved.contains) {
      throw Refusal(line: 3, cause: "the claims do not prove this")
    }
    try text.readEnd()
    return Proof(game: name, value: value, claims: claims, lineCount: text.number)
  }

  /// Reads a claim and its tree.
  private static func readClaim(
    after others: [Claim], of position: Position, _ references: [UInt64], _ memory: Int,
    _ text: inout ProofText
  ) throws(Refusal) -> Claim {
    let words = try text.nextWords()
    let start = text.number
    guard words.count > 1, let mark: Mark = ["x": .x, "o": .o][ProofText.string(words[0])],
      case let verb = ProofText.string(words[1]), ["holds", "wins", "blocks"].contains(verb)
    else { throw text.refusal("not a claim") }
    let claim = "\(ProofText.string(words[0])) \(verb)"
    if others.contains(where: { $0.text == claim }) { throw text.refusal("claimed twice") }
    let zone: SquareSet
    if position.rules.area <= 64 {
      let checker = try ClaimChecker<UInt64>(
        text, words.dropFirst(2), mark, verb, in: position, references, memory)
      (text, zone) = (checker.text, SquareSet(checker.zone))
    } else if #available(macOS 15, iOS 18, visionOS 2, *) {
      let checker = try ClaimChecker<UInt128>(
        text, words.dropFirst(2), mark, verb, in: position, references, memory)
      (text, zone) = (checker.text, SquareSet(checker.zone))
    } else {
      throw text.refusal("this system has no words for so many squares")
    }
    return Claim(text: claim, lines: start..<text.number, zone: zone)
  }
}
