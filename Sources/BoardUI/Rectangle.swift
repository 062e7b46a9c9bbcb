/// A rectangle in the window, in CSS pixels.
public struct Rectangle: Hashable, Sendable {
  /// The distance of its left edge from the window's left edge.
  public var left = 0.0
  /// The distance of its top edge from the window's top edge.
  public var top = 0.0
  /// The width.
  public var width = 0.0
  /// The height.
  public var height = 0.0

  /// Creates a rectangle.
  public init(left: Double = 0, top: Double = 0, width: Double = 0, height: Double = 0) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// The centre point.
  public var center: Point { Point(x: left + width / 2, y: top + height / 2) }

  /// Whether a point is inside, or at most `tolerance` beyond the edges.
  public func contains(_ point: Point, tolerance: Double = 0) -> Bool {
    point.x >= left - tolerance && point.x <= left + width + tolerance
      && point.y >= top - tolerance && point.y <= top + height + tolerance
  }
}
