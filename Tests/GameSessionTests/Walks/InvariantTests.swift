import GameRules
import GameSolver
import TestSupport
import Testing

@testable import GameSession

@Suite struct InvariantTests {
  private static let count = isOptimized ? SlowSuite.isOn ? 250_000 : 40_000 : 2_000

  /// Four seeds with `count` actions each, and a new session every 250.
  @Test(arguments: 1...4)
  func `any input leaves a status, all squares and readable saved texts`(
    seed: Int
  ) {
    var generator = SplitMix64(seed: seed)
    var session = Session()
    for number in 0..<InvariantTests.count {
      if number.isMultiple(of: 250) { session = InvariantTests.session(&generator) }
      let action = session.hostileAction(&generator)
      let flaws = session.flaws(after: session.handle(action))
      if flaws.isEmpty { continue }
      Issue.record("seed \(seed), action \(number), \(action): \(flaws)")
      return
    }
  }

  private static func session(_ generator: inout SplitMix64) -> Session {
    let players: [Player] = [.person, .person, .person, .computer(.hard), .computer(.beginner)]
    var match = Match()
    for seat in Seat.allCases { match[seat] = players.randomElement(using: &generator) ?? .person }
    var session = Session(
      match: match, reducesMotion: Bool.random(using: &generator), seed: 1)
    _ = session.handle(.gameOpened(hostileText(&generator), record: ""))
    return session
  }

  fileprivate static func hostileText(_ generator: inout SplitMix64) -> UTF8Text {
    let texts: [UTF8Text] = [
      "", "1x1:", "3x3:", "3x3k1:", "2x2+corners+squares:", "4x1k3:", "3x3:a1b1a2b2", "3x3:b2a1c3",
      "3x3+swap:", "3x3+swap:b2", "3x3+swap:b2=",
      "3x3:a1b1a2b2a3", "4x4+corners:a1", "3x3+misere:a1b1a2b2", "nonsense", "3x3:b2b2",
      "#3x3%3ab2", "20x20",
    ]
    return texts.randomElement(using: &generator) ?? ""
  }
}

extension Session {
  /// The violated invariants after these effects.
  fileprivate func flaws(after effects: [Effect]) -> [String] {
    var flaws: [String] = []
    func demand(_ holds: Bool, _ sentence: String) { if !holds { flaws.append(sentence) } }
    let shown = presentation
    var isEnding = false
    switch phase {
    case .animating(.ending), .animating(.deciding): isEnding = true
    default: break
    }
    demand(shown.status.isEmpty == isEnding, "The status is \(shown.status)")
    demand(shown.squares.count == game.rules.area, "A square is missing")
    demand(shown.progress == nil || request != nil, "Nothing progresses")
    demand(shown.panel.map { !$0.title.isEmpty && !$0.items.isEmpty } ?? true, "An empty panel")
    for effect in effects {
      switch effect {
      case .saveGame(let text, let record, _):
        demand((try? Game(text))?.notation == text, "\(text) does not read back")
        demand((try? Game(record))?.recordNotation == record, "\(record) does not read back")
      case .saveSymbols(let symbols):
        demand(SymbolChoice(symbols.notation) == symbols, "The symbols do not read back")
      case .savePlayers(let match):
        demand(Match(match.notation).notation == match.notation, "The players do not read back")
      case .analyze(let request, _):
        demand(AnalysisRequest(request.notation) == request, "The request does not read back")
      case .room: break
      case .announce(let text, _): demand(!text.isEmpty, "Nothing is announced")
      case .saveJournal(let journal):
        demand(Journal(journal.notation) == journal, "The journal does not read back")
      case .saveSettings(let settings):
        demand(Settings(settings.notation) == settings, "The settings do not read back")
      case .wait, .stopAnalyzing, .cue, .saveLanguage, .share, .update, .install, .saveFile,
        .openFile:
        break
      }
    }
    return flaws
  }

  /// Anything a front end could send in any state, and much that it should not.
  fileprivate func hostileAction(_ generator: inout SplitMix64) -> Action {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &generator)]
    }
    let square = Square(
      column: Int.random(in: 0..<4, using: &generator),
      row: Int.random(in: 0..<4, using: &generator))
    let mark = pick(Mark.allCases)
    let requestToken = pick([lastRequestToken, lastRequestToken, lastRequestToken - 1, 0, .max])
    switch Int.random(in: 0..<44, using: &generator) {
    case 0..<9: return .squareTapped(square)
    case 9..<15: return .waitEnded(token: pick([lastWaitToken, lastWaitToken, 0, -1]))
    case 15..<23: return .resultFound(hostileResult(square, &generator), token: requestToken)
    case 23: return .analysisProgressed(pick([-1, 0, 50, 100, .max]), token: requestToken)
    case 24: return .pieceTapped(mark)
    case 25: return .pieceLifted(mark)
    case 26: return .pieceMoved(over: pick([square, nil]))
    case 27: return .pieceDropped(on: pick([square, nil]))
    case 28: return .pieceReturned
    case 29: return .undoTapped
    case 30: return pick([.redoTapped, .markTakenOver])
    case 31: return pick([.newGameTapped, .rulesChosen(.classic), .rulesChosen(.fourByFour)])
    case 32:
      let fields = CustomRules.Field.allCases
      let entry = pick([.isOn(true), .isOn(false), .text("3"), .text("x")] as [CustomRules.Entry])
      return pick([.customRulesEdited(pick(fields), to: entry), .customRulesConfirmed])
    case 33: return .symbolChosen(pick(Symbol.allCases), for: mark)
    case 34: return .playerChosen(pick(Player.all), for: pick(Seat.allCases))
    case 35:
      return pick([
        .firstMoveChosen(pick(FirstMove.allCases)), .opponentChosen(pick(Player.all)),
        .settingChanged(.theme(pick(Settings.Theme.allCases))), .analysisFailed, .retryTapped,
        .playerNamed(InvariantTests.hostileText(&generator), for: pick(Seat.allCases)),
        .gameResumed(pick(journal.games.map(\.game) + [game]), match),
        .playedGameChosen(pick([-1, 0, 1, .max])), .shareChosen(pick(Share.allCases)),
        .saved(pick(Action.SavedValue.allCases), InvariantTests.hostileText(&generator)),
        .saved(.players, pick(["000", "person easy fixed second 2 3 4 x\nA\nB", "502 0 0 1 0 ="])),
        .shared(pick(Share.allCases)), .updateFound, .updateChosen, .installOffered(),
        .installOffered(byHand: true), .gamesSaved, .gamesOpened,
        .installAnswered(Bool.random(using: &generator)),
        .linkOpened(InvariantTests.hostileText(&generator), record: ""),
      ])
    case 36, 37: return pick([.hintTapped, .squarePointedAt(pick([square, nil]))])
    case 38: return .explainTapped
    case 39: return pick([.reviewOpened, .reviewClosed])
    case 40:
      let ply = Int.random(in: -1...9, using: &generator)
      return pick([.plyChosen(ply), .plyChosen(.min), .moveRetried(ply), .moveRetried(.max)])
    case 41: return .otherLineChosen(pick([-1, 0, 1, .max]))
    case 42:
      let panels: [Panel] = [
        .howToPlay, .games, .symbols, .players, .menu, .languages, .result, .unreadableGame,
        .journal, .share, .seat(.first), .seat(.second),
      ]
      return pick([.panelOpened(pick(panels)), .panelClosed, .panelConfirmed])
    default:
      return pick([
        .gameOpened(InvariantTests.hostileText(&generator), record: game.recordNotation),
        .motionPreferenceChanged(isReduced: Bool.random(using: &generator)),
      ])
    }
  }

  private func hostileResult(
    _ square: Square, _ generator: inout SplitMix64
  ) -> AnalysisResult {
    let lines = Rules.cornersAndSquares.makeLines()
    let review = Review(of: game, values: [ValueBounds(.draw)], keeping: [[square]])
    let results: [AnalysisResult] = [
      .move(square), .move(game.position.legalMoves.first), .move(nil), .hint(nil),
      .hint(Hint(square: square, reasons: [.blocks([])])),
      .hint(Hint(square: square, reasons: [.forks(lines), .wins(in: -1)])),
      .values(Array(repeating: ValueBounds(.win(in: 3)), count: game.rules.area)), .values([]),
      .answers(Answers(square: square, safe: [square])), .answers(Answers(square: square)),
      .review(review), .review(Review(of: Game(.sixBySix), values: [], keeping: [])),
    ]
    return results.randomElement(using: &generator) ?? .move(nil)
  }
}
