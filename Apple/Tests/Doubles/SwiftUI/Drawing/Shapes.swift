// Shapes, and how they are drawn.

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> { fill(.foreground) }
}

public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

/// A shape as it is drawn, over what was drawn of it before.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, Primitive {
  public typealias Body = Never
  nonisolated public let shape: Content
  let layers: [Layer]
  nonisolated init(_ shape: Content, _ layers: [Layer]) {
    self.shape = shape
    self.layers = layers
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.shape)
    let isRoom = scope.size.width > 0 && scope.size.height > 0
    let rect = CGRect(
      origin: .zero, size: isRoom ? scope.size : CGSize(width: 100, height: 100))
    node.attributes["viewBox"] = "0 0 \(rect.width) \(rect.height)"
    node.drawings = layers.map { layer in
      Drawn(
        path: shape.path(in: rect), isFilled: layer.pen == nil, paint: layer.paint,
        lineWidth: layer.pen?.lineWidth ?? 0, opacity: 1, pen: layer.pen ?? StrokeStyle())
    }
    return [node]
  }
}

nonisolated struct Layer: Sendable {
  let paint: String
  var pen: StrokeStyle?
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(self, [Layer(paint: content.flat)]) }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(self, [Layer(paint: content.flat, pen: style)]) }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func trim(
    from start: CGFloat = 0, to end: CGFloat = 1
  ) -> Reshaped<Self> {
    Reshaped(shape: self) { $0.path(in: $1).trimmedPath(from: start, to: end) }
  }
}

extension ShapeView {
  private var layers: [Layer] { (self as? any Layered)?.layers ?? [] }

  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, S> {
    _ShapeView(shape, layers + [Layer(paint: content.flat, pen: style)])
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, S> { stroke(content, lineWidth: lineWidth) }
}

@MainActor private protocol Layered { var layers: [Layer] { get } }
extension _ShapeView: Layered {}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { stroke(content, lineWidth: lineWidth) }
}

/// A shape changed: cut, moved, turned.
nonisolated public struct Reshaped<S: Shape>: Shape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  let shape: S
  let change: @Sendable (S, CGRect) -> Path
  public func path(in rect: CGRect) -> Path { change(shape, rect) }
}

nonisolated public struct Inset<S: Shape>: InsettableShape {
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  let shape: S
  let amount: CGFloat
  public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public func inset(by more: CGFloat) -> Inset<S> { Inset(shape: shape, amount: amount + more) }
}

nonisolated extension Path: Shape {
  public typealias Body = _ShapeView<Path, ForegroundStyle>
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
