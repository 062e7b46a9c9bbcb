import GameRules
import GameSolver

// The squares and the lines that the steps of a hint show, in a game and in a puzzle.

extension Hint {
  /// The number of steps in which a hint is given: where to look, the idea, and the move.
  public static let steps = 3

  /// The most open lines through a square that are drawn.
  private static let mostOpenLines = 4

  /// The lines that its reasons name.
  var lines: [Line] {
    reasons.flatMap { reason -> [Line] in
      switch reason {
      case .completes(let lines), .blocks(let lines), .forks(let lines), .stopsFork(let lines):
        lines
      case .threatens(let line): [line]
      default: []
      }
    }
  }

  /// The squares that a step before the last one points at.
  ///
  /// At the first step these are the marks that a plain reason is about, or else the squares of its lines.
  /// If its reasons name no lines, they are the empty squares on the lines through its square; at the
  /// second step, those on the one of these lines with the most marks.
  ///
  /// - Parameters:
  ///   - step: From 1 to `steps`.
  ///   - position: The position of the hint.
  /// - Returns: Each square once; empty at the last step.
  func lookedAt(atStep step: Int, in position: Position) -> [Square] {
    guard step < Hint.steps else { return [] }
    var squares = lines.flatMap { $0.squares }
    if squares.isEmpty {
      squares = emptySquares(atStep: step, in: position)
    } else if step == 1, isAboutMarks {
      let marks = squares.filter { position[$0] != nil }
      if !marks.isEmpty { squares = marks }
    }
    var found: [Square] = []
    for square in squares where !found.contains(square) { found.append(square) }
    return found
  }

  /// Marks the squares that a step points at, and at the last step its own.
  func point(at states: inout [SquareState], atStep step: Int, in position: Position) {
    let rules = position.rules
    for looked in lookedAt(atStep: step, in: position) {
      states[rules.index(of: looked)].isLookedAt = true
    }
    if step == Hint.steps { states[rules.index(of: square)].isHint = true }
  }

  /// Whether its first reason is about marks that are on the board.
  private var isAboutMarks: Bool {
    switch reasons.first {
    case .completes, .blocks: true
    default: false
    }
  }

  private func emptySquares(atStep step: Int, in position: Position) -> [Square] {
    var lines = position.table.lines(through: square)
    if step > 1 {
      let marks = lines.map { $0.squares.count { position[$0] != nil } }
      if let most = marks.indices.max(by: { marks[$0] < marks[$1] }) { lines = [lines[most]] }
    }
    let squares = lines.flatMap { $0.squares }.filter { position[$0] == nil }
    return squares.isEmpty ? [square] : squares
  }

  /// The lines that a step draws: none at first, then those of its reasons, and at last also a few
  /// open lines through its square.
  ///
  /// - Parameters:
  ///   - step: From 1 to `steps`.
  ///   - position: The position of the hint.
  /// - Returns: The lines.
  func ideas(atStep step: Int, in position: Position) -> [Line] {
    if step == 1 { return [] }
    if step == Hint.steps, lines.isEmpty, case .opensLines = reasons.first {
      let open = position.table.lines(through: square).filter { line in
        line.squares.allSatisfy { position[$0] != position.toMove.opponent }
      }
      return open.count <= Hint.mostOpenLines ? open : []
    }
    return lines
  }
}
