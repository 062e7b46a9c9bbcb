import GameRules
import GameSolver

extension Session {
  var wording: Wording {
    var wording = Wording(symbols, in: phrases, playing: game.rules, between: match)
    wording.hasLetters = isTyped
    return wording
  }

  /// The complete state to show now.
  ///
  /// - Complexity: O(squares).
  public var presentation: Presentation {
    let (outcome, wording) = (outcome, wording)
    let decided = isDecided ? outcome : nil
    let headline = headline(in: wording)
    let name = wording.gameName(game.rules)
    let standing = isResultKnown ? standing(in: wording) : ""
    return Presentation(
      phase: phase, rules: game.rules, gameName: name, boardSize: boardSize(besides: name),
      squares: squares(decided), lastMove: game.lastMove, winningLines: decided?.winningLines ?? [],
      losingLines: decided?.losingLines ?? [], ideas: isExplaining ? shownIdeas : [],
      end: decided.map(scene), status: status(in: wording),
      title: wording.title(
        panel == .unreadableGame
          ? wording.unreadableTitle : headline ?? (standing.isEmpty ? name : standing)),
      headline: headline, detail: detail(in: wording),
      offer: offer,
      turn: outcome == nil ? game.position.toMove : nil, winner: outcome?.winner,
      tray: tray(outcome), actions: actions, earlierGames: journal.finishedGames(3, before: game),
      commands: makeCommands(), showsValues: showsValues,
      progress: isReviewingSilently ? nil : request?.progress, score: wording.score,
      review: isReviewing ? reviewContent(in: wording) : nil, settings: settings, symbols: symbols,
      panel: panel == nil ? nil : panelContent, wording: wording)
  }

  /// Whether the board shows more than the game: values, a hint or a review.
  var isExplaining: Bool {
    if case .none = activity.turn?.advice ?? .none { return showsValues || isReviewing }
    return true
  }

  /// The size of the board, unless the name of the game tells it.
  private func boardSize(besides name: UTF8Text) -> UTF8Text {
    let size = wording.boardSize
    return name.contains(size) ? "" : size
  }

  /// Whether the board may show the end: not before the last mark is drawn.
  var isDecided: Bool {
    if case .moving(.ending) = activity.ending?.stage { false } else { true }
  }

  /// Whether the result may be said: not before the lines that won are drawn.
  var isResultKnown: Bool { activity.ending?.stage.isMoving != true }

  @inline(never)
  private func scene(of outcome: Outcome) -> EndScene {
    guard let winner = outcome.winner else { return .drawn }
    return hasLost(to: winner) ? .lost : .won
  }

  @inline(never)
  private func squares(_ outcome: Outcome?) -> [SquareState] {
    let rules = game.rules
    var states = game.position.states(after: game.lastMove, outcome)
    if case .occupied(let square, _) = refusal {
      states[rules.index(of: square)].isRefused = true
    }
    if case .dragging(let square?) = carry, game.position.refusal(of: square) == nil {
      states[rules.index(of: square)].isDrop = true
    }
    if isExplaining { explain(&states) }
    switch activity.transition {
    case .turn(let arrival), .ending(let arrival), .deciding(let arrival):
      states[rules.index(of: arrival.square)].arrival = arrival.isDropped ? .dropped : .drawn
    case .clearing(let remains):
      for index in states.indices { states[index].leaving = remains.marks[index] }
    default:
      break
    }
    return states
  }

  @inline(never)
  private func tray(_ outcome: Outcome?) -> [TrayPiece] {
    Mark.allCases.map { mark in
      let isActive = outcome == nil && game.position.toMove == mark
      var place = TrayPiece.Place.home
      if isActive, case .dragging = carry { place = .lifted }
      if isActive, case .returning = activity.transition { place = .returning }
      let (seat, wording) = (match.seat(of: mark), wording)
      let room = isInLiveGame ? roomAbout(mark) : nil
      return TrayPiece(
        mark: mark, isActive: isActive, isHeld: isActive && carry == .holding, place: place,
        player: wording.shortName(seat), fullName: wording.player(seat),
        about: room?.text ?? wording.about(seat), isTimed: room?.isTimed == true,
        wins: match.wins(of: seat))
    }
  }

  // MARK: Review

  @inline(never)
  func reviewContent(in wording: Wording) -> ReviewContent {
    let review = knownReview
    let steps = game.record.indices.map { index in
      ReviewStep(
        ply: index + 1, mark: index.isMultiple(of: 2) ? .x : .o, square: game.record[index],
        followsSwap: index > 0 && game.recordIsSwapped,
        value: review.flatMap { index < $0.steps.count ? $0.steps[index].after : nil },
        isMistake: review?.mistakes.contains { $0.step.number == index + 1 } ?? false,
        isCurrent: game.ply == index + 1)
    }
    let mistake = reviewedMistake
    let refutation = mistake?.refutation.map {
      wording.refutation($0, by: game.position.toMove)
    }
    return ReviewContent(
      sentence: sentence(of: review, mistake, steps, in: wording), answer: refutation ?? "",
      steps: steps, otherLines: otherLines.map { wording.otherLine(wording.line($0)) })
  }

  /// The mistake on the board, or the move; otherwise the review's finding.
  private func sentence(
    of review: Review?, _ mistake: Review.Mistake?, _ steps: [ReviewStep], in wording: Wording
  ) -> UTF8Text {
    guard let review else { return wording.reviewing }
    if let mistake { return wording.mistake(mistake, namesPlace: true) }
    guard !review.mistakes.isEmpty, let step = steps.first(where: { $0.isCurrent }) else {
      return wording.review(review)
    }
    return wording.step(step)
  }
}
