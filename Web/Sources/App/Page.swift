import BoardUI
import GameRules
import GameSession

/// The page: events become actions, and what there is to see becomes elements.
struct Page {
  var session: Session
  var board = BoardView()
  var seats = SeatsView()
  var panel = PanelView()
  private var review = ReviewView()
  private var toolbar = Toolbar()
  private var offer = OfferView()
  private var announcer = Announcer()
  var cursor = BoardCursor(Square(column: 0, row: 0))
  var gesture = PieceGesture()
  var tap = TapGesture()
  var view = ViewGesture()
  /// Where the piece that is dragged belongs.
  var home = Rectangle()
  private var opener: Control?
  private var isUnfinished = false

  /// Whether a pointer was used last, and not a key.
  var isPointing = false

  private let root = Node.find("page")
  private let talk = Node.find("talk")
  private let progress = Node.find("progress")
  private let covered = [
    Node.find("bar"), Node.find("seats"), Node.find("stage"), Node.find("offer"),
    Node.find("review"),
  ]
  private let headline = Node.find("headline")
  private let scrim = Node.find("scrim")
  private var headlineText = TextSlot { [node = Node.find("headline")] in node.setText($0) }
  private var detail = TextSlot { [node = Node.find("detail")] in node.setText($0) }
  private var status = TextSlot { [node = Node.find("status")] in node.setText($0) }
  private var title = TextSlot { [node = Node.find("title")] in node.setText($0) }
  private var gameName = TextSlot { [node = Node.find("game-name")] in node.setText($0) }
  private let strokes = [
    Node.find("stroke-x1"), Node.find("stroke-x2"), Node.find("stroke-o1"), Node.find("stroke-o2"),
  ]
  private var symbols = SymbolChoice()

  /// Takes the static page over.
  init(
    phrases: Phrasebook, link: UTF8Text, record: UTF8Text, kept: KeptTexts, reducesMotion: Bool,
    seed: Int
  ) {
    // A first visit has kept nothing, and need not know how that is read.
    let game = kept[.game].isEmpty ? Game(.classic) : kept.game
    session = Session(
      phrases: phrases, symbols: SymbolChoice(kept[.symbols]),
      match: kept[.players].isEmpty ? Match() : Match(kept[.players]),
      journal: kept[.journal].isEmpty ? Journal() : Journal(kept[.journal]), game: game,
      reducesMotion: reducesMotion, settings: Settings(kept[.settings]), seed: seed)
    toolbar.name(session.presentation.wording)
    if link.isEmpty {
      perform(.gameOpened(game.notation, record: game.recordNotation))
    } else {
      perform(.linkOpened(link, record: record))
    }
    announcer.begin(session)
  }

  mutating func perform(_ action: Action) {
    let hadPanel = session.panel
    let wasCarrying = session.carry != .empty
    finish()
    let effects = session.handle(action)
    if case .dragging = session.carry {} else { gesture.release() }
    let presentation = session.presentation
    renderBoard(presentation)
    // A tap is answered on the board first; what follows from it is told in the next frame.
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
      // Its entry of the history may have become a game's.
      Browser.setSheet(isOpen: true)
    }
  }

  /// Shows what has not been shown yet.
  mutating func finish() {
    if isUnfinished { renderRest(session.presentation) }
  }

  /// Goes where another address leads; of one that cannot be read, whoever gave it hears at once.
  @inline(never)
  mutating func addressChanged(to link: UTF8Text, record: UTF8Text) {
    perform(.gameOpened(link, record: record))
    if session.panel == .unreadableGame { panel.focus() }
  }

  mutating func performIfAny(_ action: Action?) {
    if let action { perform(action) }
  }

  /// The control of a number that an event gave.
  func control(_ code: Int32) -> Control? { Control(code: code, on: session.game.rules) }

  /// Goes on in these words, also on a panel that lacked them; one that says the same is left alone.
  mutating func speak(_ phrases: Phrasebook) {
    let before = session.presentation.panel
    session.speak(phrases)
    guard panel.isOpen, session.presentation.panel != before else { return }
    panel.forget()
    renderRest(session.presentation)
  }

  private mutating func renderBoard(_ presentation: Presentation) {
    board.render(presentation, next: session.nextMark)
    board.show(presentation.marked, isSmooth: !session.reducesMotion)
    status.show(presentation.status)
    if case .animating = presentation.phase { root.set("data-phase", presentation.phase.name) }
  }

  private mutating func renderRest(_ presentation: Presentation) {
    isUnfinished = false
    let hadFocus = talk.hasFocus
    seats.render(presentation)
    panel.render(presentation)
    review.render(presentation)
    toolbar.render(presentation)
    title.show(presentation.title)
    gameName.show(presentation.gameName)
    if symbols != presentation.symbols { draw(presentation.symbols) }
    root.set("data-theme", presentation.settings.theme.identifier)
    root.set("data-truth", isOn: presentation.showsTruth)
    progress.set("hidden", isOn: presentation.progress == nil)
    if let percent = presentation.progress {
      progress.set("aria-valuenow", "\(percent)")
      progress.setProperty("--progress", percent)
    }
    offer.render(presentation.offer)
    headline.set("hidden", isOn: presentation.headline == nil)
    headlineText.show(presentation.headline ?? "")
    detail.show(presentation.detail)
    let headline = presentation.headline?.bytes
    root.set("data-told", isOn: headline?.starts(with: presentation.status.bytes) == true)
    root.set("data-won", isOn: presentation.phase == .finished && presentation.winner != nil)
    let turn: StaticString? = (presentation.winner ?? presentation.turn).map {
      $0 == .x ? "x" : "o"
    }
    root.set("data-turn", turn)
    announcer.follow(session)
    if hadFocus, !talk.hasFocus { moveFocus(presentation.phase) }
    // Last, so that whoever waits for the phase finds everything else done.
    root.set("data-phase", presentation.phase.name)
  }

  /// Gives the marks their shapes, of two strokes at most.
  @inline(never)
  private mutating func draw(_ new: SymbolChoice) {
    symbols = new
    for mark in Mark.allCases {
      let paths = Drawing.strokes(new[mark]) + [""]
      for stroke in 0..<2 { strokes[2 * Int(mark.rawValue) + stroke].set("d", paths[stroke]) }
    }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .wait(let milliseconds, let token):
      Browser.wait(milliseconds: milliseconds, token: token)
    case .announce: break  // A screen reader is told by `announcer`.
    case .update: Browser.update()
    case .room(let request): Browser.room(request)
    case .install: Browser.install()
    case .share(let share, let text):
      let isPicture = share == .picture
      Browser.share(share, isPicture ? SharePicture.drawing(session.presentation) : text)
    case .cue(let cue): Browser.cue(cue, session.settings, on: session.game.rules)
    case .keepGame(let text, let record, let isStep):
      Browser.setAddress(text, record: record, isStep: isStep)
      // The server keeps what is played in a room.
      if !session.isInRoom {
        Browser.store(.game, PlayedGame(session.game, session.match).notation)
      }
    case .analyze(let request, let token):
      Browser.analyze(request.notation, token: token)
    case .stopAnalyzing:
      Browser.analyze("", token: 0)
    case .keepPlayers:
      storePlayers()
    case .keepJournal(let journal):
      Browser.store(.journal, journal.notation)
      storePlayers()
    case .keepLanguage(let language):
      Browser.store(.language, language.code)
      Browser.reload()
    case .keepSettings(let settings):
      Browser.store(.settings, settings.notation)
    case .keepSymbols(let symbols):
      Browser.store(.symbols, symbols.notation)
    }
  }

  private func storePlayers() { Browser.store(.players, session.ownMatch.notation) }

  mutating func waitEnded(token: Int) {
    if token < 0 {
      announcer.waitEnded(token: token)
    } else {
      perform(.waitEnded(token: token))
    }
  }

  /// Takes in what a worker found out about the game at hand.
  mutating func resultFound(_ text: UTF8Text, token: Int) {
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
    case .square(let index): perform(.squareTapped(session.game.rules.square(at: index)))
    case .piece(let mark): performIfAny(gesture.click(on: mark))
    case .command(let command): use(command, from: control)
    case .seat(let mark): open(.seat(session.match.seat(of: mark)), from: control)
    case .item(let id):
      // What else there is on a panel tells of itself when it is edited.
      guard let item = panel.item(id), item.kind == .button || item.kind == .closing else { return }
      use(item)
    case .step(let ply): perform(.plyChosen(ply))
    case .otherLine(let index): perform(.otherLineChosen(index))
    case .zoom: board.toggleZoom()
    case .close: perform(.panelClosed)
    case .offer(let id):
      perform(offer.item(id)?.action(entering: ""), from: control)
    case .less(let id): step(id, by: -1)
    case .more(let id): step(id, by: 1)
    }
  }

  mutating func edited(_ control: Control, text: UTF8Text) {
    guard case .item(let id) = control else { return }
    use(panel.item(id), entering: text)
  }

  mutating func use(_ item: PanelItem?, entering text: UTF8Text = "") {
    performIfAny(item?.action(entering: text))
  }

  private mutating func step(_ id: Int, by difference: Int) {
    guard let item = panel.item(id) else { return }
    let number = (item.number ?? 0) + difference
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
    // The button that opened it closes it.
    if session.panel == panel { return perform(.panelClosed) }
    opener = control
    perform(.panelOpened(panel))
  }

  // MARK: Focus

  /// Follows a panel that the player opened, and leads back from one that has closed.
  private mutating func panelChanged() {
    let hadFocus = panel.hasFocus
    setInert()
    if !panel.isOpen {
      Browser.setSheet(isOpen: false)
      if hadFocus { returnFocus() }
      opener = nil
    } else if opener != nil {
      Browser.setSheet(isOpen: true)
      panel.focus()
    }
  }

  /// Takes what lies under a sheet out of reach.
  ///
  /// In the place of the rail a panel covers nothing.
  mutating func setInert() {
    let isCovered = panel.isOpen && scrim.rectangle.width > 0
    for node in covered { node.set("inert", isOn: isCovered) }
    toolbar.set(isInert: isCovered)
  }

  /// Moves the focus of a button beside the board, which has gone, to what took its place or to the board.
  @inline(never)
  private func moveFocus(_ phase: Phase) {
    let successor = review.current ?? (phase == .finished ? offer.first : nil)
    // A pointer leaves the window where it is.
    (successor ?? board.currentButton).focus(scrolls: !isPointing)
  }

  private func returnFocus() {
    if case .seat(let mark) = opener {
      seats.focus(mark)
    } else if case .command(let command) = opener {
      (toolbar[command] ?? toolbar[.menu])?.focus()
    } else {
      board.focusCurrent()
    }
  }

  mutating func focused(_ control: Control) {
    guard case .square(let index) = control, index != board.current else { return }
    cursor.forget()
    board.makeCurrent(index)
  }
}
