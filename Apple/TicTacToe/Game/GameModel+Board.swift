import BoardUI
import Foundation
import GameRules
import GameSession

// The board's position, and the taps, drags and keys on it.

extension GameModel {
  // MARK: Places

  /// The square under a point of the game.
  func square(at point: CGPoint) -> Square? { geometry.square(at: BoardUI.Point(point)) }

  /// The square under a point of the board, whose squares have this side.
  func square(at point: CGPoint, side: Double) -> Square? {
    let rules = presentation.rules
    let board = Rectangle(
      left: 0, top: 0, width: side * Double(rules.columns), height: side * Double(rules.rows))
    return BoardGeometry(rules: rules, board: board, window: board)
      .square(at: BoardUI.Point(point))
  }

  /// Updates the frame of the board, which may be larger than its window.
  func measure(board: CGRect) { geometry.board = Rectangle(board) }

  /// Updates the frame of the board's window.
  func measure(window: CGRect) { geometry.window = Rectangle(window) }

  /// Updates the side of a square when the whole board is visible.
  func measure(wholeSide: Double) {
    geometry.wholeSide = wholeSide
    isTooSmall = environment.platform.hasFingers && geometry.isTooSmall
    if !isTooSmall { zoomedSide = nil }
  }

  /// Switches between the whole board and a part of it with larger squares.
  func toggleZoom() { zoomedSide = zoomedSide == nil ? environment.platform.easySide : nil }

  /// Enlarges the board by a factor.
  func zoom(by factor: Double) {
    guard isTooSmall, factor.isFinite else { return }
    zoomedSide = geometry.side(times: factor)
  }

  // MARK: Taps

  /// Handles a tap on a point of the board.
  func tapped(at point: CGPoint, side: Double) {
    guard let square = square(at: point, side: side) else { return }
    // Squares this small cannot be tapped on purpose, so the tap zooms in (decision 51).
    if isTooSmall, zoomedSide == nil, !isPanelOpen { return toggleZoom() }
    cursor.go(to: square)
    choose(square)
  }

  /// Plays a square that was tapped, confirmed by key or chosen by a screen reader; beside a panel it
  /// closes that and never plays.
  func choose(_ square: Square) { send(isPanelOpen ? .panelClosed : .squareTapped(square)) }

  /// Shows the answers to a move on a square while values are shown.
  func point(at square: Square?) {
    if presentation.showsValues { send(.squarePointedAt(square)) }
  }

  // MARK: Drags

  /// Handles a finger or pointer held down on a piece.
  ///
  /// - Parameters:
  ///   - mark: The piece.
  ///   - start: The position where it went down.
  ///   - point: Its current position.
  ///   - home: The frame of the piece in the tray.
  func pointerMoved(on mark: Mark, from start: CGPoint, to point: CGPoint, home: CGRect) {
    if gesture.mark == nil {
      let taken = nextMark == mark ? mark : nil
      _ = gesture.down(
        0, on: taken, at: BoardUI.Point(start), isTouch: environment.platform.hasFingers)
    }
    if let lift = gesture.move(0, to: BoardUI.Point(point)) { send(lift) }
    placement = gesture.placement(from: Rectangle(home), side: geometry.side)
    if let hover = gesture.hover(over: square(at: point)) { send(hover) }
  }

  /// Handles a pointer released on a piece.
  func pointerUp(on mark: Mark, at point: CGPoint) {
    let drop = gesture.up(0, over: square(at: point))
    placement = nil
    if let action = drop ?? gesture.click(on: mark) { send(action) }
  }

  /// Handles a pointer that the system cancelled.
  func pointerLost() {
    let action = gesture.cancel(0)
    placement = nil
    if let action { send(action) }
  }

  /// Ends the drag because the session no longer holds the piece.
  func endDrag() {
    gesture.release()
    if placement != nil { placement = nil }
  }

  // MARK: Keys

  /// Handles a key on the board; returns whether it was used.
  func pressed(_ key: Key) -> Bool {
    switch (cursor.press(key, on: presentation.rules), key) {
    case (.taken, _): point(at: cursor.square)
    case (.command(let command), _): use(command)
    case (.unused, .enter): choose(cursor.square)
    case (.unused, .escape) where carry != .empty || isPanelOpen:
      send(isPanelOpen ? .panelClosed : .pieceReturned)
    case (.unused, _): return false
    }
    return true
  }
}

extension BoardUI.Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Rectangle {
  init(_ rectangle: CGRect) {
    self.init(
      left: rectangle.minX, top: rectangle.minY, width: rectangle.width, height: rectangle.height)
  }
}
