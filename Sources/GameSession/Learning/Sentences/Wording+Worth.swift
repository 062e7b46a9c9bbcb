import GameRules
import GameSolver

/// Messages about the worth of a board before its first move.
extension Wording {
  /// The lines beneath the name of a board: what the name leaves out, and the worth.
  @inline(never)
  func beneathName(_ board: OfferedBoard) -> UTF8Text {
    let rules = board.sample.rules
    let worth = worth(of: rules, board.worth)
    return boardBeneathName(rules).map { $0 + "\n" + worth } ?? worth
  }

  /// The worth of a board, as far as it is known, in a sentence.
  func verdict(
    on rules: Rules, _ finding: BoardVerdict.Finding, isPaved: Bool
  ) -> UTF8Text {
    switch finding {
    case .draw where isPaved: phrases.learnWorthNever
    case .draw where rules.allowsSwap: phrases.learnWorthFair
    case .draw: phrases.learnWorthCareful
    case .chooserWins: phrases.learnWorthChooser
    case .unknown: phrases.learnWorthUnknown
    case .wins: worth(of: rules, finding)
    }
  }

  /// The worth of a board in two or three words: "A draw", "X wins in 6 moves", "Fair with swap".
  func worth(of rules: Rules, _ finding: BoardVerdict.Finding) -> UTF8Text {
    switch finding {
    case .wins(let mark, let moves?): phrases.learnWorthWins(mark: name(mark), n: moves)
    case .wins(let mark, nil): phrases.learnWorthSomehow(mark: name(mark))
    default: rules.allowsSwap ? phrases.learnWorthFair : phrases.learnWorthDraw
    }
  }
}
