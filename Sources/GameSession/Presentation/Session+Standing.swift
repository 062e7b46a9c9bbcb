import GameRules
import GameSolver

// The state of the game in up to three texts that never repeat each other: result, status and detail.

extension Session {
  /// The result as told to the player; nil before the end and during a review.
  @inline(never)
  func headline(in wording: Wording) -> UTF8Text? {
    guard phase == .finished, !isReviewing else { return nil }
    return result(in: wording)
  }

  /// The result as told to the player; nil before the end.
  private func result(in wording: Wording) -> UTF8Text? {
    outcome.map { wording.headline($0, isClose: decisiveMistake != nil) }
  }

  /// The result or the turn, without refusals, hints and values.
  func standing(in wording: Wording) -> UTF8Text {
    if let result = result(in: wording) { return result }
    let turn = game.position.toMove
    return (isInLiveGame ? roomStanding(turn, in: wording) : nil) ?? wording.turn(turn)
  }

  /// One text: whose turn it is, why a move was refused, what is suggested, or how the game ended.
  ///
  /// Nothing is said of an end before its lines are drawn.
  @inline(never)
  func status(in wording: Wording) -> UTF8Text {
    if let refusal { return wording.refusal(refusal) }
    if isEngineLost { return wording.engineLost }
    if let outcome {
      if !isResultKnown { return "" }
      return isReviewing ? standing(in: wording) : ending(outcome, in: wording)
    }
    let turn = game.position.toMove
    if activity.reply != nil { return wording.thinking(turn) }
    if let (hint, step) = givenHint {
      return wording.status(of: hint, step: step, against: turn.opponent)
    }
    if carry == .holding { return wording.held(turn) }
    if let worth = shownWorth(in: wording) { return worth.status }
    if isInLiveGame, let status = roomStatus(in: wording) { return status }
    guard isFirstMoveOfPerson else { return standing(in: wording) }
    return isTyped ? wording.firstTurn : wording.sentences([wording.firstTurn, wording.tapToStart])
  }

  /// A second text besides the status; often empty.
  @inline(never)
  func detail(in wording: Wording) -> UTF8Text {
    if isReviewing { return "" }
    if let refusal {
      if case .occupied = refusal { return wording.chooseEmpty }
      return ""
    }
    if notice != nil { return "" }
    if isInLiveGame || isLiveGameGone { return roomDetail(in: wording) }
    guard outcome == nil, activity.reply == nil else { return "" }
    if let (hint, step) = givenHint {
      return wording.detail(of: hint, step: step, against: game.position.toMove.opponent)
    }
    if case .dragging(let square?) = carry, game.position.refusal(of: square) == nil {
      return wording.letGo(over: square)
    }
    if let worth = shownWorth(in: wording) { return worth.detail }
    if isBeforeTheFirstMove {
      return isTyped || isFirstMoveOfPerson ? "" : wording.tapToStart
    }
    if let invitationDetail { return invitationDetail }
    // A terminal announces the undone move instead.
    guard game.canRedo, activity.turn != nil, !isTyped else { return "" }
    if game.canSwap, game.recordIsSwapped { return wording.handsBack(.x) }
    return wording.takenBack(game.position.toMove, game.record[game.ply])
  }

  /// Whether the only person here has the first move.
  private var isFirstMoveOfPerson: Bool {
    isBeforeTheFirstMove && match.personAlone == match.seat(of: game.position.toMove)
  }

  var isBeforeTheFirstMove: Bool { game.ply == 0 && !game.position.isOver && !isReviewing }

  /// The texts of Explain while a person is to move: the answers to a move that is pointed at, or the
  /// numbers of squares that win, draw and lose.
  private func shownWorth(in wording: Wording) -> (status: UTF8Text, detail: UTF8Text)? {
    showsValues && squareValues != nil && activity.turn != nil ? worth(in: wording) : nil
  }

  @inline(never)
  private func worth(in wording: Wording) -> (status: UTF8Text, detail: UTF8Text)? {
    if let told = spokenAnswers(in: wording) { return told }
    let values = squareValues ?? []
    let texts = wording.worth(values) + wording.key(to: values)
    return texts.first.map { ($0, wording.sentences(Array(texts.dropFirst()))) }
  }

  /// The answers to the move that is pointed at, in words.
  @inline(never)
  func spokenAnswers(in wording: Wording) -> (status: UTF8Text, detail: UTF8Text)? {
    guard let shownAnswers else { return nil }
    let total = game.position.legalMoves.count - 1
    let told = wording.answers(
      shownAnswers, of: total, by: game.position.toMove.opponent)
    return told.status.isEmpty ? nil : told
  }

  // MARK: The end

  /// The end of the game: how it was won, which mistake decided it, and the run of wins.
  private func ending(_ outcome: Outcome, in wording: Wording) -> UTF8Text {
    if let roomEnd { return wording.end(roomEnd) }
    if let decisiveMistake { return wording.letThrough(decisiveMistake) }
    guard let winner = outcome.winner else { return drawEnding(outcome, in: wording) }
    let moves = (game.ply + (winner == .x ? 1 : 0)) / 2
    let streak = self.streak
    let how = wording.how(outcome, moves: moves)
    return wording.line(
      streak > 1 && wording.subject(winner) == nil ? [how, wording.streak(streak)] : [how])
  }

  private func drawEnding(_ outcome: Outcome, in wording: Wording) -> UTF8Text {
    guard let knownReview else { return wording.how(outcome, moves: 0) }
    if let mistake = knownReview.mistakes.last {
      return wording.mistake(mistake, namesPlace: false)
    }
    return knownReview.isFaultless ? wording.faultless : wording.how(outcome, moves: 0)
  }

  /// The last mistake of the person who lost to the computer, as far as it is known.
  var decisiveMistake: Review.Mistake? {
    guard let person = match.personAgainstComputer?.seat, let winner = outcome?.winner,
      match.seat(of: winner) != person
    else { return nil }
    return knownReview?.mistakes.last { match.seat(of: $0.step.mark) == person }
  }

  /// The run of wins against this level on this board, to which a game from the history does not add.
  private var streak: Int {
    guard match.counted != nil, let level = match.personAgainstComputer?.level else { return 0 }
    return journal.tallies.first { $0.level == level && $0.rules == game.rules }?.streak ?? 0
  }
}
