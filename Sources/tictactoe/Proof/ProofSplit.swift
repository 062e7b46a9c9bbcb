import GameRules
import GameSolver

/// Splits the proof that the second player holds into positions that can be solved independently.
///
/// A job is a position with O to move. The first jobs are X's moves from the empty board, up to
/// symmetry. While there are too few, the first one is expanded: O gets one answer, and each of X's
/// moves after it becomes a job. The same rules and number give the same jobs on every machine.
struct ProofSplit {
  private struct Job {
    var moves: [Square]
    var x: UInt64
    var o: UInt64
  }

  /// The jobs, as game texts.
  let games: [String]

  /// Creates at least `count` jobs, or as many as there are.
  init(of table: LineTable, into count: Int, _ oracle: ProofOracle) {
    let rules = table.rules
    var jobs: [Job] = []
    var next = 0
    var seen: Set<Board> = []
    func open(_ position: Position, _ moves: [Square]) {
      for square in position.legalMoves {
        let after = try? position.playing(square)
        guard let after, !after.isOver,
          seen.insert(after.board.canonical(on: rules).board).inserted
        else { continue }
        jobs.append(
          Job(
            moves: moves + [square], x: after.board.x.firstWord, o: after.board.o.firstWord))
      }
    }
    open(Position(table), [])
    while jobs.count - next < count, next < jobs.count {
      let job = jobs[next]
      next += 1
      guard let answer = ProofSplit.answer(job.x, job.o, table, oracle), answer.lack > 0 else {
        continue
      }
      let moves = job.moves + [rules.square(at: answer.move)]
      var position = Position(table)
      for square in moves where !position.isOver { try? position.play(square) }
      open(position, moves)
    }
    games = jobs[next...].map { Game.text(rules, $0.moves) }
  }

  /// The answer to try, and how many squares it leaves a pairing short of.
  ///
  /// Among the best few, it is the first that a short search proves to hold, or else the first that
  /// the search does not refute.
  static func answer(
    _ other: UInt64, _ own: UInt64, _ table: LineTable, _ oracle: ProofOracle
  ) -> (move: Int, lack: Int)? {
    for line in oracle.lines where line & own == 0 && (line & ~other).nonzeroBitCount == 1 {
      return ((line & ~other).trailingZeroBitCount, 1)
    }
    let area = table.rules.area
    let all: UInt64 = area == 64 ? .max : 1 << UInt64(area) - 1
    var answers: [(move: Int, lack: Int)] = []
    for move in oracle.order(all & ~(own | other), attacker: other, defender: own) {
      let lack = oracle.pairs(attacker: other, defender: own, after: 1 << UInt64(move)).lack
      if lack == 0 { return (move, 0) }
      let place = answers.firstIndex { $0.lack > lack } ?? answers.endIndex
      answers.insert((move, lack), at: place)
    }
    var open: (move: Int, lack: Int)?
    for answer in answers.prefix(16) {
      var asked = 0
      // A separate search, so that the answer depends only on the position.
      let trial = ProofOracle(table, memory: 1 << 20) {
        asked += 1
        return asked > 8
      }
      let after = own | 1 << UInt64(answer.move)
      switch trial.canWin(attacker: other, defender: after, isAttacking: true) {
      case false: return answer
      case nil: open = open ?? answer
      default: continue
      }
    }
    return open ?? answers.first
  }
}
