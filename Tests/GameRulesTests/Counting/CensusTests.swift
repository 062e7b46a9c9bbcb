import GameRules
import TestSupport
import Testing

/// The numbers of reachable positions, of finished positions and of games.
@Suite struct CensusTests {
  struct Known: Sendable, CustomTestStringConvertible {
    var rules: String
    var positions: [Int]  // in full, up to symmetry
    var ended: [Int]  // by X, by O, full
    var testDescription: String { rules }
  }

  static let known = [
    Known(rules: "3x3", positions: [5_478, 765], ended: [626, 316, 16]),
    Known(rules: "4x3k3", positions: [111_973, 28_275], ended: [20_312, 12_070, 28]),
    Known(rules: "4x4k3", positions: [6_036_001, 756_387], ended: [1_522_416, 1_050_026, 18]),
    Known(rules: "4x4", positions: [9_722_011, 1_217_977], ended: [401_096, 252_940, 5_356]),
  ]

  @Test(arguments: isOptimized ? known : Array(known[..<2]))
  func `the number of positions matches the known counts`(known: Known) throws {
    let census = try Census(Rules(known.rules))
    #expect([census.positions, census.classes] == known.positions)
    #expect([census.endedByX, census.endedByO, census.full] == known.ended)
  }

  @Test(.enabled(if: isOptimized))
  func `the positions and games of 4x4+corners+squares match the known counts`() {
    let census = Census(.cornersAndSquares)
    #expect([census.positions, census.classes] == [9_325_489, 1_168_135])
    #expect([census.endedByX, census.endedByO, census.full] == [658_712, 398_692, 3_432])
    let games = census.gamesWonByX + census.gamesWonByO + census.gamesDrawn
    #expect(games == 11_702_670_757_632)
  }

  @Test func `counting by classes of positions gives the games of 3x3 by outcome`() {
    let census = Census(.classic)
    #expect(
      [census.gamesWonByX, census.gamesWonByO, census.gamesDrawn] == [131_184, 77_904, 46_080])
  }

  @Test func `a walk through 3x3 meets 5478 positions and 765 canonical boards`() throws {
    var positions: Set<Position> = []
    func visit(_ position: Position) throws {
      guard positions.insert(position).inserted else { return }
      for square in position.legalMoves { try visit(position.playing(square)) }
    }
    try visit(Position(.classic))
    #expect(positions.count == 5_478)
    #expect(Set(positions.map { $0.board.canonical(on: .classic).board }).count == 765)
    #expect(positions.count { $0.outcome?.winner == .x } == 626)
    #expect(positions.count { $0.outcome?.winner == .o } == 316)
    #expect(positions.count { $0.outcome == .draw } == 16)
  }

  /// Moves that lead to images of the same position count as one, so the games are the paths
  /// through the classes of positions (as Bottomley counts them).
  @Test func `there are 26830 games of 3x3 when images of a position count as one`() throws {
    func games(from position: Position) throws -> Int {
      if position.isOver { return 1 }
      var seen: Set<Board> = []
      var count = 0
      for square in position.legalMoves {
        let next = try position.playing(square)
        if seen.insert(next.board.canonical(on: .classic).board).inserted {
          count += try games(from: next)
        }
      }
      return count
    }
    #expect(try games(from: Position(.classic)) == 26_830)
  }

  /// No symmetry maps a whole game to itself, so every game has eight images.
  @Test func `there are 31896 games of 3x3 up to symmetries of the whole game`() {
    let rules = Rules.classic
    let images = rules.symmetries.map { symmetry in
      (0..<rules.area).map { rules.index(of: symmetry(rules.square(at: $0), on: rules)) }
    }
    // `fixing` holds the symmetries that map the moves so far to themselves: a game counts if none
    // of them maps it to a lower one.
    func games(from position: Position, _ fixing: [[Int]]) -> Int {
      if position.isOver { return 1 }
      var count = 0
      for index in 0..<rules.area where position.board[index] == nil {
        if fixing.contains(where: { $0[index] < index }) { continue }
        var next = position
        next.playUnchecked(index)
        count += games(from: next, fixing.filter { $0[index] == index })
      }
      return count
    }
    #expect(games(from: Position(rules), images) == 255_168 / 8)
  }
}
