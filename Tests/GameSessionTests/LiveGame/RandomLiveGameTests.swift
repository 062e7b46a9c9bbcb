import GameRules
import RoomProtocol
import Testing

@testable import GameSession

@Suite struct RandomLiveGameTests {
  @Test func `random events never break an invariant`() {
    let games: [UTF8Text] = [
      "3x3:", "3x3:b2", "3x3:b2a1", "3x3:a1b1a2b2a3", "4x4:b2", "15x15:h8", "3x3:b2b2", "", "?",
    ]
    let lines: [UTF8Text] = [
      "game 1", "game 2", "game 99999999999999999999", "seats xo", "seats -", "here x", "here",
      "watching -1", "watching 3", "score 1 2", "score 1 0 0", "clock 5 6 x", "clock 5 6 -",
      "clock a b c", "days 3", "days", "offer draw x", "offer undo o", "offer again o",
      "offer tea x", "over draw",
      "strangers", "computer o hard", "computer x?", "name x Ada", "name o", "claim x", "claim",
      "over resign x", "over time o", "over", "", " ", "room",
    ]
    var generator = SplitMix64(seed: 7)
    var frontEnd = FrontEnd("3x3:", second: .computer(.easy), reducesMotion: true)
    var speech = Speech(frontEnd.session)
    var heard = 0
    for _ in 0..<5000 {
      let game = games.randomElement(using: &generator)!
      var said = game
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        said += "\n" + lines.randomElement(using: &generator)!
      }
      let commands: [LiveGameCommand] = [
        .make(clock: 9), .sit, .resign, .offer(.draw), .offer(.undo), .offer(.again), .decline,
        .say(.oops), .leave, .someone(clock: 1), .inviteComputer(.hard), .claim, .considerResigning,
        .keepPlaying, .callMe(true),
      ]
      let events: [LiveGameEvent] = [
        .asked(commands.randomElement(using: &generator)!), .clockChosen(7), .opened(roomID),
        .seated(.x), .seated(.o), .heard(said), .heard(said), .heard(said), .refused(game),
        .placed(roomID), .waited, .busy(20), .said(.hello, by: .o),
        .connectionChanged(isLive: false), .lost, .ticked(1_000_000),
        .called(.off), .called(.atHome), .found("other o " + said), .found(said), .chosen(0),
        .chosen(9),
      ]
      let actions: [Action] = [
        .squareTapped(Square(column: Int.random(in: 0...3, using: &generator), row: 1)),
        .gameOpened("#room=\(roomID)", record: game), .linkOpened("#room=\(roomID)", record: ""),
        .newGameTapped, .undoTapped, .redoTapped, .reviewOpened, .plyChosen(1), .explainTapped,
        .panelOpened(.room), .panelOpened(.journal), .liveGamesFound, .panelConfirmed,
        .rulesChosen(.classic), .pieceTapped(.x),
      ]
      let isEvent = Bool.random(using: &generator)
      let event = events.randomElement(using: &generator)!
      frontEnd.take(isEvent ? .room(event) : actions.randomElement(using: &generator)!)
      frontEnd.settle()
      let presentation = frontEnd.session.presentation
      #expect(presentation.squares.count == frontEnd.session.game.rules.area)
      #expect(presentation.panel.map { !$0.items.isEmpty } ?? true)
      #expect(Match(frontEnd.session.match.notation).notation == frontEnd.session.match.notation)
      if let state = frontEnd.session.room?.state {
        heard += (try? Game(state.text)) == nil ? 0 : 1
      }
      _ = speech.message(about: frontEnd.session)
    }
    #expect(heard > 1000, "it is about rooms")
  }
}
