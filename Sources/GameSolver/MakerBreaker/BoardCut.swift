/// A board cut in two: where Breaker stops all lines of each half, it stops those of the whole.
///
/// A line across the cut belongs to the half in which it misses more, and has to be stopped there: as if
/// Maker had the rest. What happens in one half then matters to nobody in the other, so each is a game
/// of its own, whose positions are few and met again and again:
///
///     . . . | . . .
///     . a a | a a .      of this line the right half has to stop two squares, if Maker has
///     . . . | . . .      one of those in the left half
///
/// A cut only helps Maker. Where it helps too much, nothing is known.
final class BoardCut<Word: SquareWord> {
  let halves: [BoardHalf<Word>]

  /// The squares of the first half, to which a line belongs that misses as much in each.
  var squares: Word { halves[0].squares }

  private init?(_ squares: Word, of board: MakerBreakerBoard<Word>, tableSize: Int) {
    let all = board.lines.reduce(0, |)
    guard let first = BoardHalf(squares, of: board, isFirst: true, tableSize: tableSize),
      let second = BoardHalf(all & ~squares, of: board, isFirst: false, tableSize: tableSize)
    else { return nil }
    halves = [first, second]
  }

  /// The cuts across a board's longer side that leave a fifth of it on either side.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - memory: How many bytes all tables of the halves may take.
  /// - Returns: From one end to the other; fewer where words have no bits left for the lines across.
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
  /// Keeps what is known of this half, whatever the rest of the board is like.
  let search: MakerBreakerSearch<Word>
  private let isFirst: Bool
  /// What is left here of each line.
  ///
  /// One across the cut has a mark of its own, a bit that is no square here and Maker's: which of these
  /// lines are in play belongs to the position.
  private let pieces: [Word: Word]
  private let marks: Word

  /// Nil where there are not enough bits for marks.
  fileprivate init?(
    _ squares: Word, of board: MakerBreakerBoard<Word>, isFirst: Bool, tableSize: Int
  ) {
    self.squares = squares
    self.isFirst = isFirst
    var pieces: [Word: Word] = [:]
    var marks: Word = 0
    for line in board.lines {
      // One square alone Maker would simply take.
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

  /// What belongs to this half, in the memory of its search; nil where Maker takes a line at once.
  func sets(of whole: WinningSets<Word>) -> WinningSets<Word>? {
    var lines: [Word] = []
    for index in 0..<whole.count {
      let open = whole.open(at: index)
      let here = (open & squares).nonzeroBitCount
      let there = (open & ~squares).nonzeroBitCount
      if isFirst ? here < there : here <= there { continue }
      guard here > 1, let piece = pieces[whole.lines[index]] else { return nil }
      lines.append(piece)
    }
    return search.sets(lines, own: whole.own & squares | marks)
  }
}

extension MakerBreakerSearch {
  /// How many plies deep cuts are tried.
  private static var cutPlies: Int { 12 }
  /// The positions of a half that are looked at first.
  private static var fewNodes: Int { 100 }

  /// The most positions of a half that are looked at; a tenth as many of the whole, before that.
  private static func mostNodes(_ ply: Int) -> Int { ply <= 3 ? 10_000 : 1000 }
  /// How many replies of Breaker are tried with each cut.
  private static var cutReplies: Int { 5 }

  /// Whether cuts are to be tried here.
  func mayCut(_ open: Word, ply: Int) -> Bool {
    mode != .withoutCuts && memoryForCuts > 0 && ply < MakerBreakerSearch.cutPlies
      && open.nonzeroBitCount >= leastOpenOfCuts
  }

  /// Looks at a few positions without cuts.
  ///
  /// - Returns: Nil where that does not tell.
  func searchBriefly(ply: Int, _ run: () -> Bool) -> Bool? {
    searchBriefly(nodes: MakerBreakerSearch.mostNodes(ply) / 10, run)
  }

  /// Maker to move: what a few positions tell, or a cut.
  ///
  /// - Returns: Whether Maker wins; nil where that does not tell.
  func cutOrBriefSearch(
    _ sets: WinningSets<Word>, _ open: Word, _ key: Key, ply: Int
  ) -> Bool? {
    let mayCut = mayCut(open, ply: ply)
    if mayCut, mode == .all, let found = searchBriefly(ply: ply, { makerMoves(sets, ply: ply) }) {
      return found
    }
    let start = nodes
    if !mayCut || isStopped || heldCut(sets, open, nodes: MakerBreakerSearch.mostNodes(ply)) == nil
    {
      gaveUp = gaveUp || mode == .onlyCuts
      return nil
    }
    remember(key, makerWins: false, work: nodes &- start, reply: open)
    return false
  }

  /// A reply of Breaker after which a cut shows that it holds; the squares of that are then the zone.
  func cutReply(_ sets: WinningSets<Word>, _ candidates: Word, ply: Int) -> Word? {
    mode = .onlyCuts
    defer {
      mode = .all
      gaveUp = false
    }
    var order = MoveOrder(open: candidates, scores: scores(ply))
    for _ in 0..<MakerBreakerSearch.cutReplies {
      guard let reply = order.next(), !isStopped else { return nil }
      gaveUp = false
      let isWon = makerMoves(sets.losing(.bit(reply)), ply: ply &+ 1)
      if !isWon, !gaveUp, !isStopped { return .bit(reply) }
    }
    return nil
  }

  /// A cut with Breaker holding in both halves, Maker to move; the squares of that are then the zone.
  ///
  /// - Parameters:
  ///   - sets: The lines.
  ///   - open: The squares that they miss.
  ///   - nodes: How many positions of a half may be looked at.
  /// - Returns: Nil where none was found.
  func heldCut(_ sets: WinningSets<Word>, _ open: Word, nodes: Int) -> BoardCut<Word>? {
    if memoryForCuts == 0 { return nil }
    var budget = MakerBreakerSearch.fewNodes
    while budget <= nodes {
      for cut in cuts {
        if cut.halves.allSatisfy({ breakerHolds($0, sets, nodes: budget) }) {
          zone = cut.halves.reduce(0) { $0 | $1.search.zone } & open
          return cut
        }
      }
      budget *= 10
    }
    return nil
  }

  /// Whether so many positions show that Breaker holds in a half.
  private func breakerHolds(
    _ half: BoardHalf<Word>, _ sets: WinningSets<Word>, nodes: Int
  ) -> Bool {
    guard let part = half.sets(of: sets) else { return false }
    let isWon = lend(nodes, to: half.search) { half.search.makerMoves(part, ply: 0) }
    return isWon == false
  }
}
