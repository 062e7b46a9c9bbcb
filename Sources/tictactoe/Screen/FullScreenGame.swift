import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A game on the full screen of a terminal: events become actions, and what there is to see
/// becomes a picture.
struct FullScreenGame {
  private(set) var play: Play
  private var screen: Screen
  private let worker = Worker()
  private var askedToken: Int?

  private var view = GameView()
  private var panel: PanelView?
  /// A game that was kept, while the player has not said whether to go on with it.
  private var offer: KeptGame?
  private var current: Square
  private var rules: Rules
  private var typing = TypedSquare()
  private var message = ""
  private var isDone = false

  init(_ play: Play, on screen: Screen) {
    self.play = play
    self.screen = screen
    rules = play.game.rules
    current = FullScreenGame.middle(of: rules)
  }

  private static func middle(of rules: Rules) -> Square {
    Square(column: (rules.columns - 1) / 2, row: rules.rows / 2)
  }

  /// Plays until the player quits.
  mutating func run() {
    offer = play.keptGame()
    follow()
    draw()
    while !isDone {
      handle(screen.nextEvent(within: play.timeToWait))
      if !isDone { draw() }
    }
    worker.ask(nil)
    screen.close()
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
      let text = typing.text.map { $0 + "_" } ?? message
      view.draw(presentation, current: current, message: text, on: &canvas)
    }
    screen.show(canvas)
  }

  private func write(_ texts: [UTF8Text], on canvas: inout Canvas) {
    var y = 0
    for text in texts {
      for line in ASCII.text(text.description).wrapped(to: canvas.width) {
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
    case .timeout: endWait()
    case .notified:
      for result in worker.takeResults() { learn(result) }
    case .signalled(SIGTSTP): screen.suspend()
    case .signalled(let signal):
      screen.close()
      Signals.give(signal)
    }
  }

  private mutating func handle(_ key: Key) {
    if offer != nil { return answerOffer(key) }
    if let content = play.presentation.panel, panel != nil {
      for action in panel?.actions(for: key, content) ?? [] { perform(action) }
      return
    }
    // Any key ends the pause before a move of the program.
    if play.presentation.phase == .thinking {
      endWait()
      if key == .enter || key == .character(" ") { return }
    }
    switch key {
    case .left: move(-1, 0)
    case .right: move(1, 0)
    case .up: move(0, 1)
    case .down: move(0, -1)
    case .home: move(-rules.columns, 0)
    case .end: move(rules.columns, 0)
    case .pageUp: move(0, rules.rows)
    case .pageDown: move(0, -rules.rows)
    case .enter:
      let isConfirmation = typing.hasPlayed
      typing.forget()
      if !isConfirmation { tapCurrent() }
    case .escape, .backspace: typing.forget()
    case .character(let scalar): handle(scalar)
    }
  }

  /// What letters and signs do; the others may begin a square.
  private static let commands: [Unicode.Scalar: @Sendable (inout FullScreenGame) -> Void] = [
    " ": { $0.tapCurrent() },
    "h": { $0.move(-1, 0) },
    "j": { $0.move(0, -1) },
    "k": { $0.move(0, 1) },
    "l": { $0.move(1, 0) },
    "u": { $0.perform(.undoTapped) },
    "r": { $0.perform(.redoTapped) },
    "n": { $0.perform(.newGameTapped) },
    "t": { $0.perform(.hintTapped) },
    "v": { $0.perform(.truthToggled) },
    "g": { $0.perform(.panelOpened(.games)) },
    "p": { $0.perform(.panelOpened(.players)) },
    "s": { $0.perform(.panelOpened(.symbols)) },
    "?": { $0.perform(.panelOpened(.howToPlay)) },
    "q": { $0.isDone = true },
  ]

  private mutating func handle(_ scalar: Unicode.Scalar) {
    let keys = Set(FullScreenGame.commands.keys)
    switch typing.type(scalar, besides: keys, from: current, on: rules) {
    case .goTo(let square): current = square
    case .play(let square):
      current = square
      perform(.squareTapped(square))
    case nil: FullScreenGame.commands[scalar]?(&self)
    }
  }

  private mutating func tapCurrent() {
    perform(.squareTapped(current))
  }

  private mutating func handleClick(at point: Point) {
    if offer != nil { return }
    typing.forget()
    if let content = play.presentation.panel, panel != nil {
      for action in panel?.actions(forClickAt: point, content) ?? [] { perform(action) }
    } else if let square = view.layout?.square(at: point) {
      current = square
      perform(.squareTapped(square))
    }
  }

  private mutating func answerOffer(_ key: Key) {
    guard let offer else { return }
    switch key {
    case .enter, .character(" "), .character("y"):
      self.offer = nil
      play.goOn(with: offer)
      follow()
    case .escape, .character("n"): self.offer = nil
    case .character("q"): isDone = true
    default: break
    }
  }

  private mutating func move(_ columns: Int, _ rows: Int) {
    typing.forget()
    current = Square(
      column: max(0, min(current.column + columns, rules.columns - 1)),
      row: max(0, min(current.row + rows, rules.rows - 1)))
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

  private mutating func endWait() {
    play.endWait()
    follow()
  }

  /// Brings everything beside the session up to where the session is.
  private mutating func follow() {
    if let text = play.takeAnnouncements().last { message = text.description }
    if rules != play.game.rules {
      rules = play.game.rules
      current = FullScreenGame.middle(of: rules)
    }
    if play.question?.token != askedToken {
      askedToken = play.question?.token
      worker.ask(play.question)
    }
    // The result is on the board and in the status, and needs no panel here.
    let opened = play.session.panel.flatMap { $0 == .result ? nil : $0 }
    if panel?.panel != opened { panel = opened.map(PanelView.init) }
  }
}
