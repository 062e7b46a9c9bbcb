/// How strong an opponent plays, from the one who sees nothing to the one who sets traps.
public enum Level: UInt8, Hashable, Sendable, CaseIterable {
  /// Plays anywhere.
  case beginner
  /// Completes a line when it can.
  case casual
  /// Also stops a line that is about to be completed.
  case careful
  /// Also sees forks and short runs of threats, its own and the other side's.
  case sharp
  /// Plays a move that is proved best where the board allows a proof, and else looks far ahead.
  case perfect
  /// Perfect, and among equal moves picks the one after which most replies lose; where the board is too
  /// large to know that, it looks further ahead.
  case trapper

  /// What an opponent of this level sees and how long it looks.
  public var skill: Skill {
    switch self {
    case .beginner: Skill()
    case .casual: Skill(takesWins: true, plainDepth: 1)
    case .careful: Skill(takesWins: true, stopsWins: true, plainDepth: 5)
    case .sharp:
      Skill(
        takesWins: true, stopsWins: true, plainDepth: 9, runMoves: 3, threatNodes: 4_000, slack: 1)
    case .perfect:
      Skill(
        takesWins: true, stopsWins: true, runMoves: 16, planDepth: 2, threatNodes: 40_000,
        proofNodes: 60_000, lookahead: 1)
    case .trapper:
      Skill(
        takesWins: true, stopsWins: true, runMoves: 16, planDepth: 2, threatNodes: 40_000,
        proofNodes: 60_000, lookahead: 6, setsTraps: true)
    }
  }

  /// What an opponent sees, as numbers.
  public struct Skill: Hashable, Sendable {
    /// Whether it completes a line when it can.
    public var takesWins = false
    /// Whether it stops a line that is about to be completed.
    public var stopsWins = false
    /// How many plies it looks ahead where a line loses, and wins and threats are none.
    public var plainDepth = 0
    /// How many own moves long the runs of threats are that it sees; 2 is a fork.
    public var runMoves = 0
    /// How many quiet moves it plans ahead to bring about a run.
    public var planDepth = 0
    /// How many positions it looks at for threats.
    public var threatNodes = 0
    /// How many positions it looks at for a proof; 0 is one that proves nothing.
    public var proofNodes = 0
    /// How many lines it looks at for one move, shared out between proof, traps and threats, so that
    /// a large board takes no longer than a small one.
    public var work = 24_000_000
    /// How many times a square may be worth half of the best one and still be taken for as good.
    public var slack = 0
    /// For how many halves of that work it looks ahead, among moves of which none is known to be better;
    /// 0 is one that does not.
    public var lookahead = 0
    /// Whether it prefers the move after which most replies lose.
    public var setsTraps = false

    /// Whether it knows its way beyond single lines.
    var weighsSquares: Bool { runMoves > 0 }
    /// The lines it looks at for a proof: half of all.
    var proofWork: Int { work / 2 }
    /// The lines it looks at to set a trap: a quarter.
    var trapWork: Int { work / 4 }
    /// The lines it looks at for threats: a quarter.
    var threatWork: Int { work / 4 }
    /// The lines it looks at where it looks ahead, those for all else among them.
    var lookaheadWork: Int { work / 2 * lookahead }
  }
}
