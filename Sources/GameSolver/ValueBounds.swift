/// What is known of a position's value: it is not below `floor` and not above `ceiling`.
///
/// A search that was stopped keeps what it has proved, and never guesses:
///
///     floor         ceiling        what can be said
///     draw          draw           a draw
///     draw          win in 1       at least a draw
///     win in 11     win in 11      a win in 11
///     win in 30     win in 1       a win, its distance unknown
public struct ValueBounds: Hashable, Sendable {
  /// The worst it can be for the side to move.
  public private(set) var floor: Value
  /// The best it can be for the side to move.
  public private(set) var ceiling: Value

  /// A value known for certain.
  public init(_ value: Value) {
    floor = value
    ceiling = value
  }

  /// Nothing but that the game ends when the board is full.
  ///
  /// - Parameter pliesLeft: The number of empty squares.
  public init(pliesLeft: Int) {
    floor = pliesLeft < 2 ? .draw : .loss(in: 2)
    ceiling = pliesLeft < 1 ? .draw : .win(in: 1)
  }

  private init(floor: Value, ceiling: Value) {
    self.floor = floor
    self.ceiling = ceiling
  }

  /// The value, where nothing is left to know.
  public var value: Value? { floor == ceiling ? floor : nil }

  /// Whether it is a win, a draw or a loss, where that much is known.
  public var result: Value.Result? { floor.result == ceiling.result ? floor.result : nil }

  /// The same, seen by the side that makes the move that leads there.
  public var beforeMove: ValueBounds {
    ValueBounds(floor: ceiling.beforeMove, ceiling: floor.beforeMove)
  }

  /// Learns that the value is at least this.
  public mutating func raise(to value: Value) {
    if value > floor { floor = min(value, ceiling) }
  }

  /// Learns that the value is at most this.
  public mutating func lower(to value: Value) {
    if value < ceiling { ceiling = max(value, floor) }
  }
}
