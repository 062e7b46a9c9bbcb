import GameRules
import GameSolver

// What the engine is asked, and what becomes of its results.

extension Session {
  mutating func seekHint() -> [Effect] {
    guard activity.turn?.carry != nil else { return [] }
    if activity.turn?.advice == Activity.Advice.none { activity.turn?.advice = .sought }
    activity.turn?.refusal = nil
    return []
  }

  mutating func toggleTruth() -> [Effect] {
    showsTruth.toggle()
    return []
  }

  mutating func openReview() -> [Effect] {
    guard !game.record.isEmpty else { return [] }
    let effects = putUnreadableAside()
    endTransition()
    overlay = nil
    isReviewing = true
    return effects + proceed()
  }

  mutating func closeReview() -> [Effect] {
    guard isReviewing else { return [] }
    isReviewing = false
    return proceed()
  }

  // MARK: The program's move

  /// How long the program waits before its move, so that the move is noticed.
  static let pauseMilliseconds = 500

  /// Plays the move of the program when it is found and the pause is over; a panel holds it, and
  /// then it pauses anew.
  mutating func advanceReply() -> [Effect] {
    guard let reply = activity.reply, activity.transition == nil else { return [] }
    if overlay != nil {
      activity.reply?.stage = .waiting
      return []
    }
    switch (reply.stage, reply.move) {
    case (.waiting, _):
      activity.reply?.stage = .pausing
      return [wait(milliseconds: Session.pauseMilliseconds)]
    case (.ready, let move?): return play(move, .replied) + advanceReply()
    case (.ready, nil), (.pausing, _), (.moving, _): return []
    }
  }

  // MARK: Requests

  /// Asks what there is to ask in the state at hand, and drops what is no longer of use.
  mutating func updateRequest() -> [Effect] {
    guard let kind = wantedKind else {
      guard request != nil else { return [] }
      request = nil
      return [.stopAnalyzing]
    }
    if let request, request.analysis.kind == kind, !isOutdated(request.analysis) { return [] }
    let seed = Int(generator.next() >> 33)
    let analysis = AnalysisRequest(kind: kind, game: game, seed: seed)
    lastRequestToken += 1
    request = Request(analysis: analysis, token: lastRequestToken)
    return [.analyze(analysis, token: lastRequestToken)]
  }

  private func isOutdated(_ analysis: AnalysisRequest) -> Bool {
    // A review is of the whole record, wherever in it one looks.
    analysis.kind == .review ? !analysis.game.hasRecord(of: game) : analysis.game != game
  }

  private var wantedKind: AnalysisRequest.Kind? {
    if isReviewing, review?.game.hasRecord(of: game) != true { return .review }
    switch activity {
    case .over: return nil
    case .reply(let reply): return reply.move == nil && overlay == nil ? .move(reply.level) : nil
    case .turn(let turn) where turn.advice == .sought: return .hint
    case .turn, .watching: return showsTruth && truth == nil ? .truth : nil
    }
  }

  mutating func progress(to percent: Int, token: Int) -> [Effect] {
    if request?.token == token { request?.progress = percent }
    return []
  }

  mutating func learn(_ result: AnalysisResult, token: Int) -> [Effect] {
    guard let request, request.token == token, result.fits(request.analysis) else { return [] }
    self.request = nil
    switch result {
    case .move(let square): activity.reply?.move = square
    case .hint(let hint): if let hint { activity.turn?.advice = .given(hint) }
    case .truth(let values): truth = values
    case .review(let review): self.review = review
    }
    return []
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
