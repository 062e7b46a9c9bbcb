import GameRules
import Testing

@testable import GameSession

/// A state of a session, and the effect of every action in it.
///
/// A line of `differences` is an action, then the changed parts of the state (see `parts(of:)`;
/// `-panel` is a panel that goes), then the effects. It is `looks` if only the presentation changes,
/// and `nothing` if that does not either. An action without a line does what it does in the situation
/// that this one is unlike; in the first situation, it changes nothing.
struct Situation: CustomTestStringConvertible {
  let name: String
  let session: Session
  let state: String
  /// The reactions unlike those of the other situation, by action.
  let differences: [String: String]
  /// The reactions in the situation that this one is unlike, by action.
  let inherited: [String: String]
  private let tokens: [Int]

  var testDescription: String { name }

  /// The reactions to all actions that change something, by action.
  var reactions: [String: String] {
    inherited.merging(differences) { $1 }.filter { $0.value != "nothing" }
  }

  /// Starts from a record, with one wait already over so that there is a stale token.
  init(
    _ name: String, unlike other: Situation? = nil, after game: String, _ actions: [Action] = [],
    is state: String, _ differences: String
  ) {
    var session = Session(game, record: "3x3:b2a1c2b1a2")
    var effects: [Effect] = []
    if !session.game.position.isOver {
      effects = session.handle([.pieceLifted(session.game.position.toMove), .pieceReturned])
      session.settle(effects)
    }
    effects += session.handle(actions)
    self.name = name
    self.session = session
    self.state = state
    self.differences = Dictionary(
      uniqueKeysWithValues: differences.split(separator: "\n").map { line in
        let parts = line.split(separator: "  ", maxSplits: 1)
        return (String(parts[0]), String(parts[1].drop { $0 == " " }))
      })
    inherited = other?.reactions ?? [:]
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

  /// The reaction to an action; nil if it changes nothing.
  func reaction(to action: Action) -> String? {
    var after = session
    let effects = after.handle(action).withoutCues
    let changes = zip(parts(of: session), parts(of: after)).compactMap { old, new in
      old.text == new.text ? nil : new.text.isEmpty ? "-\(new.name)" : new.text
    }
    let words = changes + (effects.isEmpty ? [] : [">", summary(effects)])
    if !words.isEmpty { return words.joined(separator: " ") }
    return Looks(after) == Looks(session) ? nil : "looks"
  }
}

@Suite struct SituationTests {
  @Test(arguments: Situation.all)
  func `in every situation every action does what the table says`(_ situation: Situation) {
    #expect(summary(situation.session) == situation.state)
    for (name, action) in situation.actions {
      #expect(situation.reaction(to: action) == situation.reactions[name], "\(name)")
    }
  }

  @Test(arguments: Situation.all)
  func `the table says only what differs, of actions that exist`(_ situation: Situation) {
    let repeated = situation.differences.filter { situation.inherited[$0] ?? "nothing" == $1 }
    #expect(repeated == [:])
    #expect(Set(situation.differences.keys).isSubset(of: situation.actions.map(\.name)))
  }
}
