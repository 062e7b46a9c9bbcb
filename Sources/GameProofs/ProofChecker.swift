import GameRules

/// Checks a written proof of a game's value without trusting anything in it.
///
/// It knows the rules but nothing of the search that found the proof (decisions 16, 23 and 27). A
/// proof is text:
///
///     tictactoe proof 1
///     3x3:                  the position
///     draw                  what it is worth: draw, x wins or o wins
///     o holds               a claim: o never lets x complete a line
///     b2 a1                 if x plays b2, o answers a1
///     a2 c1 =b3c3           …, and from then on answers each square of a pair with the other
///     c2 =a1a2 b1           pairs can also come before the answer
///     c3 *                  few long lines are left: o always takes the heaviest square
///     c1 b1 /a1a2a3         a cut: lines inside and outside these squares are separate games
///     a3 @6/4+1-2           as in line 6, transposed, then a column to the right and two rows down
///     end 5d1f0c…           the checksum of all lines above
///
/// Other claims are `o wins` and `o blocks`: o holds without using lines of its own. The lines of a
/// claim form a tree, depth first; if the claimant is to move, the tree starts with `-` in place of
/// a move.
///
/// Only the squares that are missing from a line matter, so a proof is about sets of squares,
/// wherever they lie. Its *zone* is the set of squares that it needs: it holds even if the other
/// side owns all others. Where the other side is to move, each open square needs a line, with these
/// exceptions:
///
/// - A square outside the zone of a line already given needs none.
/// - If the claimant threatens to complete a line, only the square that stops it needs one, and
///   with two threats none does. The zone then includes enough of each line that the other side is
///   no faster.
///
/// A blocking proof may be split: needs with no square in common are proved separately, in any
/// order. Within a part, a square needs no line
///
/// - if every need through it also goes through another square, which is at least as good and in
///   the zone;
/// - or if the needs, weighing 2⁻ⁿ each for n squares, weigh less than ½ together: a move at most
///   doubles that, and below 1 a claimant that always takes the heaviest square stops every need
///   (Erdős and Selfridge, 1973).
///
/// A *cut* makes such parts: of a need across it, only the squares on the side with more of them
/// count. Stopping these stops the need (decision 28).
///
/// On the empty board the first player's hold needs no proof: the first player could steal a
/// winning strategy of the second, as an extra mark never hurts.
public enum ProofChecker {
  /// Checks a proof.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The proved result.
  /// - Throws: `Refusal` for the first line that fails.
  public static func check(_ bytes: [UInt8]) throws(Refusal) -> Proof {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Refusal) in try check(bytes) }
  }

  /// Checks a proof in place, such as in a memory-mapped file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - memory: The number of bytes for the results of lines that later ones refer to.
  /// - Returns: The proved result.
  /// - Throws: `Refusal` for the first line that fails.
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
    guard !game.isSwapOpen else {
      throw text.refusal("a proof is of a game in which the first mark can no longer be taken over")
    }
    guard game.rules.isMonotone else {
      throw text.refusal("proofs are for games in which an extra mark never hurts")
    }
    let value = ProofText.string(try text.nextLine())
    let references = ProofText.references(in: bytes)
    var claims: [Claim] = []
    while !text.isAtEnd {
      try claims.append(readClaim(after: claims, of: game.position, references, memory, &text))
    }
    // A side that blocks all lines holds.
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
