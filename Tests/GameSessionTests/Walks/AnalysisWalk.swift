import GameRules
import GameSolver

@testable import GameSession

/// A session of persons and computers, and a front end that answers late or not at all.
struct AnalysisWalk {
  let rules: Rules
  private(set) var session = Session()
  /// The session before the last action.
  private(set) var before = Session()
  var visited: Set<String> = []
  /// The wait that has not ended.
  private(set) var wait: (milliseconds: Int, token: Int)?
  /// The request that has no result yet.
  private(set) var analysis: (request: AnalysisRequest, token: Int)?
  private(set) var address: UTF8Text = "3x3:"
  /// Whether the last action saved a game as a step in the history; nil if it saved none.
  private(set) var isStep: Bool?
  /// Violated invariants of the last effects.
  private(set) var effectFlaws = Flaws()
  private var requests: [(request: AnalysisRequest, token: Int)] = []
  private var generator: SplitMix64

  static func places(on rules: Rules) -> Set<String> {
    var places: Set<String> = ["move", "review", "reviewed", "computer moved", "held"]
    if rules.area > 1 { places.formUnion(["hint", "truth", "hinted", "told", "progress"]) }
    if rules.area < 10 { places.insert("counted") }
    if (2..<10).contains(rules.area) { places.insert("mistakes") }
    if rules.area > 1, rules.inARow > 1 { places.insert("lines") }
    if (5..<10).contains(rules.area), rules.inARow > 1 { places.insert("answers") }
    return places
  }

  init(seed: Int, rules: Rules) {
    self.rules = rules
    generator = SplitMix64(seed: seed)
    take(.rulesChosen(rules))
  }

  // MARK: Actions

  mutating func step() -> Action {
    let action = randomAction()
    take(action)
    return action
  }

  private mutating func randomAction() -> Action {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<7: return .squareTapped(randomSquare())
    case 7..<14:
      guard let ended = wait else { return .panelClosed }
      wait = nil
      return .waitEnded(token: ended.token)
    case 14..<21:
      guard let analysis else { return .panelConfirmed }
      if let answer = randomAnswer(analysis.request) {
        return .resultFound(answer, token: analysis.token)
      }
      return .analysisProgressed(50, token: analysis.token)
    case 21:
      guard let old = requests.randomElement(using: &generator),
        let answer = randomAnswer(old.request)
      else { return .explainTapped }
      return .resultFound(answer, token: old.token)
    case 22:
      return .playerChosen(randomPlayer(), for: Bool.random(using: &generator) ? .first : .second)
    case 23: return .firstMoveChosen(FirstMove.allCases.randomElement(using: &generator) ?? .fixed)
    case 24, 25: return .hintTapped
    case 26: return .explainTapped
    case 27, 28: return .reviewOpened
    case 29: return .reviewClosed
    case 30, 31:
      return .plyChosen(Int.random(in: -1...session.game.record.count + 1, using: &generator))
    case 32: return .otherLineChosen(Int.random(in: -1...3, using: &generator))
    case 33: return .undoTapped
    case 34: return .redoTapped
    case 35:
      return .panelOpened(
        ([.howToPlay, .games, .symbols, .players] as [Panel]).randomElement(using: &generator)
          ?? .games)
    case 36: return .panelClosed
    case 37: return .panelConfirmed
    case 38:
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return .newGameTapped
      case 1: return .rulesChosen(rules)
      case 2: return .gameOpened("#" + address, record: session.game.recordNotation)
      case 3: return .gameOpened("nonsense", record: "")
      case 4: return .motionPreferenceChanged(isReduced: true)
      default: return .motionPreferenceChanged(isReduced: false)
      }
    default:
      let mark = session.game.position.toMove
      return Bool.random(using: &generator)
        ? .pieceLifted(mark) : .squarePointedAt(randomSquare())
    }
  }

  private mutating func randomSquare() -> Square {
    Square(
      column: Int.random(in: 0..<rules.columns, using: &generator),
      row: Int.random(in: 0..<rules.rows, using: &generator))
  }

  private mutating func randomPlayer() -> Player {
    Bool.random(using: &generator)
      ? .person : .computer(Level.allCases.randomElement(using: &generator) ?? .hard)
  }

  /// A result of the right kind, sometimes of another; nil for none yet.
  private mutating func randomAnswer(_ request: AnalysisRequest) -> AnalysisResult? {
    let position = request.game.position
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return nil
    case 1: return .move(randomSquare())
    case 2: return .values([])
    default: break
    }
    let move = position.legalMoves.randomElement(using: &generator)
    switch request.kind {
    case .move: return .move(move)
    case .hint: return .hint(move.flatMap { Hint(square: $0, reasons: [.holdsDraw]) })
    case .truth:
      return .values(
        (0..<position.rules.area).map { position.board[$0] == nil ? ValueBounds(.draw) : nil })
    case .answers(let square): return .answers(Answers(square: square, safe: []))
    case .review:
      let values = request.game.replay().map { _ in ValueBounds(.draw) }
      return .review(Review(of: request.game, values: values, keeping: []))
    }
  }

  private mutating func take(_ action: Action) {
    before = session
    let wasAnalyzing = analysis != nil
    let effects = session.handle(action)
    if case .resultFound(_, let token) = action, token == analysis?.token, isTaken(action) {
      analysis = nil
    }
    effectFlaws = Flaws()
    isStep = nil
    for effect in effects {
      switch effect {
      case .wait(let milliseconds, let token): wait = (milliseconds, token)
      case .analyze(let request, let token):
        effectFlaws.demand(token > (requests.last?.token ?? 0), "A token is used twice")
        analysis = (request, token)
        requests.append((request, token))
        switch request.kind {
        case .move: visited.insert("move")
        case .answers: visited.insert("answers")
        default: visited.insert("\(request.kind)")
        }
      case .stopAnalyzing:
        effectFlaws.demand(wasAnalyzing, "An analysis ends that was not there")
        analysis = nil
      case .saveGame(let text, _, let isStep): (address, self.isStep) = (text, isStep)
      case .announce, .cue, .saveLanguage, .saveSettings, .saveSymbols, .savePlayers, .saveJournal,
        .share, .update, .install, .saveFile, .openFile, .room:
        break
      }
    }
  }

  /// Whether the session accepts the result; it refuses one that is impossible.
  private func isTaken(_ action: Action) -> Bool {
    guard case .resultFound(let answer, _) = action, let request = analysis?.request else {
      return false
    }
    let position = request.game.position
    switch (request.kind, answer) {
    case (.move, .move(let square?)): return position.refusal(of: square) == nil
    case (.hint, .hint(let hint?)): return position.refusal(of: hint.square) == nil
    case (.truth, .values(let values, _)): return values.count == position.rules.area
    case (.answers, .answers): return true
    case (.review, .review): return true
    default: return false
    }
  }
}
