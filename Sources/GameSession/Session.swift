import GameRules
import GameSolver

/// The one way through the program: an action goes in, effects come out, and what there is to see
/// is derived from the state in between.
///
///     var session = Session()
///     let effects = session.handle(.squareTapped(Square(column: 1, row: 1)))
///     session.presentation.status  // "O's turn"
public struct Session: Sendable {
  /// The game and its record.
  public private(set) var game = Game(.classic)
  /// What the session is doing.
  public private(set) var phase = Phase.playing
  /// The panel that is shown; one that a player opens lies over the result.
  public var panel: Panel? { opened ?? (showsResult ? .result : nil) }
  /// Why the last game text from outside could not be read.
  public private(set) var unreadable: GameTextError?
  /// What became of the tray's pieces.
  public private(set) var carry = Carry.empty
  /// The language that it speaks.
  public let phrases: Phrasebook
  /// The shapes of the marks.
  public private(set) var symbols: SymbolChoice
  /// The custom rules as they were left.
  public private(set) var customRules = CustomRules(.classic)
  /// Why the last move was refused, until the next legal one.
  public private(set) var refusal: IllegalMove?
  /// How many moves have been refused since the last legal one.
  public private(set) var refusalCount = 0

  /// Who plays, and the score.
  public private(set) var match: Match
  /// Whether every square shows what it is worth.
  public private(set) var showsTruth = false
  /// Whether the game is looked at move by move.
  public private(set) var isReviewing = false
  /// Lines of this game that were left for another move.
  public private(set) var otherLines: [Game] = []
  /// What was found out about the position or the record at hand.
  public private(set) var findings = Findings()

  /// How the game looks, sounds and feels.
  public private(set) var settings: Settings
  /// Whether what was asked last could not be thought about.
  private(set) var isThinkerLost = false
  private var opened: Panel?
  /// A game that was left in the middle for a new one.
  private var left: Left?

  private struct Left: Sendable {
    let game: Game
    let match: Match
  }

  private var showsResult = false
  private var reducesMotion: Bool
  /// Tells how a game is played with what the front end has for hands.
  let manual: @Sendable (Wording, Rules) -> [UTF8Text]
  private var waitToken = 0

  private var generator: SplitMix64
  private var wantsHint = false
  private var question: AnalysisRequest?
  private var questionToken = 0
  /// How far the pause before a move of the program is.
  private var pause = Pause.none

  private enum Pause {
    case none
    case running
    case over
  }

  /// What was found out about the position or the record at hand.
  public struct Findings: Hashable, Sendable {
    /// The move that the program is about to make.
    var move: Square?
    /// The move to advise, and why.
    public internal(set) var hint: Hint?
    /// What each square is worth to the side to move; nil until it is found.
    public internal(set) var truth: [ValueBounds?]?
    /// How far the thought is, in percent, once it lasts.
    public internal(set) var progress: Int?
    /// The review of the record; nil until it is found.
    public internal(set) var review: Review?
  }

  /// A piece that the player has picked up.
  public enum Carry: Hashable, Sendable {
    /// Both pieces are in the tray.
    case empty
    /// The piece to move was tapped and waits for a square.
    case holding
    /// The piece to move follows the pointer, over this square.
    case dragging(over: Square?)
  }

  /// A session with an empty game of 3×3.
  ///
  /// - Parameters:
  ///   - phrases: The language that it speaks.
  ///   - symbols: The shapes of the marks.
  ///   - match: Who plays.
  ///   - reducesMotion: Whether the player's system asks for less motion.
  ///   - settings: How the game looks, sounds and feels, if that was kept.
  ///   - seed: Decides between moves of the program that look the same.
  ///   - manual: Tells how a game is played, by paragraphs; a pointer and keys are expected.
  public init(
    phrases: Phrasebook = .english, symbols: SymbolChoice = SymbolChoice(), match: Match = Match(),
    reducesMotion: Bool = false, settings: Settings? = nil, seed: Int = 0,
    manual: @escaping @Sendable (Wording, Rules) -> [UTF8Text] = { $0.howToPlay($1) }
  ) {
    self.phrases = phrases
    self.symbols = symbols
    self.match = match
    self.reducesMotion = reducesMotion
    self.settings = settings ?? Settings(reducesMotion: reducesMotion)
    self.manual = manual
    generator = SplitMix64(seed: seed)
    settle()
  }

  /// Takes in what happened.
  ///
  /// - Returns: What the front end has to do about it, in order.
  public mutating func handle(_ action: Action) -> [Effect] {
    if action != .thoughtFailed { isThinkerLost = false }
    let effects = respond(to: action)
    return effects + movePauseAlong() + think()
  }

  private mutating func respond(to action: Action) -> [Effect] {
    switch action {
    case .squareTapped(let square): return play(square)
    case .pieceTapped(let mark): return pickUp(mark)
    case .pieceLifted(let mark):
      if canTake(mark) { carry = .dragging(over: nil) }
      return []
    case .pieceMoved(let square):
      if case .dragging = carry { carry = .dragging(over: square) }
      return []
    case .pieceDropped(let square): return drop(on: square)
    case .pieceReturned: return putBack()
    case .undoTapped: return game.canUndo ? step(to: stop(before: game.ply)) : bringBack()
    case .redoTapped: return game.canRedo ? step(to: stop(after: game.ply)) : []
    case .plyChosen(let ply):
      guard 0...game.record.count ~= ply, ply != game.ply else { return [] }
      return step(to: ply)
    case .newGameTapped: return begin(game.rules)
    case .rulesChosen(let rules): return begin(rules)
    case .customRulesEdited(let field, let entry):
      customRules.edit(field, to: entry)
      return []
    case .customRulesConfirmed:
      guard let rules = try? customRules.rules() else { return [] }
      return begin(rules)
    case .symbolChosen(let symbol, let mark):
      symbols.choose(symbol, for: mark)
      return [.keepSymbols(symbols)]
    case .playerChosen(let player, let seat):
      match[seat] = player
      if !game.position.isOver {
        rest()
        settle()
      }
      return [.keepPlayers(match)]
    case .opponentChosen(let player):
      match[.first] = .person
      return respond(to: .playerChosen(player, for: .second))
    case .settingChanged(let change):
      settings.make(change)
      return [.keepSettings(settings)]
    case .firstMoveChosen(let firstMove):
      match.firstMove = firstMove
      return [.keepPlayers(match)]
    case .languageChosen(let language):
      return language.code == phrases.language ? closePanel() : [.keepLanguage(language)]
    case .hintTapped:
      guard phase == .playing, !isDeaf else { return [] }
      wantsHint = findings.hint == nil
      refusal = nil
      return []
    case .explainTapped:
      showsTruth.toggle()
      return []
    case .reviewOpened:
      guard !game.record.isEmpty else { return [] }
      let effects = putUnreadableAside()
      rest()
      opened = nil
      isReviewing = true
      settle()
      return effects
    case .reviewClosed:
      guard isReviewing else { return [] }
      rest()
      isReviewing = false
      settle()
      return []
    case .otherLineChosen(let index):
      guard otherLines.indices ~= index else { return [] }
      return swapLine(index)
    case .panelOpened(.result), .panelOpened(.unreadableGame): return []
    case .panelOpened(let panel):
      if panel == .games, opened != .games { customRules = CustomRules(game.rules) }
      let effects = putUnreadableAside()
      opened = panel
      return effects
    case .panelConfirmed: return confirmPanel()
    case .panelClosed: return closePanel()
    case .gameOpened(let text, let record): return open(text, record: record)
    case .waitEnded(let token):
      guard token == waitToken else { return [] }
      if pause == .running { pause = .over }
      endTransition()
      return []
    case .answerFound(let answer, let token):
      if token == questionToken, let question, answer.fits(question) { learn(answer) }
      return []
    case .thoughtFailed:
      guard question != nil else { return [] }
      question = nil
      findings.progress = nil
      isThinkerLost = true
      return []
    case .retryTapped: return []
    case .thoughtProgressed(let percent, let token):
      if token == questionToken, question != nil { findings.progress = percent }
      return []
    case .motionPreferenceChanged(let isReduced):
      reducesMotion = isReduced
      if isReduced { endTransition() }
      return []
    }
  }

  // MARK: Moves

  private func canTake(_ mark: Mark) -> Bool {
    !isDeaf && phase == .playing && game.position.toMove == mark
  }

  private mutating func play(
    _ square: Square, isDropped: Bool = false, isOwn: Bool = true
  ) -> [Effect] {
    if isOwn, isDeaf { return [] }
    let mark = game.position.toMove
    let before = game
    do throws(IllegalMove) {
      try game.play(square)
    } catch {
      refusal = error
      refusalCount += 1
      return isDropped ? putBack() : []
    }
    rest()
    opened = nil
    isReviewing = false
    keepLine(before)
    let arrival = Transition.Arrival(square: square, isDropped: isDropped)
    return [.announce(announcement(of: square, by: mark)), keepGame(isStep: false)]
      + begin(game.position.isOver ? .ending(arrival) : .turn(arrival))
  }

  /// Whether squares do nothing now: something moves, or it is the program's turn.
  private var isDeaf: Bool {
    switch phase {
    case .animating, .thinking: true
    case .playing: match.player(of: game.position.toMove).isComputer
    case .finished: false
    }
  }

  private mutating func pickUp(_ mark: Mark) -> [Effect] {
    guard canTake(mark) else { return [] }
    carry = carry == .holding ? .empty : .holding
    refusal = nil
    return []
  }

  private mutating func drop(on square: Square?) -> [Effect] {
    guard case .dragging = carry else { return [] }
    guard let square else { return putBack() }
    return play(square, isDropped: true)
  }

  private mutating func putBack() -> [Effect] {
    defer { carry = .empty }
    guard case .dragging = carry else { return [] }
    return begin(.returning)
  }

  private mutating func step(to ply: Int) -> [Effect] {
    rest()
    let isBack = ply < game.ply
    game.go(to: ply)
    settle()
    let mark = isBack ? game.position.toMove : game.position.toMove.opponent
    let square = game.record[isBack ? ply : ply - 1]
    let sentence = isBack ? wording.takenBack(mark, square) : announcement(of: square, by: mark)
    return [.announce(sentence), keepGame(isStep: false)]
  }

  /// The move, and what it decided.
  private func announcement(of square: Square, by mark: Mark) -> UTF8Text {
    wording.move(mark, square, game.position.outcome)
  }

  // MARK: Games

  private mutating func begin(_ rules: Rules) -> [Effect] {
    let before = game
    let isStep = opened != .unreadableGame
    left = before.ply > 0 && !before.position.isOver ? Left(game: game, match: match) : nil
    rest()
    opened = nil
    isReviewing = false
    otherLines = []
    match.beginGame()
    game = rules == before.rules ? Game(before.position.table) : Game(rules)
    settle()
    let remains = Transition.Remains(board: before.position.board, rules: before.rules)
    let isBare = before.ply == 0 || before.rules != rules
    // Going back must not lead to the text that could not be read.
    return [keepGame(isStep: isStep)] + (isBare ? [] : begin(.clearing(remains)))
  }

  /// Goes back to the game that was left for the one at hand, which has not begun.
  private mutating func bringBack() -> [Effect] {
    guard let left, canBringBack else { return [] }
    rest()
    self.left = nil
    isReviewing = false
    game = left.game
    match = left.match
    settle()
    return [.announce(wording.broughtBack(game.rules)), keepGame(isStep: false)]
  }

  /// Whether the last thing done was to leave a game in the middle.
  var canBringBack: Bool { left != nil && game.record.isEmpty }

  private mutating func open(_ text: UTF8Text, record: UTF8Text) -> [Effect] {
    let text = Link.gameText(in: text)
    do throws(GameTextError) {
      var tables = LineTables()
      var game = text.isEmpty ? Game(.classic) : try Game(text, sharing: &tables)
      if let whole = try? Game(record, sharing: &tables), whole.continues(game) {
        let ply = game.ply
        game = whole
        game.go(to: ply)
      }
      rest()
      left = nil
      opened = nil
      isReviewing = false
      if !game.continues(self.game), !self.game.continues(game) {
        otherLines = []
        match.changeGame()
      }
      self.game = game
      settle()
      return [keepGame(isStep: false)]
    } catch {
      rest()
      opened = .unreadableGame
      unreadable = error
      return []
    }
  }

  private func keepGame(isStep: Bool) -> Effect {
    .keepGame(game.notation, record: game.recordNotation, isStep: isStep)
  }

  private mutating func confirmPanel() -> [Effect] {
    switch panel {
    case .result, .unreadableGame: return begin(game.rules)
    case .howToPlay, .games, .symbols, .players, .languages, .menu, nil: return closePanel()
    }
  }

  private mutating func closePanel() -> [Effect] {
    if opened == nil { showsResult = false }
    let effects = putUnreadableAside()
    opened = nil
    return effects
  }

  /// The text that could not be read gives way to the game that is still there.
  private func putUnreadableAside() -> [Effect] {
    opened == .unreadableGame ? [keepGame(isStep: false)] : []
  }

  // MARK: Transitions

  /// Drops whatever is in hand or under way, so that something else can begin.
  private mutating func rest() {
    carry = .empty
    refusal = nil
    refusalCount = 0
    endTransition()
    showsResult = false
    wantsHint = false
    pause = .none
    findings = Findings(review: findings.review)
  }

  /// The phase that the game is in when nothing moves.
  private mutating func settle() {
    if game.position.isOver {
      phase = .finished
    } else {
      let isComputersTurn = match.player(of: game.position.toMove).isComputer
      phase = isComputersTurn && !isReviewing ? .thinking : .playing
    }
  }

  private mutating func begin(_ transition: Transition) -> [Effect] {
    carry = .empty
    phase = .animating(transition)
    if reducesMotion {
      endTransition()
      return []
    }
    waitToken += 1
    return [.wait(milliseconds: transition.milliseconds, token: waitToken)]
  }

  private mutating func endTransition() {
    guard case .animating(let transition) = phase else { return }
    settle()
    if case .ending = transition {
      showsResult = true
      if let outcome = game.position.outcome { match.count(outcome) }
    }
  }

  // MARK: Thought

  /// How long the program waits before its move, so that the move is noticed.
  static let pauseMilliseconds = 500

  /// Plays the move of the program when it is found and the pause is over.
  private mutating func movePauseAlong() -> [Effect] {
    guard isProgramsTurn else {
      pause = .none
      return []
    }
    switch pause {
    case .none:
      pause = .running
      waitToken += 1
      return [.wait(milliseconds: Session.pauseMilliseconds, token: waitToken)]
    case .running:
      return []
    case .over:
      guard let move = findings.move else { return [] }
      return play(move, isOwn: false) + movePauseAlong()
    }
  }

  /// Asks what there is to ask in the state at hand, and drops what is no longer of use.
  private mutating func think() -> [Effect] {
    if isThinkerLost { return [] }
    guard let kind = nextQuestion else {
      findings.progress = nil
      guard question != nil else { return [] }
      question = nil
      return [.stopThinking]
    }
    if let question, question.kind == kind, !isOutdated(question) { return [] }
    let seed = Int(generator.next() >> 33)
    let question = AnalysisRequest(kind: kind, game: game, seed: seed)
    self.question = question
    questionToken += 1
    findings.progress = nil
    return [.think(question, token: questionToken)]
  }

  private func isOutdated(_ question: AnalysisRequest) -> Bool {
    // A review is of the whole record, wherever in it one looks.
    question.kind == .review ? !question.game.hasRecord(of: game) : question.game != game
  }

  /// Whether the program is to move now; it waits while a panel hides the board.
  private var isProgramsTurn: Bool { phase == .thinking && opened == nil }

  private var nextQuestion: AnalysisRequest.Kind? {
    if isReviewing, findings.review?.game.hasRecord(of: game) != true { return .review }
    if !game.position.isOver {
      let player = match.player(of: game.position.toMove)
      if case .computer(let level) = player, !isReviewing {
        return findings.move == nil && opened == nil ? .move(level) : nil
      }
      if wantsHint { return .hint }
      if showsTruth, findings.truth == nil { return .truth }
    }
    return nil
  }

  private mutating func learn(_ answer: AnalysisResult) {
    question = nil
    findings.progress = nil
    switch answer {
    case .move(let square): findings.move = square
    case .hint(let hint):
      wantsHint = false
      findings.hint = hint
    case .truth(let values): findings.truth = values
    case .review(let review): findings.review = review
    }
  }

  // MARK: Lines

  /// The place to undo to: the last one where a person is to move, if there is one.
  private func stop(before ply: Int) -> Int {
    if isReviewing { return ply - 1 }
    return (0..<ply).last { !isComputersTurn(at: $0) } ?? ply - 1
  }

  private func stop(after ply: Int) -> Int {
    if isReviewing { return ply + 1 }
    let end = game.record.count
    return (ply + 1..<max(ply + 1, end)).first { !isComputersTurn(at: $0) } ?? end
  }

  private func isComputersTurn(at ply: Int) -> Bool {
    match.player(of: ply.isMultiple(of: 2) ? .x : .o).isComputer
  }

  /// Keeps a line whose moves are about to be replaced by another move.
  private mutating func keepLine(_ line: Game) {
    if line.record.count > line.ply, line.record[line.ply] != game.lastMove {
      var line = line
      line.go(to: line.record.count)
      if !otherLines.contains(line) { otherLines.append(line) }
    }
    dropContinuedLines()
  }

  /// Drops every line with which the game, or another line, begins.
  private mutating func dropContinuedLines() {
    let lines = otherLines
    otherLines = lines.filter { line in
      !game.continues(line) && !lines.contains { $0 != line && $0.continues(line) }
    }
  }

  private mutating func swapLine(_ index: Int) -> [Effect] {
    rest()
    var line = game
    line.go(to: line.record.count)
    game = otherLines[index]
    otherLines[index] = line
    dropContinuedLines()
    settle()
    return [keepGame(isStep: false)]
  }
}

extension Game {
  /// Whether both have the same rules and the same moves, undone or not.
  func hasRecord(of other: Game) -> Bool { rules == other.rules && record == other.record }

  /// Whether the record begins with the moves of another game of the same rules.
  fileprivate func continues(_ other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.moves)
  }
}

extension AnalysisResult {
  /// Whether it is an answer to a question, and one that can be carried out.
  fileprivate func fits(_ question: AnalysisRequest) -> Bool {
    let position = question.game.position
    switch (question.kind, self) {
    case (.move, .move(let square?)): return position.refusal(of: square) == nil
    case (.hint, .hint(let hint?)): return position.refusal(of: hint.square) == nil
    case (.truth, .truth(let values)): return values.count == position.rules.area
    case (.review, .review(let review)): return review.game.hasRecord(of: question.game)
    default: return false
    }
  }
}
