import GameRules
import Testing

@testable import GameSession

@Suite struct PieceTests {
  @Test func `a tap places the mark to move, and none while squares ignore input`() {
    var session = Session()
    #expect(session.nextMark == .x)
    _ = session.handle(.squareTapped(Square(column: 0, row: 0)))
    #expect(session.nextMark == nil, "the mark is being drawn")
    _ = session.handle(.waitEnded(token: 1))
    #expect(session.nextMark == .o)
    _ = session.handle(.opponentChosen(.computer(.easy)))
    #expect(session.nextMark == nil, "the computer thinks")
  }

  private func tray(_ session: Session) -> String { summary(session.presentation.tray) }

  @Test func `the piece to move is the active one`() {
    var session = Session()
    #expect(tray(session) == "X home active, O home")
    session.handle([.squareTapped("a1")])
    #expect(tray(session) == "X home, O home active")
    #expect(tray(Session("3x3:a1b1a2b2a3")) == "X home, O home")
    #expect(tray(Session("3x3:a1b2c3b1b3a3c1c2a2")) == "X home, O home")
  }

  @Test func `a tapped piece waits for a square, and a second tap puts it down`() {
    var session = Session()
    session.handle([.pieceTapped(.x)])
    #expect(tray(session) == "X home active held, O home")
    #expect(session.status == "Choose a square for X")
    session.handle([.pieceTapped(.x)])
    #expect(Looks(session) == Looks(Session()))
    session.handle([.pieceTapped(.x), .pieceReturned])
    #expect(Looks(session) == Looks(Session()))
    session.handle([.pieceTapped(.x), .squareTapped("b2")])
    #expect(summary(session) == "turn 3x3:b2")
    #expect(tray(session) == "X home, O home active")
    #expect(session["b2"].arrival == .drawn)
  }

  @Test func `a dragged piece marks only the empty square under it`() {
    var session = Session("3x3:b2a1")
    session.handle([.pieceLifted(.x)])
    #expect(tray(session) == "X lifted active, O home")
    #expect(session.status == "X's turn")
    for (square, marked) in [("c3", "c3"), ("b2", nil), ("d1", nil), (nil, nil), ("a2", "a2")]
      as [(Square?, Square?)]
    {
      #expect(session.handle(.pieceMoved(over: square)) == [])
      let drops = session.presentation.squares.indices.filter {
        session.presentation.squares[$0].isDrop
      }
      #expect(drops.map(session.game.rules.square(at:)) == (marked.map { [$0] } ?? []))
    }
  }

  @Test func `a piece dropped on an empty square is played without being drawn`() {
    var session = Session("3x3:b2a1")
    session.handle([.pieceLifted(.x), .pieceMoved(over: "c3")])
    #expect(
      session.handle(.pieceDropped(on: "c3")).withoutCues == [
        .announce("X plays top right", .assertive),
        .saveGame("3x3:b2a1c3", record: "3x3:b2a1c3", isStep: false),
        .wait(milliseconds: 200, token: 1),
      ])
    #expect(session["c3"].arrival == .dropped)
    #expect(tray(session) == "X home, O home active")
  }

  @Test(arguments: [
    (Square("b2"), "The centre is taken"), (Square("d4"), "d4 is outside the board"),
    (nil, "X's turn"),
  ])
  func `a piece dropped elsewhere returns and changes nothing`(
    square: Square?, status: String
  ) {
    var session = Session("3x3:b2a1")
    session.handle([.pieceLifted(.x), .pieceMoved(over: "c3"), .pieceMoved(over: square)])
    let effects = session.handle(.pieceDropped(on: square))
    #expect(effects.withoutCues == [.wait(milliseconds: 180, token: 1)])
    #expect(tray(session) == "X returning active, O home")
    #expect(session.status == status)
    #expect(!session.presentation.squares.contains { $0.isDrop })
    session.settle(effects)
    #expect(tray(session) == "X home active, O home")
    #expect(session.status == status)
    #expect(session.game == Session("3x3:b2a1").game)
  }

  @Test func `a cancelled drag returns without a message`() {
    var session = Session("3x3:b2a1")
    session.handle([.pieceLifted(.x), .pieceMoved(over: "c3")])
    let effects = session.handle(.pieceReturned)
    #expect(effects.withoutCues == [.wait(milliseconds: 180, token: 1)])
    session.settle(effects)
    #expect(Looks(session) == Looks(Session("3x3:b2a1")))
  }

  @Test func `the piece that is not to move cannot be picked up`() {
    var session = Session("3x3:b2a1")
    #expect(session.handle([.pieceTapped(.o), .pieceLifted(.o), .pieceMoved(over: "c3")]) == [])
    #expect(session.handle(.pieceDropped(on: "c3")).withoutCues == [])
    #expect(Looks(session) == Looks(Session("3x3:b2a1")))
  }
}
