/// The pan, pinch and double-tap gestures on a board that is larger than its window.
///
/// One finger pans, two fingers zoom, and a double tap switches between the whole board and a part
/// (decision 51).
public struct ViewGesture: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let pointer: Int32
    var point: Point
  }

  private struct Touch: Hashable, Sendable {
    let point: Point
    let time: Double
    /// Whether the tap has changed the view; another tap soon after it is then ignored.
    var isSpent = false
  }

  /// A change of the view: the place under `from` moves to `to`, scaled by `factor`.
  public struct Change: Hashable, Sendable {
    /// The place before.
    public let from: Point
    /// The place after.
    public let to: Point
    /// The scale factor.
    public let factor: Double
  }

  /// The meaning of a finger that goes down.
  public enum Meaning: Hashable, Sendable {
    /// The start of a tap or a pan.
    case touch
    /// The second tap of a double tap.
    case doubleTap
    /// Ignored: the tap before it has already changed the view.
    case echo
  }

  private var fingers: [Finger] = []
  /// Whether a finger is down.
  public var isTouched: Bool { !fingers.isEmpty }
  private var last: Touch?
  private var isMoving = false

  /// The distance in CSS pixels after which a tap becomes a pan.
  private static let slip = 8.0
  /// The limits of a double tap: milliseconds between the taps, and CSS pixels.
  private static let soon = 300.0
  private static let near = 28.0

  /// Starts with no finger down.
  public init() {}

  /// Handles a finger that goes down.
  ///
  /// - Parameters:
  ///   - pointer: The pointer's ID.
  ///   - point: The position.
  ///   - time: The time in milliseconds.
  /// - Returns: The possible meaning.
  @inline(never)
  public mutating func down(_ pointer: Int32, at point: Point, time: Double) -> Meaning {
    if fingers.isEmpty { isMoving = false }
    if fingers.count < 2 { fingers.append(Finger(pointer: pointer, point: point)) }
    if fingers.count > 1 {
      isMoving = true
      last = nil
      return .touch
    }
    var meaning = Meaning.touch
    if let last, time - last.time < ViewGesture.soon,
      point.isWithin(ViewGesture.near, of: last.point)
    {
      meaning = last.isSpent ? .echo : .doubleTap
    }
    last = Touch(point: point, time: time, isSpent: meaning != .touch)
    return meaning
  }

  /// Marks the current tap as one that has changed the view.
  public mutating func spend() { last?.isSpent = true }

  /// Handles a finger that moves.
  @inline(never)
  public mutating func move(_ pointer: Int32, to point: Point) -> Change? {
    guard let index = fingers.firstIndex(where: { $0.pointer == pointer }) else { return nil }
    if !isMoving {
      if point.isWithin(ViewGesture.slip, of: fingers[index].point) { return nil }
      isMoving = true
      last = nil
    }
    let (from, reach) = (center, self.reach)
    fingers[index].point = point
    let factor = reach > 0 ? self.reach / reach : 1
    return Change(from: from, to: center, factor: factor.isFinite ? factor : 1)
  }

  /// Handles a finger that is lifted or cancelled; returns whether it may have tapped.
  public mutating func up(_ pointer: Int32) -> Bool {
    let count = fingers.count
    fingers.removeAll { $0.pointer == pointer }
    return fingers.count < count && !isMoving
  }

  /// The midpoint of the fingers.
  private var center: Point { Point(averageOf: fingers.map { $0.point }) }

  /// The distance between two fingers; 0 for one finger.
  private var reach: Double {
    guard fingers.count > 1 else { return 0 }
    let x = fingers[0].point.x - fingers[1].point.x
    let y = fingers[0].point.y - fingers[1].point.y
    return (x * x + y * y).squareRoot()
  }
}
