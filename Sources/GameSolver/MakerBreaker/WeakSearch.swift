import GameRules

/// Finds out whether a side can be kept from completing any line, its opponent's own lines left aside.
///
/// That is the weak game of Maker and Breaker on the same board, and easier to solve than the game
/// itself, since Breaker threatens nothing. What it tells of a monotone game:
///
/// - Where Breaker stops Maker, that side cannot win: its opponent plays Breaker's strategy, and should
///   it complete a line of its own on the way, all the better.
/// - Where neither side can win, it is a draw. From the empty board the first player has nothing to fear
///   (strategy stealing: if the second player had a strategy to win, the first could begin anywhere and
///   follow it, and the mark more would not hurt), so that one question is enough.
/// - Where Maker wins, nothing follows: in the game itself the opponent's threats may come first.
///
/// A search is for one thread. Many share the work by `WeakQuestion`.
package final class WeakSearch {
  private let ask: (WeakQuestion.Part, SearchLimit) -> WeakQuestion.Answer?
  private let tell: (Position, Int, SearchLimit, @escaping (BlockingStep) -> Void) -> [Square]?
  private let moves: (Position) -> (moves: [Square], dominators: [Square])?
  private let reply: (Position) -> (square: Square, isProved: Bool)?
  private let count: () -> Int

  /// Whether it may be asked about a game.
  package static func covers(_ rules: Rules) -> Bool {
    rules.isMonotone && (rules.fitsInWord || hasWideWords && rules.area <= 2 * UInt64.bitWidth)
  }

  /// Whether a game is asked about as a whole first, as a cut of its board may answer that.
  package static func triesCuts(_ rules: Rules) -> Bool { rules.isLong }

  /// How many positions a reply may take that a split goes on with.
  private static var fewNodes: Int { 1 << 12 }

  private static var hasWideWords: Bool {
    if #available(macOS 15, iOS 18, visionOS 2, *) { true } else { false }
  }

  /// A search for a game that it covers.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: How many bytes the table of proved positions may grow to.
  package init(_ table: LineTable, memory: Int) {
    precondition(WeakSearch.covers(table.rules), "A mark more must not hurt")
    if #available(macOS 15, iOS 18, visionOS 2, *), !table.rules.fitsInWord {
      let engine = Engine<UInt128>(table, memory: memory)
      ask = engine.answer
      tell = engine.prove
      moves = engine.movesToAnswer
      reply = engine.likelyReply
      count = { engine.search.nodes }
    } else {
      let engine = Engine<UInt64>(table, memory: memory)
      ask = engine.answer
      tell = engine.prove
      moves = engine.movesToAnswer
      reply = engine.likelyReply
      count = { engine.search.nodes }
    }
  }

  /// The positions looked at so far.
  package var nodes: Int { count() }

  /// Answers a part of a question.
  ///
  /// - Returns: What was found, or nil where the limit left no time for it.
  package func answer(_ part: WeakQuestion.Part, limit: SearchLimit = .none) -> WeakQuestion.Answer?
  {
    ask(part, limit)
  }

  /// Whether the side to move can complete a line; nil where the limit left no time for it.
  package func canComplete(from position: Position, limit: SearchLimit = .none) -> Bool? {
    let whole = WeakQuestion.Part(maker: position.toMove, position: position, move: [])
    return answer(whole, limit: limit).map { $0 == .makerWins }
  }

  /// Tells the proof that the side to move cannot complete a line, which has to be so.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - memory: How many bytes may go into what lines refer back to.
  ///   - limit: When to stop.
  ///   - tell: Takes each step.
  /// - Returns: The squares that the proof needs: the side to move might have all others. Nil where the
  ///   search was stopped before its end.
  package func prove(
    _ position: Position, memory: Int, limit: SearchLimit = .none,
    tell: @escaping (BlockingStep) -> Void
  ) -> [Square]? {
    self.tell(position, memory, limit, tell)
  }

  /// The moves that need an answer in a proof that the side to move cannot complete a line, the likeliest
  /// to do so first, and the squares that are as good as others to it and need none.
  ///
  /// - Returns: Nil where pairs or parts come before moves, so that no move stands for itself.
  package func movesToAnswer(
    in position: Position
  ) -> (moves: [Square], dominators: [Square])? {
    moves(position)
  }

  /// The blocking side's reply with which a split of its proof goes on.
  ///
  /// It is one that a short search proves, or the likeliest that it does not refute, and depends on the
  /// position alone.
  ///
  /// - Parameter position: A position with the blocking side to move.
  /// - Returns: The reply, and whether it is proved; nil where every reply is refuted.
  package func likelyReply(in position: Position) -> (square: Square, isProved: Bool)? {
    reply(position)
  }

  /// The search in words of one width.
  private struct Engine<Word: SquareWord> {
    let board: MakerBreakerBoard<Word>
    let search: MakerBreakerSearch<Word>

    init(_ table: LineTable, memory: Int) {
      board = MakerBreakerBoard(table)
      search = MakerBreakerSearch(board, memory: memory)
    }

    func answer(_ part: WeakQuestion.Part, limit: SearchLimit) -> WeakQuestion.Answer? {
      let position = part.position
      if let outcome = position.outcome {
        return outcome.winner == part.maker ? .makerWins : .breakerHolds(zone: [])
      }
      guard
        let isWon = search.makerWins(
          maker: word(part.maker, in: position), breaker: word(part.maker.opponent, in: position),
          makerMoves: position.toMove == part.maker, limit: counted(limit))
      else { return nil }
      if isWon { return .makerWins }
      return .breakerHolds(zone: board.squares(search.zone))
    }

    func prove(
      _ position: Position, memory: Int, limit: SearchLimit,
      tell: @escaping (BlockingStep) -> Void
    ) -> [Square]? {
      search.begin(counted(limit))
      let proof = BlockingProof(board, search, memory: memory, tell: tell)
      let zone = try? proof.prove(
        maker: word(position.toMove, in: position),
        breaker: word(position.toMove.opponent, in: position))
      return zone.map(board.squares)
    }

    func movesToAnswer(in position: Position) -> (moves: [Square], dominators: [Square])? {
      let found = search.movesToAnswer(
        maker: word(position.toMove, in: position),
        breaker: word(position.toMove.opponent, in: position))
      return found.map {
        ($0.moves.map(board.square), board.squares($0.dominators))
      }
    }

    func likelyReply(in position: Position) -> (square: Square, isProved: Bool)? {
      let trial = MakerBreakerSearch(board, tableSize: TranspositionTable<Word>.size(in: 1 << 22))
      let found = trial.likelyReply(
        maker: word(position.toMove.opponent, in: position),
        breaker: word(position.toMove, in: position), nodes: WeakSearch.fewNodes)
      return found.map { (board.square($0.reply), $0.isProved) }
    }

    private func word(_ mark: Mark, in position: Position) -> Word {
      (0..<position.rules.area).map(position.rules.square(at:)).reduce(0) {
        position[$1] == mark ? $0 | board.word($1) : $0
      }
    }

    /// The limit with its nodes counted on from those already done.
    private func counted(_ limit: SearchLimit) -> SearchLimit {
      var limit = limit
      limit.nodes = limit.nodes < Int.max - search.nodes ? limit.nodes + search.nodes : .max
      return limit
    }
  }
}

/// Whether one side can complete a line, as parts that can be answered apart and in any order.
///
/// Where that side is to move, each of its moves is a part, up to symmetry. An answer makes some of
/// those unnecessary that are still waiting.
package struct WeakQuestion {
  /// One position.
  package struct Part {
    /// The side that wants to complete a line.
    package let maker: Mark
    /// Where it has to.
    package let position: Position
    fileprivate let move: [Square]
  }

  /// What was found about a part.
  package enum Answer: Equatable {
    /// Maker completes a line.
    case makerWins
    /// Breaker stops every line, even if Maker had all empty squares outside of this zone.
    case breakerHolds(zone: [Square])
  }

  private var waiting: [Part]
  private var openCount: Int
  private var isWon = false

  /// Whether this side can complete a line from a position.
  ///
  /// - Parameters:
  ///   - maker: The side.
  ///   - position: The position.
  ///   - isWhole: Whether all is one part.
  package init(_ maker: Mark, from position: Position, isWhole: Bool = false) {
    if !isWhole, position.toMove == maker, !position.isOver {
      waiting = MoveOrbit.all(of: position).map {
        Part(maker: maker, position: position.playingUnchecked($0.squares[0]), move: $0.squares)
      }
    } else {
      waiting = [Part(maker: maker, position: position, move: [])]
    }
    openCount = waiting.count
  }

  /// A part that nobody has taken yet.
  package mutating func takePart() -> Part? { waiting.popLast() }

  /// Takes an answer into account.
  package mutating func learn(_ answer: Answer) {
    openCount -= 1
    switch answer {
    case .makerWins:
      isWon = true
      waiting = []
    case .breakerHolds(let zone):
      let needed = waiting.filter { $0.move.allSatisfy(zone.contains) }
      openCount -= waiting.count - needed.count
      waiting = needed
    }
  }

  /// The answer to the whole, as soon as it is known.
  package var canComplete: Bool? { isWon ? true : openCount == 0 ? false : nil }
}
