import BoardUI
import GameRules
import GameSession

// The visible part of the board, and its size (decision 51).

extension BoardView {
  /// The square under a point; up to a quarter of a square beyond the edge also counts.
  func square(at point: Point) -> Square? { geometry.square(at: point) }

  /// Measures the board again.
  ///
  /// Offers to zoom in if squares are too small for a finger.
  mutating func layoutChanged() {
    guard let rules else { return }
    measure(rules)
    if isZoomed, !geometry.isTooSmall {
      zoom(to: nil)
      measure(rules)
    }
    guard geometry.side > 0 else { return }
    stage.set("data-roomy", isOn: geometry.isRoomy)
    stage.set("data-zoomable", isOn: geometry.isTooSmall)
    zoom.set("hidden", isOn: !geometry.isTooSmall)
  }

  mutating func measure(_ rules: Rules) {
    geometry = BoardGeometry(
      rules: rules, board: grid.rectangle, window: stage.rectangle,
      wholeSide: whole.rectangle.width)
  }

  /// Whether the whole board is visible although its squares are too small for a finger.
  var isOverview: Bool { geometry.isTooSmall && !isZoomed }

  /// Whether fingers can pan and zoom the board.
  var isZoomable: Bool { geometry.isTooSmall }

  /// Enlarges a board whose squares are too small for a finger, around its marks.
  @inline(never)
  mutating func enlarge(_ presentation: Presentation) {
    let indices = presentation.squares.indices.filter { presentation.squares[$0].mark != nil }
    toggleZoom(around: geometry.middle(of: indices.map(presentation.rules.square)))
  }

  /// Switches between the whole board and a part centred on a point.
  @inline(never)
  mutating func toggleZoom(around point: Point? = nil) {
    let old = geometry
    zoom(to: isZoomed ? nil : BoardGeometry.easySide)
    layoutChanged()
    guard isZoomed else { return }
    scroll(geometry.scroll(from: old, point ?? old.board.center, to: geometry.window.center))
  }

  /// Applies a pan or pinch.
  @inline(never)
  mutating func follow(_ change: ViewGesture.Change) {
    let old = geometry
    if change.factor != 1 {
      zoom(to: geometry.side(times: change.factor))
      layoutChanged()
    }
    scroll(geometry.scroll(from: old, change.from, to: change.to))
  }

  /// Scrolls new marks, such as a move or a winning line, into view.
  @inline(never)
  mutating func show(_ squares: [Square], isSmooth: Bool) {
    if squares == shown { return }
    shown = squares
    guard isZoomed, let way = geometry.scroll(toSee: squares) else { return }
    stage.scroll(x: way.x, y: way.y, isSmooth: isSmooth)
  }

  private mutating func scroll(_ way: Point) {
    stage.scroll(x: way.x, y: way.y, isSmooth: false)
    if let rules { measure(rules) }
  }

  /// Enlarges the squares to a side; nil shows the whole board.
  mutating func zoom(to side: Double?) {
    isZoomed = side != nil
    stage.set("data-zoomed", isOn: isZoomed)
    zoom.set("aria-pressed", isZoomed ? "true" : "false")
    if let side { stage.setProperty("--zoomed", Int(100 * side)) }
  }

  /// The side of a square, in CSS pixels.
  var side: Double { geometry.side }
}
