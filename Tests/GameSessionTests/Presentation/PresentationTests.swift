import GameRules
import Testing

@testable import GameSession

@Suite struct PresentationTests {
  @Test func `squares are indexed by rows from the bottom left`() {
    let session = Session("3x2k3:a1c2b1")
    #expect(
      picture(session) == """
        . . o
        x X .
        """)
  }

  @Test func `the squares of every winning line and the last move are marked`() {
    let session = Session("5x5k3:a3e1b3a5c1e3c2b1d4d2e5b5c3")
    #expect(
      picture(session) == """
        o o . . x!
        . . . x! .
        x! x! X! . o
        . . x! o .
        . o x! . o
        """)
    #expect(session.presentation.winningLines.map(\.kind) == [.row, .column, .diagonal])
  }

  @Test func `four corners and a 2×2 block are marked only on their squares`() {
    #expect(
      picture(Session("4x4+corners:a1b1d1c1a4b4d4")) == """
        x! o . X!
        . . . .
        . . . .
        x! o o x!
        """)
    #expect(
      picture(Session("4x4+squares:b2a1c2d1b3a4c3")) == """
        o . . .
        . x! X! .
        . x! x! .
        o . . o
        """)
  }

  @Test func `undo removes the marks of the win with the move`() {
    var session = Session("3x3:a1b1a2b2a3")
    session.handle([.undoTapped])
    #expect(
      picture(session) == """
        . . .
        x O .
        x o .
        """)
    #expect(session.presentation.winningLines == [])
  }

  @Test func `a mark arrives only during the transition of its move`() {
    var session = Session("3x3:a1")
    let effects = session.handle(.squareTapped("b2"))
    var expected = SquareState()
    expected.mark = .o
    expected.isLast = true
    expected.arrival = .drawn
    #expect(session["b2"] == expected)
    #expect(session.presentation.squares.filter { $0.arrival != nil }.count == 1)
    session.settle(effects)
    expected.arrival = nil
    #expect(session["b2"] == expected)
  }

  @Test func `a cleared board shows only the marks that fade out`() {
    var session = Session("3x3:a1b2")
    let effects = session.handle(.newGameTapped)
    let expected = (0..<9).map { index in
      var state = SquareState()
      state.leaving = index == 0 ? .x : index == 4 ? .o : nil
      return state
    }
    #expect(session.presentation.squares == expected)
    session.settle(effects)
    #expect(session.presentation.squares == [SquareState](repeating: SquareState(), count: 9))
  }

  @Test func `every square is shown correctly on every size of board`() throws {
    for columns in Rules.sides {
      for rows in Rules.sides {
        let rules = try Rules(columns: columns, rows: rows)
        let last = rules.square(at: rules.area - 1)
        var session = Session(rules.description)
        session.handle([.pieceLifted(.x), .pieceMoved(over: last)])
        var expected = [SquareState](repeating: SquareState(), count: rules.area)
        expected[rules.area - 1].isDrop = true
        #expect(session.presentation.squares == expected, "\(rules)")
        session.settle(session.handle(.pieceDropped(on: last)))
        expected[rules.area - 1] = SquareState()
        expected[rules.area - 1].mark = .x
        expected[rules.area - 1].isLast = true
        expected[rules.area - 1].isWinning = rules.inARow == 1
        #expect(session.presentation.squares == expected, "\(rules)")
        #expect(session.presentation.rules == rules)
      }
    }
  }

  /// The board from above: the last move as a capital, `!` after a winning mark.
  private func picture(_ session: Session) -> String {
    let presentation = session.presentation
    let columns = presentation.rules.columns
    return (0..<presentation.rules.rows).reversed().map { row in
      (0..<columns).map { column in
        let state = presentation.squares[row * columns + column]
        let letter = state.mark.map { $0 == .x ? "x" : "o" } ?? "."
        return (state.isLast ? letter.uppercased() : letter) + (state.isWinning ? "!" : "")
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
