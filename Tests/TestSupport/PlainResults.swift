import GameRules
import GameSolver

/// The results of all moves of a position on a board of up to 64 squares, by trying every move.
///
/// It is like `PlainValues`, but without distances, and so fast enough for more empty squares. Of the
/// library's code it uses the squares of the lines and nothing else.
public final class PlainResults {
  private struct Question: Hashable {
    var own: UInt64
    var other: UInt64
    var wanted: Value.Result
  }

  private let rules: Rules
  /// The lines through each square, as sets.
  private var lines: [[UInt64]]
  private var known: [Question: Bool] = [:]

  /// Creates an empty table for a board.
  public init(_ table: LineTable) {
    rules = table.rules
    lines = Array(repeating: [], count: rules.area)
    for line in table.lines {
      let indices = line.squares.map { $0.row * table.rules.columns + $0.column }
      let set = indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      for index in indices { lines[index].append(set) }
    }
  }

  /// The result of each legal move, to the side that makes it.
  public func moves(of position: Position) -> [(square: Square, result: Value.Result)] {
    let own = word(position, position.toMove)
    let other = word(position, position.toMove.opponent)
    return position.legalMoves.map { square in
      let index = square.row * rules.columns + square.column
      let isReached = [.win, .draw].first { wanted in
        isWorth(wanted, moveAt: index, Question(own: own, other: other, wanted: wanted))
      }
      return (square, isReached ?? .loss)
    }
  }

  private func word(_ position: Position, _ mark: Mark) -> UInt64 {
    (0..<rules.area).reduce(0) { position.board[$1] == mark ? $0 | 1 << UInt64($1) : $0 }
  }

  /// Whether a move reaches the result that is wanted.
  private func isWorth(
    _ wanted: Value.Result, moveAt square: Int, _ question: Question
  ) -> Bool {
    let after = question.own | 1 << UInt64(square)
    if lines[square].contains(where: { $0 & ~after == 0 }) { return rules.ending == .normal }
    // The other side must not reach what is better for it than that.
    return !isWorth(
      Question(own: question.other, other: after, wanted: wanted == .win ? .draw : .win))
  }

  /// Whether the side to move reaches the result that is wanted, a draw or a win.
  private func isWorth(_ question: Question) -> Bool {
    if let isWorth = known[question] { return isWorth }
    let taken = question.own | question.other
    let empty = (0..<rules.area).filter { taken >> UInt64($0) & 1 == 0 }
    // If neither side can complete a line any more, nothing is left to search.
    let isOpen = lines.contains { lines in
      lines.contains { $0 & question.own == 0 || $0 & question.other == 0 }
    }
    let isWorth =
      !isOpen || empty.isEmpty
      ? question.wanted == .draw
      : empty.contains { self.isWorth(question.wanted, moveAt: $0, question) }
    known[question] = isWorth
    return isWorth
  }
}
