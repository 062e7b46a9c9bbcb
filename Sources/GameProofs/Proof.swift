extension ProofChecker {
  /// What a proof was found to prove.
  public struct Proof: Hashable, Sendable {
    /// The position, as a game text.
    public let game: String
    /// Its value: `draw`, `x wins` or `o wins`.
    public let value: String
    /// The claims that prove it.
    public let claims: [Claim]
    /// How many lines the proof has.
    public let lineCount: Int
  }

  /// What was proved of one side.
  public struct Claim: Hashable, Sendable {
    /// Such as `o holds`.
    public let text: String
    /// The lines of its tree, counted from 0.
    public let lines: Range<Int>
    /// The squares that must not be the other side's, as bits by rows from the bottom-left corner.
    public let zone: UInt64
    /// Whether the claimant's own lines are never needed.
    public let isPassive: Bool
  }

  /// Why a text is no proof.
  public struct Refusal: Error, Hashable, Sendable {
    /// The line that fails, from 1.
    public let line: Int
    /// What is wrong with it.
    public let cause: String
  }
}
