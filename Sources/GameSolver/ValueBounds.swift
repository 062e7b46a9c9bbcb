import GameRules

/// What is known of a position's value: it is not below `lower` and not above `upper`.
///
/// A search that was stopped keeps what it has proved, and never guesses:
///
///     lower         upper        what can be said
///     draw          draw           a draw
///     draw          win in 1       at least a draw
///     win in 11     win in 11      a win in 11
///     win in 30     win in 1       a win, its distance unknown
public struct ValueBounds: Hashable, Sendable {
  /// The worst it can be for the side to move.
  public private(set) var lower: Value
  /// The best it can be for the side to move.
  public private(set) var upper: Value

  /// A value known for certain.
  public init(_ value: Value) {
    lower = value
    upper = value
  }

  /// Nothing but that the game ends when the board is full, and in whose favour a line counts.
  ///
  /// - Parameters:
  ///   - pliesLeft: The number of empty squares.
  ///   - ending: What becomes of who completes a line.
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

  /// Bounds known for certain, of which the first is not above the second.
  public init?(lower: Value, upper: Value) {
    guard lower <= upper else { return nil }
    self.init(from: lower, to: upper)
  }

  private init(from lower: Value, to upper: Value) {
    self.lower = lower
    self.upper = upper
  }

  /// The value, where nothing is left to know.
  public var value: Value? { lower == upper ? lower : nil }

  /// Whether it is a win, a draw or a loss, where that much is known.
  public var result: Value.Result? { lower.result == upper.result ? lower.result : nil }

  /// The same, seen by the side that makes the move that leads there.
  public var beforeMove: ValueBounds {
    ValueBounds(from: upper.beforeMove, to: lower.beforeMove)
  }

  /// Learns that the value is at least this.
  public mutating func learn(atLeast value: Value) {
    if value > lower { lower = min(value, upper) }
  }

  /// Learns that the value is at most this.
  public mutating func learn(atMost value: Value) {
    if value < upper { upper = max(value, lower) }
  }

  /// Learns that the move that leads here is worth no more than the position it was played in.
  mutating func learn(parent: ValueBounds) {
    // So the side that answers is worth at least what is left of that.
    switch parent.upper {
    case .loss(let plies): learn(atLeast: .win(in: max(plies - 1, 1)))
    case .draw: learn(atLeast: .draw)
    case .win(let plies): learn(atLeast: .loss(in: plies - 1))
    }
  }
}
