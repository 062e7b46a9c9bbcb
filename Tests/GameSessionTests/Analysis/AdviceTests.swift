import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct AdviceTests {
  private func values(_ front: FrontEnd, _ bounds: ValueBounds) -> AnalysisResult {
    let position = front.session.game.position
    return .values((0..<position.rules.area).map { position.board[$0] == nil ? bounds : nil })
  }

  private func names(_ front: FrontEnd, _ squares: Square...) -> [String] {
    let wording = front.session.presentation.wording
    return squares.map { wording.square($0, front.session[$0]).description }
  }

  @Test(arguments: [8, 10])
  func `Worth for another number of squares is none`(count: Int) {
    var front = FrontEnd("3x3:b2a1")
    front.take(.explainTapped)
    front.answer(.values(Array(repeating: ValueBounds(.draw), count: count)))
    #expect(front.session.presentation.squares.allSatisfy { $0.value == nil })
    #expect(front.session.presentation.detail == "")
  }

  // MARK: Hint

  @Test func `a hint marks its square with a reason until the next move`() {
    var front = FrontEnd("3x3:b2a1")
    #expect(front.session.presentation[.hint].isEnabled)
    front.take(.hintTapped)
    #expect(front.effectSummary == "think hint")
    front.take(.hintTapped)
    #expect(front.effects == [])
    front.answer(.hint(Hint(square: "c3", reasons: [.holdsDraw])))
    #expect(front.effects == [])
    front.take(.hintTapped, .hintTapped)
    #expect(front.effects == [])
    #expect(front.session.status == "Top right")
    #expect(front.session.presentation.detail == "It keeps the draw")
    #expect(names(front, "c3", "c2", "b2") == ["c3, empty, hint", "c2, empty", "b2, X"])
    #expect(front.session.presentation.squares.filter(\.isHint).count == 1)
    front.take(.hintTapped)
    #expect(front.effects == [])
    front.take(.squareTapped("a1"))
    #expect(front.session.status == "Bottom left is taken")
    #expect(front.session["c3"].isHint)
    front.take(.squareTapped("c2"))
    #expect(!front.session.presentation.squares.contains { $0.isHint })
    #expect(front.session.status == "O's turn")
    front.endWait()
    front.take(.hintTapped)
    #expect(front.effectSummary == "think hint")
  }

  @Test func `the next move cancels a pending hint`() {
    let actions: [Action] = [
      .squareTapped("c3"), .undoTapped, .newGameTapped, .rulesChosen(.sixBySix),
      .gameOpened("4x4:", record: ""),
    ]
    for action in actions {
      var front = FrontEnd("3x3:b2a1")
      front.take(.hintTapped, action)
      #expect(front.effects.last == .stopAnalyzing)
      front.take(.resultFound(.hint(Hint(square: "b1", reasons: [.holdsDraw])), token: 1))
      #expect(!front.session.presentation.squares.contains { $0.isHint })
    }
  }

  @Test(arguments: ["3x3:a1b1a2b2a3", "3x3:a1b2c3b1b3a3c1c2a2"])
  func `a finished game has no hint`(text: String) {
    var front = FrontEnd(text)
    #expect(!front.session.presentation[.hint].isEnabled)
    front.take(.hintTapped)
    #expect(front.effects == [])
  }

  @Test func `a taken square is never hinted`() {
    for square: Square? in [nil, "b2", "d1"] {
      var front = FrontEnd("3x3:b2a1")
      let hint = square.flatMap { Hint(square: $0, reasons: [.holdsDraw]) }
      front.take(.hintTapped, .resultFound(.hint(hint), token: 1))
      #expect(front.session.status == "X's turn")
    }
  }

  @Test func `a second hint tap while a piece returns does not cancel the hint`() {
    var front = FrontEnd("3x3:b2a1")
    front.take(.hintTapped, .pieceLifted(.x), .pieceReturned, .hintTapped)
    #expect(front.effects == [])
    front.answer(.hint(Hint(square: "c3", reasons: [.holdsDraw])))
    front.endWait()
    front.take(.hintTapped, .hintTapped)
    front.take(.hintTapped, .hintTapped)
    #expect(front.session["c3"].isHint)
  }

  @Test(arguments: [
    ("3x3:a1b1a2b2", "Top left. You complete the left column."),
    (
      "3x3:a1b2a2",
      "Top left. You block the left column. You threaten to complete the diagonal, so that must be blocked."
    ),
    (
      "3x3:a1b1",
      "The centre. You threaten to complete the diagonal, so that must be blocked. You win in 3 moves."
    ),
    (
      "3x3:b2b1",
      "Bottom left. You threaten to complete the diagonal, so that must be blocked. You win in 3 moves."
    ),
    ("4x4+corners+squares:", "Lower centre-left. It keeps the draw."),
    (
      "15x15k5:h8a1h9a2h10a3h11",
      "h7. You block the column h7–h11. It takes longest here: 1 more move."
    ),
  ])
  func `a hint says what the move does`(text: String, sentence: String) {
    var front = FrontEnd(text)
    front.take(.hintTapped)
    front.answerTruly()
    front.take(.hintTapped, .hintTapped)
    let shown = front.session.presentation
    #expect(shown.wording.sentences([shown.status, shown.detail]).description == sentence)
  }

  @Test func `a hint needs a reason, and arrives although the symbols have changed`() {
    #expect(Hint(square: "c3", reasons: []) == nil)
    var front = FrontEnd("3x3:b2a1")
    front.take(.hintTapped, .symbolChosen(.star, for: .x))
    #expect(front.effectSummary == "symbols")
    front.answerTruly()
    front.take(.hintTapped, .hintTapped)
    #expect(front.session.presentation.squares.contains { $0.isHint })
  }

  // MARK: Values

  @Test func `every empty square shows its value, which is requested again after each move`() {
    var front = FrontEnd("3x3:b2")
    front.take(.explainTapped)
    #expect(front.effectSummary == "think truth")
    #expect(names(front, "a1") == ["a1, empty"])
    front.answer(values(front, ValueBounds(.draw)))
    #expect(names(front, "a1", "b2", "c3") == ["a1, empty, draw", "b2, X", "c3, empty, draw"])
    #expect(front.session.status == "Eight squares keep the draw")
    front.take(.squareTapped("a1"))
    #expect(front.effectSummary == "announce, keep, wait, think truth")
    #expect(names(front, "c3") == ["c3, empty"])
    front.answer(values(front, ValueBounds(.win(in: 3))))
    front.endWait()
    #expect(names(front, "c3") == ["c3, empty, wins in 2 moves"])
    front.take(.undoTapped)
    #expect(front.effectSummary == "announce, keep, think truth")
    #expect(names(front, "c3") == ["c3, empty"])
  }

  @Test func `hiding values cancels the request, and keeps values that are known`() {
    var front = FrontEnd("3x3:b2")
    front.take(.explainTapped, .explainTapped)
    #expect(front.effects == [.stopAnalyzing])
    front.take(.explainTapped)
    front.answer(values(front, ValueBounds(.loss(in: 4))))
    front.take(.explainTapped)
    #expect(names(front, "a1") == ["a1, empty"])
    #expect(!front.session.presentation.showsValues && front.session.presentation.detail.isEmpty)
    front.take(.explainTapped)
    #expect(front.effects == [])
    #expect(names(front, "a1") == ["a1, empty, loses in 2 moves"])
  }

  @Test func `values wait until the computer has moved`() {
    var front = FrontEnd("3x3:b2a1", second: .computer(.easy))
    front.take(.explainTapped)
    front.answer(values(front, ValueBounds(.draw)))
    front.take(.squareTapped("c2"))
    #expect(front.effectSummary == "announce, keep, wait, think easy")
    front.answer(.move("a2"))
    #expect(front.effects == [])
    front.endWait()
    front.endWait()
    #expect(front.effectSummary == "announce, keep, wait, think truth")
  }

  @Test func `a hint takes precedence over values, and both are shown`() {
    var front = FrontEnd("3x3:b2")
    front.take(.explainTapped, .hintTapped)
    #expect(front.effectSummary == "think hint")
    front.answer(.hint(Hint(square: "a1", reasons: [.holdsDraw])))
    #expect(front.effectSummary == "think truth")
    front.answer(values(front, ValueBounds(.draw)))
    front.take(.hintTapped, .hintTapped)
    #expect(front.effects == [])
    #expect(names(front, "a1", "c3") == ["a1, empty, hint, draw", "c3, empty, draw"])
    #expect(front.session.status == "Bottom left")
  }

  @Test func `a finished game shows no values, and the next game does`() {
    var front = FrontEnd("3x3:a1b1a2b2a3")
    front.take(.explainTapped)
    #expect(front.effects == [])
    #expect(front.session.presentation.showsValues)
    front.take(.newGameTapped)
    #expect(front.effectSummary == "say, keep, wait, think truth")
  }

  @Test func `values of another board are ignored`() {
    var front = FrontEnd("3x3:b2")
    front.take(.explainTapped, .resultFound(.values([ValueBounds(.draw)]), token: 1))
    #expect(names(front, "a1") == ["a1, empty"])
    #expect(front.analysis != nil)
  }
}
