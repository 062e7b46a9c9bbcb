import BoardUI
import GameRules
import GameSession

// Which part of the board is seen, and how large.

extension BoardView {
  /// The square under a point, also where the point is just beyond the edge of the board.
  func square(at point: Point) -> Square? { geometry.square(at: point) }

  /// Measures anew; where squares are too small for a finger, zooming in is offered.
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

  /// Whether only the whole board is seen, whose squares are too small for a finger.
  var isOverview: Bool { geometry.isTooSmall && !isZoomed }

  /// Whether fingers can move and enlarge the board.
  var isZoomable: Bool { geometry.isTooSmall }

  /// Shows the whole board, or a part with a point in its middle.
  @inline(never)
  mutating func toggleZoom(around point: Point? = nil) {
    let old = geometry
    zoom(to: isZoomed ? nil : BoardGeometry.easySide)
    layoutChanged()
    guard isZoomed else { return }
    scroll(geometry.scroll(from: old, point ?? old.board.center, to: geometry.window.center))
  }

  /// Follows fingers.
  @inline(never)
  mutating func follow(_ change: ViewGesture.Change) {
    let old = geometry
    if change.factor != 1 {
      zoom(to: geometry.side(times: change.factor))
      layoutChanged()
    }
    scroll(geometry.scroll(from: old, change.from, to: change.to))
  }

  /// Brings what has been marked into view where it cannot be seen, such as a move or a line that won.
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

  /// Enlarges squares to a side, or shows the whole board.
  mutating func zoom(to side: Double?) {
    isZoomed = side != nil
    stage.set("data-zoomed", isOn: isZoomed)
    zoom.set("aria-pressed", isZoomed ? "true" : "false")
    if let side { stage.setProperty("--side", Int(100 * side)) }
  }

  /// The side of a square, in CSS pixels.
  var side: Double { geometry.side }
}
