/// A point of the window, in CSS pixels.
public struct Point: Hashable, Sendable {
  /// How far from the left.
  public var x = 0.0
  /// How far from the top.
  public var y = 0.0

  /// A point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Whether another point is at most so far away.
  public func isWithin(_ distance: Double, of other: Point) -> Bool {
    let x = x - other.x
    let y = y - other.y
    return x * x + y * y <= distance * distance
  }
}
