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
  private let board: MakerBreakerBoard
  private let search: MakerBreakerSearch

  /// Whether it may be asked about a game.
  package static func covers(_ rules: Rules) -> Bool { rules.isMonotone && rules.fitsInWord }

  /// A search for a game that it covers.
  ///
  /// - Parameters:
  ///   - table: The lines of the game.
  ///   - memory: How many bytes the table of proved positions may grow to.
  package init(_ table: LineTable, memory: Int) {
    precondition(WeakSearch.covers(table.rules), "A mark more must not hurt")
    board = MakerBreakerBoard(table)
    search = MakerBreakerSearch(board, tableSize: TranspositionTable.size(in: memory))
  }

  /// The positions looked at so far.
  package var nodes: Int { search.nodes }

  /// Answers a part of a question.
  ///
  /// - Returns: What was found, or nil where the limit left no time for it.
  package func answer(_ part: WeakQuestion.Part, limit: SearchLimit = .none) -> WeakQuestion.Answer?
  {
    let position = part.position
    if let outcome = position.outcome {
      return outcome.winner == part.maker ? .makerWins : .breakerHolds(zone: [])
    }
    let squares = (0..<position.rules.area).map(position.rules.square(at:))
    func word(_ mark: Mark) -> UInt64 {
      squares.reduce(0) {
        position[$1] == mark ? $0 | board.word($1) : $0
      }
    }
    var limit = limit
    limit.nodes = limit.nodes < Int.max - nodes ? limit.nodes + nodes : .max
    guard
      let isWon = search.makerWins(
        maker: word(part.maker), breaker: word(part.maker.opponent),
        makerMoves: position.toMove == part.maker, limit: limit)
    else { return nil }
    if isWon { return .makerWins }
    let zone = search.zone
    return .breakerHolds(zone: squares.filter { zone & board.word($0) != 0 })
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
  package init(_ maker: Mark, from position: Position) {
    if position.toMove == maker, !position.isOver {
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
