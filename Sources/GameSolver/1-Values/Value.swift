import GameRules

/// The value of a position for the side to move under best play.
///
/// The winner hurries and the loser delays, so a value includes the number of plies to the end.
/// Values are ordered from worst to best:
///
///     loss in 0 < loss in 2 < … < draw < … < win in 3 < win in 1
///
/// The negamax convention holds throughout the solver: a value is always from the point of view of
/// the side to move, and a position has the value of its best move, which is `after.beforeMove` of
/// the position after that move.
public enum Value: Hashable, Sendable {
  /// The side to move loses after this many plies.
  case loss(in: Int)
  /// Neither side can win.
  case draw
  /// The side to move wins after this many plies.
  case win(in: Int)

  /// The value of a move for the side that makes it, if `self` is the value for the side that
  /// answers.
  public var beforeMove: Value {
    switch self {
    case .loss(let plies): .win(in: plies + 1)
    case .draw: .draw
    case .win(let plies): .loss(in: plies + 1)
    }
  }

  /// The value for the other side in the same position.
  public var opposite: Value {
    switch self {
    case .loss(let plies): .win(in: plies)
    case .draw: .draw
    case .win(let plies): .loss(in: plies)
    }
  }

  /// The number of plies to the end, or nil for a draw.
  public var plies: Int? {
    switch self {
    case .loss(let plies), .win(let plies): plies
    case .draw: nil
    }
  }

  /// The value without its distance.
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

    /// Returns whether the first result is worse.
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
    switch score {
    case 0: self = .draw
    case 1...: self = .win(in: plies)
    default: self = .loss(in: plies)
    }
  }

  static var mostScore: Int16 { 1000 }
}

extension Value: Comparable {
  /// Returns whether the first value is worse for the side to move.
  public static func < (left: Value, right: Value) -> Bool { left.score < right.score }
}

extension Value {
  /// The value of a finished game for the side that would move next; nil if the game is not over.
  public init?(_ outcome: Outcome?) {
    switch outcome {
    case .none: return nil
    case .draw: self = .draw
    case .win: self = .loss(in: 0)
    case .loss: self = .win(in: 0)
    }
  }
}
