import GameRules

/// Decides whether a side can be kept from completing any line, ignoring its opponent's own lines.
///
/// This is the weak game of Maker and Breaker on the same board. It is easier to solve than the
/// game itself because Breaker threatens nothing. For a monotone game:
///
/// - If Breaker stops Maker, that side cannot win: its opponent plays Breaker's strategy, and a
///   line it completes on the way only helps.
/// - If neither side can win, the game is a draw. From the empty board the first player has nothing
///   to fear (strategy stealing: if the second player had a winning strategy, the first could play
///   any move and then follow it, as an extra mark does not hurt), so one question is enough.
/// - If Maker wins, nothing follows: in the game itself the opponent's threats may come first.
///
/// A search runs on one thread. `WeakQuestion` divides the work between several (decision 22).
package final class WeakSearch {
  private let ask: (WeakQuestion.Part, SearchLimit) -> WeakQuestion.Answer?
  private let tell: (Position, Int, SearchLimit, @escaping (BlockingStep) -> Void) -> [Square]?
  private let moves: (Position) -> (moves: [Square], dominators: [Square])?
  private let reply: (Position) -> (square: Square, isProved: Bool)?
  private let count: () -> Int64

  /// Whether the search supports a game.
  package static func covers(_ rules: Rules) -> Bool {
    rules.isMonotone && (rules.fitsInWord || hasWideWords && rules.area <= 2 * UInt64.bitWidth)
  }

  /// Whether a game is searched as a whole first, because a cut of its board may solve it.
  package static func triesCuts(_ rules: Rules) -> Bool { rules.isLong }

  /// The nodes for each reply that a split considers.
  private static var fewNodes: Int64 { 1 << 12 }

  private static var hasWideWords: Bool {
    if #available(macOS 15, iOS 18, visionOS 2, *) { true } else { false }
  }

  /// Creates a search for a game that it covers.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: The most bytes for the table of proved positions.
  package init(_ table: LineTable, memory: Int) {
    precondition(WeakSearch.covers(table.rules), "Misère, or too many squares")
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

  /// The number of positions searched so far.
  package var nodes: Int64 { count() }

  /// Answers a part of a question.
  ///
  /// - Returns: The answer, or nil if the limit was reached.
  package func answer(_ part: WeakQuestion.Part, limit: SearchLimit = .none) -> WeakQuestion.Answer?
  {
    ask(part, limit)
  }

  /// Whether the side to move can complete a line; nil if the limit was reached.
  package func canComplete(from position: Position, limit: SearchLimit = .none) -> Bool? {
    let whole = WeakQuestion.Part(maker: position.toMove, position: position, move: [])
    return answer(whole, limit: limit).map { $0 == .makerWins }
  }

  /// Writes out the proof that the side to move cannot complete a line.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - memory: The number of bytes for positions that later lines refer back to.
  ///   - limit: The limit of the search.
  ///   - tell: Called with each step.
  /// - Returns: The squares that the proof needs: it holds even if the side to move is given all
  ///   others. Nil if the search was stopped.
  /// - Precondition: The side to move cannot complete a line.
  package func prove(
    _ position: Position, memory: Int, limit: SearchLimit = .none,
    tell: @escaping (BlockingStep) -> Void
  ) -> [Square]? {
    self.tell(position, memory, limit, tell)
  }

  /// Returns the moves that a proof against the side to move has to answer, the likeliest to
  /// complete a line first, and the squares that dominate others.
  ///
  /// - Returns: Nil if pairs or parts come before moves, so that no move can be answered by itself.
  package func movesToAnswer(
    in position: Position
  ) -> (moves: [Square], dominators: [Square])? {
    moves(position)
  }

  /// Returns the blocking side's reply with which a split of its proof continues.
  ///
  /// It is a reply that a short search proves, or else the likeliest that it does not refute, and
  /// depends only on the position.
  ///
  /// - Parameter position: A position with the blocking side to move.
  /// - Returns: The reply, and whether it is proved; nil if every reply is refuted.
  package func likelyReply(in position: Position) -> (square: Square, isProved: Bool)? {
    reply(position)
  }

  /// The search with words of one width.
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
          makerMoves: position.toMove == part.maker,
          limit: limit.counted(from: search.nodes, search.work))
      else { return nil }
      if isWon { return .makerWins }
      return .breakerHolds(zone: board.squares(search.zone))
    }

    func prove(
      _ position: Position, memory: Int, limit: SearchLimit,
      tell: @escaping (BlockingStep) -> Void
    ) -> [Square]? {
      search.begin(limit.counted(from: search.nodes, search.work))
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
  }
}

/// The question whether one side can complete a line, divided into parts that threads can answer
/// independently and in any order.
///
/// If that side is to move, each of its moves, up to symmetry, is a part. An answer can make
/// waiting parts unnecessary.
package struct WeakQuestion {
  /// A position to decide.
  package struct Part {
    /// The side that wants to complete a line.
    package let maker: Mark
    /// The position from which it has to.
    package let position: Position
    fileprivate let move: [Square]
  }

  /// The answer to a part.
  package enum Answer: Equatable {
    /// Maker completes a line.
    case makerWins
    /// Breaker stops every line, even if Maker owned all empty squares outside `zone`.
    case breakerHolds(zone: [Square])
  }

  private var waiting: [Part]
  private var openCount: Int
  private var isWon = false

  /// Creates the question whether `maker` can complete a line from a position.
  ///
  /// - Parameters:
  ///   - maker: The side that wants to complete a line.
  ///   - position: The position.
  ///   - isWhole: Whether the whole position is one part.
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

  /// Returns a part that nobody has taken yet.
  package mutating func takePart() -> Part? { waiting.popLast() }

  /// Records an answer.
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

  /// The answer to the whole question, as soon as it is known.
  package var canComplete: Bool? {
    if isWon { return true }
    return openCount == 0 ? false : nil
  }
}
