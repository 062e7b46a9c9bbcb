import GameRules
import Testing

@testable import GameSolver

/// Plays an opponent against every possible sequence of replies, whichever of its choices a generator
/// would pick.
private final class Proof {
  /// How the games end for the opponent.
  struct Games: Equatable {
    var won = 0
    var drawn = 0
    var lost = 0
    var total: Int { won + drawn + lost }

    static func += (sum: inout Games, part: Games) {
      sum.won += part.won
      sum.drawn += part.drawn
      sum.lost += part.lost
    }
  }

  private let opponent: ComputerPlayer
  private let solution: StrongSolution
  private let level: Level
  private var known: [Board: Games] = [:]
  /// The positions in which the opponent's move was worth less than the position.
  private(set) var worsened = 0

  init(_ rules: Rules, _ level: Level) throws {
    opponent = ComputerPlayer(LineTable(rules))
    solution = try #require(opponent.solver.strongSolution())
    self.level = level
  }

  /// All games with the opponent on one side; those that meet are counted once for each way.
  func games(as mark: Mark) -> Games {
    known = [:]
    var position = Position(opponent.solver.table)
    return play(&position, mark)
  }

  private func play(_ position: inout Position, _ mark: Mark) -> Games {
    if let outcome = position.outcome {
      switch outcome.winner {
      case nil: return Games(drawn: 1)
      case mark: return Games(won: 1)
      default: return Games(lost: 1)
      }
    }
    if let games = known[position.board] { return games }
    let value = solution[position]
    var games = Games()
    var replies = position.legalMoves
    if position.toMove == mark {
      replies = opponent.choices(in: position, level: level)
    }
    for square in replies {
      let index = position.rules.index(of: square)
      position.playUnchecked(index)
      if position.toMove != mark, solution[position].beforeMove != value { worsened += 1 }
      games += play(&position, mark)
      position.undoUnchecked(index)
    }
    known[position.board] = games
    return games
  }
}

@Suite("Unbeatable, proved")
struct UnbeatableTests {
  @Test("perfect loses no game of three in a row, and misses no win")
  func classic() throws {
    let proof = try Proof(.classic, .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX == Proof.Games(won: 144, drawn: 8))
    #expect(asO == Proof.Games(won: 664, drawn: 264))
    #expect(proof.worsened == 0)
    #expect(asX.total + asO.total == Unbeatable.classicGames)
  }

  @Test("perfect loses no game of four squares, and misses no win")
  func cornersAndSquares() throws {
    let proof = try Proof(.cornersAndSquares, .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX == Proof.Games(won: 33_520, drawn: 416))
    #expect(asO == Proof.Games(won: 768_352, drawn: 2_115_448))
    #expect(proof.worsened == 0)
    #expect(asX.total + asO.total == Unbeatable.cornersAndSquaresGames)
  }

  @Test("perfect loses no game of three in a row where a line loses, and misses no win")
  func misere() throws {
    let proof = try Proof(try Rules("3x3+misere"), .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX.lost + asO.lost + proof.worsened == 0)
    #expect(asX.won > 0 && asO.won > 0)
    #expect(asX.total + asO.total == Unbeatable.misereGames)
  }

  @Test("a trapper is as unbeatable", arguments: ["3x3", "3x3+misere"])
  func trapper(rules: String) throws {
    let proof = try Proof(try Rules(rules), .trapper)
    #expect(proof.games(as: .x).lost + proof.games(as: .o).lost + proof.worsened == 0)
  }

  @Test("the proof finds a loss where there is one")
  func careful() throws {
    let proof = try Proof(.classic, .careful)
    #expect(proof.games(as: .o).lost > 0)
    #expect(proof.worsened > 0)
  }
}
