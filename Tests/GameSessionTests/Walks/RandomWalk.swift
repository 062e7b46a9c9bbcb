import GameRules

@testable import GameSession

/// A session, and a front end that carries out effects and keeps saved texts.
struct RandomWalk {
  let rules: Rules
  private(set) var session = Session()
  /// The session before the last action.
  private(set) var before: Session
  /// The effects of the last action, without cues.
  private(set) var effects: [Effect] = []
  private(set) var visited: Set<String> = []
  private(set) var reducesMotion = false
  /// The tokens of all waits.
  private(set) var waits: [Int] = [0]
  private(set) var address: UTF8Text = "3x3:"
  private(set) var record: UTF8Text = "3x3:"
  private var generator: SplitMix64

  static let places: Set<String> = [
    "playing", "playing held", "playing dragged", "turn", "ending", "returning", "clearing",
    "finished", "finished /result", "refused", "unreadable",
  ]

  /// Whether the first mark wins, so that no turn ever passes.
  var isNarrow: Bool { rules.inARow == 1 }

  init(seed: Int, rules: Rules) {
    self.rules = rules
    generator = SplitMix64(seed: seed)
    before = session
    take(.rulesChosen(rules))
  }

  // MARK: Actions

  mutating func randomAction() -> Action {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<9: .squareTapped(randomSquare())
    case 9..<15: .waitEnded(token: waits.last ?? 0)
    case 15: .waitEnded(token: waits.randomElement(using: &generator) ?? 0)
    case 16, 17: .pieceTapped(randomMark())
    case 18, 19: .pieceLifted(randomMark())
    case 20: .pieceMoved(over: randomSquare())
    case 21: .pieceMoved(over: nil)
    case 22, 23: .pieceDropped(on: randomSquare())
    case 24: .pieceDropped(on: nil)
    case 25: .pieceReturned
    case 26, 27: .undoTapped
    case 28, 29: .redoTapped
    case 30: rarely() ? .newGameTapped : .panelClosed
    case 31: rarely() ? .rulesChosen(rules) : .panelConfirmed
    case 32: .panelOpened(randomPanel())
    case 33: .panelClosed
    case 34: rarely() ? .panelConfirmed : .waitEnded(token: waits.last ?? 0)
    case 35:
      .symbolChosen(Symbol.allCases.randomElement(using: &generator) ?? .x, for: randomMark())
    case 36: .customRulesEdited(randomField(), to: randomEntry())
    case 37: rarely() ? .customRulesConfirmed : .squareTapped(randomSquare())
    case 38: randomOpening()
    default: .motionPreferenceChanged(isReduced: rarely())
    }
  }

  private mutating func rarely() -> Bool { Int.random(in: 0..<4, using: &generator) == 0 }

  private mutating func randomMark() -> Mark { Bool.random(using: &generator) ? .x : .o }

  private mutating func randomSquare() -> Square {
    let rules = session.game.rules
    // Mostly in a corner, where large boards reach an end too; sometimes off the board.
    let isFar = rarely()
    let columns = isFar ? min(rules.columns + 1, 19) : min(rules.columns, 6)
    let rows = isFar ? rules.rows : min(rules.rows, 6)
    return Square(
      column: Int.random(in: 0..<columns, using: &generator),
      row: Int.random(in: 0..<rows, using: &generator))
  }

  private mutating func randomPanel() -> Panel {
    let panels: [Panel] = [.howToPlay, .games, .symbols, .result, .unreadableGame]
    return panels.randomElement(using: &generator) ?? .games
  }

  private mutating func randomField() -> CustomRules.Field {
    CustomRules.Field.allCases.randomElement(using: &generator) ?? .rows
  }

  private mutating func randomEntry() -> CustomRules.Entry {
    if Bool.random(using: &generator) { return .isOn(Bool.random(using: &generator)) }
    return .text(
      (["1", "2", "3", "4", "", "20", "x"] as [UTF8Text]).randomElement(using: &generator) ?? "")
  }

  private mutating func randomOpening() -> Action {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .gameOpened("#" + address + "?", record: record)
    case 1: .gameOpened("#" + rules.notation, record: "")
    case 2: .gameOpened("#" + address, record: "")
    default: .gameOpened("#" + address, record: record)
    }
  }

  mutating func take(_ action: Action) {
    before = session
    if case .gameOpened(let text, let record) = action {
      address = text
      self.record = record
    }
    if case .motionPreferenceChanged(let isReduced) = action { reducesMotion = isReduced }
    effects = session.handle(action).withoutCues
    for effect in effects {
      switch effect {
      case .wait(_, let token): waits.append(token)
      case .saveGame(let text, let record, _): (address, self.record) = (text, record)
      case .announce, .saveLanguage, .saveSettings, .saveSymbols, .savePlayers, .saveJournal,
        .share, .update, .install, .saveFile, .openFile, .cue,
        .analyze, .stopAnalyzing, .room:
        break
      }
    }
    var place = summary(session)
    for word in [" /howToPlay", " /games", " /symbols", " !", " \(session.game)"] {
      place = place.split(separator: word).joined()
    }
    if case .dragging = session.carry { place = "playing dragged" }
    visited.insert(place)
    if session.refusal != nil { visited.insert("refused") }
    if session.panel == .unreadableGame { visited.insert("unreadable") }
  }
}
