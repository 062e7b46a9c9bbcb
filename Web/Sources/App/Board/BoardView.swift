import BoardUI
import GameRules
import GameSession
import GameSolver

/// The board: the grid of squares, and the winning lines over it.
struct BoardView {
  let stage = Node.find("stage")
  let grid = Node.find("board")
  private let lines = Node.find("lines")
  private let paper = Node.find("paper")
  private let rings = Node.find("rings")
  private let ring = Node.find("ring")
  private var end = EndView()
  /// Whether the end of a game was drawn.
  private var hasEnd = false
  let zoom = Node.find("zoom")
  private let rowNames = Node.find("row-names")
  private let columnNames = Node.find("column-names")
  let whole = Node.find("whole")

  var rules: Rules?
  private var symbols = SymbolChoice()
  private var buttons: [Node] = []
  private var states: [SquareState] = []
  private var isOver = false
  /// The squares with a ring: hinted, refused, under the dragged piece, or an answer.
  private var ringed: [Int] = []
  private var ideas = IdeasView()
  var geometry = BoardGeometry(rules: .classic)
  var isZoomed = false
  /// The squares last scrolled into view.
  var shown: [Square] = []
  /// The square under the mouse.
  var hovered: Int?
  /// The faint mark under the mouse: a tap would place it.
  private var ghost: Ghost?

  private struct Ghost {
    let index: Int
    let mark: Mark
  }

  /// The index of the square in the tab order.
  private(set) var current = 0

  init() {
    zoom.setControl(.zoom)
  }

  // MARK: Drawing

  @inline(never)
  mutating func render(_ presentation: Presentation, next: Mark?) {
    if rules != presentation.rules { build(presentation) }
    if let ghost, next != ghost.mark || !presentation.squares[ghost.index].isBare { hideGhost() }
    let renames = symbols != presentation.symbols
    let endsOrBegins = isOver != (presentation.turn == nil)
    symbols = presentation.symbols
    isOver = presentation.turn == nil
    for index in buttons.indices {
      let state = presentation.squares[index]
      let previous = states[index]
      if state == previous, !renames, !endsOrBegins { continue }
      states[index] = state
      draw(state, over: previous, at: index, presentation.wording)
      buttons[index].set("aria-disabled", isOver || state.mark != nil ? "true" : nil)
      let square = presentation.rules.square(at: index)
      buttons[index].set("aria-label", presentation.wording.square(square, state))
    }
    drawRings(presentation.rules)
    if presentation.showsMore || ideas.isShown { ideas.render(presentation) }
    if isOver || hasEnd { end.render(presentation, squares: buttons) }
    hasEnd = isOver
    showGhost(of: next)
  }

  /// Shows the mark that a tap would place under the mouse.
  @inline(never)
  mutating func showGhost(of mark: Mark?) {
    let index = hovered ?? -1
    if let ghost, ghost.index == index, ghost.mark == mark { return }
    hideGhost()
    guard let mark, states.indices.contains(index), states[index].isBare else { return }
    ghost = Ghost(index: index, mark: mark)
    buttons[index].createMark(mark)
    buttons[index].set("data-ghost", mark == .x ? "x" : "o")
  }

  private mutating func hideGhost() {
    guard let ghost else { return }
    self.ghost = nil
    buttons[ghost.index].clear()
    buttons[ghost.index].remove("data-ghost")
  }

  @inline(never)
  private mutating func build(_ presentation: Presentation) {
    let rules = presentation.rules
    let isFirst = self.rules == nil
    self.rules = rules
    buttons = []
    isOver = false
    ghost = nil
    hovered = nil
    ringed = []
    ring.set("d", "")
    ideas.clear()
    states = Array(repeating: SquareState(), count: rules.area)
    zoom(to: nil)
    current = rules.index(of: Square(column: 0, row: rules.rows - 1))
    let hadFocus = hasFocus
    grid.clear()
    grid.set("aria-label", presentation.wording.board(rules))
    stage.setProperty("--columns", rules.columns)
    stage.setProperty("--rows", rules.rows)
    stage.setProperty("--most", max(rules.columns, rules.rows))
    let box: UTF8Text = "0 0 \(100 * rules.columns) \(100 * rules.rows)"
    for drawing in [paper, lines, rings] { drawing.set("viewBox", box) }
    end.build(box)
    // The static page has the first board's grid.
    if !isFirst || rules != .classic {
      lines.clear()
      lines.create("path").set("d", Drawing.grid(rules))
    }
    stage.set("data-lettered", isOn: max(rules.columns, rules.rows) >= BoardView.fewestLettered)
    stage.set("data-fine", isOn: max(rules.columns, rules.rows) >= Drawing.fewestFine)
    var byIndex = [Node?](repeating: nil, count: rules.area)
    for row in (0..<rules.rows).reversed() {
      let rowNode = grid.create("div")
      rowNode.set("role", "row")
      for column in 0..<rules.columns {
        let square = Square(column: column, row: row)
        let index = rules.index(of: square)
        let cell = rowNode.create("div")
        cell.set("role", "presentation")
        // The cell rather than the button, so that a tap between two squares is not lost.
        cell.setControl(.square(index))
        let button = cell.create("button")
        button.set("type", "button")
        // Not inside a gridcell: some screen readers pass no keys on to a button in a grid.
        button.set("role", "gridcell")
        button.set("tabindex", index == current ? "0" : "-1")
        button.set("aria-label", presentation.wording.square(square, SquareState()))
        byIndex[index] = button
      }
    }
    buttons = byIndex.compactMap { $0 }
    nameRowsAndColumns(rules)
    if hadFocus { focusCurrent() }
    layoutChanged()
    if geometry.isTooSmall { enlarge(presentation) }
  }

  private func nameRowsAndColumns(_ rules: Rules) {
    rowNames.clear()
    columnNames.clear()
    for row in (0..<rules.rows).reversed() {
      _ = rowNames.create("span", text: Square(column: 0, row: row).rowName)
    }
    for column in 0..<rules.columns {
      _ = columnNames.create("span", text: Square(column: column, row: 0).columnName)
    }
  }

  @inline(never)
  private func drawValue(_ state: SquareState, on button: Node, _ wording: Wording) {
    if state.mark != nil || state.leaving != nil { return button.remove("data-value") }
    button.clear()
    guard let bounds = state.value else { return button.remove("data-value") }
    let value: StaticString? =
      switch bounds.result {
      case .win: "win"
      case .draw: "draw"
      case .loss: "loss"
      case nil: "unknown"
      }
    button.set("data-value", value)
    if let sign = wording.sign(of: state) { _ = button.create("span", text: sign) }
    if let word = wording.result(bounds) { _ = button.create("small", text: word) }
  }

  private func draw(
    _ state: SquareState, over previous: SquareState, at index: Int, _ wording: Wording
  ) {
    let button = buttons[index]
    let mark = state.mark ?? state.leaving
    if mark != previous.mark ?? previous.leaving {
      button.clear()
      if let mark {
        let isDrawn = state.arrival == .drawn
        button.createMark(mark, strokes: isDrawn ? Drawing.strokeCount(symbols[mark]) : nil)
      }
      let name: StaticString? = mark.map { $0 == .x ? "x" : "o" }
      button.set("data-mark", name)
    }
    let arrival: StaticString? = state.arrival.map { $0 == .drawn ? "drawn" : "dropped" }
    button.set("data-arrival", arrival)
    button.set("data-leaving", isOn: state.mark == nil && state.leaving != nil)
    button.set("data-winning", isOn: state.isWinning)
    button.set("data-losing", isOn: state.isLosing)
    button.set("data-refused", isOn: state.isRefused)
    button.set("data-drop", isOn: state.isDrop)
    button.set("data-last", isOn: state.isLast)
    button.set("data-hint", isOn: state.isHint || state.isLookedAt)
    if state.value != previous.value || state.safeReplies != previous.safeReplies
      || mark != previous.mark ?? previous.leaving
    {
      drawValue(state, on: button, wording)
    }
  }

  /// The longer side from which the names of rows and columns are always shown.
  private static let fewestLettered = 5

  @inline(never)
  private mutating func drawRings(_ rules: Rules) {
    var now: [Int] = []
    for (index, state) in states.enumerated()
    where state.isHint || state.isDrop || state.isRefused || state.isReply {
      now.append(index)
    }
    if !now.isEmpty || !ringed.isEmpty { drawRings(now, rules) }
  }

  @inline(never)
  private mutating func drawRings(_ now: [Int], _ rules: Rules) {
    if now == ringed { return }
    ringed = now
    ring.set(
      "d", now.reduce(into: "") { $0 += Drawing.ring(around: rules.square(at: $1), on: rules) })
  }

  // MARK: Focus

  var hasFocus: Bool { grid.hasFocus }

  /// Puts a square into the tab order in place of the current one.
  mutating func makeCurrent(_ index: Int) {
    guard index != current, buttons.indices.contains(index) else { return }
    buttons[current].set("tabindex", "-1")
    buttons[index].set("tabindex", "0")
    current = index
  }

  mutating func focus(_ index: Int) {
    makeCurrent(index)
    focusCurrent()
  }

  func focusCurrent() { currentButton.focus() }

  var currentButton: Node { buttons[current] }
}
