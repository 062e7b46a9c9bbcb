import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct MatchTests {
  /// A match after these results, each of a separate game: `X`, `O` or `-`.
  private func match(_ firstMove: FirstMove, _ results: String) throws -> Match {
    var match = Match()
    match.firstMove = firstMove
    for result in results {
      match.count(try outcome(result))
      match.beginGame()
    }
    return match
  }

  private func outcome(_ result: Character) throws -> Outcome {
    let text =
      switch result {
      case "X": "3x3:a1b1a2b2a3"
      case "O": "3x3:c1a1c2b2a2c3"
      default: "3x3:a1b2c3b1b3a3c1c2a2"
      }
    return try #require(try Game(text).position.outcome)
  }

  @Test(arguments: [
    (FirstMove.fixed, "", "0 0 0 first"),
    (.fixed, "XXO-", "2 1 1 first"),
    (.alternate, "X", "1 0 0 second"),
    (.alternate, "XX", "1 1 0 first"),
    (.alternate, "XXX-", "2 1 1 first"),
    (.alternate, "---", "0 0 3 second"),
    (.loser, "X", "1 0 0 second"),
    (.loser, "O", "0 1 0 first"),
    (.loser, "XX", "1 1 0 first"),
    (.loser, "XO", "2 0 0 second"),
    (.loser, "X-", "1 0 1 second"),
    (.loser, "-X-O", "2 0 2 second"),
  ])
  func `wins count for the seat, and firstMove decides who has X next`(
    firstMove: FirstMove, results: String, expected: String
  ) throws {
    let match = try match(firstMove, results)
    let seat = match.seat(of: .x)
    #expect(
      "\(match.wins(of: .first)) \(match.wins(of: .second)) \(match.draws) \(seat)" == expected)
    #expect(match.seat(of: .o) == seat.other)
  }

  @Test(arguments: ["X", "O", "-"], ["X", "O", "-"])
  func `another end of the same game replaces the one before`(
    first: Character, last: Character
  ) throws {
    var match = Match()
    match.count(try outcome(first))
    match.count(try outcome(last))
    var expected = Match()
    expected.count(try outcome(last))
    #expect(match == expected)
    // A link to another game keeps the score, and that game counts separately.
    match.changeGame()
    match.count(try outcome(first))
    #expect(match.wins(of: .first) + match.wins(of: .second) + match.draws == 2)
  }

  @Test func `an unfinished game does not swap the seats`() {
    for firstMove in FirstMove.allCases {
      var match = Match()
      match.firstMove = firstMove
      match.beginGame()
      #expect(match.seat(of: .x) == .first)
    }
  }

  @Test func `fixing the first move restores the original seats with the next game`() throws {
    var match = try match(.alternate, "X")
    #expect(match.seat(of: .x) == .second)
    match.firstMove = .fixed
    #expect(match.seat(of: .x) == .second, "not in the middle of a game")
    match.beginGame()
    #expect(match.seat(of: .x) == .first)
  }

  @Test func `another player resets the score, also for a game that has ended`() throws {
    var match = try match(.fixed, "XO-")
    match.count(try outcome("X"))
    match[.second] = .person
    #expect(match.wins == [2, 1] && match.draws == 1, "the same player is no other one")
    match[.second] = .computer(.hard)
    #expect(match.wins == [0, 0] && match.draws == 0)
    match.count(try outcome("O"))
    #expect(match.wins == [0, 1] && match.draws == 0)
    #expect(match.player(of: .o) == .computer(.hard) && match.player(of: .x) == .person)
  }

  @Test func `all players survive the round trip through text`() {
    for first in Player.all {
      for second in Player.all {
        for firstMove in FirstMove.allCases {
          var match = Match()
          match[.first] = first
          match[.second] = second
          match.firstMove = firstMove
          #expect(match.notation.description == "\(name(first)) \(name(second)) \(firstMove)")
          #expect(Match(match.notation) == match)
        }
      }
    }
  }

  private func name(_ player: Player) -> String {
    if case .computer(let level) = player { "\(level)" } else { "person" }
  }

  @Test func `the score survives the round trip through text`() throws {
    let match = try match(.fixed, "XO-")
    #expect(match.notation == "person person fixed first 1 1 1 -" && Match(match.notation) == match)
  }

  @Test(arguments: [
    "", "0", "00", "0000", "700", "070", "003", "0 0", "a00", "00-", "é0", "null", "000 ",
    "000 0 1 1 1", "000 2 1 1 1 -", "000 0 1 1 1 z", "000 0 1 9999999 1 -", "000 0 1 1 1 - 0",
    "person", "person person", "person casual fixed", "computer easy fixed", "easy easy never",
    "easy easy fixed first", "easy easy fixed third 1 1 1 -", "easy easy fixed first 1 1 1 z",
    "easy  easy fixed", "easyeasy fixed", "Easy easy fixed", "easy easy fixed first 1 1 1 - x",
  ])
  func `an unreadable text gives two persons`(text: String) {
    #expect(Match(UTF8Text(text)) == Match())
  }

  @Test func `any three bytes give players, or two persons`() {
    for last in UInt8.min...UInt8.max {
      for position in 0..<3 {
        var bytes = [UInt8](repeating: UInt8(ascii: "0"), count: 3)
        bytes[position] = last
        let match = Match(UTF8Text(bytes))
        #expect(match == Match() || Match(match.notation) == match)
      }
    }
  }
}
