import GameRules

/// Plays k in a row on a board of any size, even larger than `Rules` allow, with a time limit for
/// each move.
///
/// It keeps its tables from move to move, so a move depends on the searches before it.
package final class RowPlayer {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  private let tactics: Tactics
  let scores: ScoreTable
  private let lines: [[Int]]
  private var marks: [Mark?]
  /// The squares of the marks, counted by rows, in the order of play.
  package private(set) var moves: [Int] = []

  /// Creates a player with an empty board.
  ///
  /// - Precondition: `columns + rows <= 65`.
  /// - Complexity: O(squares²) memory, two bytes each.
  package init(columns: Int, rows: Int, inARow: Int) {
    precondition(columns + rows <= 65, "The nearness to the middle has six bits")
    self.columns = columns
    self.rows = rows
    marks = Array(repeating: nil, count: columns * rows)
    lines = RowPlayer.lines(columns: columns, rows: rows, inARow: inARow)
    let board = ThreatBoard(columns: columns, rows: rows, lines: lines)
    scores = ScoreTable(count: 1 << 18)
    tactics = Tactics(board, planCount: 1 << 16, scores: scores)
    show()
  }

  /// Creates a player for another thread that looks ahead in the same positions: both fill one
  /// table of scores.
  package init(assisting player: RowPlayer) {
    (columns, rows) = (player.columns, player.rows)
    (lines, marks, scores) = (player.lines, player.marks, player.scores)
    tactics = Tactics(
      ThreatBoard(columns: columns, rows: rows, lines: lines), planCount: 1, scores: scores)
  }

  /// Takes over the position of the player it assists, which must not be thinking.
  package func follow(_ player: RowPlayer) {
    (marks, moves, isOver) = (player.marks, player.moves, player.isOver)
    show()
  }

  /// Looks ahead in the position until `shouldStop` returns true, so that the player finds the
  /// scores.
  package func assist(shouldStop: @escaping () -> Bool) {
    if !isOver { tactics.assist(shouldStop) }
  }

  /// Whether a line is complete or the board full.
  package private(set) var isOver = false

  private var toMove: Mark { moves.count % 2 == 0 ? .x : .o }

  /// Plays a move; returns false, and changes nothing, if the square is taken or the game over.
  package func play(_ square: Int) -> Bool {
    if isOver || marks[square] != nil { return false }
    isOver = tactics.wins.contains(square) || moves.count + 1 == marks.count
    marks[square] = toMove
    moves.append(square)
    show()
    return true
  }

  /// Undoes the last move.
  package func undo() {
    guard let last = moves.popLast() else { return }
    marks[last] = nil
    isOver = false
    show()
  }

  /// Starts again with an empty board.
  package func clear() {
    moves = []
    marks = Array(repeating: nil, count: columns * rows)
    isOver = false
    show()
  }

  /// Returns a move; nil if the game is over.
  ///
  /// - Parameters:
  ///   - work: About the number of lines that can be examined in time; each kind of threat gets a
  ///     part of it.
  ///   - shouldStop: Polled during the search; true makes it settle for what it has found.
  /// - Returns: The square.
  package func move(work: Int64, shouldStop: @escaping () -> Bool) -> Int? {
    if isOver { return nil }
    if let forced = tactics.wins.first ?? tactics.blocks.first { return forced }
    var skill = Level.perfect.skill
    (skill.work, skill.lookahead, skill.threatNodes, skill.isTimed) = (work, 8, .max, true)
    return tactics.best(of: marks.indices.filter { marks[$0] == nil }, skill, shouldStop).first
  }

  private func show() { tactics.show(toMove: toMove) { marks[$0] } }

  private static func lines(columns: Int, rows: Int, inARow: Int) -> [[Int]] {
    var lines: [[Int]] = []
    for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
      for row in 0..<rows {
        for column in 0..<columns {
          let end = (column: column + right * (inARow - 1), row: row + up * (inARow - 1))
          guard 0..<columns ~= end.column, end.row < rows else { continue }
          lines.append((0..<inARow).map { (row + up * $0) * columns + column + right * $0 })
        }
      }
    }
    return lines
  }
}
