import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct HintStepsTests {
  /// The state of a hint at a step: its texts, the squares it points at, its square, and its lines.
  private func shown(_ front: FrontEnd) -> String {
    let shown = front.session.presentation
    func names(_ isIncluded: (SquareState) -> Bool) -> String {
      shown.squares.indices.filter { isIncluded(shown.squares[$0]) }
        .map { shown.rules.square(at: $0).description }.joined()
    }
    let lines = shown.ideas.map { $0.squares.map(\.description).joined() }.joined(separator: " ")
    return
      "\(shown.status) | \(shown.detail) | \(names(\.isLookedAt)) | \(names(\.isHint)) | \(lines)"
  }

  private func steps(_ text: String) -> [String] {
    var front = FrontEnd(text)
    return (1...3).map { _ in
      front.take(.hintTapped)
      front.answerTruly()
      return shown(front)
    }
  }

  @Test func `a line to complete: own marks, the line, the square`() {
    #expect(
      steps("3x3:a1b1a2b2") == [
        "Look at your own marks. | Another hint tells you the idea. | a1a2 |  | ",
        "One more mark makes a line. | Left column | a1a2a3 |  | a1a2a3",
        "Top left | You complete the left column |  | a3 | a1a2a3",
      ])
  }

  @Test func `a line to block: the other side's marks, the line, the square`() {
    #expect(
      steps("3x3:b2a2b1") == [
        "What does X want? | Another hint tells you the idea. | b1b2 |  | ",
        "X needs one more mark in this line. | Middle column | b1b2b3 |  | b1b2b3",
        "Top middle | You block the middle column. It takes longest here: 2 more moves. |  | b3 | b1b2b3",
      ])
  }

  @Test func `two lines at once: their squares, both lines, where they cross`() {
    #expect(
      steps("3x3:a1c3c1b1") == [
        "Look where two of your lines cross. | Another hint tells you the idea. | a1c1a2b2a3 |  | ",
        "One square makes two threats at once. | Left column and diagonal | a1c1a2b2a3 |  | a1a2a3 a3b2c1",
        "Top left | You threaten to complete the left column and the diagonal at once. One move can’t stop them all. You win in 2 moves. |  | a3 | a1a2a3 a3b2c1",
      ])
  }

  @Test func `the only safe square: what the other side does elsewhere`() {
    #expect(
      steps("3x3:a1") == [
        "Careful! Most squares lose. | Another hint tells you the idea. | b1c1a2b2c2a3b3c3 |  | ",
        "Only one square is safe. | Bottom middle? Then X plays middle left and can win. | b2c3 |  | ",
        "The centre | It is the only move that doesn’t lose. Bottom middle? Then X plays middle left and can win. |  | b2 | ",
      ])
  }

  @Test func `the next move and undo start a hint anew`() {
    var front = FrontEnd("3x3:b2a1")
    front.take(.hintTapped)
    front.answerTruly()
    front.take(.hintTapped, .squareTapped("c3"))
    front.endWait()
    #expect(!front.session.presentation.squares.contains { $0.isLookedAt || $0.isHint })
    #expect(front.session.presentation.ideas.isEmpty)
    front.take(.hintTapped)
    front.answerTruly()
    #expect(front.session.presentation.detail == "Another hint tells you the idea.")
    front.take(.hintTapped, .undoTapped)
    #expect(front.session.status == "X's turn")
  }

  @Test(arguments: [
    "3x3:", "3x3:a1b2c3", "3x3+misere:b2a1", "1x1:", "4x4+corners+squares:b2c3", "5x5k4:c3b2",
    "15x15k5:", "15x15k5:h8h9i8i9j8", "15x15k5+misere:h8",
  ])
  func `each step points at a square, and the last one at exactly one`(text: String) {
    var front = FrontEnd(text)
    for step in 1...4 {
      front.take(.hintTapped)
      front.answerTruly()
      let squares = front.session.presentation.squares
      #expect(squares.contains { $0.isLookedAt } == (step < 3), "\(step)")
      #expect(squares.filter(\.isHint).count == (step < 3 ? 0 : 1), "\(step)")
      #expect(!front.session.status.isEmpty && !front.session.presentation.detail.isEmpty)
    }
  }

  @Test func `each step of a hint is spoken once, with letters`() {
    var front = FrontEnd("3x3:a1b1a2b2")
    var speech = Speech(front.session)
    front.take(.hintTapped)
    front.answerTruly()
    var told = [speech.message(about: front.session)]
    for _ in 1...3 {
      front.take(.hintTapped)
      told.append(speech.message(about: front.session))
    }
    #expect(
      told == [
        "Look at your own marks. Another hint tells you the idea.",
        "One more mark makes a line. Left column (a1–a3).",
        "Top left (a3). You complete the left column (a1–a3).", nil,
      ])
  }
}
