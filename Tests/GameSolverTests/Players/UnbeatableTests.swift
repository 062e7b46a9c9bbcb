import GameRules
import Testing

@testable import GameSolver

/// Plays a computer player against every possible sequence of replies, with every choice that its
/// generator could make.
private final class Proof {
  /// The results of the games for the computer player.
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
  /// The number of the player's moves that lowered the value of the position.
  private(set) var worsened = 0

  init(_ rules: Rules, _ level: Level) throws {
    opponent = ComputerPlayer(LineTable(rules))
    solution = try #require(opponent.solver.strongSolution())
    self.level = level
  }

  /// The results of all games with the player on one side; games that meet are counted once per
  /// path.
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

@Suite struct UnbeatableTests {
  @Test func `the perfect level loses no game of 3x3 and misses no win`() throws {
    let proof = try Proof(.classic, .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX == Proof.Games(won: 144, drawn: 8))
    #expect(asO == Proof.Games(won: 664, drawn: 264))
    #expect(proof.worsened == 0)
    #expect(asX.total + asO.total == Unbeatable.classicGames)
  }

  @Test func `the perfect level loses no game of 4x4+corners+squares and misses no win`() throws {
    let proof = try Proof(.cornersAndSquares, .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX == Proof.Games(won: 33_520, drawn: 416))
    #expect(asO == Proof.Games(won: 768_352, drawn: 2_115_448))
    #expect(proof.worsened == 0)
    #expect(asX.total + asO.total == Unbeatable.cornersAndSquaresGames)
  }

  @Test func `the perfect level loses no misère game of 3x3 and misses no win`() throws {
    let proof = try Proof(try Rules("3x3+misere"), .perfect)
    let asX = proof.games(as: .x)
    let asO = proof.games(as: .o)
    #expect(asX.lost + asO.lost + proof.worsened == 0)
    #expect(asX.won > 0 && asO.won > 0)
    #expect(asX.total + asO.total == Unbeatable.misereGames)
  }

  @Test(arguments: ["3x3", "3x3+misere"])
  func `the Trickster is as unbeatable as the perfect level`(rules: String) throws {
    let proof = try Proof(try Rules(rules), .trickster)
    #expect(proof.games(as: .x).lost + proof.games(as: .o).lost + proof.worsened == 0)
  }

  @Test func `the proof finds the losses of the medium level`() throws {
    let proof = try Proof(.classic, .medium)
    #expect(proof.games(as: .o).lost > 0)
    #expect(proof.worsened > 0)
  }
}
