import GameRules
import GameSolver

// What the engine is asked, and what becomes of its results.

extension Session {
  @inline(never)
  mutating func seekHint() {
    guard !isInRoom, var turn = activity.turn, turn.carry != nil else { return }
    if case .none = turn.advice { turn.advice = .sought }
    turn.refusal = nil
    activity = .turn(turn)
  }

  @inline(never)
  mutating func toggleTruth() {
    // As long as two play, neither is told.
    if !isInRoom || isOver || isReviewing { showsTruth.toggle() }
  }

  @inline(never)
  mutating func openReview() {
    guard !game.record.isEmpty else { return }
    discardUnreadableGame()
    endTransition()
    openPanel = nil
    isReviewing = true
    proceed()
    goToSlip()
  }

  /// Leads from the end of the record to the move that changed the result.
  @inline(never)
  private mutating func goToSlip() {
    guard game.ply == game.record.count, let slip = knownReview?.firstMistake else { return }
    step(to: slip.step.number)
  }

  @inline(never)
  mutating func closeReview() {
    guard isReviewing else { return }
    isReviewing = false
    proceed()
  }

  // MARK: The program's move

  /// How long the program waits before its move, so that the move is noticed.
  static let pauseMilliseconds = 500

  /// Plays the move of the program when it is found and the pause is over; a panel holds it, and
  /// then it pauses anew.
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
    case (.ready, let move?):
      play(move, .replied)
      advanceReply()
    case (.ready, nil), (.pausing, _), (.moving, _): break
    }
  }

  // MARK: Requests

  /// Whether what is found out now is for the statistics and not for the player.
  var isReviewingSilently: Bool { request?.analysis.kind == .review && !isReviewing }

  /// Whether the engine could not be reached for what was asked last.
  var isEngineLost: Bool { request?.isLost == true }

  @inline(never)
  mutating func loseEngine() {
    // Nobody waits for it.
    if isReviewingSilently {
      endToReview = nil
      request = nil
      return
    }
    request?.progress = nil
    request?.isLost = true
  }

  /// Asks what there is to ask in the state at hand, and drops what is no longer of use.
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
    // A review is of the whole record, wherever in it one looks.
    analysis.kind == .review ? !analysis.game.hasRecord(of: game) : analysis.game != game
  }

  @inline(never)
  private var wantedKind: AnalysisRequest.Kind? {
    if isReviewing, knownReview == nil { return .review }
    switch activity {
    case .over: return isEndToReview ? .review : nil
    case .reply(let reply): return reply.move == nil && openPanel == nil ? .move(reply.level) : nil
    case .turn(let turn):
      if case .sought = turn.advice { return .hint }
    case .watching: break
    }
    return showsTruth && truth == nil ? .truth : nil
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
    case .hint(let hint): if let hint { activity.turn?.advice = .given(hint) }
    case .truth(let values): truth = values
    case .review(let review):
      self.review = review
      countSlips(in: review)
      if isReviewing { goToSlip() }
    }
  }
}

extension AnalysisResult {
  /// Whether it is the result of a request, and one that can be carried out.
  fileprivate func fits(_ request: AnalysisRequest) -> Bool {
    let position = request.game.position
    switch (request.kind, self) {
    case (.move, .move(let square?)): return position.refusal(of: square) == nil
    case (.hint, .hint(let hint?)): return position.refusal(of: hint.square) == nil
    case (.truth, .truth(let values)): return values.count == position.rules.area
    case (.review, .review(let review)): return review.game.hasRecord(of: request.game)
    default: return false
    }
  }
}
