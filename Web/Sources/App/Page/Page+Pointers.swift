import BoardUI
import GameRules
import GameSession

// Mouse, pen and touch events.

extension Page {
  mutating func hovered(_ control: Control?) {
    if case .square(let index) = control { board.hovered = index } else { board.hovered = nil }
    board.showGhost(of: nextMark)
    if session.showsValues { look(at: board.hovered) }
  }

  /// Shows the answers to a move on a square, by its index; only while values are shown.
  @inline(never)
  mutating func look(at index: Int?) {
    // The squares may be those of a puzzle.
    guard quest == nil else { return }
    perform(.squarePointedAt(index.map { session.game.rules.square(at: $0) }))
  }

  mutating func pointerDown(
    _ pointer: Int32, on control: Control?, at point: Point, time: Double, isTouch: Bool,
    isFirst: Bool
  ) {
    isPointing = true
    if isFirst, tap.isTouched || view.isTouched { forgetFingers() }
    let held = gesture.mark
    var square: Int?
    if case .square(let index) = control, isTouch, held == nil { square = index }
    var isSpent = false
    if square != nil, board.isZoomable {
      let meaning = view.down(pointer, at: point, time: time)
      isSpent = meaning != .touch
      if meaning == .doubleTap { board.toggleZoom(around: point) }
      if isSpent { square = nil }
    }
    tap.down(pointer, on: square)
    // By the time of its click, the second tap of a double tap is over another square.
    if isSpent { tap.spend() }
    if session.showsValues, let square { look(at: square) }
    performIfAny(gesture.down(pointer, on: takablePiece(control), at: point, isTouch: isTouch))
    if held == nil, let mark = gesture.mark { seats.piece(mark).capture(pointer: pointer) }
  }

  /// Forgets fingers whose release the browser has not reported.
  @inline(never)
  private mutating func forgetFingers() { (tap, view) = (TapGesture(), ViewGesture()) }

  /// The mark of a control, if it is a piece that can be picked up now.
  private mutating func takablePiece(_ control: Control?) -> Mark? {
    guard case .piece(let mark) = control, nextMark == mark else { return nil }
    return mark
  }

  mutating func pointerMoved(_ pointer: Int32, to point: Point) {
    if gesture.mark != nil, let lift = gesture.move(pointer, to: point) {
      if let mark = gesture.mark { home = seats.home(of: mark) }
      perform(lift)
    }
    if gesture.isDragging { Browser.requestFrame() }
    if board.isZoomable, let change = view.move(pointer, to: point) {
      tap.cancel()
      board.follow(change)
    }
  }

  /// Draws the dragged piece, once per frame.
  @inline(never)
  mutating func frame() {
    guard let mark = gesture.mark,
      let place = gesture.placement(from: home, side: board.side)
    else { return }
    seats.piece(mark).transform(x: place.x, y: place.y, scale: place.scale)
    performIfAny(gesture.hover(over: gesture.position.flatMap(board.square(at:))))
  }

  mutating func pointerUp(_ pointer: Int32, at point: Point) {
    let square = board.square(at: point)
    performIfAny(gesture.up(pointer, over: square))
    let index = square.map { rules.index(of: $0) }
    // Also on a board that can no longer be enlarged; the check saves a first game the gesture's code.
    if view.isTouched { _ = view.up(pointer) }
    guard tap.up(pointer, over: index), let index else { return }
    if board.isOverview {
      // Squares this small cannot be tapped on purpose, so the tap zooms in (decision 51).
      board.toggleZoom(around: point)
      view.spend()
    } else {
      use(.square(index))
    }
  }

  mutating func pointerCancelled(_ pointer: Int32) {
    _ = tap.up(pointer, over: nil)
    _ = view.up(pointer)
    performIfAny(gesture.cancel(pointer))
  }

  mutating func layoutChanged() {
    board.layoutChanged()
    if panel.isOpen { setInert() }
    guard let mark = gesture.mark else { return }
    home = seats.home(of: mark)
    Browser.requestFrame()
  }
}
