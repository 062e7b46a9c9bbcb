import GameRules
import GameSession

/// The drag gesture of a tray piece; turns pointer events into actions.
///
///     down ──► held ──more than a slip──► dragged ──► dropped
///               │                            │
///               └─ up: the click takes it    └─ cancelled, or a second pointer: returned
///
public struct PieceGesture: Hashable, Sendable {
  /// A pointer held down on a piece.
  private struct Hold: Hashable, Sendable {
    let mark: Mark
    let pointer: Int32
    let isTouch: Bool
    let start: Point
    var position: Point
    var isDragging = false
    /// The square last reported to the session.
    var over: Square?

    /// The distance in CSS pixels after which a tap becomes a drag.
    var slip: Double { isTouch ? 8 : 3 }
  }

  /// The offset and scale of a dragged piece.
  public struct Placement: Hashable, Sendable {
    /// To the right of its home, in CSS pixels.
    public let x: Double
    /// Below its home, in CSS pixels.
    public let y: Double
    /// The scale factor.
    public let scale: Double
  }

  private var hold: Hold?
  /// Whether the next click only ends a drag.
  private var ignoresClick = false

  /// Starts with no pointer down.
  public init() {}

  /// The piece that the pointer is down on, dragged or not.
  public var mark: Mark? { hold?.mark }

  /// Whether the piece follows the pointer.
  public var isDragging: Bool { hold?.isDragging ?? false }

  /// The last position of the pointer.
  public var position: Point? { hold?.position }

  /// Handles a pointer that goes down.
  ///
  /// - Parameters:
  ///   - pointer: The pointer's ID.
  ///   - mark: The piece under the pointer, if it can be picked up.
  ///   - point: The position.
  ///   - isTouch: Whether the pointer is a finger.
  /// - Returns: The action, if any: a second pointer returns the piece to the tray.
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

  /// Handles a pointer that moves.
  @inline(never)
  public mutating func move(_ pointer: Int32, to point: Point) -> Action? {
    guard var moved = hold, moved.pointer == pointer else { return nil }
    moved.position = point
    let begins = !moved.isDragging && !point.isWithin(moved.slip, of: moved.start)
    if begins { moved.isDragging = true }
    hold = moved
    return begins ? .pieceLifted(moved.mark) : nil
  }

  /// Reports the square under the piece, once per drawn frame.
  public mutating func hover(over square: Square?) -> Action? {
    guard isDragging, hold?.over != square else { return nil }
    hold?.over = square
    return .pieceMoved(over: square)
  }

  /// Handles a pointer released over a square, or off the board.
  @inline(never)
  public mutating func up(_ pointer: Int32, over square: Square?) -> Action? {
    guard let held = hold, held.pointer == pointer else { return nil }
    hold = nil
    guard held.isDragging else { return nil }
    ignoresClick = true
    return .pieceDropped(on: square)
  }

  /// Handles a pointer that the system cancelled.
  public mutating func cancel(_ pointer: Int32) -> Action? {
    hold?.pointer == pointer ? giveUp() : nil
  }

  /// Ends the drag because the session no longer holds the piece.
  public mutating func release() {
    guard isDragging else { return }
    ignoresClick = true
    hold = nil
  }

  /// Handles a key press: the next click does not end a drag.
  public mutating func keyPressed() { ignoresClick = false }

  /// Handles a click on a piece, which picks it up unless it ends a drag.
  public mutating func click(on mark: Mark) -> Action? {
    defer { ignoresClick = false }
    return ignoresClick ? nil : .pieceTapped(mark)
  }

  /// The placement of the dragged piece, relative to its home in the tray.
  ///
  /// A mouse pointer is on the piece. A finger would cover it, so the piece is larger and above the
  /// finger. Its mark at least fills a square of the board, whose side is `side`.
  @inline(never)
  public func placement(from home: Rectangle, side: Double) -> Placement? {
    guard let hold, hold.isDragging else { return nil }
    // A mark fills 5/7 of its piece, and the whole of its square.
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
