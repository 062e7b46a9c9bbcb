import GameRules
import GameSolver

/// The worth of a board in words, and the boards near it.
struct VerdictReport {
  private let verdict: BoardVerdict
  private let smallest: BoardVerdict.SmallestBoard
  private let fair: BoardVerdict?

  /// Looks at a board, at the square boards up to the first on which X wins, and at rules like these.
  ///
  /// - Parameters:
  ///   - rules: The rules of the board.
  ///   - seconds: The time limit, if any, besides the limits on positions.
  init(of rules: Rules, _ seconds: Double?) {
    let watch = SearchWatch(seconds)
    verdict = BoardVerdict(of: rules, shouldStop: watch.shouldStop)
    smallest = BoardVerdict.smallestBoard(likeThat: rules, shouldStop: watch.shouldStop)
    let isFair = verdict.finding == .draw || verdict.finding == .unknown
    fair = isFair ? nil : BoardVerdict.fairer(than: rules, shouldStop: watch.shouldStop)
    _ = watch.end()
  }

  /// Two or three lines.
  var text: String {
    var lines = ["\(verdict.rules): \(words)", "smallest: \(smallestWords)"]
    if let fair { lines.append("fair: \(fair.rules)") }
    return lines.joined(separator: "\n")
  }

  private var words: String {
    switch verdict.finding {
    case .draw where verdict.paving != nil: "nobody can win, on any board"
    case .draw: "nobody can win if both are careful"
    case .wins(let mark, let moves?):
      "\(mark.letter) wins in \(moves) move\(moves == 1 ? "" : "s")"
    case .wins(let mark, nil): "\(mark.letter) wins; how soon is open"
    case .chooserWins: "whoever chooses the side wins"
    case .unknown: "not known; perhaps nobody has ever looked"
    }
  }

  private var smallestWords: String {
    switch smallest {
    case .found(let verdict): verdict.rules.description
    case .none: "none"
    case .unknown(let side): "not known; none of fewer than \(side)×\(side)"
    }
  }
}
