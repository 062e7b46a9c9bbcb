extension MakerBreakerSearch {
  /// Up to how many lacking squares cuts are tried: for every reply, and for the best few.
  static let cuttable = 4
  static let cuttableOften = 16
  /// How many replies are the best few, and how many are tried before a move of Maker is searched.
  static let best = 6
  static let likeliest = 12
  static let lackOfCore = 2

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
  private static let lackWeight: Int32 = 1_000_000

  /// Whether Maker wins with the move to Breaker; the lines are changed.
  func breakerMoves(_ lines: WinningSets, ply: Int) -> Bool {
    var sets = lines
    if countNode(sets) { return false }
    let meets = meets(ply)
    var settled: UInt64 = 0
    var survey: WinningSets.Survey
    while true {
      survey = sets.survey()
      if survey.wins != 0 { return answer(survey.wins, sets, settled, ply: ply) }
      if survey.potential < WinningSets.Survey.safePotential {
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
    var candidates = undominated(survey.open, meets)
    // A square that dominates others need not be in it: if Breaker is given that, they are worth nothing.
    var all = fork.zone
    if fork.answers != ~0 {
      // What dominates an answer need not be one itself.
      candidates = undominated(fork.answers & survey.open, meets, by: candidates & fork.answers)
    }
    weigh(sets, survey.open, ply: ply)
    if let reply = pairedReply(sets, candidates, ply: ply) {
      zone |= reply
      remember(key, makerWins: false, work: 1)
      return result(false, zone: zone | settled)
    }
    var order = MoveOrder(open: candidates, scores: scores(ply))
    var toTry = ~UInt64(0)
    while let reply = order.next() {
      let square = UInt64(1) << UInt64(reply)
      if toTry & square == 0 { continue }
      let isWon = makerMoves(sets.losing(square), ply: ply &+ 1)
      if isStopped { return false }
      if !isWon {
        zone |= square
        remember(key, makerWins: false, work: nodes &- start)
        return result(false, zone: zone | settled)
      }
      all |= zone
      toTry &= zone
    }
    zone = all
    remember(key, makerWins: true, work: nodes &- start)
    return result(true, zone: all | settled)
  }

  /// Breaker has to take the square where Maker would complete a line.
  private func answer(_ wins: UInt64, _ sets: WinningSets, _ settled: UInt64, ply: Int) -> Bool {
    let square = wins & (0 &- wins)
    let others = wins & ~square
    if others != 0 { return result(true, zone: square | others & (0 &- others) | settled) }
    let isWon = makerMoves(sets.losing(square), ply: ply &+ 1)
    return result(isWon, zone: zone | square | settled)
  }

  /// What Breaker has to do about squares where Maker would threaten two wins.
  private struct Fork {
    /// The only replies that help against all of them.
    var answers = ~UInt64(0)
    /// The squares that Maker needs for them.
    var zone: UInt64 = 0

    init(_ sets: WinningSets, _ survey: WinningSets.Survey) {
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
  private func pairedReply(_ sets: WinningSets, _ candidates: UInt64, ply: Int) -> UInt64? {
    let pairing = pairing(ply)
    pairing.pointee.preferred = ply > 0 ? self.pairing(ply &- 1).pointee.preferred : 0
    guard pairing.pointee.begin(sets, cuttable: 0) != nil else { return nil }
    let scores = scores(ply)
    let lacks = scores + UInt64.bitWidth
    var order = MoveOrder(open: candidates, scores: scores)
    while let reply = order.next() {
      let square = UInt64(1) << UInt64(reply)
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
      let square = UInt64(1) << UInt64(reply)
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

  private func weigh(_ sets: WinningSets, _ open: UInt64, ply: Int) {
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
  func undominated(_ open: UInt64, _ meets: UnsafeMutablePointer<UInt64>) -> UInt64 {
    undominated(open, meets, by: ~0)
  }

  /// Those of some squares that none of others dominates.
  @inline(__always)
  private func undominated(
    _ open: UInt64, _ meets: UnsafeMutablePointer<UInt64>, by others: UInt64
  ) -> UInt64 {
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
