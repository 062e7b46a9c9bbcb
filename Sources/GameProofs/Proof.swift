import GameRules

extension ProofChecker {
  /// What a proof was found to prove.
  public struct Proof: Hashable, Sendable {
    /// The position, as a game text.
    public let game: String
    /// Its value: `draw`, `x wins` or `o wins`; or what is proved of it, such as `o holds`.
    public let value: String
    /// The claims that prove it.
    public let claims: [Claim]
    /// How many lines the proof has.
    public let lineCount: Int
  }

  /// What was proved of one side.
  public struct Claim: Hashable, Sendable {
    /// `o holds`, `o wins` or `o blocks`, or the same of x.
    public let text: String
    /// The lines of its tree, counted from 0.
    public let lines: Range<Int>
    /// The squares that must not be the other side's.
    public let zone: SquareSet
  }

  /// Why a text is no proof.
  public struct Refusal: Error, Hashable, Sendable {
    /// The line that fails, from 1.
    public let line: Int
    /// What is wrong with it.
    public let cause: String
  }
}

extension SquareSet {
  /// The squares of some bits.
  package init(_ bits: some FixedWidthInteger & UnsignedInteger) {
    self.init()
    var rest = bits
    while rest != 0 {
      insert(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
