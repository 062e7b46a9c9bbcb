import BoardUI
import GameRules
import GameSession

/// The page: turns events into actions, and renders the presentation.
struct Page {
  var session: Session
  /// The puzzle or the lesson that is shown in place of the session's game.
  var quest: BoardQuest?
  /// The last token of a quest, whose answer may come after its end.
  var lastToken = 0
  var board = BoardView()
  var seats = SeatsView()
  var panel = PanelView()
  var review = ReviewView()
  var toolbar = Toolbar()
  var offer = OfferView()
  private var rounds = RoundsView()
  var announcer = Announcer()
  var cursor = BoardCursor(Square(column: 0, row: 0))
  var gesture = PieceGesture()
  var tap = TapGesture()
  var view = ViewGesture()
  /// The home of the dragged piece.
  var home = Rectangle()
  var opener: Control?
  private var isUnfinished = false

  /// Whether the last input came from a pointer rather than a key.
  var isPointing = false

  private let root = Node.find("page")
  let talk = Node.find("talk")
  let actions = Node.find("actions")
  private let progress = Node.find("progress")
  let covered = [
    Node.find("bar"), Node.find("seats"), Node.find("stage"), Node.find("offer"),
    Node.find("review"), Node.find("opponents"), Node.find("past"), Node.find("actions"),
  ]
  private let headline = Node.find("headline")
  let scrim = Node.find("scrim")
  private var headlineText = TextSlot { [node = Node.find("headline")] in node.setText($0) }
  private var detail = TextSlot { [node = Node.find("detail")] in node.setText($0) }
  private var status = TextSlot { [node = Node.find("status")] in node.setText($0) }
  private var title = TextSlot { [node = Node.find("title")] in node.setText($0) }
  private var gameText = TextSlot { [node = Node.find("page")] in node.set("data-game", $0) }
  private var boardSize = TextSlot { [node = Node.find("board-size")] in node.setText($0) }
  private var gameName = TextSlot { [node = Node.find("game-name")] in node.setText($0) }
  private let strokes = [
    Node.find("stroke-x1"), Node.find("stroke-x2"), Node.find("stroke-o1"), Node.find("stroke-o2"),
  ]
  private var symbols = SymbolChoice()

  /// Takes over the static page; `start` shows the game.
  init(_ session: consuming Session) { self.session = session }

  /// Shows the game of a link, or the last one.
  mutating func start(_ link: UTF8Text, record: UTF8Text, isFirst: Bool) {
    toolbar.name(session.presentation.wording)
    if !link.isEmpty, Link.opensQuest(link), begin(link, record: record) {
      return announcer.begin(session)
    } else if !link.isEmpty {
      perform(.linkOpened(link, record: record))
    } else if isFirst {
      // Nothing is parsed on a first visit (decision 14).
      perform(.started)
    } else {
      perform(.gameOpened(session.game.notation, record: session.game.recordNotation))
    }
    announcer.begin(session)
    if session.panel == .unreadableGame { panel.focus() }
  }

  mutating func perform(_ action: Action) {
    if quest != nil, take(action) { return }
    let hadPanel = session.panel
    let wasCarrying = carry != .empty
    finish()
    let effects = session.handle(action)
    if case .dragging = carry {} else { gesture.release() }
    let presentation = presentation
    renderBoard(presentation)
    // Board first, and the rest after that frame: a tap is painted sooner (decision 52).
    if case .animating = presentation.phase, !wasCarrying, session.panel == hadPanel {
      isUnfinished = true
      Browser.afterPaint()
    } else {
      renderRest(presentation)
    }
    for effect in effects { carryOut(effect) }
    if session.panel != hadPanel {
      panelChanged()
    } else if panel.isOpen, opener != nil {
      // The panel's history entry may have become a game's.
      Browser.setSheet(isOpen: true)
    }
  }

  /// The complete state to show.
  ///
  /// This getter and those below are `mutating`, because reading them would otherwise copy the page.
  var presentation: Presentation {
    @inline(never) mutating get {
      if let quest { return shownQuest(quest) }
      return session.presentation
    }
  }

  /// The game that is shown.
  var game: Game { mutating get { quest?.game ?? session.game } }

  /// The rules of the board.
  var rules: Rules { mutating get { board.rules ?? .classic } }

  /// The place of the piece to move.
  var carry: Carry { mutating get { quest?.carry ?? session.carry } }

  /// The mark that a tap would place now.
  var nextMark: Mark? {
    mutating get { quest == nil ? session.nextMark : quest?.nextMark }
  }

  /// Renders the rest after the paint.
  mutating func finish() {
    if isUnfinished { renderRest(presentation) }
  }

  /// Opens another address; an unreadable one is announced at once by focusing its panel.
  @inline(never)
  mutating func addressChanged(to link: UTF8Text, record: UTF8Text) {
    if Link.opensQuest(link), let source = Quest.Source(link, record: record) {
      return open(source, isStep: false)
    }
    // A link that the player follows comes without a record; a game of the history has one.
    perform(record.isEmpty ? .linkOpened(link, record: "") : .gameOpened(link, record: record))
    if session.panel == .unreadableGame { panel.focus() }
  }

  mutating func performIfAny(_ action: Action?) {
    if let action { perform(action) }
  }

  /// The control of a code from an event.
  mutating func control(_ code: Int32) -> Control? { Control(code: code, on: rules) }

  mutating func renderBoard(_ presentation: Presentation) {
    board.render(presentation, next: nextMark)
    if board.isZoomed { board.show(presentation.marked, isSmooth: !session.reducesMotion) }
    status.show(presentation.status)
    if case .animating = presentation.phase { publish(presentation) }
  }

  /// Publishes the state of the game as attributes for the style and for tests, all at once.
  private mutating func publish(_ presentation: Presentation) {
    gameText.show(game.notation)
    root.set("data-turn", literal: Page.name(presentation.turn))
    root.set(
      "data-outcome",
      literal: Page.name(presentation.winner, isDraw: presentation.turn == nil && quest == nil))
    root.set("data-phase", presentation.phase.name)
  }

  private static func name(_ mark: Mark?, isDraw: Bool = false) -> StaticString {
    guard let mark else { return isDraw ? "draw" : "" }
    return mark == .x ? "x" : "o"
  }

  mutating func renderRest(_ presentation: Presentation) {
    isUnfinished = false
    let hadFocus = hasFocusBeside
    seats.render(presentation)
    if presentation.panel != nil || panel.isOpen { panel.render(presentation) }
    review.render(presentation)
    toolbar.render(presentation)
    title.show(presentation.title)
    gameName.show(presentation.gameName)
    boardSize.show(presentation.boardSize)
    if symbols != presentation.symbols { draw(presentation.symbols) }
    root.set("data-theme", presentation.settings.theme.identifier)
    root.set("data-truth", isOn: presentation.showsValues)
    progress.set("hidden", isOn: presentation.progress == nil)
    if let percent = presentation.progress {
      progress.set("aria-valuenow", "\(percent)")
      progress.setProperty("--progress", percent)
    }
    offer.render(presentation)
    rounds.render(presentation)
    headline.set("hidden", isOn: presentation.headline == nil)
    headlineText.show(presentation.headline ?? "")
    detail.show(presentation.detail)
    let headline = presentation.headline?.bytes
    root.set("data-told", isOn: headline?.starts(with: presentation.status.bytes) == true)
    root.set("data-won", isOn: presentation.phase == .finished && presentation.winner != nil)
    if quest == nil { announcer.follow(session) } else { announcer.follow(panelOf: presentation) }
    if hadFocus, !hasFocusBeside { moveFocus(presentation.phase) }
    // Last, so that everything else is done when the phase changes.
    publish(presentation)
  }

  /// Sets the shapes of the marks, which have at most two strokes.
  @inline(never)
  private mutating func draw(_ new: SymbolChoice) {
    symbols = new
    for mark in Mark.allCases {
      let paths = Drawing.strokes(new[mark]) + [""]
      for stroke in 0..<2 { strokes[2 * Int(mark.rawValue) + stroke].set("d", paths[stroke]) }
    }
  }

  mutating func carryOut(_ effect: Effect) {
    if quest != nil, session.holdsBack(effect) { return }
    switch effect {
    case .wait(let milliseconds, let token):
      Browser.wait(milliseconds: milliseconds, token: token)
    case .announce: break  // `announcer` does this.
    case .update: Browser.update()
    case .room(let request): Browser.room(request)
    case .install: Browser.install()
    case .share(let share, let text):
      let isPicture = share == .picture
      Browser.share(share, isPicture ? SharePicture.drawing(session.presentation) : text)
    case .saveFile(let text): Browser.saveFile(text)
    case .openFile: Browser.openFile()
    case .cue(let cue): Browser.cue(cue, session.settings, on: session.game.rules)
    case .saveGame(let text, let record, let isStep):
      Browser.setAddress(text, record: record, isStep: isStep)
      // The server saves a live game.
      if !session.isInLiveGame {
        Browser.store(.game, PlayedGame(session.game, session.match).notation)
      }
    case .analyze(let request, let token):
      Browser.analyze(request.notation, token: token)
    case .stopAnalyzing:
      Browser.analyze("", token: 0)
    case .savePlayers:
      storePlayers()
    case .saveJournal(let journal):
      Browser.store(.journal, journal.notation)
      storePlayers()
    case .saveLanguage(let language):
      Browser.store(.language, session.phrases.code(of: language))
      Browser.reload()
    case .saveSettings(let settings):
      Browser.store(.settings, settings.notation)
    case .saveSymbols(let symbols):
      Browser.store(.symbols, symbols.notation)
    }
  }

  private func storePlayers() { Browser.store(.players, session.ownMatch.notation) }

  mutating func waitEnded(token: Int) {
    if quest != nil, token > BoardQuest.firstToken {
      questWaitEnded(token)
    } else if token < 0 {
      if announcer.waitEnded(token: token) { settled() }
    } else {
      perform(.waitEnded(token: token))
    }
  }

  @inline(never)
  private mutating func settled() {
    renderRest(presentation)
    if quest != nil { announcer.follow(session) }
  }

  /// Handles a result of the worker.
  mutating func resultFound(_ text: UTF8Text, token: Int) {
    if token < 0 { return questAnswered(text, token) }
    if let result = AnalysisResult(text, on: session.game.rules) {
      perform(.resultFound(result, token: token))
    }
  }

  // MARK: Taps

  mutating func clicked(_ control: Control) {
    if case .square = control, !tap.click() { return }
    use(control)
  }

  mutating func use(_ control: Control) {
    cursor.forget()
    switch control {
    case .square where panel.isOpen: perform(.panelClosed)
    case .square(let index): perform(.squareTapped(rules.square(at: index)))
    case .piece(let mark): performIfAny(gesture.click(on: mark))
    case .command(let command): use(command, from: control)
    case .seat(let mark): open(.seat(session.match.seat(of: mark)), from: control)
    case .item(let id):
      if let item = panel.item(id), item.isClicked { use(item) }
    case .step(let ply): perform(.plyChosen(ply))
    case .otherLine(let index): perform(.otherLineChosen(index))
    case .zoom: board.toggleZoom()
    case .close: if panel.isOpen { perform(.panelClosed) }
    case .offer(let id): use(offer: id, from: control)
    case .less(let id) where !panel.isOpen: choose(id - 1, isTold: true)
    case .more(let id) where !panel.isOpen: choose(id + 1, isTold: true)
    case .less(let id): step(id, by: -1)
    case .more(let id): step(id, by: 1)
    }
  }

  /// Uses a button beside the board; a choice sends an input event when it is chosen.
  private mutating func use(offer id: Int, from control: Control) {
    guard let item = offer.item(id), item.kind != .choice, item.isEnabled else { return }
    if case .quest(let choice) = item.use { return use(choice) }
    perform(item.action(), from: control)
  }

  mutating func edited(_ control: Control, text: UTF8Text) {
    if case .offer(let id) = control { return choose(id) }
    guard case .item(let id) = control else { return }
    use(panel.item(id), entering: text)
  }

  mutating func use(_ item: PanelItem?, entering text: UTF8Text = "") {
    if case .quest(let choice)? = item?.use { return use(choice) }
    performIfAny(item?.action(entering: text))
  }

  private mutating func step(_ id: Int, by difference: Int) {
    guard let item = panel.item(id) else { return }
    let number = max(0, (item.number ?? 0) + difference)
    panel.enter(number, in: id)
    use(item, entering: "\(number)")
  }

  mutating func use(_ command: GameCommand, from control: Control) {
    if case .panelOpened(let panel) = command.action { return open(panel, from: control) }
    perform(command.action, from: control)
  }

  private mutating func perform(_ action: Action?, from control: Control) {
    if opener == nil { opener = control }
    performIfAny(action)
    if !panel.isOpen { opener = nil }
  }

  private mutating func open(_ panel: Panel, from control: Control) {
    // The button that opened a panel also closes it.
    if session.panel == panel { return perform(.panelClosed) }
    opener = control
    if panel == .games { dayFound() }
    perform(.panelOpened(panel))
  }
}
