/// A rectangle of the window, in CSS pixels.
public struct Rectangle: Hashable, Sendable {
  /// How far its left edge is from the left.
  public var left = 0.0
  /// How far its upper edge is from the top.
  public var top = 0.0
  /// Its width.
  public var width = 0.0
  /// Its height.
  public var height = 0.0

  /// A rectangle.
  public init(left: Double = 0, top: Double = 0, width: Double = 0, height: Double = 0) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The point in its middle.
  public var center: Point { Point(x: left + width / 2, y: top + height / 2) }

  /// Whether a point is in it, or at most so far beyond its edges.
  public func contains(_ point: Point, tolerance: Double = 0) -> Bool {
    point.x >= left - tolerance && point.x <= left + width + tolerance
      && point.y >= top - tolerance && point.y <= top + height + tolerance
  }
}
