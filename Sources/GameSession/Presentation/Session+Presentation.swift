import GameRules
import GameSolver

extension Session {
  var wording: Wording { Wording(symbols, in: phrases, playing: game.rules) }

  /// The complete state to show now.
  ///
  /// - Complexity: O(squares).
  public var presentation: Presentation {
    let outcome = outcome
    let decided = isDecided ? outcome : nil
    let name = wording.game(game.rules)
    return Presentation(
      phase: phase, rules: game.rules, gameName: name,
      squares: squares(decided), lastMove: game.lastMove, winningLines: decided?.winningLines ?? [],
      losingLines: decided?.losingLines ?? [], end: decided.map(scene), status: status(outcome),
      title: wording.title(headline ?? (isResultKnown ? spokenTurn(outcome) : name)), headline: headline, detail: detail,
      offer: offer,
      turn: outcome == nil ? game.position.toMove : nil, winner: outcome?.winner,
      tray: tray(outcome), commands: makeCommands(), showsTruth: showsTruth,
      progress: isReviewingSilently ? nil : request?.progress, score: wording.score(match),
      review: isReviewing ? reviewContent : nil, settings: settings, symbols: symbols,
      panel: panelContent, wording: wording)
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

  /// The state of the game, without hints, refusals or a held piece.
  private func spokenTurn(_ outcome: Outcome?) -> UTF8Text {
    if let outcome { return sentence(outcome) }
    let turn = game.position.toMove
    if match.personAlone == match.seat(of: turn) { return wording.yourTurn }
    return isInLiveGame ? roomTurn : wording.turn(turn)
  }

  /// The result of the game.
  @inline(never)
  func sentence(_ outcome: Outcome?) -> UTF8Text {
    guard let outcome else { return "" }
    return isInLiveGame ? roomSentence(outcome) : wording.outcome(outcome)
  }

  func status(_ outcome: Outcome?) -> UTF8Text {
    if let refusal { return wording.refusal(refusal) }
    if isEngineLost { return wording.engineLost }
    if let outcome { return isResultKnown ? sentence(outcome) : "" }
    let turn = game.position.toMove
    if activity.reply != nil { return wording.thinking(turn, match.player(of: turn)) }
    if case .given(let hint) = activity.turn?.advice { return wording.hint(hint) }
    if carry == .holding { return wording.held(turn) }
    return isInLiveGame ? spokenTurn(nil) : wording.turn(turn)
  }

  @inline(never)
  private func squares(_ outcome: Outcome?) -> [SquareState] {
    let rules = game.rules
    var states = (0..<rules.area).map { index in
      var state = SquareState()
      state.mark = game.position.board[index]
      return state
    }
    for square in (outcome?.winningLines ?? []).flatMap({ $0.squares }) {
      states[rules.index(of: square)].isWinning = true
    }
    for square in (outcome?.losingLines ?? []).flatMap({ $0.squares }) {
      states[rules.index(of: square)].isLosing = true
    }
    if let last = game.lastMove { states[rules.index(of: last)].isLast = true }
    if case .dragging(let square?) = carry, game.position.refusal(of: square) == nil {
      states[rules.index(of: square)].isDrop = true
    }
    if case .given(let hint) = activity.turn?.advice {
      states[rules.index(of: hint.square)].isHint = true
    }
    if showsTruth, let truth {
      for index in states.indices { states[index].truth = truth[index] }
    }
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
      let about = about(
        mark, isToMove: isActive, hasWon: outcome?.winner == mark && activity.transition == nil)
      return TrayPiece(
        mark: mark, isActive: isActive, isHeld: isActive && carry == .holding, place: place,
        player: wording.player(match.seat(of: mark), in: match),
        about: about.text, isTimed: about.isTimed,
        wins: match.wins(of: match.seat(of: mark)))
    }
  }

  @inline(__always)
  private func about(
    _ mark: Mark, isToMove: Bool, hasWon: Bool
  ) -> (text: UTF8Text, isTimed: Bool) {
    if isInLiveGame { return roomAbout(mark, isToMove: isToMove, hasWon: hasWon) }
    let text = wording.about(
      mark, in: match, isToMove: isToMove, isThinking: isToMove && activity.reply != nil,
      hasWon: hasWon)
    return (text, false)
  }

  // MARK: Review

  @inline(never)
  var reviewContent: ReviewContent {
    let review = knownReview
    let slip = review?.firstMistake?.step.number
    let steps = game.record.indices.map { index in
      ReviewStep(
        ply: index + 1, mark: index.isMultiple(of: 2) ? .x : .o, square: game.record[index],
        value: review.flatMap { index < $0.steps.count ? $0.steps[index].after : nil },
        isSlip: slip == index + 1, isCurrent: game.ply == index + 1)
    }
    return ReviewContent(
      sentence: review.map(wording.review) ?? wording.reviewing, steps: steps,
      otherLines: otherLines.map { wording.otherLine(wording.line($0)) })
  }
}
