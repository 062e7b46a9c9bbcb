// The shapes that come with SwiftUI.

nonisolated public struct Rectangle: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Inset<Self> { Inset(shape: self, amount: amount) }
}

nonisolated public struct Circle: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  public func inset(by amount: CGFloat) -> Inset<Self> { Inset(shape: self, amount: amount) }
}

nonisolated public struct Ellipse: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> Inset<Self> { Inset(shape: self, amount: amount) }
}

nonisolated public struct RoundedRectangle: InsettableShape, Rounded {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public var cornerSize: CGSize
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  var radius: CGFloat { cornerSize.width }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  public func inset(by amount: CGFloat) -> Inset<Self> { Inset(shape: self, amount: amount) }
}

/// A shape that CSS can round itself.
nonisolated protocol Rounded {
  var radius: CGFloat { get }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension View {
  /// The corners in CSS of a node that lies in a shape.
  func corners(_ shape: some Shape) -> (String, String) {
    if let rounded = shape as? any Rounded { return ("border-radius", "\(rounded.radius)px") }
    return ("border-radius", shape is Circle || shape is Ellipse ? "50%" : "0")
  }
}
