/// Solves the weak game, in which Maker wants to complete a line and Breaker only wants to prevent it.
///
/// Depth first, each position made as small as it can be before it is looked at:
///
/// - A line that misses all that another one misses is dropped. Squares on the very same lines are
///   paired off (`WinningSets.dropTwins`), an exchange that costs nothing is made
///   (`WinningSets.exchange`), and parts between which no line runs are solved apart.
/// - A square is *dominated* by another that is on all of its lines, and need not be tried.
/// - Breaker holds where the lines' potential is small, or where they can be paired off after its reply
///   (`ReplyPairing`).
/// - The shape of what is left, turned and shifted to its normal form, is looked up and kept in a table.
/// - A result rests on a *zone* of squares. Where Breaker holds, Maker could be given all others, so only
///   its moves inside need an answer of their own. Where Maker wins, Breaker could be given all others,
///   so only its replies inside can help.
final class MakerBreakerSearch<Word: SquareWord> {
  let board: MakerBreakerBoard<Word>
  let symmetries: BitboardSymmetries<Word>
  /// What was proved, or nil where a test wants none of it.
  let table: TranspositionTable<Word>?
  /// What the last result rests on.
  var zone: Word = 0
  /// How many bytes the tables of cuts may take: none where no cut is to be tried.
  let memoryForCuts: Int
  /// Cuts of the board that may show that Breaker holds.
  private(set) lazy var cuts = BoardCut.all(of: board, memory: memoryForCuts)
  /// With fewer squares to be had, no cut is tried.
  var leastOpenOfCuts = 20
  /// Whether a few positions are looked at without cuts before these are tried.
  var looksBriefly = true
  var mode = Mode.all
  /// Whether a search of cuts alone has not told anything.
  var gaveUp = false
  /// The positions looked at so far, those of halves too.
  private(set) var nodes = 0
  /// The lines looked at so far.
  private(set) var work = 0
  /// Whether the search ended before it was done.
  private(set) var isStopped = false
  private var limit = SearchLimit.none
  private var nextQuestion = SearchLimit.pace
  /// The reply that last led to a pairing after a move on each square.
  let lastReplies: UnsafeMutablePointer<Int>
  private let memory: UnsafeMutablePointer<Word>
  private let words: UnsafeMutablePointer<Word>
  private let numbers: UnsafeMutablePointer<Int32>
  private let pairings: UnsafeMutablePointer<ReplyPairing<Word>>

  /// What is tried on the way.
  enum Mode { case all, withoutCuts, onlyCuts }

  /// More than a game has plies, as every move takes a square.
  private static var largestPly: Int { Word.bitWidth + 2 }

  /// What takes no more is not made faster by cuts.
  private static var fewNodesWithoutCuts: Int { 50_000 }

  /// A search whose tables, that of the board and those of its cuts, have so many bytes.
  convenience init(_ board: MakerBreakerBoard<Word>, memory: Int) {
    let memoryForCuts = board.isLong ? memory / 4 : 0
    self.init(
      board, tableSize: TranspositionTable<Word>.size(in: memory - memoryForCuts),
      memoryForCuts: memoryForCuts)
  }

  init(_ board: MakerBreakerBoard<Word>, tableSize: Int?, memoryForCuts: Int = 0) {
    self.board = board
    self.memoryForCuts = memoryForCuts
    symmetries = BitboardSymmetries(board.images)
    table = tableSize.map { TranspositionTable(largest: $0) }
    let lineCount = max(board.lines.count, 1)
    // A position has its lines, its parts, and the lines of one part.
    memory = .allocate(
      capacity: (MakerBreakerSearch.largestPly + 1) * 2 * (lineCount + Word.bitWidth))
    words = .allocate(capacity: MakerBreakerSearch.largestPly * Word.bitWidth)
    numbers = .allocate(capacity: MakerBreakerSearch.largestPly * 3 * Word.bitWidth)
    lastReplies = .allocate(capacity: Word.bitWidth)
    lastReplies.initialize(repeating: 0, count: Word.bitWidth)
    pairings = .allocate(capacity: MakerBreakerSearch.largestPly)
    for ply in 0..<MakerBreakerSearch.largestPly {
      (pairings + ply).initialize(to: ReplyPairing(lineCount: lineCount))
    }
  }

  deinit {
    for ply in 0..<MakerBreakerSearch.largestPly { pairings[ply].deallocate() }
    pairings.deallocate()
    memory.deallocate()
    words.deallocate()
    lastReplies.deallocate()
    numbers.deallocate()
  }

  /// Whether Maker completes a line, in words of the board's frame.
  ///
  /// - Parameters:
  ///   - maker: The squares of Maker.
  ///   - breaker: The squares of Breaker.
  ///   - makerMoves: Whether Maker is to move.
  ///   - limit: When to stop.
  /// - Returns: The answer, whose reason is then in `zone`, or nil where the search was stopped.
  func makerWins(
    maker: Word, breaker: Word, makerMoves: Bool, limit: SearchLimit = .none
  ) -> Bool? {
    let sets = sets(maker: maker, breaker: breaker)
    if (0..<sets.count).contains(where: { sets.open(at: $0) == 0 }) {
      zone = 0
      return true
    }
    begin(limit)
    func search() -> Bool {
      makerMoves ? self.makerMoves(sets, ply: 0) : breakerMoves(sets, ply: 0)
    }
    if memoryForCuts > 0 {
      let found = searchBriefly(nodes: MakerBreakerSearch.fewNodesWithoutCuts, search)
      if isStopped { return nil }
      if let found { return found }
      if makerMoves, let isWon = makerWins(sets, limit) { return isWon }
    }
    let isWon = search()
    return isStopped ? nil : isWon
  }

  /// Looks at the board, then at both halves of every cut, then longer at the board, and so on.
  ///
  /// - Returns: Nil where that takes long: now only the whole search can tell.
  private func makerWins(_ sets: WinningSets<Word>, _ limit: SearchLimit) -> Bool? {
    let open = sets.survey().open
    var effort = 10_000
    while effort <= 10_000_000, nodes < limit.nodes {
      var few = limit
      few.nodes = min(limit.nodes, nodes + effort)
      begin(few)
      let isWon = makerMoves(sets, ply: 0)
      if !isStopped { return isWon }
      begin(limit)
      if heldCut(sets, open, nodes: effort) != nil {
        let key = key(of: sets, open, turn: 1)
        remember(key, makerWins: false, work: .max, reply: open)
        return false
      }
      effort *= 10
    }
    return nil
  }

  /// Sets a new limit.
  func begin(_ limit: SearchLimit) {
    self.limit = limit
    nextQuestion = work &+ SearchLimit.pace
    isStopped = false
  }

  /// Ends when another search has to, whatever it looks at.
  func begin(with other: MakerBreakerSearch) {
    begin(SearchLimit(shouldStop: other.limit.shouldStop))
  }

  /// The lines of a position, at the beginning of the memory.
  func sets(maker: Word, breaker: Word) -> WinningSets<Word> {
    sets(board.lines.filter { $0 & breaker == 0 }, own: maker)
  }

  /// Some lines of which Maker has some squares, at the beginning of the memory.
  func sets(_ lines: [Word], own: Word) -> WinningSets<Word> {
    memory.update(from: lines, count: lines.count)
    var sets = WinningSets<Word>(lines: memory, count: lines.count, own: own)
    sets.dropSupersets()
    return sets
  }

  /// Memory of a ply for a word for each square.
  func meets(_ ply: Int) -> UnsafeMutablePointer<Word> { words + ply &* Word.bitWidth }

  /// Memory of a ply for three numbers for each square.
  func scores(_ ply: Int) -> UnsafeMutablePointer<Int32> {
    numbers + ply &* 3 &* Word.bitWidth
  }

  /// The matching of a ply.
  func pairing(_ ply: Int) -> UnsafeMutablePointer<ReplyPairing<Word>> { pairings + ply }

  /// Counts a node; true where the search has to end.
  @inline(__always)
  func countNode(_ sets: WinningSets<Word>) -> Bool {
    nodes &+= 1
    work &+= sets.count
    if nodes > limit.nodes || work > limit.work || (work >= nextQuestion && !mayGoOn()) {
      isStopped = true
    }
    return isStopped
  }

  /// Has another search look at so many positions of what is left of the limit.
  ///
  /// - Returns: What it found, or nil where it was stopped.
  func lend(_ nodes: Int, to other: MakerBreakerSearch, _ run: () -> Bool) -> Bool? {
    let (nodesBefore, workBefore) = (other.nodes, other.work)
    var limit = limit
    limit.nodes = nodesBefore + max(min(nodes, limit.nodes - self.nodes), 0)
    limit.work = limit.work == .max ? .max : workBefore + max(limit.work - work, 0)
    other.begin(limit)
    let found = run()
    self.nodes += other.nodes - nodesBefore
    work += other.work - workBefore
    return other.isStopped ? nil : found
  }

  /// Looks at so many positions without cuts.
  ///
  /// - Returns: Nil where that does not tell.
  func searchBriefly(nodes: Int, _ run: () -> Bool) -> Bool? {
    if !looksBriefly { return nil }
    let whole = limit
    limit.nodes = min(limit.nodes, self.nodes + nodes)
    mode = .withoutCuts
    let found = run()
    mode = .all
    limit = whole
    if !isStopped { return found }
    isStopped = self.nodes > limit.nodes || work > limit.work || limit.shouldStop()
    return isStopped ? false : nil
  }

  /// Kept apart from what runs at every node.
  @inline(never)
  private func mayGoOn() -> Bool {
    if limit.shouldStop() { return false }
    nextQuestion = work &+ SearchLimit.pace
    return true
  }

  /// What was found, with the zone that it rests on.
  @inline(__always)
  func result(_ makerWins: Bool, zone: Word) -> Bool {
    self.zone = zone
    return makerWins
  }

  /// Whether Maker wins where no line runs between some parts.
  ///
  /// `WinningSets.split` has written them behind the lines; squares that were paired off before go into
  /// the zone.
  func solveParts(
    of sets: WinningSets<Word>, _ count: Int, makerMoves: Bool, _ settled: Word, ply: Int
  ) -> Bool {
    // The smallest part first.
    let parts = sets.end
    for place in 1..<count {
      var index = place
      while index > 0, parts[index].nonzeroBitCount < parts[index - 1].nonzeroBitCount {
        let larger = parts[index - 1]
        parts[index - 1] = parts[index]
        parts[index] = larger
        index -= 1
      }
    }
    var safe = settled
    var hot: (part: Word, zone: Word)?
    for index in 0..<count {
      let part = parts[index]
      if !self.makerMoves(sets.missing(part, behind: count), ply: ply) {
        if isStopped || gaveUp { return false }
        safe |= zone
      } else if makerMoves {
        return result(true, zone: zone | settled)
      } else if let hot {
        // Breaker cannot answer in both.
        return result(true, zone: zone | hot.zone | settled)
      } else {
        hot = (part, zone)
      }
    }
    guard let hot else { return result(false, zone: safe) }
    let isWon = breakerMoves(sets.missing(hot.part, behind: count), ply: ply)
    return result(isWon, zone: zone | (isWon ? settled : safe))
  }
}
