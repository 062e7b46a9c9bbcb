/// A board cut in two: if Breaker stops all lines of each half, it stops all lines of the board
/// (decision 28).
///
/// A line across the cut belongs to the half in which it misses more squares and must be stopped
/// there, as if Maker owned the rest. Nothing in one half then affects the other, so each half is a
/// game of its own with few positions, which recur often:
///
///     . . . | . . .
///     . a a | a a .      if Maker owns one of this line's squares in the left half, the right
///     . . . | . . .      half has to stop the line
///
/// A cut only helps Maker, so Maker's win in a half proves nothing.
final class BoardCut<Word: SquareWord> {
  let halves: [BoardHalf<Word>]

  /// The squares of the first half, which also gets the lines that miss as many squares in each
  /// half.
  var squares: Word { halves[0].squares }

  private init?(_ squares: Word, of board: MakerBreakerBoard<Word>, tableSize: Int) {
    let all = board.lines.reduce(0, |)
    guard let first = BoardHalf(squares, of: board, takesTies: true, tableSize: tableSize),
      let second = BoardHalf(all & ~squares, of: board, takesTies: false, tableSize: tableSize)
    else { return nil }
    halves = [first, second]
  }

  /// Returns the cuts across the longer side that leave a fifth of the board or more on either
  /// side.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - memory: The number of bytes for the tables of all halves together.
  /// - Returns: The cuts in order; those with more lines across than the words have spare bits are
  ///   left out.
  static func all(of board: MakerBreakerBoard<Word>, memory: Int) -> [BoardCut] {
    let all = board.lines.reduce(0, |)
    let squares = (0..<Word.bitWidth).filter { all & .bit($0) != 0 }
    let columns = squares.map { $0 % board.stride }
    let rows = squares.map { $0 / board.stride }
    let places = (columns.max() ?? 0) > (rows.max() ?? 0) ? columns : rows
    let length = (places.max() ?? 0) + 1
    let cuts = (length + 4) / 5..<length - length / 5 + 1
    let tableSize = TranspositionTable<Word>.size(in: memory / max(2 * cuts.count, 1))
    return cuts.compactMap { cut in
      let first: Word = zip(squares, places).reduce(0) { $1.1 < cut ? $0 | .bit($1.0) : $0 }
      return BoardCut(first, of: board, tableSize: tableSize)
    }
  }
}

/// One side of a cut.
final class BoardHalf<Word: SquareWord> {
  let squares: Word
  /// Its table serves every position of this half, whatever happens in the other.
  let search: MakerBreakerSearch<Word>
  /// Whether the lines that miss as many squares in each half belong to this one.
  private let takesTies: Bool
  /// The part of each line in this half.
  ///
  /// A line across the cut gets a mark, a bit that is no square here and counts as Maker's, so that
  /// a position says which of these lines are in play.
  private let pieces: [Word: Word]
  private let marks: Word

  /// Creates a half, or nil if the word has too few bits for the marks.
  fileprivate init?(
    _ squares: Word, of board: MakerBreakerBoard<Word>, takesTies: Bool, tableSize: Int
  ) {
    self.squares = squares
    self.takesTies = takesTies
    var pieces: [Word: Word] = [:]
    var marks: Word = 0
    for line in board.lines {
      // Maker would simply take a single square.
      if (line & squares).nonzeroBitCount < min(2, line.nonzeroBitCount) { continue }
      var mark: Word = 0
      if line & ~squares != 0 {
        let free = ~(squares | marks)
        if free == 0 { return nil }
        mark = free & (0 &- free)
      }
      marks |= mark
      pieces[line] = line & squares | mark
    }
    self.pieces = pieces
    self.marks = marks
    search = MakerBreakerSearch(
      MakerBreakerBoard(lines: board.lines.compactMap { pieces[$0] }), tableSize: tableSize)
  }

  /// The lines of this half, in its search's memory; nil if Maker completes one at once.
  func lines(of all: MakerLines<Word>) -> MakerLines<Word>? {
    var words: [Word] = []
    for index in 0..<all.count {
      let open = all.open(at: index)
      let here = (open & squares).nonzeroBitCount
      let there = (open & ~squares).nonzeroBitCount
      let belongsThere = takesTies ? here < there : here <= there
      if belongsThere { continue }
      guard here > 1, let piece = pieces[all.whole[index]] else { return nil }
      words.append(piece)
    }
    return search.lines(words, own: all.own & squares | marks)
  }
}

extension MakerBreakerSearch {
  /// Cuts are tried only before this ply.
  private static var cutPlies: Int { 12 }
  /// The nodes for a first search of each half.
  private static var fewNodes: Int64 { 100 }

  /// The most nodes for a half; the whole board gets a tenth of that first.
  private static func mostNodes(_ ply: Int) -> Int64 { ply <= 3 ? 10_000 : 1000 }
  /// The number of Breaker's replies tried with each cut.
  private static var cutReplies: Int { 5 }

  /// Whether cuts may be tried at this node.
  func mayCut(_ open: Word, ply: Int) -> Bool {
    mode != .withoutCuts && memoryForCuts > 0 && ply < MakerBreakerSearch.cutPlies
      && open.nonzeroBitCount >= leastOpenOfCuts
  }

  /// Runs a short search without cuts.
  ///
  /// - Returns: Its result, or nil if it is inconclusive.
  func searchBriefly(ply: Int, _ run: () -> Bool) -> Bool? {
    searchBriefly(nodes: MakerBreakerSearch.mostNodes(ply) / 10, run)
  }

  /// Decides a position with Maker to move by a short search or a cut.
  ///
  /// - Returns: Whether Maker wins; nil if neither decides it, with `gaveUp` set if moves may not be
  ///   searched either.
  func cutOrBriefSearch(
    _ lines: MakerLines<Word>, _ open: Word, _ key: Key, ply: Int
  ) -> Bool? {
    if mayCut(open, ply: ply) {
      if mode == .all, let found = searchBriefly(ply: ply, { makerMoves(lines, ply: ply) }) {
        return found
      }
      let start = nodes
      if !isStopped, heldCut(lines, open, nodes: MakerBreakerSearch.mostNodes(ply)) != nil {
        rememberCut(key, open, work: nodes &- start)
        return false
      }
    }
    if mode == .onlyCuts { gaveUp = true }
    return nil
  }

  /// Finds a reply after which a cut shows that Breaker holds, and sets the zone.
  func cutReply(_ lines: MakerLines<Word>, _ candidates: Word, ply: Int) -> Word? {
    mode = .onlyCuts
    defer {
      mode = .all
      gaveUp = false
    }
    var order = MoveOrder(open: candidates, scores: scores(ply))
    for _ in 0..<MakerBreakerSearch.cutReplies {
      guard let reply = order.next(), !isStopped else { return nil }
      gaveUp = false
      let isWon = makerMoves(lines.losing(.bit(reply)), ply: ply &+ 1)
      if !isWon, !gaveUp, !isStopped { return .bit(reply) }
    }
    return nil
  }

  /// Finds a cut with which Breaker, with Maker to move, holds in both halves, and sets the zone.
  ///
  /// - Parameters:
  ///   - lines: The lines that Maker can still complete.
  ///   - open: The squares that they miss.
  ///   - nodes: The most nodes for one half.
  /// - Returns: The cut, or nil if none was found.
  func heldCut(_ lines: MakerLines<Word>, _ open: Word, nodes: Int64) -> BoardCut<Word>? {
    if memoryForCuts == 0 { return nil }
    // Each cut gets few nodes before any gets ten times as many (decision 28).
    var budget = MakerBreakerSearch.fewNodes
    while budget <= nodes {
      for cut in cuts {
        if cut.halves.allSatisfy({ breakerHolds($0, lines, nodes: budget) }) {
          zone = cut.halves.reduce(0) { $0 | $1.search.zone } & open
          return cut
        }
      }
      budget *= 10
    }
    return nil
  }

  /// Whether a search of at most `nodes` positions proves that Breaker holds in a half.
  private func breakerHolds(
    _ half: BoardHalf<Word>, _ lines: MakerLines<Word>, nodes: Int64
  ) -> Bool {
    guard let part = half.lines(of: lines) else { return false }
    let isWon = lend(nodes, to: half.search) { half.search.makerMoves(part, ply: 0) }
    return isWon == false
  }
}
