import GameRules

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
  public private(set) var hand = Hand.empty
  /// The shapes of the marks.
  public private(set) var symbols: SymbolChoice
  /// The custom rules as they were left.
  public private(set) var customRules = CustomRules(.classic)
  /// Why the last move was refused, until the next legal one.
  public private(set) var refusal: IllegalMove?
  /// How many moves have been refused since the last legal one.
  public private(set) var refusalCount = 0

  private var opened: Panel?
  private var showsResult = false
  private var reducesMotion: Bool
  private var waitToken = 0

  /// A piece in the player's hand.
  public enum Hand: Hashable, Sendable {
    /// Both pieces are in the tray.
    case empty
    /// The piece to move was tapped and waits for a square.
    case holding
    /// The piece to move follows the pointer, over this square.
    case dragging(over: Square?)
  }

  /// A session with an empty game of 3×3.
  public init(symbols: SymbolChoice = SymbolChoice(), reducesMotion: Bool = false) {
    self.symbols = symbols
    self.reducesMotion = reducesMotion
  }

  /// Takes in what happened.
  ///
  /// - Returns: What the front end has to do about it, in order.
  public mutating func handle(_ action: Action) -> [Effect] {
    switch action {
    case .squareTapped(let square): return play(square, isDropped: false)
    case .pieceTapped(let mark): return pickUp(mark)
    case .pieceLifted(let mark):
      if canTake(mark) { hand = .dragging(over: nil) }
      return []
    case .pieceMoved(let square):
      if case .dragging = hand { hand = .dragging(over: square) }
      return []
    case .pieceDropped(let square): return drop(on: square)
    case .pieceReturned: return putBack()
    case .undoTapped: return game.canUndo ? step(to: game.ply - 1) : []
    case .redoTapped: return game.canRedo ? step(to: game.ply + 1) : []
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
    case .panelOpened(.result), .panelOpened(.unreadableGame): return []
    case .panelOpened(let panel):
      if panel == .games, opened != .games { customRules = CustomRules(game.rules) }
      opened = panel
      return []
    case .panelConfirmed: return confirmPanel()
    case .panelClosed: return closePanel()
    case .gameOpened(let text, let record): return open(text, record: record)
    case .waitEnded(let token):
      if token == waitToken { endTransition() }
      return []
    case .motionPreferenceChanged(let isReduced):
      reducesMotion = isReduced
      if isReduced { endTransition() }
      return []
    }
  }

  // MARK: Moves

  private func canTake(_ mark: Mark) -> Bool {
    phase == .playing && game.position.toMove == mark
  }

  private mutating func play(_ square: Square, isDropped: Bool) -> [Effect] {
    if case .animating = phase { return [] }
    let mark = game.position.toMove
    do throws(IllegalMove) {
      try game.play(square)
    } catch {
      refusal = error
      refusalCount += 1
      return isDropped ? putBack() : []
    }
    rest()
    opened = nil
    let arrival = Transition.Arrival(square: square, isDropped: isDropped)
    return [.announce(wording.move(mark, square)), keepGame(isStep: true)]
      + begin(game.position.isOver ? .ending(arrival) : .turn(arrival))
  }

  private mutating func pickUp(_ mark: Mark) -> [Effect] {
    guard canTake(mark) else { return [] }
    hand = hand == .holding ? .empty : .holding
    refusal = nil
    return []
  }

  private mutating func drop(on square: Square?) -> [Effect] {
    guard case .dragging = hand else { return [] }
    guard let square else { return putBack() }
    return play(square, isDropped: true)
  }

  private mutating func putBack() -> [Effect] {
    defer { hand = .empty }
    guard case .dragging = hand else { return [] }
    return begin(.returning)
  }

  private mutating func step(to ply: Int) -> [Effect] {
    rest()
    let isBack = ply < game.ply
    game.go(to: ply)
    phase = game.position.isOver ? .finished : .playing
    let mark = isBack ? game.position.toMove : game.position.toMove.opponent
    let square = game.record[isBack ? ply : ply - 1]
    let sentence = isBack ? wording.takenBack(mark, square) : wording.move(mark, square)
    return [.announce(sentence), keepGame(isStep: true)]
  }

  // MARK: Games

  private mutating func begin(_ rules: Rules) -> [Effect] {
    let before = game
    rest()
    opened = nil
    game = Game(rules)
    phase = .playing
    let remains = Transition.Remains(board: before.position.board, rules: before.rules)
    let isBare = before.ply == 0 || before.rules != rules
    return [keepGame(isStep: true)] + (isBare ? [] : begin(.clearing(remains)))
  }

  private mutating func open(_ text: UTF8Text, record: UTF8Text) -> [Effect] {
    let text = Link.gameText(in: text)
    do throws(GameTextError) {
      var game = text.isEmpty ? Game(.classic) : try Game(text)
      if let whole = try? Game(record), whole.continues(game) {
        let ply = game.ply
        game = whole
        game.go(to: ply)
      }
      rest()
      opened = nil
      self.game = game
      phase = game.position.isOver ? .finished : .playing
      return [keepGame(isStep: false)]
    } catch {
      rest()
      opened = .unreadableGame
      unreadable = error
      return [keepGame(isStep: false)]
    }
  }

  private func keepGame(isStep: Bool) -> Effect {
    .keepGame(game.notation, record: game.recordNotation, isStep: isStep)
  }

  private mutating func confirmPanel() -> [Effect] {
    switch panel {
    case .result, .unreadableGame: return begin(game.rules)
    case .howToPlay, .games, .symbols, nil: return closePanel()
    }
  }

  private mutating func closePanel() -> [Effect] {
    if opened == nil { showsResult = false }
    opened = nil
    return []
  }

  // MARK: Transitions

  /// Drops whatever is in hand or under way, so that something else can begin.
  private mutating func rest() {
    hand = .empty
    refusal = nil
    refusalCount = 0
    endTransition()
    showsResult = false
  }

  private mutating func begin(_ transition: Transition) -> [Effect] {
    hand = .empty
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
    phase = game.position.isOver ? .finished : .playing
    if case .ending = transition { showsResult = true }
  }
}

extension Game {
  /// Whether the record begins with the moves of another game of the same rules.
  fileprivate func continues(_ other: Game) -> Bool {
    rules == other.rules && record.starts(with: other.moves)
  }
}
