import GameRules
import GameSolver

/// A search on a board of up to 64 squares that knows nothing but the rules: it completes a line if it
/// can, blocks one if it must, and otherwise tries every move.
///
/// Of the library's code it uses the squares of the lines and nothing else.
final class RulesOnly {
  private struct Question: Hashable {
    var own: UInt64
    var other: UInt64
    /// The result to reach, a draw or a win.
    var wanted: Value.Result
    /// The plies within which a win is to be reached.
    var plies: Int
  }

  private let rules: Rules
  private let lines: [UInt64]
  private let board: UInt64
  private var known: [Question: Bool] = [:]

  init(_ table: LineTable) {
    rules = table.rules
    lines = table.lines.map { line in
      line.squares.reduce(0) { $0 | 1 << UInt64($1.row * table.rules.columns + $1.column) }
    }
    board = rules.area == 64 ? .max : 1 << UInt64(rules.area) - 1
  }

  /// The result of each legal move, for the side that makes it.
  func results(of position: Position) -> [(square: Square, result: Value.Result)] {
    position.legalMoves.map { square in
      let reached = [Value.Result.win, .draw].first { wanted in
        isReached(wanted, playing: square, in: position, within: rules.area)
      }
      return (square, reached ?? .loss)
    }
  }

  /// Whether a move reaches a result, and a win within so many plies, itself included.
  func isReached(
    _ wanted: Value.Result, playing square: Square, in position: Position, within plies: Int
  ) -> Bool {
    func word(_ mark: Mark) -> UInt64 {
      (0..<rules.area).reduce(0) { position.board[$1] == mark ? $0 | 1 << UInt64($1) : $0 }
    }
    let question = Question(
      own: word(position.toMove), other: word(position.toMove.opponent), wanted: wanted,
      plies: plies)
    return isReached(question, playing: 1 << UInt64(rules.index(of: square)))
  }

  private func isReached(_ question: Question, playing square: UInt64) -> Bool {
    let after = question.own | square
    if lines.contains(where: { $0 & square != 0 && $0 & ~after == 0 }) {
      return rules.ending == .normal && question.plies > 0
    }
    if question.plies < 2, question.wanted == .win { return false }
    // The other side must not reach what is better for it than that.
    let isWin = question.wanted == .win
    let plies = isWin ? question.plies - 1 : question.plies
    return !canAvoid(
      Question(own: question.other, other: after, wanted: question.wanted, plies: plies))
  }

  /// Whether the side to move keeps the other from the result that the other wants.
  private func canAvoid(_ question: Question) -> Bool {
    let empty = board & ~(question.own | question.other)
    if empty == 0 { return question.wanted == .win }
    if let known = known[question] { return known }
    var canAvoid = false
    for square in moves(question, empty) where !canAvoid {
      let after = question.own | square
      if lines.contains(where: { $0 & square != 0 && $0 & ~after == 0 }) {
        canAvoid = rules.ending == .normal
      } else {
        let isWin = question.wanted == .win
        canAvoid = !reaches(
          Question(
            own: question.other, other: after, wanted: question.wanted,
            plies: isWin ? question.plies - 1 : question.plies))
      }
    }
    known[question] = canAvoid
    return canAvoid
  }

  /// Whether the side to move reaches the result that it wants.
  private func reaches(_ question: Question) -> Bool {
    let empty = board & ~(question.own | question.other)
    if empty == 0 { return question.wanted == .draw }
    if question.wanted == .win, question.plies < 1 { return false }
    // Nobody can complete a line any more.
    if !lines.contains(where: { $0 & question.own == 0 || $0 & question.other == 0 }) {
      return question.wanted == .draw
    }
    return moves(question, empty).contains { isReached(question, playing: $0) }
  }

  /// The moves to try: one that completes a line, the only one that blocks one, or all.
  private func moves(_ question: Question, _ empty: UInt64) -> [UInt64] {
    if rules.ending == .normal {
      let wins = completions(question.own, empty)
      if wins != 0 { return [wins & (0 &- wins)] }
      let blocks = completions(question.other, empty)
      if blocks != 0 { return [blocks & (0 &- blocks)] }
    }
    return (0..<UInt64(rules.area)).map { 1 << $0 }.filter { $0 & empty != 0 }
  }

  /// The empty squares where a side completes a line.
  private func completions(_ own: UInt64, _ empty: UInt64) -> UInt64 {
    lines.reduce(0) { found, line in
      let missing = line & ~own
      return missing & (missing &- 1) == 0 ? found | missing & empty : found
    }
  }
}
