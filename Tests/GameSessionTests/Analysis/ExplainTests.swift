import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ExplainTests {
  /// A game whose values are shown.
  private func explaining(_ text: String) -> FrontEnd {
    var front = FrontEnd(text)
    front.take(.explainTapped)
    front.answerTruly()
    return front
  }

  private func told(_ front: FrontEnd) -> String {
    "\(front.session.status) | \(front.session.presentation.detail)"
  }

  private func replies(_ front: FrontEnd) -> String {
    let shown = front.session.presentation
    return shown.squares.indices.filter { shown.squares[$0].isReply }
      .map { shown.rules.square(at: $0).description }.joined()
  }

  // MARK: A square that is pointed at

  @Test func `a losing square shows the answer, its lines, and how the game goes on`() {
    var front = explaining("3x3:a1")
    #expect(
      told(front)
        == "One square keeps the draw | Seven lose. The number tells how many answers of the other side"
        + " are safe.")
    front.take(.squarePointedAt("b1"))
    #expect(front.effectSummary == "think answers(b1)")
    front.answerTruly()
    #expect(
      told(front)
        == "X plays middle left and wins in 3 moves. | It goes on like this: a2 a3 b2 c2 c3.")
    #expect(replies(front) == "a2")
    #expect(
      front.session.presentation.ideas.map { $0.squares.map(\.description).joined() }
        == ["a1a2a3"])
    front.take(.squarePointedAt(nil))
    #expect(front.effects == [])
    #expect(front.session.status == "One square keeps the draw")
    #expect(replies(front).isEmpty && front.session.presentation.ideas.isEmpty)
  }

  @Test func `a square that gives a win away shows the answer after which nobody wins`() {
    var front = explaining("3x3:a1b1")
    front.take(.squarePointedAt("c1"))
    front.answerTruly()
    #expect(told(front) == "O plays the centre, and nobody can win. | ")
  }

  @Test func `squares after which nobody wins differ by their safe answers`() {
    var front = explaining("3x3:")
    let shown = front.session.presentation
    #expect(shown.squares.map(\.safeReplies) == [1, 4, 1, 4, 4, 4, 1, 4, 1])
    #expect(
      shown.squares.compactMap { shown.wording.sign(of: $0)?.description }.joined(separator: " ")
        == "=1 =4 =1 =4 =4 =4 =1 =4 =1")
    #expect(shown.wording.square("a1", shown.squares[0]) == "a1, empty, draw, 1 safe answer")
    front.take(.squarePointedAt("a1"))
    front.answerTruly()
    #expect(told(front) == "Bottom left: then only the centre is safe for O. | ")
    #expect(replies(front) == "b2")
    front.take(.squarePointedAt("b2"))
    front.answerTruly()
    #expect(told(front) == "The centre: then 4 of 8 answers are safe for O. | ")
    #expect(replies(front) == "a1c1a3c3")
  }

  @Test func `a winning or a taken square asks for nothing`() {
    var front = explaining("3x3:a1b1")
    for square: Square in ["b2", "a1", "s19"] {
      front.take(.squarePointedAt(square))
      #expect(front.effects == [])
    }
    #expect(front.session.status == "Three squares win")
  }

  @Test func `without values nothing is pointed at, and a move ends it`() {
    var front = FrontEnd("3x3:a1")
    front.take(.squarePointedAt("b1"))
    #expect(front.effects == [])
    front = explaining("3x3:a1")
    front.take(.squarePointedAt("b1"), .squareTapped("b1"))
    #expect(front.effects.contains(.stopAnalyzing) || front.effectSummary.contains("think truth"))
    front.settle()
    #expect(replies(front).isEmpty)
  }

  @Test(arguments: ["a1", "b1", "s19"])
  func `answers to another move, or with an impossible line, are ignored`(reply: Square) throws {
    var front = explaining("3x3:a1")
    front.take(.squarePointedAt("b1"))
    let token = try #require(front.analysis).token
    let hint = try #require(Hint(square: reply, reasons: [.wins(in: 3)]))
    let refutation = Refutation(square: "b1", reply: hint, line: [reply])
    for answers in [
      Answers(square: "b1", refutation: refutation), Answers(square: "b1", safe: [reply]),
      Answers(square: "c1", safe: []),
    ] {
      front.take(.resultFound(.answers(answers), token: token))
      #expect(replies(front).isEmpty)
    }
  }

  @Test func `the answer to a square is spoken once, without the turn`() {
    var front = explaining("3x3:")
    var speech = Speech(front.session)
    front.take(.squarePointedAt("a1"))
    #expect(speech.message(about: front.session) == nil)
    front.answerTruly()
    #expect(
      speech.message(about: front.session)
        == "Bottom left (a1): then only the centre (b2) is safe for O.")
    front.take(.squarePointedAt(nil))
    #expect(speech.message(about: front.session) == nil)
  }

  // MARK: Boards too large to find values

  @Test func `a large board shows threats instead of question marks`() {
    // X has three in a row with both ends open, O two.
    let front = explaining("15x15k5:h8a1i8a2j8o15")
    let shown = front.session.presentation
    func names(_ isIncluded: (SquareState) -> Bool) -> [String] {
      shown.squares.indices.filter { isIncluded(shown.squares[$0]) }
        .map { shown.rules.square(at: $0).description }
    }
    #expect(names { $0.threat?.isStrong == true } == ["g8", "k8"])
    #expect(names { $0.threat != nil && $0.threat?.isOwn == false } == [])
    #expect(!shown.squares.contains { shown.wording.sign(of: $0) == "?" })
    #expect(
      shown.wording.square("f8", shown.squares[shown.rules.index(of: "f8")])
        == "f8, empty, threat by X")
    #expect(
      told(front)
        == "Two squares win | This board is too large to check every move. Rings show threats.")
  }

  @Test func `an empty large board has nothing to show`() {
    let front = explaining("15x15k5:")
    let shown = front.session.presentation
    #expect(shown.squares.allSatisfy { shown.wording.sign(of: $0) == nil && $0.threat == nil })
    #expect(told(front) == "This board is too large to check every move. | ")
  }
}
