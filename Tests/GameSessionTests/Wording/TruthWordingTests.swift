import GameRules
@testable import GameSolver
import Testing

@testable import GameSession

@Suite struct TruthWordingTests {
  private let wording = Wording(SymbolChoice())

  private func bounds(_ lower: Value, _ upper: Value) -> ValueBounds {
    var bounds = ValueBounds(pliesLeft: 99)
    bounds.learn(atLeast: lower)
    bounds.learn(atMost: upper)
    return bounds
  }

  @Test func `known values have a word and a symbol, and unknown ones are never guessed`() {
    let table: [(ValueBounds, String, String)] = [
      (ValueBounds(.win(in: 1)), "win in 1", "+1"),
      (ValueBounds(.win(in: 13)), "win in 13", "+13"),
      (ValueBounds(.loss(in: 2)), "loss in 2", "−2"),
      (ValueBounds(.draw), "draw", "="),
      (bounds(.win(in: 9), .win(in: 3)), "win", "+"),
      (bounds(.loss(in: 2), .loss(in: 8)), "loss", "−"),
      (bounds(.draw, .win(in: 3)), "draw or better", "≥"),
      (bounds(.loss(in: 4), .draw), "draw or worse", "≤"),
      (bounds(.loss(in: 4), .win(in: 3)), "unknown", "?"),
      (ValueBounds(pliesLeft: 9), "unknown", "?"),
    ]
    for (bounds, word, sign) in table {
      #expect(wording.value(bounds).description == word)
      #expect(wording.sign(bounds).description == sign)
    }
  }

  @Test func `Squares are counted by what is known of them`() {
    let unknown = ValueBounds(pliesLeft: 9)
    let truth = [
      ValueBounds(.win(in: 3)), ValueBounds(.draw), nil, ValueBounds(.draw), unknown, unknown,
      ValueBounds(.loss(in: 2)),
    ]
    #expect(
      wording.worth(truth)
        == "1 square wins, 2 squares draw, 1 square loses and 2 squares are unknown")
    #expect(wording.worth([nil, unknown]) == "1 square is unknown")
  }

  @Test func `A hint joins at most two reasons`() throws {
    let table = LineTable(.classic)
    let row = table.lines[0]
    let column = table.lines[3]
    #expect("\(wording.describe(row)), \(wording.describe(column))" == "row a1–c1, column a1–a3")
    let cases: [([Reason], String)] = [
      ([.completes([row])], "a1 completes the row a1–c1"),
      ([.completes([row, column])], "a1 completes the row a1–c1 and the column a1–a3"),
      ([.blocks([row]), .holdsDraw], "a1 blocks the row a1–c1 and holds the draw"),
      (
        [.blocks([row, column]), .onlyHold],
        "a1 blocks the row a1–c1 and the column a1–a3, and is the only move that does not lose"
      ),
      (
        [.forks([row, column]), .wins(in: 3), .onlyWin],
        "a1 makes a fork: the row a1–c1 and the column a1–a3, and wins in 3"
      ),
      ([.stopsFork([row, column])], "a1 stops a fork: the row a1–c1 and the column a1–a3"),
      ([.threatens(row)], "a1 threatens the row a1–c1"),
      ([.wins(in: 5), .onlyWin], "a1 wins in 5 and is the only move that wins"),
      ([.delaysLoss(in: 4)], "a1 holds out longest, for 4 more moves"),
      ([.opensLines(3)], "a1 keeps 3 lines open"),
      ([.opensLines(1)], "a1 keeps a line open"),
      ([.opensLines(0)], "a1 is as good as any other"),
      (
        [.blocks([row, column, table.lines[6], table.lines[1]])],
        "a1 blocks the row a1–c1, the column a1–a3 and the diagonal a1–c3"
      ),
    ]
    for (reasons, sentence) in cases {
      let hint = try #require(Hint(square: "a1", reasons: reasons))
      #expect(wording.hint(hint).description == sentence)
    }
  }

  @Test func `every level is described by what it sees, in rising order`() {
    #expect(
      Player.all.map { "\(wording.name($0)): \(wording.about($0))" } == [
        "Person: Someone who taps, drags or types",
        "Beginner: Computer · Plays at random",
        "Easy: Computer · Takes a win, but does not see yours",
        "Medium: Computer · Takes a win and blocks yours",
        "Hard: Computer · Sees forks and short plans",
        "Perfect: Computer · Never gives a win or a draw away",
        "Trickster: Computer · Sees as much, and sets traps",
      ])
  }

  @Test(arguments: [
    ("3x3", Level.perfect, "Perfect: Computer · Never gives a win or a draw away"),
    ("4x4+misere", .perfect, "Perfect: Computer · Never gives a win or a draw away"),
    ("5x5k4", .perfect, "Master: Computer · Looks far ahead"),
    ("15x15k5+misere", .perfect, "Master: Computer · Looks far ahead"),
    ("8x8k5", .trickster, "Trickster: Computer · Sees as much, and sets traps"),
    ("9x8k5", .trickster, "Trickster: Computer · Looks further ahead still"),
  ])
  func `no level is called perfect, or sets traps, where the board is not solved`(
    rules: String, level: Level, words: String
  ) throws {
    let wording = Wording(SymbolChoice(), playing: try Rules(rules))
    let player = Player.computer(level)
    #expect("\(wording.name(player)): \(wording.about(player))" == words)
  }

  @Test func `the players of the two seats have different names`() {
    let cases: [(Player, Player, [String])] = [
      (.person, .person, ["Player 1", "Player 2"]),
      (.person, .computer(.hard), ["You", "Hard"]),
      (.computer(.hard), .person, ["Hard", "You"]),
      (.computer(.hard), .computer(.hard), ["Hard 1", "Hard 2"]),
      (.computer(.hard), .computer(.easy), ["Hard", "Easy"]),
    ]
    for (first, second, names) in cases {
      var match = Match()
      match[.first] = first
      match[.second] = second
      #expect(Seat.allCases.map { wording.player($0, in: match).description } == names)
    }
  }

  @Test func `each choice of first move has a name`() {
    #expect(FirstMove.allCases.map(wording.firstMove) == ["First player", "Loser", "In turn"])
  }
}
