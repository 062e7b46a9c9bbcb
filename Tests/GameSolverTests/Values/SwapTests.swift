import GameRules
import TestSupport
import Testing

@testable import GameSolver

/// The swap rule against a minimax that knows players, moves and taking over, and no position's value.
@Suite struct SwapTests {
  /// The worth of games to the player who moved first: 1000 less the plies for a win, the opposite for
  /// a loss.
  private struct Minimax {
    private var known: [String: Int] = [:]

    mutating func worth(_ game: Game) -> Int {
      if let outcome = game.position.outcome {
        guard let winner = outcome.winner else { return 0 }
        return (winner == .x) != game.isSwapped ? 1000 : -1000
      }
      let key = "\(drawing(game.position))\(game.isSwapped)\(game.canSwap)"
      if let worth = known[key] { return worth }
      var options: [Int] = []
      for square in game.position.legalMoves {
        var after = game
        guard (try? after.play(square)) != nil else { continue }
        let worth = worth(after)
        options.append(worth - worth.signum())
      }
      if game.canSwap {
        var after = game
        after.swap()
        options.append(worth(after))
      }
      let isFirst = game.step.isMultiple(of: 2)
      let worth = (isFirst ? options.max() : options.min()) ?? 0
      known[key] = worth
      return worth
    }

    /// The value for the side to move.
    mutating func value(_ game: Game) -> Value {
      let worth = worth(game) * (game.step.isMultiple(of: 2) ? 1 : -1)
      return worth == 0 ? .draw : worth > 0 ? .win(in: 1000 - worth) : .loss(in: 1000 + worth)
    }
  }

  @Test(arguments: [
    "3x3+swap", "3x3+misere+swap", "3x3+corners+squares+swap", "4x2k2+swap", "3x3k2+swap",
    "4x3+swap", "4x3+misere+swap", "3x3k1+swap", "3x3k0+a1b1b2c2+swap", "4x3k0+a1b1a2+swap",
    "4x2k0+a1b1+a1b2+misere+swap", "5x2k0+a1b1c1+a1c2+swap",
  ])
  func `the value of a game is that of a search that knows the rule`(text: String) throws {
    let empty = Game(try Rules(text))
    let solver = Solver(empty.position.table)
    var minimax = Minimax()
    let opening = solver.analysis(of: empty)
    #expect(opening.bounds == ValueBounds(minimax.value(empty)))
    #expect(opening.takeOver == nil)
    for square in empty.position.legalMoves {
      var game = empty
      try game.play(square)
      let place: Comment = "\(game)"
      #expect(opening[square] == ValueBounds(minimax.value(game).beforeMove), place)
      guard game.canSwap else { continue }
      let choice = solver.analysis(of: game)
      #expect(choice.bounds == ValueBounds(minimax.value(game)), place)
      var swapped = game
      swapped.swap()
      // The other player moves, in the same position.
      let after = minimax.value(swapped)
      #expect(choice.takeOver == ValueBounds(after.opposite), place)
      #expect(solver.analysis(of: swapped).bounds == ValueBounds(after), place)
    }
  }

  @Test func `bounds that are not known yet stay apart`() throws {
    let game = try Game("6x6k4+swap:c3")
    let none = SearchLimit(nodes: 0)
    let choice = Solver(game.position.table).analysis(of: game, limit: none)
    #expect(choice.bounds.lower == .draw && choice.bounds.upper.result == .win)
    let empty = try Game("6x6k4+swap")
    let opening = Solver(empty.position.table).analysis(of: empty, limit: none)
    #expect(opening.bounds.upper.result == .draw && opening.bounds.lower.result == .loss)
  }

  @Test func `swap makes 6x5k4 a draw, and 4x3k3 a win for whoever chooses`() throws {
    let fair = try Game("6x5k4+swap")
    let analysis = Solver(fair.position.table).analysis(of: fair, .result)
    #expect(analysis.bounds.result == .draw)
    #expect(analysis.moves.count { $0.bounds.result == .draw } == 14)
    let unfair = try Game("4x3+swap")
    #expect(Solver(unfair.position.table).analysis(of: unfair).bounds.result == .loss)
  }

  @Test(arguments: Level.allCases)
  func `each level takes over what is proved to be better, or guesses`(level: Level) throws {
    let solved = ["3x3+misere+swap:a1": false, "4x3+swap:b2": true, "6x5k4+swap:c3": true]
    for (text, isBetter) in solved {
      let game = try Game(text)
      let player = ComputerPlayer(game.position.table)
      var taken: Set<Bool> = []
      for seed in 0..<8 {
        var generator = SplitMix64(seed: seed)
        taken.insert(player.takesOver(in: game, level: level, using: &generator))
      }
      if level.skill.proofNodes > 0 { #expect(taken == [isBetter], "\(text), \(level)") }
      if !level.skill.weighsSquares { #expect(taken == [true, false], "\(text), \(level)") }
    }
  }

  @Test func `a level that proves starts with a fair first move`() throws {
    let game = try Game("6x5k4+swap")
    let player = ComputerPlayer(game.position.table)
    let fair = Solver(game.position.table).analysis(of: game, .result).moves
      .filter { $0.bounds.result == .draw }.map(\.square)
    for seed in 0..<4 {
      var generator = SplitMix64(seed: seed)
      let square = try #require(player.move(in: game, level: .perfect, using: &generator))
      #expect(fair.contains(square), "\(square)")
    }
  }

  @Test func `where nothing is proved, the first move is neither the best nor the worst`() throws {
    let game = try Game("19x19k5+swap")
    let player = ComputerPlayer(game.position.table)
    var generator = SplitMix64(seed: 1)
    let square = try #require(player.move(in: game, level: .perfect, using: &generator))
    let edge = min(square.column, square.row, 18 - square.column, 18 - square.row)
    #expect(1...4 ~= edge, "\(square)")
    for (text, takes) in ["19x19k5+swap:j10": true, "19x19k5+swap:a1": false] {
      let taken = player.takesOver(in: try Game(text), level: .perfect, using: &generator)
      #expect(taken == takes, "\(text)")
    }
  }

  @Test func `a review holds no first move for a mistake that can be taken over`() throws {
    let game = try Game("4x3+swap:a2=b2")
    let review = Review(of: game, with: Solver(game.position.table))
    #expect(review.steps.first?.changesResult == false)
    let plain = try Game("4x3:a2b2")
    let other = Review(of: plain, with: Solver(plain.position.table))
    #expect(other.steps.first?.changesResult == true)
  }

  @Test func `a review finds the move of a player who should have taken X over`() throws {
    // X wins after b2, so the mark is worth taking.
    let game = try Game("4x3+swap:b2a1")
    let review = Review(of: game, with: Solver(game.position.table))
    #expect(review.mistakes.map(\.step.number) == [2])
    #expect(review.mistakes.first?.step.before.result == .win)
    #expect(review.mistakes.first?.step.after.result == .loss)
    #expect(review.mistakes.first?.keeping == [], "no move wins")
    let taken = try Game("4x3+swap:b2=a1")
    #expect(Review(of: taken, with: Solver(taken.position.table)).mistakes.isEmpty)
    #expect(review.steps.map(\.followsSwap) == [false, false])
  }

  @Test func `a review values a first move with regard to its being taken over`() throws {
    let results: [String: Value.Result] = [
      "4x3+swap:b2a1": .loss, "4x3+swap:b2=a1": .loss, "4x3:b2a1": .win, "3x3k1+swap:b2": .win,
    ]
    for (text, result) in results {
      let game = try Game(text)
      let review = Review(of: game, with: Solver(game.position.table))
      #expect(review.steps.first?.after.result == result, "\(text)")
    }
  }
}
