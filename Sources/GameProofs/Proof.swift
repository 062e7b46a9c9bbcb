import GameRules

extension ProofChecker {
  /// The result of a checked proof.
  public struct Proof: Hashable, Sendable {
    /// The position, as a game text.
    public let game: String
    /// The proved value: `draw`, `x wins` or `o wins`; or a partial result such as `o holds`.
    public let value: String
    /// The claims that prove it.
    public let claims: [Claim]
    /// The number of lines in the proof.
    public let lineCount: Int
  }

  /// A proved statement about one side.
  public struct Claim: Hashable, Sendable {
    /// `o holds`, `o wins` or `o blocks`, or the same for x.
    public let text: String
    /// The lines of its tree, counted from 0.
    public let lines: Range<Int>
    /// The squares that the proof depends on; the other side could own all others.
    public let zone: SquareSet
  }

  /// The reason why a text is not a valid proof.
  public struct Refusal: Error, Hashable, Sendable {
    /// The number of the line that fails, from 1.
    public let line: Int
    /// The error in that line.
    public let cause: String
  }
}

extension SquareSet {
  /// Creates the set of squares given as bits.
  package init(_ bits: some FixedWidthInteger & UnsignedInteger) {
    self.init()
    var rest = bits
    while rest != 0 {
      insert(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
