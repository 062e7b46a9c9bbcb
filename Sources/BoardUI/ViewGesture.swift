/// What fingers do to the view of a board that is larger than its window: one moves it, two enlarge
/// it, and a double tap changes between the whole and a part.
public struct ViewGesture: Hashable, Sendable {
  private struct Finger: Hashable, Sendable {
    let pointer: Int32
    var point: Point
  }

  private struct Touch: Hashable, Sendable {
    let point: Point
    let time: Double
    /// Whether the view has changed by it, so that the same finger soon again means nothing.
    var isSpent = false
  }

  /// How the view follows: what was under one point comes under another, so many times as large.
  public struct Change: Hashable, Sendable {
    /// Where it was.
    public let from: Point
    /// Where it goes.
    public let to: Point
    /// How many times as large it becomes.
    public let factor: Double
  }

  /// What a finger that goes down may mean.
  public enum Meaning: Hashable, Sendable {
    /// The beginning of a tap, or of a movement.
    case touch
    /// The second tap of two.
    case doubleTap
    /// Nothing, as the first of two taps has been of use already.
    case echo
  }

  private var fingers: [Finger] = []
  private var last: Touch?
  private var isMoving = false

  /// How far a finger goes, in CSS pixels, before it moves the board and is no tap.
  private static let slip = 8.0
  /// How soon and how near, in milliseconds and CSS pixels, the second tap of two is.
  private static let soon = 300.0
  private static let near = 28.0

  /// No finger is down.
  public init() {}

  /// A finger went down.
  ///
  /// - Parameters:
  ///   - pointer: The pointer.
  ///   - point: Where.
  ///   - time: When, in milliseconds.
  /// - Returns: What it may mean.
  @inline(never)
  public mutating func down(_ pointer: Int32, at point: Point, time: Double) -> Meaning {
    if fingers.isEmpty { isMoving = false }
    if fingers.count < 2 { fingers.append(Finger(pointer: pointer, point: point)) }
    if fingers.count > 1 {
      isMoving = true
      last = nil
      return .touch
    }
    defer { last = Touch(point: point, time: time) }
    guard let last, time - last.time < ViewGesture.soon,
      point.isWithin(ViewGesture.near, of: last.point)
    else { return .touch }
    return last.isSpent ? .echo : .doubleTap
  }

  /// The tap at hand has changed the view.
  public mutating func spend() { last?.isSpent = true }

  /// A finger moved.
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

  /// A finger was lifted, or taken away; returns whether it may have tapped.
  public mutating func up(_ pointer: Int32) -> Bool {
    let count = fingers.count
    fingers.removeAll { $0.pointer == pointer }
    return fingers.count < count && !isMoving
  }

  /// The middle of the fingers.
  private var center: Point {
    var sum = Point()
    for finger in fingers {
      sum.x += finger.point.x
      sum.y += finger.point.y
    }
    let count = Double(max(1, fingers.count))
    return Point(x: sum.x / count, y: sum.y / count)
  }

  /// How far two fingers are from each other; 0 where there is one.
  private var reach: Double {
    guard fingers.count > 1 else { return 0 }
    let x = fingers[0].point.x - fingers[1].point.x
    let y = fingers[0].point.y - fingers[1].point.y
    return (x * x + y * y).squareRoot()
  }
}
