import GameRules
@testable import GameSolver
import Testing

@testable import GameSession

@Suite struct ValueWordingTests {
  private let wording = Wording(SymbolChoice())

  private func bounds(_ lower: Value, _ upper: Value) -> ValueBounds {
    var bounds = ValueBounds(pliesLeft: 99)
    bounds.learn(atLeast: lower)
    bounds.learn(atMost: upper)
    return bounds
  }

  @Test func `known values have a word and a symbol, and unknown ones are never guessed`() {
    let table: [(ValueBounds, String, String)] = [
      (ValueBounds(.win(in: 1)), "wins in 1 move", "+1"),
      (ValueBounds(.win(in: 13)), "wins in 7 moves", "+7"),
      (ValueBounds(.win(in: 2)), "wins in 1 move", "+1"),
      (ValueBounds(.loss(in: 2)), "loses in 1 move", "−1"),
      (ValueBounds(.loss(in: 4)), "loses in 2 moves", "−2"),
      (ValueBounds(.draw), "draw", "="),
      (bounds(.win(in: 9), .win(in: 3)), "wins", "+"),
      (bounds(.loss(in: 2), .loss(in: 8)), "loses", "−"),
      (bounds(.draw, .win(in: 3)), "draw or better", "≥"),
      (bounds(.loss(in: 4), .draw), "draw or worse", "≤"),
      (bounds(.loss(in: 4), .win(in: 3)), "not worked out", "?"),
      (ValueBounds(pliesLeft: 9), "not worked out", "?"),
    ]
    for (bounds, word, sign) in table {
      #expect(wording.value(bounds).description == word)
      #expect(wording.sign(bounds).description == sign)
    }
  }

  @Test func `Squares are counted by what is known of them`() {
    let unknown = ValueBounds(pliesLeft: 9)
    func known(_ all: [ValueBounds?], isLarge: Bool = false) -> [SquareValue?] {
      all.map { bounds in
        bounds.map {
          SquareValue(bounds: $0, safeReplies: nil, threat: nil, isLarge: isLarge)
        }
      }
    }
    let values = [
      ValueBounds(.win(in: 3)), ValueBounds(.draw), nil, ValueBounds(.draw), unknown, unknown,
      ValueBounds(.loss(in: 2)),
    ]
    #expect(
      wording.worth(known(values))
        == ["One square wins", "Two keep the draw", "One loses", "Two are not worked out"])
    #expect(wording.worth(known([nil, unknown])) == ["One square is not worked out"])
    let many = [ValueBounds?](repeating: ValueBounds(.loss(in: 2)), count: 213)
    #expect(wording.worth(known(many)) == ["213 squares lose"])
    #expect(
      wording.worth(known([ValueBounds(.draw), unknown], isLarge: true))
        == ["One square keeps the draw", "This board is too large to check every move."])
  }

  @Test func `A hint joins at most two reasons`() throws {
    let table = LineTable(.classic)
    let row = table.lines[0]
    let column = table.lines[3]
    let cases: [([Reason], String)] = [
      ([.completes([row])], "You complete the bottom row"),
      ([.completes([row, column])], "You complete the bottom row and the left column"),
      ([.blocks([row]), .holdsDraw], "You block the bottom row. It keeps the draw."),
      (
        [.blocks([row, column]), .onlyHold],
        "You block the bottom row and the left column. It is the only move that doesn’t lose."
      ),
      (
        [.forks([row, column]), .wins(in: 3), .onlyWin],
        "You threaten to complete the bottom row and the left column at once."
          + " One move can’t stop them all. You win in 2 moves."
      ),
      (
        [.stopsFork([row, column])],
        "You stop two threats at once: the bottom row and the left column"
      ),
      (
        [.threatens(row)], "You threaten to complete the bottom row, so that must be blocked"
      ),
      ([.wins(in: 5), .onlyWin], "You win in 3 moves. It is the only move that wins."),
      ([.delaysLoss(in: 4)], "It takes longest here: 2 more moves"),
      ([.opensLines(3)], "Three lines are open to you there"),
      ([.opensLines(1)], "One line is open to you there"),
      ([.opensLines(0)], "It is as good as any other move"),
      (
        [.blocks([row, column, table.lines[6], table.lines[1]])],
        "You block the bottom row, the left column and the diagonal"
      ),
    ]
    for (reasons, sentence) in cases {
      let hint = try #require(Hint(square: "a1", reasons: reasons))
      #expect(wording.place(of: hint) == "Bottom left")
      #expect(wording.reasons(hint).description == sentence)
    }
  }

  @Test func `every level is described by what it sees, in rising order`() {
    #expect(
      Player.all.map { "\(wording.name($0)): \(wording.about($0))" } == [
        "Human: Plays on this device",
        "Beginner: Computer · Plays at random",
        "Easy: Computer · Takes a win but misses yours",
        "Medium: Computer · Takes a win and blocks yours",
        "Hard: Computer · Sees forks and short plans",
        "Perfect: Computer · Never gives away a win or a draw",
        "Trickster: Computer · As strong as Perfect, and sets traps",
      ])
  }

  @Test(arguments: [
    ("3x3", Level.perfect, "Perfect: Computer · Never gives away a win or a draw"),
    ("4x4+misere", .perfect, "Perfect: Computer · Never gives away a win or a draw"),
    ("5x5k4", .perfect, "Master: Computer · Looks far ahead"),
    ("15x15k5+misere", .perfect, "Master: Computer · Looks far ahead"),
    ("8x8k5", .trickster, "Trickster: Computer · As strong as Perfect, and sets traps"),
    ("9x8k5", .trickster, "Trickster: Computer · Looks even further ahead"),
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
      (.person, .computer(.hard), ["You", "Computer (Hard)"]),
      (.computer(.hard), .person, ["Computer (Hard)", "You"]),
      (.computer(.hard), .computer(.hard), ["Computer (Hard 1)", "Computer (Hard 2)"]),
      (.computer(.hard), .computer(.easy), ["Computer (Hard)", "Computer (Easy)"]),
    ]
    for (first, second, names) in cases {
      var match = Match()
      match[.first] = first
      match[.second] = second
      let wording = Wording(SymbolChoice(), between: match)
      #expect(Seat.allCases.map { wording.player($0).description } == names)
    }
  }

  @Test func `each choice of first move has a name`() {
    #expect(
      FirstMove.allCases.map(wording.firstMove) == [
        "Always the first player", "The loser", "Take turns",
      ])
  }
}
