import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A game on the full screen: turns events into actions, and draws the presentation.
struct FullScreenGame {
  private(set) var play: Play
  private var screen: Screen
  private let worker = Worker()
  private var askedToken: Int?

  private var view = GameView()
  private var panel: PanelView?
  /// The saved game, until the player has chosen whether to resume it.
  private var offer: SavedGame?
  private var cursor: BoardCursor
  private var rules: Rules
  /// Whether Enter would only confirm the square that was just typed and played.
  private var hasPlayedTyped = false
  private var message = ""
  private var isDone = false

  init(_ play: Play, on screen: Screen) {
    self.play = play
    self.screen = screen
    rules = play.game.rules
    cursor = BoardCursor(inTheMiddleOf: rules)
  }

  /// Plays until the player quits.
  mutating func run() {
    offer = play.savedGame()
    if offer == nil { play.seat() }
    follow()
    // Events from before the screen was ready have woken nobody.
    handle(.notified)
    draw()
    while !isDone {
      handle(screen.nextEvent(within: play.timeToWait ?? play.timeToTick))
      if !isDone { draw() }
    }
    worker.ask(nil)
    close()
  }

  /// Restores the terminal and prints the errors there, which a screen row may have cut off.
  private func close() {
    screen.close()
    for text in play.complaints { Console.error("tictactoe: \(text)") }
  }

  // MARK: Drawing

  private mutating func draw() {
    var canvas = Canvas(width: screen.width, height: screen.height)
    let presentation = play.presentation
    if let refusal = GameView.refusal(of: canvas, presentation.wording) {
      canvas.write([refusal])
    } else if let offer {
      canvas.write([presentation.wording.savedGame(offer.game), presentation.wording.savedGameKeys])
    } else if panel != nil {
      panel?.draw(presentation, on: &canvas)
    } else {
      let detail = play.detail.description
      let text = cursor.typed.map { "\($0)_" } ?? (detail.isEmpty ? message : detail)
      view.draw(
        presentation, current: cursor.square, message: text,
        tellsPlayers: play.session.room != nil, keys: presentation.wording.keyHints, on: &canvas)
    }
    screen.show(canvas)
  }

  // MARK: Events

  private mutating func handle(_ event: Event) {
    switch event {
    case .key(let key): handle(key)
    case .click(let point): handleClick(at: point)
    case .resized: break
    case .timeout: if play.timeToWait == nil { play.tick() } else { endWait() }
    case .notified:
      for result in worker.takeResults() { learn(result) }
      for event in play.rooms?.takeEvents() ?? [] { learn(event) }
    case .signalled(SIGTSTP): screen.suspend()
    case .signalled(let signal):
      close()
      Signals.give(signal)
    }
  }

  private mutating func handle(_ key: Key) {
    guard GameView.fits(screen) else {
      isDone = key == .character("q")
      return
    }
    if offer != nil { return answerOffer(key) }
    if let content = play.presentation.panel, panel != nil {
      if let action = panel?.action(for: key, content) { perform(action) }
      return
    }
    // Any key ends the pause before the computer's move.
    if play.presentation.phase == .thinking {
      endWait()
      if key == .enter || key == .character(" ") { return }
    }
    let isConfirmation = hasPlayedTyped
    hasPlayedTyped = false
    if cursor.move(by: key, on: rules) { return pointAtCursor() }
    switch key {
    case .enter: if !isConfirmation { tapCurrent() }
    case .character(let scalar): handle(scalar)
    default: cursor.forget()
    }
    pointAtCursor()
  }

  /// Looks closer at the square of the cursor while values are shown.
  private mutating func pointAtCursor() {
    if play.session.showsValues { perform(.squarePointedAt(cursor.square)) }
  }

  /// The keys that are not game commands; all others may start a square.
  private static let keys: [Unicode.Scalar: @Sendable (inout FullScreenGame) -> Void] = [
    " ": { $0.tapCurrent() },
    "=": { $0.perform(.markTakenOver) },
    "q": { $0.isDone = true },
  ]

  private mutating func handle(_ typed: Unicode.Scalar) {
    let scalar = String(typed).withWesternDigits.unicodeScalars.first ?? typed
    if let command = GameCommand.allCases.first(where: { $0.terminalKey == scalar }) {
      cursor.forget()
      perform(command.action)
    } else if let key = FullScreenGame.keys[scalar] {
      cursor.forget()
      key(&self)
    } else if cursor.type(scalar.lowercased, on: rules), cursor.isComplete(on: rules) {
      tapCurrent()
      hasPlayedTyped = true
    }
  }

  private mutating func tapCurrent() {
    cursor.forget()
    perform(.squareTapped(cursor.square))
  }

  private mutating func handleClick(at point: Point) {
    if offer != nil || !GameView.fits(screen) { return }
    hasPlayedTyped = false
    cursor.forget()
    if let content = play.presentation.panel, panel != nil {
      if let action = panel?.action(forClickAt: point, content) { perform(action) }
    } else if let square = view.layout?.square(at: point) {
      cursor.go(to: square)
      tapCurrent()
    }
  }

  private mutating func answerOffer(_ key: Key) {
    guard let offer else { return }
    switch key {
    case .enter, .character(" "), .character("y"):
      self.offer = nil
      play.goOn(with: offer)
      play.seat()
      follow()
    case .escape, .character("n"):
      self.offer = nil
      play.seat()
      follow()
    case .character("q"): isDone = true
    default: break
    }
  }

  // MARK: Actions

  private mutating func perform(_ action: Action) {
    play.perform(action)
    follow()
  }

  private mutating func learn(_ result: Action) {
    play.learn(result)
    follow()
  }

  private mutating func learn(_ event: LiveGameEvent) {
    play.learn(event)
    follow()
  }

  private mutating func endWait() {
    play.endWait()
    follow()
  }

  /// Updates the message, bell, cursor, worker and panel from the session.
  private mutating func follow() {
    if let (text, _) = play.takeAnnouncements().last { message = text.description }
    if play.session.room != nil { message = "" }
    if play.takeRing() { screen.ring() }
    if rules != play.game.rules {
      rules = play.game.rules
      cursor = BoardCursor(inTheMiddleOf: rules)
    }
    if play.request?.token != askedToken {
      askedToken = play.request?.token
      worker.ask(play.request)
    }
    // The board and the status show the result, so its panel is not used here.
    let opened = play.session.panel.flatMap { $0 == .result ? nil : $0 }
    if panel?.panel != opened { panel = opened.map(PanelView.init) }
  }
}

extension BoardCursor {
  /// Moves by an arrow, a key of pages or one of h, j, k, l; returns whether it is one of those.
  mutating func move(by key: Key, on rules: Rules) -> Bool {
    let step: Step
    switch key {
    case .left, .character("h"): step = .left
    case .right, .character("l"): step = .right
    case .up, .character("k"): step = .up
    case .down, .character("j"): step = .down
    case .home: step = .rowStart
    case .end: step = .rowEnd
    case .pageUp: step = .columnTop
    case .pageDown: step = .columnBottom
    default: return false
    }
    move(step, on: rules)
    return true
  }
}

extension Unicode.Scalar {
  /// The lower case of an ASCII capital; any other character unchanged.
  var lowercased: Unicode.Scalar {
    "A"..."Z" ~= self ? Unicode.Scalar(UInt8(ascii: self) | 32) : self
  }
}
