import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct ThoughtWalkTests {
  @Test(arguments: [
    (1, "3x3", 3000), (2, "4x4+corners+squares", 1500), (3, "1x1", 1000), (4, "5x1k3", 2000),
    (5, "5x5k4", 1000), (6, "3x3", 3000), (7, "3x2", 2000), (8, "3x3k1", 1000),
    (9, "9x9k5+squares", 400),
  ])
  func `computers, hints, values and reviews in any order leave a consistent session`(
    seed: Int, rules: String, actions: Int
  ) throws {
    var walk = ThoughtWalk(seed: seed, rules: try Rules(rules))
    for number in 0..<actions {
      let action = walk.step()
      #expect(walk.flaws == [], "seed \(seed), action \(number): \(action)")
      if !walk.flaws.isEmpty { return }
    }
    // A walk that reaches nothing proves nothing.
    let missing = ThoughtWalk.places(on: walk.rules).subtracting(walk.visited)
    #expect(missing.isEmpty, "seed \(seed) never came to \(missing)")
  }
}

/// A session of persons and computers, and a front end that answers late or not at all.
private struct ThoughtWalk {
  let rules: Rules
  private(set) var flaws: [String] = []
  private(set) var visited: Set<String> = []
  private var session = Session()
  private var before = Session()
  private var generator: SplitMix64
  private var wait: (milliseconds: Int, token: Int)?
  private var thought: (request: AnalysisRequest, token: Int)?
  private var oldThoughts: [(request: AnalysisRequest, token: Int)] = []
  private var address: UTF8Text = "3x3:"

  static func places(on rules: Rules) -> Set<String> {
    var places: Set<String> = ["move", "review", "reviewed", "program moved", "held"]
    if rules.area > 1 { places.formUnion(["hint", "truth", "hinted", "told", "progress"]) }
    if rules.area < 10 { places.insert("counted") }
    if (2..<10).contains(rules.area) { places.insert("slips") }
    if rules.area > 1, rules.inARow > 1 { places.insert("lines") }
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
      guard let answered = thought else { return .panelConfirmed }
      if let answer = randomAnswer(answered.request) {
        return .resultFound(answer, token: answered.token)
      }
      return .analysisProgressed(50, token: answered.token)
    case 21:
      guard let old = oldThoughts.randomElement(using: &generator),
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
      return .pieceLifted(session.game.position.toMove)
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
  private mutating func randomAnswer(_ question: AnalysisRequest) -> AnalysisResult? {
    let position = question.game.position
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return nil
    case 1: return .move(randomSquare())
    case 2: return .truth([])
    default: break
    }
    let move = position.legalMoves.randomElement(using: &generator)
    switch question.kind {
    case .move: return .move(move)
    case .hint: return .hint(move.flatMap { Hint(square: $0, reasons: [.holdsDraw]) })
    case .truth:
      return .truth(
        (0..<position.rules.area).map { position.board[$0] == nil ? ValueBounds(.draw) : nil })
    case .review:
      let values = question.game.replay().map { _ in ValueBounds(.draw) }
      return .review(Review(of: question.game, values: values, keeping: []))
    }
  }

  private mutating func take(_ action: Action) {
    before = session
    let hadThought = thought != nil
    let answered = thought
    let effects = session.handle(action)
    if case .resultFound(_, let token) = action, token == thought?.token, isTaken(action) {
      thought = nil
    }
    flaws = []
    var isStep: Bool?
    for effect in effects {
      switch effect {
      case .wait(let milliseconds, let token): wait = (milliseconds, token)
      case .analyze(let question, let token):
        demand(token > (oldThoughts.last?.token ?? 0), "A token is used twice")
        thought = (question, token)
        oldThoughts.append((question, token))
        let place = GameSessionTests.summary([effect])
        visited.insert(
          ["think hint": "hint", "think truth": "truth", "think review": "review"][place] ?? "move")
      case .stopAnalyzing:
        demand(hadThought, "A thought ends that was not there")
        thought = nil
      case .keepGame(let text, _, let step): (address, isStep) = (text, step)
      case .announce, .cue, .keepLanguage, .keepSettings, .keepSymbols, .keepPlayers, .keepJournal,
        .share, .update, .install, .room:
        break
      }
    }
    check(action, isStep, answered?.request)
  }

  /// Whether the session accepts the result; it refuses one that is impossible.
  private func isTaken(_ action: Action) -> Bool {
    guard case .resultFound(let answer, _) = action, let question = thought?.request else {
      return false
    }
    let position = question.game.position
    switch (question.kind, answer) {
    case (.move, .move(let square?)): return position.refusal(of: square) == nil
    case (.hint, .hint(let hint?)): return position.refusal(of: hint.square) == nil
    case (.truth, .truth(let values)): return values.count == position.rules.area
    case (.review, .review): return true
    default: return false
    }
  }

  // MARK: Invariants

  private mutating func demand(_ holds: Bool, _ sentence: String) {
    if !holds { flaws.append(sentence) }
  }

  private mutating func check(_ action: Action, _ isStep: Bool?, _ answered: AnalysisRequest?) {
    let game = session.game
    let shown = session.presentation
    let isOver = game.position.isOver
    let player = session.match.player(of: game.position.toMove)
    let isProgramsTurn = !isOver && player.isComputer && !session.isReviewing
    var isAnimating = false
    if case .animating = session.phase { isAnimating = true }

    // The phase.
    if !isAnimating {
      let phase: Phase = isOver ? .finished : isProgramsTurn ? .thinking : .playing
      demand(session.phase == phase, "The phase is \(session.phase)")
    }
    if session.phase == .thinking, session.panel == nil {
      demand(wait != nil || thought != nil, "Nothing will end the thought")
    }
    if session.panel != nil { visited.insert("held") }

    // The request.
    var kind: AnalysisRequest.Kind?
    if session.isReviewing, shown.review?.steps.first?.value == nil {
      kind = .review
    } else if !isOver, isProgramsTurn {
      if case .computer(let level) = player, session.activity.reply?.move == nil,
        session.panel == nil
      {
        kind = .move(level)
      }
    } else if !isOver {
      if thought?.request.kind == .hint {
        kind = .hint
      } else if session.showsTruth, session.truth == nil {
        kind = .truth
      }
    } else if thought?.request.kind == .review {
      // The player asked for nothing.
      kind = .review
      visited.insert("slips")
      demand(rules.area <= 16 && shown.progress == nil, "A large board is looked at for slips")
      demand(session.match.personAgainstComputer != nil, "Others are looked at for slips")
    }
    demand(
      thought?.request.kind == kind, "\(String(describing: thought)) is asked, not \(kind as Any)")
    if let thought {
      demand(thought.request.game.hasRecord(of: game), "The thought is of another game")
      let isHere = thought.request.game == game
      demand(isHere || kind == .review, "The thought is of another place")
    }
    demand(shown.progress == nil || thought != nil, "Progress without a thought")
    if shown.progress != nil { visited.insert("progress") }

    // Moves of the computer.
    if game.ply == before.game.ply + 1, game.record.starts(with: before.game.moves) {
      switch action {
      case .waitEnded, .resultFound:
        demand(isStep == false, "A move of the program is a step")
        demand(before.phase == .thinking && before.panel == nil, "The program moves out of turn")
        visited.insert("program moved")
      default:
        demand(isStep != nil, "A move is not kept")
      }
    }
    demand(
      session.panel == .unreadableGame || address == game.notation, "The address is \(address)")

    // What is shown.
    for (index, state) in shown.squares.enumerated() {
      let isEmpty = game.position.board[index] == nil
      demand(isEmpty || !state.isHint && state.truth == nil, "A taken square is advised or valued")
      demand(state.truth == nil || session.showsTruth && !isProgramsTurn, "Truth out of turn")
      if state.isHint { visited.insert("hinted") }
      if state.truth != nil { visited.insert("told") }
    }
    demand((shown.review != nil) == session.isReviewing, "A review is shown or is not")
    if let review = shown.review {
      demand(review.steps.map(\.square) == game.record, "The review is of another game")
      demand(review.steps.count { $0.isCurrent } == min(game.ply, 1), "No step is the current one")
      visited.insert("reviewed")
    }

    // Variations and score.
    let lines = session.otherLines
    demand(Set(lines).count == lines.count, "A line is kept twice")
    for line in lines {
      demand(line.rules == game.rules && !line.record.isEmpty, "A line is of another game")
      demand(!game.record.starts(with: line.record), "A line is no other line")
      visited.insert("lines")
    }
    let total = session.match.wins[0] + session.match.wins[1] + session.match.draws
    let totalBefore = before.match.wins[0] + before.match.wins[1] + before.match.draws
    demand(session.match.wins.allSatisfy { $0 >= 0 } && session.match.draws >= 0, "Less than nil")
    if case .playerChosen = action {
    } else {
      demand(
        totalBefore...totalBefore + 1 ~= total, "The score goes from \(totalBefore) to \(total)")
    }
    if total > totalBefore { visited.insert("counted") }
    if !isAnimating, case .animating(.ending) = before.phase, case .waitEnded = action {
      demand(total > 0, "An end is not counted")
    }
  }
}
