import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A puzzle or a lesson on the full screen, drawn as a game is.
///
/// The engine answers between two pictures: no question of a puzzle takes so long that it needs a thread.
struct FullScreenQuest {
  private let quest: BoardQuest
  private let page: UTF8Text
  /// Provides the panel of instructions and a game's settings.
  private var session: Session
  private var screen: Screen
  private let engine = QuestEngine()

  private var view = GameView()
  private var panel: PanelView?
  private var cursor: BoardCursor
  private var rules: Rules
  private var address: UTF8Text = ""
  private var asked: (question: QuestRequest, token: Int)?
  private var wait: (end: Int, token: Int)?
  /// Whether Enter would only confirm the square that was just typed.
  private var hasAnsweredTyped = false
  private var isDone = false

  /// Opens a puzzle or a lesson.
  ///
  /// - Parameters:
  ///   - source: The puzzle or the lesson.
  ///   - page: The address of the page for the shared link; may be empty.
  ///   - screen: The screen.
  init(_ source: Quest.Source, page: UTF8Text = "", on screen: Screen) {
    self.page = page
    self.screen = screen
    session = Session(
      phrases: Terminal.language(onFullScreen: true).phrases, reducesMotion: true, isTyped: true)
    quest = BoardQuest(
      source, progress: "", phrases: session.phrases, symbols: session.symbols, isTyped: true)
    rules = quest.game.rules
    cursor = BoardCursor(inTheMiddleOf: rules)
  }

  private var presentation: Presentation { quest.presentation(over: session) }

  /// Goes on until the player quits, and prints the result of a finished puzzle.
  mutating func run() {
    carryOut(quest.start())
    while !isDone {
      draw()
      if let (question, token) = asked {
        asked = nil
        carryOut(quest.answered(engine.answer(question).notation(of: question), token: token))
      } else {
        handle(screen.nextEvent(within: wait.map { max(0, $0.end - Clock.milliseconds) }))
      }
    }
    screen.close()
    if quest.result.isEmpty { return }
    Output.say("\(quest.result)\(page)#\(address)")
  }

  // MARK: Drawing

  private mutating func draw() {
    var canvas = Canvas(width: screen.width, height: screen.height)
    let presentation = presentation
    if let refusal = GameView.refusal(of: canvas, presentation.wording) {
      canvas.write([refusal])
    } else if panel != nil {
      panel?.draw(presentation, on: &canvas)
    } else {
      view.draw(
        presentation, current: cursor.square,
        message: (cursor.typed.map { $0 + "_" } ?? presentation.detail).description,
        tellsPlayers: false,
        keys: presentation.wording.keyHints(
          choosing: choices(presentation).map(\.label),
          withHint: presentation[.hint].isEnabled), mostKeyRows: .max, on: &canvas)
    }
    screen.show(canvas)
  }

  /// The buttons that have a number: those within the quest, as a terminal shares and leaves by quitting.
  private func choices(_ presentation: Presentation) -> [PanelItem] {
    (presentation.offer?.items ?? []).filter { item in
      guard case .quest(let choice) = item.use else { return false }
      return choice.action != nil || choice.source != nil
    }
  }

  // MARK: Events

  private mutating func handle(_ event: Event) {
    switch event {
    case .key(let key): handle(key)
    case .click(let point): handleClick(at: point)
    case .timeout: endWait()
    case .resized, .notified: break
    case .signalled(SIGTSTP): screen.suspend()
    case .signalled(let signal):
      screen.close()
      Signals.give(signal)
    }
  }

  private mutating func handle(_ key: Key) {
    guard GameView.fits(screen) else {
      isDone = key == .character("q")
      return
    }
    if let content = presentation.panel, panel != nil {
      if panel?.action(for: key, content) == .panelClosed { turn(.panelClosed) }
      return
    }
    let isConfirmation = hasAnsweredTyped
    hasAnsweredTyped = false
    if cursor.move(by: key, on: rules) { return }
    switch key {
    case .enter, .character(" "): if !isConfirmation { tapCurrent() }
    case .character("q"): isDone = true
    case .character("?"): turn(.panelOpened(.howToPlay))
    case .character("t"): carryOut(quest.handle(.hintTapped))
    case .character(let scalar): typed(scalar)
    default: cursor.forget()
    }
  }

  /// Takes the number of a choice, or a letter or digit of a square.
  private mutating func typed(_ typed: Unicode.Scalar) {
    let scalar = String(typed).withWesternDigits.unicodeScalars.first ?? typed
    if cursor.typed == nil, let number = Int(String(scalar)) {
      let choices = choices(presentation)
      if choices.indices.contains(number - 1) { use(choices[number - 1]) }
    } else if cursor.type(scalar.lowercased, on: rules), cursor.isComplete(on: rules) {
      tapCurrent()
      hasAnsweredTyped = true
    }
  }

  private mutating func use(_ item: PanelItem) {
    guard case .quest(let choice) = item.use else { return }
    if let source = choice.source {
      self = FullScreenQuest(source, page: page, on: screen)
      carryOut(quest.start())
    } else if let action = choice.action {
      carryOut(quest.handle(action))
    }
  }

  private mutating func handleClick(at point: Point) {
    guard GameView.fits(screen), panel == nil, let square = view.layout?.square(at: point) else {
      return
    }
    cursor.go(to: square)
    tapCurrent()
  }

  private mutating func tapCurrent() {
    cursor.forget()
    carryOut(quest.handle(.squareTapped(cursor.square)))
  }

  private mutating func endWait() {
    guard let token = wait?.token else { return }
    wait = nil
    carryOut(quest.waitEnded(token: token))
  }

  /// Opens or closes the instructions.
  private mutating func turn(_ action: Action) {
    cursor.forget()
    _ = session.handle(action)
    panel = session.panel.map(PanelView.init)
  }

  private mutating func carryOut(_ tasks: BoardQuest.Tasks) {
    if let new = tasks.address { address = new }
    if let request = tasks.request { asked = request }
    if let (milliseconds, token) = tasks.wait {
      wait = (Clock.milliseconds + milliseconds, token)
    }
    let shown = presentation.rules
    if rules != shown {
      rules = shown
      cursor = BoardCursor(inTheMiddleOf: rules)
    }
  }
}
