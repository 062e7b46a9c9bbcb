import GameRules
import GameSession

/// The gesture that carries a piece of the tray: what a pointer does on it becomes actions.
///
///     down ──► held ──more than a slip──► dragged ──► dropped
///               │                            │
///               └─ up: the click takes it    └─ cancelled, or a second pointer: returned
///
public struct PieceGesture: Hashable, Sendable {
  /// A pointer that is down on a piece.
  private struct Hold: Hashable, Sendable {
    let mark: Mark
    let pointer: Int32
    let isTouch: Bool
    let start: Point
    var position: Point
    var isDragging = false
    /// The square that the session knows the piece to be over.
    var over: Square?

    /// How far the pointer has to go, in CSS pixels, before it is a drag and no longer a tap.
    var slip: Double { isTouch ? 8 : 3 }
  }

  /// Where a dragged piece is drawn: moved from its place, and enlarged.
  public struct Placement: Hashable, Sendable {
    /// To the right, in CSS pixels.
    public let x: Double
    /// Down, in CSS pixels.
    public let y: Double
    /// How many times as large.
    public let scale: Double
  }

  private var hold: Hold?
  /// Whether a click comes after a drag, which does not mean the piece.
  private var ignoresClick = false

  /// No pointer is down.
  public init() {}

  /// The piece that a pointer is down on, dragged or not.
  public var mark: Mark? { hold?.mark }

  /// Whether the piece follows the pointer.
  public var isDragging: Bool { hold?.isDragging ?? false }

  /// Where the pointer was last.
  public var position: Point? { hold?.position }

  /// A pointer went down.
  ///
  /// - Parameters:
  ///   - pointer: The pointer.
  ///   - mark: The piece that it went down on, if that can be taken.
  ///   - point: Where.
  ///   - isTouch: Whether it is a finger.
  /// - Returns: What to do about it: a second pointer sends the piece back.
  @inline(never)
  public mutating func down(
    _ pointer: Int32, on mark: Mark?, at point: Point, isTouch: Bool
  ) -> Action? {
    ignoresClick = false
    if let hold { return hold.pointer == pointer ? nil : giveUp() }
    if let mark {
      hold = Hold(mark: mark, pointer: pointer, isTouch: isTouch, start: point, position: point)
    }
    return nil
  }

  /// The pointer moved.
  @inline(never)
  public mutating func move(_ pointer: Int32, to point: Point) -> Action? {
    guard var moved = hold, moved.pointer == pointer else { return nil }
    moved.position = point
    let begins = !moved.isDragging && !point.isWithin(moved.slip, of: moved.start)
    if begins { moved.isDragging = true }
    hold = moved
    return begins ? .pieceLifted(moved.mark) : nil
  }

  /// A frame is drawn: the piece is seen over a square, or over none.
  public mutating func hover(over square: Square?) -> Action? {
    guard isDragging, hold?.over != square else { return nil }
    hold?.over = square
    return .pieceMoved(over: square)
  }

  /// The pointer was let go over a square, or over none.
  @inline(never)
  public mutating func up(_ pointer: Int32, over square: Square?) -> Action? {
    guard let held = hold, held.pointer == pointer else { return nil }
    hold = nil
    guard held.isDragging else { return nil }
    ignoresClick = true
    return .pieceDropped(on: square)
  }

  /// The system took the pointer away.
  public mutating func cancel(_ pointer: Int32) -> Action? {
    hold?.pointer == pointer ? giveUp() : nil
  }

  /// The session has put the piece down, whatever the pointer does.
  public mutating func release() {
    guard isDragging else { return }
    ignoresClick = true
    hold = nil
  }

  /// A key was pressed: the next click is no more than one.
  public mutating func keyPressed() { ignoresClick = false }

  /// A piece was clicked, which takes it unless that click ends a drag.
  public mutating func click(on mark: Mark) -> Action? {
    defer { ignoresClick = false }
    return ignoresClick ? nil : .pieceTapped(mark)
  }

  /// Where the dragged piece is drawn, whose place on the tray is `home`.
  ///
  /// It is under the pointer; a finger would hide it, so there it is larger and above.
  /// Its mark is as large as a square of the board, whose side is `side`.
  @inline(never)
  public func placement(from home: Rectangle, side: Double) -> Placement? {
    guard let hold, hold.isDragging else { return nil }
    // The mark fills five sevenths of the piece, and all of its square.
    let whole = max(1, side * 7 / 5 / max(home.width, 1))
    let scale = hold.isTouch ? max(2, whole) : whole
    let lift = hold.isTouch ? scale * home.width * 5 / 14 + 16 : 0
    return Placement(
      x: hold.position.x - home.center.x, y: hold.position.y - lift - home.center.y, scale: scale)
  }

  @inline(never)
  private mutating func giveUp() -> Action {
    ignoresClick = isDragging
    hold = nil
    return .pieceReturned
  }
}
