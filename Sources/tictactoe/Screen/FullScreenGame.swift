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
  private var offer: KeptGame?
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
    offer = play.keptGame()
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
    let missingColumns = max(0, GameView.leastWidth - canvas.width)
    let missingRows = max(0, GameView.leastHeight - canvas.height)
    if missingColumns + missingRows > 0 {
      let text = presentation.wording.windowTooSmall(
        missingColumns: missingColumns, missingRows: missingRows)
      write([text], on: &canvas)
    } else if let offer {
      write(
        [presentation.wording.keptGame(offer.game), presentation.wording.keptGameKeys], on: &canvas)
    } else if panel != nil {
      panel?.draw(presentation, on: &canvas)
    } else {
      let detail = play.detail.description
      let text = cursor.typed.map { "\($0)_" } ?? (detail.isEmpty ? message : detail)
      view.draw(
        presentation, current: cursor.square, message: text,
        tellsPlayers: play.session.room != nil, on: &canvas)
    }
    screen.show(canvas)
  }

  private func write(_ texts: [UTF8Text], on canvas: inout Canvas) {
    var y = 0
    for text in texts {
      for line in Terminal.text(text.description).wrapped(to: canvas.width) {
        canvas.write(line, x: 0, y: y)
        y += 1
      }
    }
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
    switch key {
    case .left: cursor.move(.left, on: rules)
    case .right: cursor.move(.right, on: rules)
    case .up: cursor.move(.up, on: rules)
    case .down: cursor.move(.down, on: rules)
    case .home: cursor.move(.rowStart, on: rules)
    case .end: cursor.move(.rowEnd, on: rules)
    case .pageUp: cursor.move(.columnTop, on: rules)
    case .pageDown: cursor.move(.columnBottom, on: rules)
    case .enter: if !isConfirmation { tapCurrent() }
    case .escape, .backspace: cursor.forget()
    case .character(let scalar): handle(scalar)
    }
    pointAtCursor()
  }

  /// Looks closer at the square of the cursor while values are shown.
  private mutating func pointAtCursor() {
    if play.session.showsTruth { perform(.squarePointedAt(cursor.square)) }
  }

  /// The keys that are not game commands; all others may start a square.
  private static let keys: [Unicode.Scalar: @Sendable (inout FullScreenGame) -> Void] = [
    " ": { $0.tapCurrent() },
    "=": { $0.perform(.markTakenOver) },
    "h": { $0.cursor.move(.left, on: $0.rules) },
    "j": { $0.cursor.move(.down, on: $0.rules) },
    "k": { $0.cursor.move(.up, on: $0.rules) },
    "l": { $0.cursor.move(.right, on: $0.rules) },
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
    if offer != nil { return }
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
    let isCalled = play.takeCall()
    if isCalled || play.rings && play.takeCues().contains(where: \.rings) { screen.ring() }
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

extension Unicode.Scalar {
  /// The lower case of an ASCII capital; any other character unchanged.
  fileprivate var lowercased: Unicode.Scalar {
    "A"..."Z" ~= self ? Unicode.Scalar(UInt8(ascii: self) | 32) : self
  }
}

extension Cue {
  /// Whether the bell rings: after the computer's move, a refusal or the end.
  fileprivate var rings: Bool {
    switch self {
    case .placed(_, _, let player): player != .person
    case .refused, .won, .lost, .drawn: true
    case .takenBack, .replayed, .newGame, .lifted, .returned: false
    }
  }
}
