extension MakerBreakerSearch {
  /// Whether Maker wins with Maker to move; overwrites the lines.
  ///
  /// The position is reduced and decided on the spot if possible, else part by part.
  func makerMoves(_ lines: MakerLines<Word>, ply: Int) -> Bool {
    var lines = lines
    if countNode(lines) { return false }
    let reduction = lines.reduce(makerMoves: true, meets(ply)) {
      $0.wins | $0.crossings != 0 || $0.isSafe(makerMoves: true)
    }
    defer { zone |= reduction.settled }
    let survey = reduction.survey
    // One square that completes a line is all that Maker needs.
    if survey.wins != 0 { return result(true, zone: survey.wins & (0 &- survey.wins)) }
    // A fork needs its square and the last squares of two of its lines.
    if survey.crossings != 0 {
      return result(true, zone: lines.twos(through: survey.crossings, atMost: 2))
    }
    if survey.isSafe(makerMoves: true) { return result(false, zone: survey.open) }
    let parts = lines.split()
    if parts > 1 { return solveParts(of: lines, parts, makerMoves: true, ply: ply) }
    return makerMovesInPart(lines, survey.open, ply: ply)
  }

  /// Whether Maker wins a single part that cannot be reduced: looked up, paired off, cut in two, or
  /// searched, in the order of what that costs.
  private func makerMovesInPart(_ lines: MakerLines<Word>, _ open: Word, ply: Int) -> Bool {
    let key = key(of: lines, open, turn: 1)
    if let known = recall(key) { return known }
    let pairing = pairing(ply)
    pairing.pointee.preferred = 0
    // Nil if there are too many lines to match; then no pairing is tried below either.
    let lack = pairing.pointee.begin(lines, cuttable: MakerBreakerSearch.cuttableOften)
    if lack == 0 { return result(false, zone: pairing.pointee.taken) }
    // Set matching: 18 % fewer nodes on 8x7k5 (decision 22).
    if let lack, lack <= MakerBreakerSearch.lackOfCore, isCorePaired(lines, ply: ply) {
      remember(key, makerWins: false, work: 1)
      return false
    }
    if isStopped { return false }
    let start = nodes
    if let found = cutOrBriefSearch(lines, open, key, ply: ply) { return found }
    if isStopped || gaveUp { return false }
    let isWon = searchMoves(lines, open, startsPaired: lack != nil, ply: ply)
    if isStopped { return false }
    remember(key, makerWins: isWon, work: nodes &- start)
    return isWon
  }

  /// Searches Maker's moves until one wins, and sets the zone.
  ///
  /// A reply of Breaker that holds against one move also holds against every move outside of its
  /// zone, so only moves inside remain to be tried.
  ///
  /// - Parameters:
  ///   - lines: The lines that Maker can still complete.
  ///   - open: The squares that they miss.
  ///   - startsPaired: Whether the ply's pairing has been matched, so that replies can start from it.
  ///   - ply: The ply.
  /// - Returns: Whether a move wins.
  private func searchMoves(
    _ lines: MakerLines<Word>, _ open: Word, startsPaired: Bool, ply: Int
  ) -> Bool {
    let undominated = undominated(open, meets(ply))
    weighMoves(lines, open, ply: ply)
    var order = MoveOrder(open: undominated, scores: scores(ply))
    var toTry = undominated
    // A dominated square is left out because of the square that dominates it, so the result depends
    // on that one too.
    var all = dominators(open, undominated, meets(ply))
    while let move = order.next() {
      let square = Word.bit(move)
      if toTry & square == 0 { continue }
      // Pairs prefer squares that need no more trying: the zone then leaves fewer moves to try.
      pairing(ply).pointee.preferred = ~toTry
      // One matching for all replies to all moves: 2.3 → 0.34 s on 8x7k5 (decision 22).
      let isPaired = startsPaired && isPaired(lines, after: square, undominated, ply: ply)
      let isWon = !isPaired && breakerMoves(lines.gaining(square), ply: ply &+ 1)
      if isStopped { return false }
      if isWon { return result(true, zone: zone | square) }
      all |= zone
      toTry &= zone
    }
    return result(false, zone: all)
  }

  /// Whether an answer to each of Maker's moves on the core makes up for the squares that the
  /// pairing lacks.
  ///
  /// This is set matching (Uiterwijk, arXiv 1703.10678): for a set of lines on a set of squares,
  /// each first move of Maker has a reply after which the rest of the set can be paired off.
  func isCorePaired(_ lines: MakerLines<Word>, ply: Int) -> Bool {
    let outer = pairing(ply)
    let core = outer.pointee.core(of: lines)
    let survey = core.survey()
    if survey.wins != 0 || survey.crossings != 0 { return false }
    let inner = ply &+ 1
    let meets = meets(inner)
    core.meet(survey.open, into: meets)
    let undominated = undominated(survey.open, meets)
    pairing(inner).pointee.preferred = 0
    if pairing(inner).pointee.begin(core, cuttable: 0) == nil { return false }
    weighMoves(core, survey.open, ply: inner)
    var order = MoveOrder(open: undominated, scores: scores(inner))
    var toTry = undominated
    while let move = order.next() {
      let square = Word.bit(move)
      if toTry & square == 0 { continue }
      pairing(inner).pointee.preferred = ~toTry
      if !isPaired(core, after: square, undominated, ply: inner) || isStopped { return false }
      toTry &= zone
    }
    zone = survey.open | outer.pointee.taken
    return true
  }

  /// Whether a pairing exists after Maker's move and one of the likeliest replies, starting from
  /// the matching for the lines before the move; sets the zone.
  ///
  /// True also if the search has to stop, so that the move is not searched. Callers ask `isStopped` before they
  /// use the result.
  func isPaired(
    _ lines: MakerLines<Word>, after move: Word, _ replies: Word, ply: Int
  ) -> Bool {
    if countNode(lines) { return true }
    let forced = weighReplies(lines, after: move, ply: ply)
    var order = MoveOrder(
      open: forced == 0 ? replies & ~move : forced, scores: scores(ply) + 2 * Word.bitWidth)
    let pairing = pairing(ply)
    pairing.pointee.makerMoves(move, cuttable: MakerBreakerSearch.cuttable)
    // The last successful reply goes first: 7 % less time on 8x7k5 (decision 22).
    order.first = lastReplies[move.trailingZeroBitCount]
    for _ in 0..<MakerBreakerSearch.likeliest {
      guard let reply = order.next() else { return false }
      let square = Word.bit(reply)
      if case .paired(let taken) = pairing.pointee.breakerReplies(
        square, cuttable: MakerBreakerSearch.cuttable)
      {
        lastReplies[move.trailingZeroBitCount] = reply
        return result(true, zone: taken | square)
      }
    }
    return false
  }

  /// Scores Breaker's replies to a move of Maker, from the scores before it.
  ///
  /// The move shortens the lines through it, so replies on those count for more.
  ///
  /// - Returns: The squares with which Maker would now complete a line; Breaker has to reply there.
  @inline(__always)
  private func weighReplies(_ lines: MakerLines<Word>, after move: Word, ply: Int) -> Word {
    let before = scores(ply) + Word.bitWidth
    let after = before + Word.bitWidth
    after.update(from: before, count: Word.bitWidth)
    var forced: Word = 0
    for index in 0..<lines.count where lines.whole[index] & move != 0 {
      var open = lines.open(at: index) & ~move
      let size = open.nonzeroBitCount
      if size == 1 { forced |= open }
      let more = MakerBreakerSearch.replyWeight(size) &- MakerBreakerSearch.replyWeight(size &+ 1)
      while open != 0 {
        after[open.trailingZeroBitCount] &+= more
        open &= open &- 1
      }
    }
    return forced
  }

  /// Scores each open square as a move of Maker and as a reply of Breaker.
  func weighMoves(_ lines: MakerLines<Word>, _ open: Word, ply: Int) {
    let moves = scores(ply)
    let replies = moves + Word.bitWidth
    var rest = open
    while rest != 0 {
      moves[rest.trailingZeroBitCount] = 0
      replies[rest.trailingZeroBitCount] = 0
      rest &= rest &- 1
    }
    for index in 0..<lines.count {
      var open = lines.open(at: index)
      let size = open.nonzeroBitCount
      let moveWeight = Int32(1) &<< Int32(2 &* max(12 &- size, 0))
      let replyWeight = MakerBreakerSearch.replyWeight(size)
      while open != 0 {
        moves[open.trailingZeroBitCount] &+= moveWeight
        replies[open.trailingZeroBitCount] &+= replyWeight
        open &= open &- 1
      }
    }
  }

  /// The squares that dominate others and are tried themselves.
  @inline(__always)
  func dominators(
    _ open: Word, _ undominated: Word, _ meets: UnsafeMutablePointer<Word>
  ) -> Word {
    var dominators: Word = 0
    var rest = open & ~undominated
    while rest != 0 {
      dominators |= meets[rest.trailingZeroBitCount] & undominated
      rest &= rest &- 1
    }
    return dominators
  }
}
