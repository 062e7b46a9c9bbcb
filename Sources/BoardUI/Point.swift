/// A point in the window, in CSS pixels.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x = 0.0
  /// The distance from the top edge.
  public var y = 0.0

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates the average of points; the origin without any.
  @inline(never)
  init(averageOf points: [Point]) {
    for point in points {
      x += point.x
      y += point.y
    }
    let count = Double(max(1, points.count))
    x /= count
    y /= count
  }

  /// Whether another point is at most `distance` away.
  public func isWithin(_ distance: Double, of other: Point) -> Bool {
    let x = x - other.x
    let y = y - other.y
    return x * x + y * y <= distance * distance
  }
}
