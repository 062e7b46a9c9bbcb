import GameRules
import GameSolver

/// Messages about the answers to a wrong move, and hints in three steps.
extension Wording {
  /// The reply that punishes a mistake, and its reason, as in "O plays b2 and wins in 2 moves".
  ///
  /// - Parameters:
  ///   - refutation: The mistake and the reply.
  ///   - mark: The mark that replies.
  /// - Returns: One sentence.
  public func refutation(_ refutation: Refutation, by mark: Mark) -> UTF8Text {
    let place = place(refutation.reply.square)
    let name = name(mark)
    for reason in refutation.reply.reasons {
      switch reason {
      case .completes(let lines) where rules.ending == .normal:
        return phrases.learnRefutedCompletes(
          mark: name, place: place, lines: names(of: lines, asObjects: true))
      case .forks(let lines) where refutation.isWon:
        return phrases.learnRefutedForks(
          mark: name, place: place, lines: names(of: lines, asObjects: true))
      case .wins(let plies):
        return phrases.learnRefutedWins(mark: name, place: place, n: (plies + 1) / 2)
      default: continue
      }
    }
    return phrases.learnRefutedHolds(mark: name, place: place)
  }

  /// The moves after a mistake, if there are more than the reply; otherwise empty.
  public func line(of refutation: Refutation) -> UTF8Text {
    guard refutation.line.count > 1 else { return "" }
    var moves: UTF8Text = ""
    for square in refutation.line { moves += (moves.isEmpty ? "" : " ") + square.notation }
    return phrases.learnRefutedLine(moves: moves)
  }

  /// A step of a hint: where to look, the idea, the move and its reasons.
  ///
  /// - Parameters:
  ///   - hint: The move.
  ///   - step: From 1 to `Hint.steps`.
  ///   - mark: The mark of the other side.
  /// - Returns: One or two sentences.
  public func hint(_ hint: Hint, step: Int, against mark: Mark) -> UTF8Text {
    let other = name(mark)
    switch step {
    case 1: return look(hint.reasons.first, other)
    case 2: return idea(hint.reasons, other)
    default:
      return sentences([phrases.learnIdeaMove(place: place(hint.square)), reasons(hint)])
    }
  }

  /// The first text of a step of a hint in a game; at the last step only the place.
  @inline(never)
  func status(of hint: Hint, step: Int, against mark: Mark) -> UTF8Text {
    step == Hint.steps ? place(of: hint) : self.hint(hint, step: step, against: mark)
  }

  /// The second text of a step of a hint in a game.
  @inline(never)
  func detail(of hint: Hint, step: Int, against mark: Mark) -> UTF8Text {
    switch step {
    case 1: return phrases.learnMoreIdea
    case Hint.steps:
      let warning = warning(hint, against: mark)
      return warning.isEmpty ? reasons(hint) : sentences([reasons(hint), warning])
    default:
      let warning = warning(hint, against: mark)
      if !warning.isEmpty { return warning }
      // On a large board, forks name many lines.
      let lines = Array(hint.lines.prefix(3))
      return lines.isEmpty ? phrases.learnMoreMove : startingNames(of: lines)
    }
  }

  /// The answer to the other moves, if all of them lose; otherwise empty.
  private func warning(_ hint: Hint, against mark: Mark) -> UTF8Text {
    guard let warning = hint.warning else { return "" }
    let reply = place(warning.reply)
    guard let move = warning.move else {
      return phrases.learnElsewhere(mark: name(mark), place: reply)
    }
    return phrases.learnAfter(
      place: place(move, startsSentence: true), mark: name(mark), reply: reply)
  }

  /// The answers to a move that a player points at: how it loses, or how many of them are safe.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - total: The number of possible answers.
  ///   - mark: The mark that answers.
  /// - Returns: A first and a second text; the first is empty if nothing is known.
  @inline(never)
  func answers(
    _ answers: Answers, of total: Int, by mark: Mark
  ) -> (status: UTF8Text, detail: UTF8Text) {
    if let refutation = answers.refutation {
      return (self.refutation(refutation, by: mark), line(of: refutation))
    }
    guard let safe = answers.safe, !safe.isEmpty else { return ("", "") }
    let place = place(answers.square, startsSentence: true)
    if safe.count == 1 {
      let reply = self.place(safe[0])
      return (phrases.learnSafeOne(place: place, reply: reply, mark: name(mark)), "")
    }
    return (
      phrases.learnSafeSome(place: place, number: safe.count, total: total, mark: name(mark)), ""
    )
  }

  private func look(_ reason: Reason?, _ other: UTF8Text) -> UTF8Text {
    switch reason {
    case .completes: phrases.learnLookCompletes
    case .blocks: phrases.learnLookBlocks(mark: other)
    case .forks: phrases.learnLookForks
    case .stopsFork: phrases.learnLookStopsFork(mark: other)
    case .threatens: phrases.learnLookThreatens(mark: other)
    case .wins, .onlyWin: phrases.learnLookWins
    case .onlyHold: phrases.learnLookOnlyHold
    case .holdsDraw: phrases.learnLookHolds
    case .delaysLoss: phrases.learnLookDelays(mark: other)
    case .completesNone: phrases.learnLookCompletesNone
    case .opensLines, nil: phrases.learnLookOpens
    }
  }

  private func idea(_ reasons: [Reason], _ other: UTF8Text) -> UTF8Text {
    switch reasons.first {
    case .completes: phrases.learnIdeaCompletes
    case .blocks: phrases.learnIdeaBlocks(mark: other)
    case .forks: phrases.learnIdeaForks
    case .stopsFork: phrases.learnIdeaStopsFork(mark: other)
    case .threatens: phrases.learnIdeaThreatens
    case .wins(let plies): phrases.learnIdeaWins(n: (plies + 1) / 2)
    case .onlyHold, .onlyWin: phrases.learnIdeaOnlyHold
    case .holdsDraw: phrases.learnIdeaHolds
    case .delaysLoss: phrases.learnIdeaDelays
    case .completesNone: phrases.learnIdeaCompletesNone
    case .opensLines, nil: phrases.learnIdeaOpens(mark: other)
    }
  }
}

extension Refutation {
  /// Whether the reply wins.
  fileprivate var isWon: Bool {
    reply.reasons.contains { reason in
      if case .wins = reason { true } else { false }
    }
  }
}
