import GameRules

/// What a position is worth to the side to move when both play their best.
///
/// The winner hurries and the loser delays, so a value also says in how many plies the game ends.
/// Values are ordered from the worst to the best:
///
///     loss in 0 < loss in 2 < … < draw < … < win in 3 < win in 1
///
/// The negamax contract, which every part of the solver keeps: a value is always seen by the side
/// to move, and a position is worth the best of its moves, where a move is worth
/// `after.beforeMove` of the position after it.
public enum Value: Hashable, Sendable {
  /// The side to move loses after this many plies.
  case loss(in: Int)
  /// Neither side can win.
  case draw
  /// The side to move wins after this many plies.
  case win(in: Int)

  /// What a move is worth to the side that makes it, where this is worth to the side that answers.
  public var beforeMove: Value {
    switch self {
    case .loss(let plies): .win(in: plies + 1)
    case .draw: .draw
    case .win(let plies): .loss(in: plies + 1)
    }
  }

  /// How many plies are left, or nil for a draw.
  public var plies: Int? {
    switch self {
    case .loss(let plies), .win(let plies): plies
    case .draw: nil
    }
  }

  /// What is won or lost, whatever the distance.
  public var result: Result {
    switch self {
    case .loss: .loss
    case .draw: .draw
    case .win: .win
    }
  }

  /// A value without its distance.
  public enum Result: Int8, Hashable, Sendable, Comparable, CaseIterable {
    /// The side to move loses.
    case loss = -1
    /// Neither side wins.
    case draw = 0
    /// The side to move wins.
    case win = 1

    /// Whether the first is worse.
    public static func < (left: Result, right: Result) -> Bool { left.rawValue < right.rawValue }
  }

  /// A number that grows with the value; no game lasts a thousand plies.
  var score: Int {
    switch self {
    case .loss(let plies): plies - Int(Value.mostScore)
    case .draw: 0
    case .win(let plies): Int(Value.mostScore) - plies
    }
  }

  /// The value with a score.
  init(score: Int) {
    let plies = Int(Value.mostScore) - abs(score)
    self = score == 0 ? .draw : score > 0 ? .win(in: plies) : .loss(in: plies)
  }

  static var mostScore: Int16 { 1000 }
}

extension Value: Comparable {
  /// Whether the first is worse for the side to move.
  public static func < (left: Value, right: Value) -> Bool { left.score < right.score }
}

extension Value {
  /// What an ended game is worth to the side that would be to move; nil while it goes on.
  public init?(_ outcome: Outcome?) {
    switch outcome {
    case .none: return nil
    case .draw: self = .draw
    case .win: self = .loss(in: 0)
    case .loss: self = .win(in: 0)
    }
  }
}
