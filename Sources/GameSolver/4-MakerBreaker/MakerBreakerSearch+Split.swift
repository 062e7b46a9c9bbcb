/// Moves and replies for splitting a proof into jobs (decision 23).
extension MakerBreakerSearch {
  /// The most undecided replies tried before the likeliest of them is taken.
  private static var fewReplies: Int { 4 }

  /// Returns Maker's moves that need an answer, the likeliest to win first, and the squares that
  /// dominate others.
  ///
  /// - Returns: Nil if pairs or parts come before moves, so that no move can be answered by itself.
  func movesToAnswer(maker: Word, breaker: Word) -> (moves: [Word], dominators: Word)? {
    var lines = lines(maker: maker, breaker: breaker)
    let meets = meets(0)
    let survey = lines.survey()
    lines.meet(survey.open, into: meets)
    guard lines.split() == 1, lines.dropEquals(survey.open, meets) == 0 else { return nil }
    weighMoves(lines, survey.open, ply: 0)
    let undominated = undominated(survey.open, meets)
    var order = MoveOrder(open: undominated, scores: scores(0))
    var moves: [Word] = []
    while let move = order.next() { moves.append(.bit(move)) }
    return (moves, dominators(survey.open, undominated, meets))
  }

  /// Returns the first reply of Breaker that `nodes` positions prove, or else the likeliest that
  /// they do not refute.
  ///
  /// With an initially empty table, the reply depends only on the position.
  ///
  /// - Returns: The reply, and whether it is proved to hold; nil if every reply is refuted.
  func likelyReply(maker: Word, breaker: Word, nodes: Int64) -> (reply: Word, isProved: Bool)? {
    var open: Word?
    var tried = 0
    for reply in replies(maker: maker, breaker: breaker) where tried < MakerBreakerSearch.fewReplies
    {
      let limit = SearchLimit(nodes: self.nodes + nodes)
      switch makerWins(maker: maker, breaker: breaker | reply, makerMoves: true, limit: limit) {
      case false: return (reply, true)
      case nil:
        open = open ?? reply
        tried += 1
      default: break
      }
    }
    return open.map { ($0, false) }
  }

  /// Returns Breaker's replies in the order in which they are tried.
  private func replies(maker: Word, breaker: Word) -> [Word] {
    let lines = lines(maker: maker, breaker: breaker)
    let survey = lines.survey()
    if survey.wins != 0 { return [survey.wins & (0 &- survey.wins)] }
    let meets = meets(0)
    lines.meet(survey.open, into: meets)
    let candidates = candidates(survey.open, Fork(lines, survey), meets)
    weighReplies(lines, survey.open, ply: 0)
    if let reply = pairedReply(lines, candidates, ply: 0) { return [reply] }
    var order = MoveOrder(open: candidates, scores: scores(0))
    var replies: [Word] = []
    while let reply = order.next() { replies.append(.bit(reply)) }
    return replies
  }
}
