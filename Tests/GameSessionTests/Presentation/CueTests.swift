import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct CueTests {
  @Test func `a cue is heard from the side of its column`() throws {
    let rules = try Game("5x3").rules
    let sides = try ["a1", "b2", "c3", "e1"].map {
      Cue.placed(.x, at: try #require(Square($0)), by: .person).side(on: rules)
    }
    #expect(sides == [-0.8, -0.4, 0, 0.8])
    #expect(Cue.drawn.side(on: rules) == 0)
    let narrow = try Game("1x3").rules
    #expect(Cue.placed(.x, at: Square(column: 0, row: 2), by: .person).side(on: narrow) == 0)
  }

  @Test func `every cue that is heard has its own sound, and each mark has one`() throws {
    let placed = Mark.allCases.map { Cue.placed($0, at: "b3", by: .person) }
    let heard = placed + [.refused, .won(.x), .lost, .drawn, .takenBack, .replayed]
    #expect(Set(heard.map(\.notes.description)).count == heard.count)
    for cue in heard {
      for note in cue.notes.description.split(separator: ", ") {
        #expect(
          try #/(sine|triangle|square|noise) (row|[1-9]\d*)( \d+){3}( [1-9]\d*)?/#
            .wholeMatch(in: note) != nil, "\(note)")
      }
      #expect(try #/\d+( \d+ \d+)*/#.wholeMatch(in: cue.vibration.description) != nil)
    }
    for cue in [.newGame, .lifted(.x), .returned] as [Cue] {
      #expect(cue.notes.utf8CodeUnitCount == 0 && cue.vibration.utf8CodeUnitCount == 0)
    }
    #expect(placed[0].square == "b3" && Cue.refused.square == nil)
  }

  @Test func `the pitch rises from row to row, and by an octave in five`() {
    let pitches = Rules.sides.map { row in
      Cue.placed(.x, at: Square(column: 0, row: row - 1), by: .person).pitch
    }
    #expect(pitches == pitches.sorted() && Set(pitches).count == pitches.count)
    #expect(pitches[0] == 196 && zip(pitches, pitches.dropFirst(5)).allSatisfy { 2 * $0 == $1 })
  }

  @Test func `a placed mark is cued with player and square, and a refusal is cued`() {
    var front = FrontEnd("3x3:", second: .computer(.easy))
    front.take(.squareTapped("b2"))
    #expect(front.cues == [.placed(.x, at: "b2", by: .person)])
    front.endWait()
    front.endWait()
    front.answer(.move("a1"))
    #expect(front.cues.last == .placed(.o, at: "a1", by: .computer(.easy)))
    front.endWait()
    front.take(.squareTapped("a1"))
    #expect(front.cues.last == .refused)
    #expect(front.cues.count == 3)
  }

  @Test(
    arguments: [
      (Player.person, Player.person, "3x3:a1b1a2b2", "a3", Cue.won(.x)),
      (.person, .person, "3x3:c1a1c2b2a2", "c3", .won(.o)),
      (.person, .person, "3x3:a1b2c3b1b3a3c1c2", "a2", .drawn),
      (.person, .computer(.easy), "3x3:a1b1a2b2", "a3", .won(.x)),
      (.person, .computer(.easy), "3x3:c1a1c2b2a2", "c3", .lost),
      (.computer(.easy), .person, "3x3:a1b1a2b2", "a3", .lost),
      (.computer(.easy), .computer(.hard), "3x3:a1b1a2b2", "a3", .won(.x)),
    ] as [(Player, Player, String, Square, Cue)])
  func `the end is cued as won, lost or drawn for the person here`(
    first: Player, second: Player, text: String, last: Square, cue: Cue
  ) {
    var front = FrontEnd(text, first: first, second: second)
    if front.analysis == nil {
      front.take(.squareTapped(last))
    } else {
      front.answer(.move(last))
      front.endWait()
    }
    let placed = front.cues
    front.endWait()
    #expect(placed.count == 1)
    #expect(front.cues == placed + [cue], "heard only once the last mark is drawn")
  }

  @Test func `undo, redo, new games and pieces are cued`() {
    let cases: [(Action, [Cue])] = [
      (.undoTapped, [.takenBack]), (.redoTapped, [.replayed]), (.plyChosen(0), [.takenBack]),
      (.undoTapped, []), (.plyChosen(2), [.replayed]), (.pieceTapped(.x), [.lifted(.x)]),
      (.pieceTapped(.x), [.returned]), (.pieceTapped(.o), []), (.pieceLifted(.x), [.lifted(.x)]),
      (.pieceMoved(over: "c3"), []), (.pieceDropped(on: "b2"), [.refused, .returned]),
      (.pieceReturned, []), (.hintTapped, []), (.panelOpened(.games), []), (.panelClosed, []),
      (.newGameTapped, [.newGame]), (.rulesChosen(.fourByFour), [.newGame]),
    ]
    var session = Session("3x3:b2a1", reducesMotion: true)
    for (action, cues) in cases {
      #expect(session.handle(action).cues == cues, "\(action)")
    }
  }

  @Test func `an announcement never repeats the status`() {
    for (text, square) in [
      ("3x3:b2", "a1"), ("3x3:a1b1a2b2", "a3"), ("3x3:a1b2c3b1b3a3c1c2", "a2"),
    ]
      as [(String, Square)]
    {
      var session = Session(text)
      for case .announce(let sentence, let urgency) in session.handle(.squareTapped(square)) {
        #expect(session.status.isEmpty || !sentence.description.contains(session.status))
        #expect(urgency == .assertive)
      }
    }
  }
}
