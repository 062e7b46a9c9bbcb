/// Solves the weak game, in which Maker wants to complete a line and Breaker only wants to prevent
/// it.
///
/// The search is depth-first and reduces each position as far as possible before examining it:
///
/// - A line is dropped if it misses everything that another line misses. Squares on exactly the
///   same lines are paired off and free exchanges are made (`MakerLines.reduce`), and parts with no
///   line between them are solved separately.
/// - A square is *dominated* by another that is on all of its lines, and need not be tried.
/// - Breaker holds if the lines' potential is small, or if they can be paired off after its reply
///   (`ReplyPairing`).
/// - The remaining shape, turned and shifted into its normal form, is the key to a table of
///   results.
/// - A result depends on a *zone* of squares. If Breaker holds, Maker could be given all others, so
///   only its moves inside the zone need an answer. If Maker wins, Breaker could be given all
///   others, so only its replies inside can help.
///
/// Decision 22 has the measurements.
final class MakerBreakerSearch<Word: SquareWord> {
  let board: MakerBreakerBoard<Word>
  let symmetries: BitboardSymmetries<Word>
  /// The proved results; nil in tests that search without a table.
  let table: TranspositionTable<Word>?
  /// The squares that the last result depends on.
  var zone: Word = 0
  /// The number of bytes for the tables of cuts; 0 disables cuts.
  let memoryForCuts: Int
  /// The cuts of the board that are tried.
  private(set) lazy var cuts = BoardCut.all(of: board, memory: memoryForCuts)
  /// The fewest open squares with which cuts are tried.
  var leastOpenOfCuts = 20
  /// Whether a short search without cuts precedes them.
  var looksBriefly = true
  /// The nodes spent on the whole board without cuts first: cuts do not speed up anything this short.
  var nodesWithoutCuts: Int64 = 50_000
  /// The nodes spent on the whole board before the first cuts, and on each of their halves.
  var firstEffort: Int64 = 10_000
  var mode = Mode.all
  /// Whether a search with cuts alone was inconclusive; its result then means nothing.
  var gaveUp = false
  /// The positions searched so far, including those of halves.
  private(set) var nodes: Int64 = 0
  /// The lines examined so far.
  private(set) var work: Int64 = 0
  /// Whether the search was stopped before it was done.
  private(set) var isStopped = false
  private var limit = SearchLimit.none
  private var nextQuestion = SearchLimit.pace
  /// For each square, the reply that last led to a pairing after Maker's move there.
  let lastReplies: UnsafeMutablePointer<Int>
  private let memory: UnsafeMutablePointer<Word>
  private let words: UnsafeMutablePointer<Word>
  private let numbers: UnsafeMutablePointer<Int32>
  private let pairings: UnsafeMutablePointer<ReplyPairing<Word>>

  /// The methods that a search may use.
  enum Mode {
    /// Moves, and cuts where they may pay.
    case all
    /// Moves alone, for a short search before cuts are tried.
    case withoutCuts
    /// Cuts alone: a position that none of them decides is not searched, which `gaveUp` says.
    case onlyCuts
  }

  /// Exceeds the plies of any game, as every move takes a square.
  private static var largestPly: Int { Word.bitWidth + 2 }

  /// Creates a search whose tables, for the board and for its cuts, take `memory` bytes together.
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
    // Each position takes its lines, its parts and the lines of one part.
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
  ///   - maker: Maker's squares.
  ///   - breaker: Breaker's squares.
  ///   - makerMoves: Whether Maker is to move.
  ///   - limit: The limit of the search.
  /// - Returns: The answer, with its zone in `zone`, or nil if the search was stopped.
  func makerWins(
    maker: Word, breaker: Word, makerMoves: Bool, limit: SearchLimit = .none
  ) -> Bool? {
    if board.lines.contains(where: { $0 & ~maker == 0 }) {
      zone = 0
      return true
    }
    begin(limit)
    if memoryForCuts > 0 {
      let found = searchBriefly(nodes: nodesWithoutCuts) {
        searchBoard(maker: maker, breaker: breaker, makerMoves: makerMoves)
      }
      if isStopped { return nil }
      if let found { return found }
      if makerMoves, let isWon = makerWinsByCuts(maker: maker, breaker: breaker, limit) {
        return isWon
      }
    }
    let isWon = searchBoard(maker: maker, breaker: breaker, makerMoves: makerMoves)
    return isStopped ? nil : isWon
  }

  /// Whether Maker wins, as far as the current limit allows; meaningless if `isStopped`.
  private func searchBoard(maker: Word, breaker: Word, makerMoves: Bool) -> Bool {
    // Laid out for each search, because a search overwrites its lines.
    let lines = lines(maker: maker, breaker: breaker)
    return makerMoves ? self.makerMoves(lines, ply: 0) : breakerMoves(lines, ply: 0)
  }

  /// Searches the board with Maker to move, then both halves of every cut, then the board with ten
  /// times the nodes, and so on.
  ///
  /// - Returns: The result, or nil after ten million nodes: then only the full search can decide.
  private func makerWinsByCuts(maker: Word, breaker: Word, _ limit: SearchLimit) -> Bool? {
    var effort = firstEffort
    while effort <= 10_000_000, nodes < limit.nodes {
      var few = limit
      few.nodes = min(limit.nodes, nodes + effort)
      begin(few)
      let isWon = searchBoard(maker: maker, breaker: breaker, makerMoves: true)
      if !isStopped { return isWon }
      begin(limit)
      let lines = lines(maker: maker, breaker: breaker)
      let open = lines.survey().open
      if heldCut(lines, open, nodes: effort) != nil {
        rememberCut(key(of: lines, open, turn: 1), open, work: .max)
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

  /// Starts a search that stops only when `other` has to, with no limit on its nodes or work.
  func begin(with other: MakerBreakerSearch) {
    begin(SearchLimit(shouldStop: other.limit.shouldStop))
  }

  /// The lines of a position, at the start of the memory.
  func lines(maker: Word, breaker: Word) -> MakerLines<Word> {
    lines(board.lines.filter { $0 & breaker == 0 }, own: maker)
  }

  /// The given lines with Maker's squares, at the start of the memory.
  func lines(_ words: [Word], own: Word) -> MakerLines<Word> {
    memory.update(from: words, count: words.count)
    var lines = MakerLines<Word>(whole: memory, count: words.count, own: own)
    lines.dropSupersets()
    return lines
  }

  /// A ply's memory for one word per square.
  func meets(_ ply: Int) -> UnsafeMutablePointer<Word> { words + ply &* Word.bitWidth }

  /// A ply's memory for three numbers per square, one list of squares after another.
  ///
  ///     Maker to move      scores of moves     scores of replies            those after one move
  ///     Breaker to move    scores of replies   squares that pairings lack   –
  func scores(_ ply: Int) -> UnsafeMutablePointer<Int32> {
    numbers + ply &* 3 &* Word.bitWidth
  }

  /// The matching of a ply.
  func pairing(_ ply: Int) -> UnsafeMutablePointer<ReplyPairing<Word>> { pairings + ply }

  /// Counts a node; returns true if the search has to stop.
  @inline(__always)
  func countNode(_ lines: MakerLines<Word>) -> Bool {
    nodes &+= 1
    work &+= Int64(truncatingIfNeeded: lines.count)
    if nodes > limit.nodes || work > limit.work || (work >= nextQuestion && !mayGoOn()) {
      isStopped = true
    }
    return isStopped
  }

  /// Lets another search examine at most `nodes` positions of the remaining limit.
  ///
  /// - Returns: Its result, or nil if it was stopped.
  func lend(_ nodes: Int64, to other: MakerBreakerSearch, _ run: () -> Bool) -> Bool? {
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

  /// Runs a search without cuts of at most `nodes` positions.
  ///
  /// - Returns: Its result, or nil if it is inconclusive.
  func searchBriefly(nodes: Int64, _ run: () -> Bool) -> Bool? {
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

  /// Out of line, as it rarely runs, unlike its caller.
  @inline(never)
  private func mayGoOn() -> Bool {
    if limit.shouldStop() { return false }
    nextQuestion = work &+ SearchLimit.pace
    return true
  }

  /// Returns a result and sets the zone that it depends on.
  @inline(__always)
  func result(_ makerWins: Bool, zone: Word) -> Bool {
    self.zone = zone
    return makerWins
  }

  /// Whether Maker wins a position that consists of separate parts.
  ///
  /// `MakerLines.split` has written the parts behind the lines.
  func solveParts(
    of lines: MakerLines<Word>, _ count: Int, makerMoves: Bool, ply: Int
  ) -> Bool {
    // Insertion sort, smallest part first.
    let parts = lines.end
    for place in 1..<count {
      var index = place
      while index > 0, parts[index].nonzeroBitCount < parts[index - 1].nonzeroBitCount {
        let larger = parts[index - 1]
        parts[index - 1] = parts[index]
        parts[index] = larger
        index -= 1
      }
    }
    var safe: Word = 0
    var hot: (part: Word, zone: Word)?
    for index in 0..<count {
      let part = parts[index]
      if !self.makerMoves(lines.missing(part, behind: count), ply: ply) {
        if isStopped || gaveUp { return false }
        safe |= zone
      } else if makerMoves {
        return result(true, zone: zone)
      } else if let hot {
        // Breaker cannot answer in two parts at once.
        return result(true, zone: zone | hot.zone)
      } else {
        hot = (part, zone)
      }
    }
    guard let hot else { return result(false, zone: safe) }
    let isWon = breakerMoves(lines.missing(hot.part, behind: count), ply: ply)
    return result(isWon, zone: isWon ? zone : zone | safe)
  }
}
