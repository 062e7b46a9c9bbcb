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

nonisolated public struct Capsule: InsettableShape, Rounded {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  public init(style: RoundedCornerStyle = .continuous) {}
  var radius: CGFloat { 999 }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
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

nonisolated public struct UnevenRoundedRectangle: InsettableShape, Rounded {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  let radius: CGFloat
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
  public func inset(by amount: CGFloat) -> Inset<Self> { Inset(shape: self, amount: amount) }
}

/// What CSS can round itself.
nonisolated protocol Rounded {
  var radius: CGFloat { get }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
extension View {
  /// How CSS is told of a shape that something lies in.
  func corners(_ shape: some Shape) -> (String, String) {
    if let rounded = shape as? any Rounded { return ("border-radius", "\(rounded.radius)px") }
    return ("border-radius", shape is Circle || shape is Ellipse ? "50%" : "0")
  }
}
