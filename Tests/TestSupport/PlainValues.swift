import GameRules
import GameSolver

/// The value of every position of one game by looking at every move, with nothing but a memory.
///
/// It asks for outcomes alone and so knows nothing that the solver rests on.
public final class PlainValues {
  private var known: [Board: Value] = [:]

  /// Nothing looked at yet.
  public init() {}

  /// The positions looked at.
  public var count: Int { known.count }

  /// The value of a position to the side to move; `visit` is called once with each position that was
  /// looked at for it.
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
