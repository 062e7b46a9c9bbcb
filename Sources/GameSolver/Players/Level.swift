/// The strength of a computer player, from one that sees nothing to one that sets traps.
public enum Level: UInt8, Hashable, Sendable, CaseIterable {
  /// Plays at random.
  case beginner
  /// Completes a line when it can.
  case easy
  /// Also blocks a line that is about to be completed.
  case medium
  /// Also sees forks and short threat sequences of either side.
  case hard
  /// Plays a move that is proved best if the board allows a proof; otherwise looks far ahead.
  case perfect
  /// Perfect, and among equal moves picks the one after which the most replies lose; where the
  /// board is too large to count those, it looks further ahead.
  case trickster

  /// The next stronger level; nil for the last one.
  public var next: Level? { Level(rawValue: rawValue + 1) }

  /// The abilities and limits of a player at this level.
  public var skill: Skill {
    switch self {
    case .beginner: Skill()
    case .easy: Skill(takesWins: true, plainDepth: 1)
    case .medium: Skill(takesWins: true, stopsWins: true, plainDepth: 5)
    case .hard:
      Skill(
        takesWins: true, stopsWins: true, plainDepth: 9, runMoves: 3, threatNodes: 4_000, slack: 1)
    case .perfect:
      Skill(
        takesWins: true, stopsWins: true, runMoves: 16, plans: true, threatNodes: 40_000,
        proofNodes: 60_000, lookahead: 1)
    case .trickster:
      Skill(
        takesWins: true, stopsWins: true, runMoves: 16, plans: true, threatNodes: 40_000,
        proofNodes: 60_000, lookahead: 22, setsTraps: true)
    }
  }

  /// The abilities and limits of a computer player.
  public struct Skill: Hashable, Sendable {
    /// Whether it completes a line when it can.
    public var takesWins = false
    /// Whether it blocks a line that is about to be completed.
    public var stopsWins = false
    /// Search depth in plies in misère, where there are no wins to take and no threats to make.
    public var plainDepth = 0
    /// Length of the threat sequences it sees, in own moves; 2 is a fork.
    public var runMoves = 0
    /// Whether it sees wins that also need moves which threaten to make two threats at once.
    public var plans = false
    /// Positions searched for threats.
    public var threatNodes: Int64 = 0
    /// Positions searched for a proof; 0 disables proofs.
    public var proofNodes: Int64 = 0
    /// Lines examined for one move, shared between proof, traps and threats.
    ///
    /// So a large board takes no longer than a small one (decision 18). On boards of more than 64 squares
    /// the lookahead's lines come on top.
    public var work: Int64 = 24_000_000
    /// Halvings by which a square's weight may fall short of the best one's and still count as equal.
    public var slack = 0
    /// Lookahead budget, in units of `work / 8`; 0 disables lookahead.
    public var lookahead: Int64 = 0
    /// Whether the clock alone ends the lookahead, and its budget is an estimate.
    var isTimed = false
    /// Whether it prefers the move after which the most replies lose.
    public var setsTraps = false

    /// Whether it judges squares by more than single lines.
    var weighsSquares: Bool { runMoves > 0 }
    /// Lines examined for a proof: half of `work`.
    var proofWork: Int64 { work / 2 }
    /// Lines examined to set a trap: a quarter of `work`.
    var trapWork: Int64 { work / 4 }
    /// Lines examined for threats: a quarter of `work`.
    var threatWork: Int64 { work / 4 }
    /// Lines examined by the lookahead.
    var lookaheadWork: Int64 { work / 8 * lookahead }
  }
}
