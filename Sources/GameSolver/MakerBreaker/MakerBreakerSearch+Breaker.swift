extension MakerBreakerSearch {
  /// Up to how many lacking squares cuts are tried: for every reply, and for the best few.
  static var cuttable: Int { 4 }
  static var cuttableOften: Int { 16 }
  /// How many replies are the best few, and how many are tried before a move of Maker is searched.
  static var best: Int { 6 }
  static var likeliest: Int { 12 }
  static var lackOfCore: Int { 2 }

  /// What a line that misses so many squares adds to each of them as a reply of Breaker: 1.7 times as
  /// much for every square less.
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

  /// How much less a reply scores for every square that a pairing lacks after it.
  private static var lackWeight: Int32 { 1_000_000 }

  /// Whether Maker wins with the move to Breaker; the lines are changed.
  func breakerMoves(_ lines: WinningSets<Word>, ply: Int) -> Bool {
    var sets = lines
    if countNode(sets) { return false }
    let meets = meets(ply)
    var settled: Word = 0
    var survey: WinningSets<Word>.Survey
    while true {
      survey = sets.survey()
      if survey.wins != 0 { return answer(survey.wins, sets, settled, ply: ply) }
      if survey.potential < WinningSets<Word>.Survey.safePotential {
        return result(false, zone: survey.open | settled)
      }
      sets.meet(survey.open, into: meets)
      let paired = sets.dropTwins(survey.open, meets)
      if paired == 0 { break }
      settled |= paired
    }
    let fork = Fork(sets, survey)
    if fork.answers & survey.open == 0 { return result(true, zone: fork.zone | settled) }
    let parts = sets.split()
    if parts > 1 { return solveParts(of: sets, parts, makerMoves: false, settled, ply: ply) }

    let key = key(of: sets, survey.open, turn: 2)
    if let known = recall(key) { return result(known, zone: zone | settled) }
    let start = nodes
    let candidates = candidates(survey.open, fork, meets)
    // A square that dominates others need not be in it: if Breaker is given that, they are worth nothing.
    var all = fork.zone
    weighReplies(sets, survey.open, ply: ply)
    if let reply = pairedReply(sets, candidates, ply: ply) {
      zone |= reply
      remember(key, makerWins: false, work: 1)
      return result(false, zone: zone | settled)
    }
    if mayCut(survey.open, ply: ply) {
      let found = searchBriefly(ply: ply) { breakerMoves(sets, ply: ply) }
      if let found { return result(found, zone: zone | settled) }
      if let reply = cutReply(sets, candidates, ply: ply) {
        zone |= reply
        remember(key, makerWins: false, work: nodes &- start, reply: reply)
        return result(false, zone: zone | settled)
      }
      if isStopped { return false }
    }
    var order = MoveOrder(open: candidates, scores: scores(ply))
    var toTry = ~Word(0)
    while let reply = order.next() {
      let square = Word.bit(reply)
      if toTry & square == 0 { continue }
      let isWon = makerMoves(sets.losing(square), ply: ply &+ 1)
      if isStopped { return false }
      if !isWon {
        zone |= square
        remember(key, makerWins: false, work: nodes &- start, reply: square)
        return result(false, zone: zone | settled)
      }
      all |= zone
      toTry &= zone
    }
    zone = all
    remember(key, makerWins: true, work: nodes &- start)
    return result(true, zone: all | settled)
  }

  /// The replies that can help.
  @inline(__always)
  func candidates(_ open: Word, _ fork: Fork, _ meets: UnsafeMutablePointer<Word>) -> Word {
    let undominated = undominated(open, meets)
    if fork.answers == .max { return undominated }
    // What dominates an answer need not be one itself.
    return self.undominated(fork.answers & open, meets, by: undominated & fork.answers)
  }

  /// Breaker has to take the square where Maker would complete a line.
  private func answer(_ wins: Word, _ sets: WinningSets<Word>, _ settled: Word, ply: Int) -> Bool {
    let square = wins & (0 &- wins)
    let others = wins & ~square
    if others != 0 { return result(true, zone: square | others & (0 &- others) | settled) }
    let isWon = makerMoves(sets.losing(square), ply: ply &+ 1)
    return result(isWon, zone: zone | square | settled)
  }

  /// What Breaker has to do about squares where Maker would threaten two wins.
  struct Fork {
    /// The only replies that help against all of them.
    var answers = ~Word(0)
    /// The squares that Maker needs for them.
    var zone: Word = 0

    init(_ sets: WinningSets<Word>, _ survey: WinningSets<Word>.Survey) {
      var rest = survey.crossings
      while rest != 0 {
        let square = rest & (0 &- rest)
        rest &= ~square
        let three = sets.twos(through: square, atMost: 3)
        zone |= three
        // Of three lines no other square stops more than one.
        answers &= three.nonzeroBitCount > 3 ? square : three
      }
    }
  }

  /// The first reply after which a pairing is found, the squares of which are then the zone; the
  /// others are blamed for what lacks.
  func pairedReply(_ sets: WinningSets<Word>, _ candidates: Word, ply: Int) -> Word? {
    let pairing = pairing(ply)
    pairing.pointee.preferred = ply > 0 ? self.pairing(ply &- 1).pointee.preferred : 0
    guard pairing.pointee.begin(sets, cuttable: 0) != nil else { return nil }
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

  /// Gives each square a score as a reply of Breaker.
  func weighReplies(_ sets: WinningSets<Word>, _ open: Word, ply: Int) {
    let scores = scores(ply)
    var rest = open
    while rest != 0 {
      scores[rest.trailingZeroBitCount] = 0
      rest &= rest &- 1
    }
    for index in 0..<sets.count {
      var open = sets.open(at: index)
      let weight = MakerBreakerSearch.replyWeight(open.nonzeroBitCount)
      while open != 0 {
        scores[open.trailingZeroBitCount] &+= weight
        open &= open &- 1
      }
    }
  }

  /// The squares that no other one dominates.
  @inline(__always)
  func undominated(_ open: Word, _ meets: UnsafeMutablePointer<Word>) -> Word {
    undominated(open, meets, by: ~0)
  }

  /// Those of some squares that none of others dominates.
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
