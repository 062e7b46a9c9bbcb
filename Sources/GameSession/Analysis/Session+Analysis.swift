import GameRules
import GameSolver

// Requests to the engine, and the use of its results.

extension Session {
  @inline(never)
  mutating func seekHint() {
    guard !isInLiveGame, !game.isSwapOpen, var turn = activity.turn, turn.carry != nil
    else { return }
    switch turn.advice {
    case .none: turn.advice = .sought
    case .sought: break
    case .given(let hint, let step): turn.advice = .given(hint, step: min(step + 1, Hint.steps))
    }
    turn.refusal = nil
    activity = .turn(turn)
  }

  @inline(never)
  mutating func toggleValues() {
    // During a live game, neither player sees values.
    if !isInLiveGame || isOver || isReviewing { showsValues.toggle() }
  }

  @inline(never)
  mutating func openReview() {
    guard !game.record.isEmpty else { return }
    discardUnreadableGame()
    endTransition()
    openPanel = nil
    isReviewing = true
    refreshActivity()
    goToFirstMistake()
  }

  /// Jumps from the end of the record to the first mistake.
  @inline(never)
  private mutating func goToFirstMistake() {
    guard game.ply == game.record.count, let mistake = knownReview?.firstMistake else { return }
    go(to: mistake.step.number)
  }

  @inline(never)
  mutating func closeReview() {
    guard isReviewing else { return }
    isReviewing = false
    refreshActivity()
  }

  /// Leaves the review, and goes back to before a move.
  @inline(never)
  mutating func tryAgain(_ ply: Int) {
    guard isReviewing, !isInLiveGame, 1...game.record.count ~= ply else { return }
    isReviewing = false
    if game.ply == ply - 1 { refreshActivity() } else { go(to: ply - 1) }
  }

  // MARK: The computer's move

  /// The pause before the computer's move, so that the player notices it.
  static let pauseMilliseconds = 500

  /// Plays the computer's move once it is found and the pause is over.
  ///
  /// An open panel holds it; then the pause starts again.
  @inline(never)
  mutating func advanceReply() {
    guard let reply = activity.reply, activity.transition == nil else { return }
    if openPanel != nil {
      activity.reply?.stage = .waiting
      return
    }
    switch (reply.stage, reply.move) {
    case (.waiting, _):
      activity.reply?.stage = .pausing
      wait(milliseconds: Session.pauseMilliseconds)
    case (.ready, let move?): playReply(move)
    case (.ready, nil), (.pausing, _), (.moving, _): break
    }
  }

  @inline(never)
  private mutating func playReply(_ move: Square) {
    if move == game.lastMove { takeOverMark() } else { play(move, .replied) }
    advanceReply()
  }

  // MARK: Requests

  /// Whether the running review only counts mistakes for the statistics.
  var isReviewingSilently: Bool { request?.analysis.kind == .review && !isReviewing }

  /// Whether the engine could not be reached for the last request.
  var isEngineLost: Bool { request?.isLost == true }

  @inline(never)
  mutating func loseEngine() {
    // The player asked for nothing, so there is no failure to report.
    if isReviewingSilently {
      endToReview = nil
      request = nil
      return
    }
    request?.progress = nil
    request?.isLost = true
  }

  /// Starts the analysis that the current state needs, and cancels one that it no longer needs.
  @inline(never)
  mutating func updateRequest() {
    if isEngineLost { return }
    guard let kind = wantedKind else {
      if request != nil { perform(.stopAnalyzing) }
      request = nil
      return
    }
    if let request, request.analysis.kind == kind, !isOutdated(request.analysis) { return }
    let seed = Int(generator.next() >> 33)
    let analysis = AnalysisRequest(kind: kind, game: game, seed: seed)
    lastRequestToken += 1
    request = Request(analysis: analysis, token: lastRequestToken)
    perform(.analyze(analysis, token: lastRequestToken))
  }

  @inline(never)
  private func isOutdated(_ analysis: AnalysisRequest) -> Bool {
    // A review covers the whole record, at any ply.
    analysis.kind == .review ? !analysis.game.hasRecord(of: game) : analysis.game != game
  }

  @inline(never)
  private var wantedKind: AnalysisRequest.Kind? {
    if isReviewing, knownReview == nil { return .review }
    switch activity {
    case .over:
      let isExpected = endToReview == game && match.personAgainstComputer != nil
      return isExpected && knownReview == nil ? .review : nil
    case .reply(let reply): return reply.move == nil && openPanel == nil ? .move(reply.level) : nil
    case .turn(let turn):
      if case .sought = turn.advice { return .hint }
    case .watching: break
    }
    return showsValues ? wantedValues : nil
  }

  @inline(never)
  mutating func progress(to percent: Int, token: Int) {
    if request?.token == token { request?.progress = percent }
  }

  @inline(never)
  mutating func learn(_ result: AnalysisResult, token: Int) {
    guard let request, request.token == token, result.fits(request.analysis) else { return }
    self.request = nil
    switch result {
    case .move(let square): activity.reply?.move = square
    case .hint(let hint): if let hint { activity.turn?.advice = .given(hint, step: 1) }
    case .values(let values, let safe): explain(values, safe: safe)
    case .answers(let answers): pointed = .at(answers.square, answers)
    case .review(let review):
      self.review = review
      countMistakes(in: review)
      if isReviewing { goToFirstMistake() }
    }
  }
}

extension AnalysisResult {
  /// Whether the result is of the requested kind, and its move is legal.
  fileprivate func fits(_ request: AnalysisRequest) -> Bool {
    let position = request.game.position
    switch (request.kind, self) {
    case (.move, .move(let square?)):
      return position.refusal(of: square) == nil
        || request.game.canSwap && square == request.game.lastMove
    case (.hint, .hint(let hint?)): return hint.fits(position)
    case (.truth, .values(let values, let safe)):
      return values.count == position.rules.area && [0, values.count].contains(safe.count)
    case (.answers(let square), .answers(let answers)): return answers.fits(square, position)
    case (.review, .review(let review)):
      return review.game.hasRecord(of: request.game)
        && review.mistakes.allSatisfy {
          $0.refutation?.reply.namesLines(on: position.rules) != false
        }
    default: return false
    }
  }
}
