import GameRules
import GameSolver

/// The values of all positions of a game, found by exhaustive search with a table.
///
/// It uses only outcomes and so shares no assumption with the solver.
public final class PlainValues {
  private var known: [Board: Value] = [:]

  /// Creates an empty table.
  public init() {}

  /// The number of positions searched.
  public var count: Int { known.count }

  /// Returns the value of a position for the side to move; calls `visit` once for each position
  /// that it searches.
  public func value(
    of position: Position, visit: (Position, Value) -> Void = { _, _ in }
  ) -> Value {
    var position = position
    return value(&position, visit)
  }

  private func value(_ position: inout Position, _ visit: (Position, Value) -> Void) -> Value {
    if let value = known[position.board] { return value }
    var best: Value?
    switch position.outcome {
    case .draw: best = .draw
    case .some(let outcome):
      best = outcome.winner == position.toMove ? .win(in: 0) : .loss(in: 0)
    case nil:
      for index in 0..<position.rules.area where position.board[index] == nil {
        position.playUnchecked(index)
        let move = value(&position, visit).beforeMove
        position.undoUnchecked(index)
        best = best.map { max($0, move) } ?? move
      }
    }
    let value = best ?? .draw
    visit(position, value)
    known[position.board] = value
    return value
  }
}
