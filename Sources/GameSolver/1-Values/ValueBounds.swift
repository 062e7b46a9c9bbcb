import GameRules

/// Proved bounds on a position's value: not below `lower` and not above `upper`.
///
/// A search that is stopped returns the bounds it has proved, never a guess:
///
///     lower         upper        what can be said
///     draw          draw           a draw
///     draw          win in 1       at least a draw
///     win in 11     win in 11      a win in 11
///     win in 30     win in 1       a win, its distance unknown
public struct ValueBounds: Hashable, Sendable {
  /// The worst possible value for the side to move.
  public private(set) var lower: Value
  /// The best possible value for the side to move.
  public private(set) var upper: Value

  /// Creates bounds for a known value.
  public init(_ value: Value) {
    lower = value
    upper = value
  }

  /// Creates the widest bounds that the number of empty squares and the ending allow.
  ///
  /// - Parameters:
  ///   - pliesLeft: The number of empty squares.
  ///   - ending: Whether completing a line wins or loses.
  public init(pliesLeft: Int, ending: Ending = .normal) {
    switch ending {
    case .normal:
      lower = pliesLeft < 2 ? .draw : .loss(in: 2)
      upper = pliesLeft < 1 ? .draw : .win(in: 1)
    case .misere:
      lower = pliesLeft < 1 ? .draw : .loss(in: 1)
      upper = pliesLeft < 2 ? .draw : .win(in: 2)
    }
  }

  /// Creates bounds, or nil if `lower` is above `upper`.
  public init?(lower: Value, upper: Value) {
    guard lower <= upper else { return nil }
    self.init(from: lower, to: upper)
  }

  init(from lower: Value, to upper: Value) {
    self.lower = lower
    self.upper = upper
  }

  /// The value, if the bounds are equal.
  public var value: Value? { lower == upper ? lower : nil }

  /// Win, draw or loss, if the bounds agree on it.
  public var result: Value.Result? { lower.result == upper.result ? lower.result : nil }

  /// The bounds seen by the side that makes the move leading here.
  public var beforeMove: ValueBounds {
    ValueBounds(from: upper.beforeMove, to: lower.beforeMove)
  }

  /// Raises the lower bound to `value`.
  public mutating func learn(atLeast value: Value) {
    if value > lower { lower = min(value, upper) }
  }

  /// Lowers the upper bound to `value`.
  public mutating func learn(atMost value: Value) {
    if value < upper { upper = max(value, lower) }
  }

  /// Learns that the move that leads here is worth no more than the position it was played in.
  mutating func learn(parent: ValueBounds) {
    // A bound from above on this move is one from below for the side that answers.
    switch parent.upper {
    case .loss(let plies): learn(atLeast: .win(in: max(plies - 1, 1)))
    case .draw: learn(atLeast: .draw)
    case .win(let plies): learn(atLeast: .loss(in: plies - 1))
    }
  }
}
