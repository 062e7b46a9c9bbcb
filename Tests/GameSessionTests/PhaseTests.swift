import GameRules
import Testing

@testable import GameSession

/// A state of a session, and the effect of every action in it.
///
/// A line of `reactions` is an action, then the resulting phase, carried piece, panel (`/`), refusal
/// (`!`) and game, then the effects. An action without a line changes nothing.
struct Situation: CustomTestStringConvertible {
  let name: String
  let session: Session
  let reactions: String
  private let tokens: [Int]

  var testDescription: String { name }

  /// Starts from a record, with one wait already over so that there is a stale token.
  init(_ name: String, after game: String, _ actions: [Action], _ reactions: String) {
    var session = Session(game, record: "3x3:b2a1c2b1a2")
    var effects: [Effect] = []
    if !session.game.position.isOver {
      effects = session.handle([.pieceLifted(session.game.position.toMove), .pieceReturned])
      session.settle(effects)
    }
    effects += session.handle(actions)
    self.name = name
    self.session = session
    self.reactions = reactions
    tokens = effects.compactMap { if case .wait(_, let token) = $0 { token } else { nil } }
  }

  /// Every action, at least once.
  var actions: [(name: String, action: Action)] {
    [
      ("tap empty", .squareTapped("c3")),
      ("tap taken", .squareTapped("b2")),
      ("tap outside", .squareTapped("d1")),
      ("take X", .pieceTapped(.x)),
      ("take O", .pieceTapped(.o)),
      ("lift X", .pieceLifted(.x)),
      ("lift O", .pieceLifted(.o)),
      ("move to c3", .pieceMoved(over: "c3")),
      ("move off", .pieceMoved(over: nil)),
      ("drop on c3", .pieceDropped(on: "c3")),
      ("drop on taken", .pieceDropped(on: "b2")),
      ("drop on none", .pieceDropped(on: nil)),
      ("put back", .pieceReturned),
      ("undo", .undoTapped),
      ("redo", .redoTapped),
      ("new game", .newGameTapped),
      ("choose 4x4", .rulesChosen(.fourByFour)),
      ("edit columns", .customRulesEdited(.columns, to: .text("5"))),
      ("start custom", .customRulesConfirmed),
      ("choose star", .symbolChosen(.star, for: .x)),
      ("seat hard", .playerChosen(.computer(.hard), for: .first)),
      ("seat medium", .playerChosen(.computer(.medium), for: .second)),
      ("let loser", .firstMoveChosen(.loser)),
      ("hint", .hintTapped),
      ("truth", .explainTapped),
      ("review", .reviewOpened),
      ("leave review", .reviewClosed),
      ("go to ply 1", .plyChosen(1)),
      ("go nowhere", .plyChosen(99)),
      ("other line", .otherLineChosen(0)),
      ("answer", .resultFound(.move("c3"), token: 1)),
      ("progress", .analysisProgressed(50, token: 1)),
      ("open result", .panelOpened(.result)),
      ("open how to", .panelOpened(.howToPlay)),
      ("open games", .panelOpened(.games)),
      ("open symbols", .panelOpened(.symbols)),
      ("open players", .panelOpened(.players)),
      ("open unread.", .panelOpened(.unreadableGame)),
      ("OK", .panelConfirmed),
      ("close", .panelClosed),
      ("open a game", .gameOpened("4x4:a1b1", record: "")),
      ("open nonsense", .gameOpened("4x4:a1a1", record: "")),
      ("wait ends", .waitEnded(token: tokens.last ?? 0)),
      ("old wait ends", .waitEnded(token: (tokens.last ?? 0) - 1)),
      ("less motion", .motionPreferenceChanged(isReduced: true)),
      ("more motion", .motionPreferenceChanged(isReduced: false)),
    ]
  }

  /// The lines that `reactions` should have.
  func observedReactions() -> String {
    let lines = actions.compactMap { name, action -> String? in
      var session = session
      let effects = session.handle(action).withoutCues
      if effects.isEmpty, Looks(session) == Looks(self.session) { return nil }
      let padding = String(repeating: " ", count: 15 - name.count)
      let line = name + padding + summary(session)
      return effects.isEmpty ? line : line + " > " + summary(effects)
    }
    return lines.joined(separator: "\n")
  }
}

@Test(arguments: Situation.all)
func `in every situation every action does what the table says`(_ situation: Situation) {
  #expect(situation.observedReactions() == situation.reactions)
}
