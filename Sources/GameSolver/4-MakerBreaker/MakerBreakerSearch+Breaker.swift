extension MakerBreakerSearch {
  /// The most lacking squares for which a pairing is cut after any reply.
  static var cuttable: Int { 4 }
  /// The most lacking squares for which a pairing is cut after one of the best replies.
  static var cuttableOften: Int { 16 }
  /// The number of replies that count as the best.
  static var best: Int { 6 }
  /// The number of replies tried for a pairing before a move of Maker is searched.
  static var likeliest: Int { 12 }
  /// The most lacking squares for which set matching is tried.
  static var lackOfCore: Int { 2 }

  /// The weight that a line with `size` missing squares gives each of them as a reply of Breaker:
  /// 1.7 times as much for every square fewer.
  @inline(__always)
  static func replyWeight(_ size: Int) -> Int32 {
    switch size {
    case ...1: 588_235
    case 2: 346_020
    case 3: 203_541
    case 4: 119_730
    case 5: 70_429
    case 6: 41_429
    case 7: 24_370
    case 8: 14_335
    default: 8_432
    }
  }

  /// The penalty of a reply for every square that a pairing lacks after it.
  private static var lackWeight: Int32 { 1_000_000 }

  /// Whether Maker wins with Breaker to move; overwrites the lines.
  ///
  /// The position is reduced and decided on the spot if possible, else part by part.
  func breakerMoves(_ lines: MakerLines<Word>, ply: Int) -> Bool {
    var lines = lines
    if countNode(lines) { return false }
    let reduction = lines.reduce(makerMoves: false, meets(ply)) {
      $0.wins != 0 || $0.isSafe(makerMoves: false)
    }
    defer { zone |= reduction.settled }
    let survey = reduction.survey
    if survey.wins != 0 { return answer(survey.wins, lines, ply: ply) }
    if survey.isSafe(makerMoves: false) { return result(false, zone: survey.open) }
    let fork = Fork(lines, survey)
    if fork.answers & survey.open == 0 { return result(true, zone: fork.zone) }
    let parts = lines.split()
    if parts > 1 { return solveParts(of: lines, parts, makerMoves: false, ply: ply) }
    return breakerMovesInPart(lines, survey.open, fork, ply: ply)
  }

  /// Whether Maker wins a single part that cannot be reduced: looked up, paired off, cut in two, or
  /// searched, in the order of what that costs.
  private func breakerMovesInPart(
    _ lines: MakerLines<Word>, _ open: Word, _ fork: Fork, ply: Int
  ) -> Bool {
    let key = key(of: lines, open, turn: 2)
    if let known = recall(key) { return known }
    let start = nodes
    let candidates = candidates(open, fork, meets(ply))
    weighReplies(lines, open, ply: ply)
    // Pairings decide most positions without a search, and order the other replies (decision 17).
    if let reply = pairedReply(lines, candidates, ply: ply) {
      zone |= reply
      remember(key, makerWins: false, work: 1)
      return false
    }
    var reply: Word?
    if mayCut(open, ply: ply) {
      let found = searchBriefly(ply: ply) { breakerMoves(lines, ply: ply) }
      if let found { return found }
      reply = cutReply(lines, candidates, ply: ply)
      if isStopped { return false }
    }
    reply = reply ?? searchReplies(lines, candidates, fork, ply: ply)
    if isStopped { return false }
    if let reply { zone |= reply }
    remember(key, makerWins: reply == nil, work: nodes &- start, reply: reply ?? 0)
    return reply == nil
  }

  /// Searches Breaker's replies for one that holds, and sets the zone, to which that reply is yet to
  /// be added.
  ///
  /// A win of Maker against one reply also meets every reply outside of its zone, so only replies
  /// inside remain to be tried.
  private func searchReplies(
    _ lines: MakerLines<Word>, _ candidates: Word, _ fork: Fork, ply: Int
  ) -> Word? {
    // Squares that dominate others can stay out of the zone: once Breaker owns them, the others are
    // worthless.
    var all = fork.zone
    var order = MoveOrder(open: candidates, scores: scores(ply))
    var toTry = ~Word(0)
    while let reply = order.next() {
      let square = Word.bit(reply)
      if toTry & square == 0 { continue }
      let isWon = makerMoves(lines.losing(square), ply: ply &+ 1)
      if isStopped { return nil }
      if !isWon { return square }
      all |= zone
      toTry &= zone
    }
    zone = all
    return nil
  }

  /// The replies that can help: those that no other candidate dominates.
  @inline(__always)
  func candidates(_ open: Word, _ fork: Fork, _ meets: UnsafeMutablePointer<Word>) -> Word {
    let undominated = undominated(open, meets)
    if fork.answers == .max { return undominated }
    // A square that dominates an answer need not be an answer itself.
    return self.undominated(fork.answers & open, meets, by: undominated & fork.answers)
  }

  /// Takes the square where Maker would complete a line; Maker wins if there are two.
  private func answer(_ wins: Word, _ lines: MakerLines<Word>, ply: Int) -> Bool {
    let square = wins & (0 &- wins)
    let others = wins & ~square
    if others != 0 { return result(true, zone: square | others & (0 &- others)) }
    let isWon = makerMoves(lines.losing(square), ply: ply &+ 1)
    return result(isWon, zone: zone | square)
  }

  /// The squares where Maker would threaten two wins, which Breaker has to prevent.
  struct Fork {
    /// The only replies that stop all of these forks.
    var answers = ~Word(0)
    /// The squares that Maker needs for the forks.
    var zone: Word = 0

    init(_ lines: MakerLines<Word>, _ survey: MakerLines<Word>.Survey) {
      var rest = survey.crossings
      while rest != 0 {
        let square = rest & (0 &- rest)
        rest &= ~square
        let three = lines.twos(through: square, atMost: 3)
        zone |= three
        // No other square is on more than one of three lines through `square`.
        answers &= three.nonzeroBitCount > 3 ? square : three
      }
    }
  }

  /// Finds the first reply after which a pairing exists, and sets the zone to its squares; lowers
  /// the scores of the others by what their pairings lack.
  func pairedReply(_ lines: MakerLines<Word>, _ candidates: Word, ply: Int) -> Word? {
    let pairing = pairing(ply)
    pairing.pointee.preferred = ply > 0 ? self.pairing(ply &- 1).pointee.preferred : 0
    guard pairing.pointee.begin(lines, cuttable: 0) != nil else { return nil }
    let scores = scores(ply)
    let lacks = scores + Word.bitWidth
    var order = MoveOrder(open: candidates, scores: scores)
    while let reply = order.next() {
      let square = Word.bit(reply)
      switch pairing.pointee.breakerReplies(square, cuttable: MakerBreakerSearch.cuttable) {
      case .paired(let taken):
        zone = taken
        return square
      case .lacking(let lack):
        lacks[reply] = Int32(truncatingIfNeeded: lack)
        scores[reply] &-= lacks[reply] &* MakerBreakerSearch.lackWeight
      }
    }
    order.open = candidates
    for _ in 0..<MakerBreakerSearch.best {
      guard let reply = order.next() else { break }
      let square = Word.bit(reply)
      if lacks[reply] > MakerBreakerSearch.cuttableOften { break }
      if lacks[reply] <= MakerBreakerSearch.cuttable { continue }
      switch pairing.pointee.breakerReplies(square, cuttable: MakerBreakerSearch.cuttableOften) {
      case .paired(let taken):
        zone = taken
        return square
      case .lacking(let lack):
        let less = lacks[reply] &- Int32(truncatingIfNeeded: lack)
        scores[reply] &+= less &* MakerBreakerSearch.lackWeight
      }
    }
    return nil
  }

  /// Scores each open square as a reply of Breaker.
  func weighReplies(_ lines: MakerLines<Word>, _ open: Word, ply: Int) {
    let scores = scores(ply)
    var rest = open
    while rest != 0 {
      scores[rest.trailingZeroBitCount] = 0
      rest &= rest &- 1
    }
    for index in 0..<lines.count {
      var open = lines.open(at: index)
      let weight = MakerBreakerSearch.replyWeight(open.nonzeroBitCount)
      while open != 0 {
        scores[open.trailingZeroBitCount] &+= weight
        open &= open &- 1
      }
    }
  }

  /// The squares that no other square dominates.
  @inline(__always)
  func undominated(_ open: Word, _ meets: UnsafeMutablePointer<Word>) -> Word {
    undominated(open, meets, by: ~0)
  }

  /// The squares of a set that no square of `others` dominates.
  @inline(__always)
  private func undominated(
    _ open: Word, _ meets: UnsafeMutablePointer<Word>, by others: Word
  ) -> Word {
    var undominated = open
    var rest = open
    while rest != 0 {
      let square = rest & (0 &- rest)
      if meets[rest.trailingZeroBitCount] & others & ~square != 0 { undominated &= ~square }
      rest &= ~square
    }
    return undominated
  }
}
