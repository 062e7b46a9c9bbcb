// The looks of views: recorded if CSS can show them, else ignored.

extension View {
  public func opacity(_ opacity: Double) -> some View {
    boxed(("opacity", "\(opacity)"), ("display", "contents"), on: { _ in opacity < 1 })
      .each { node, _ in if opacity < 1 { node.style.removeAll { $0.0 == "display" } } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    boxed(("color", style.flat))
  }

  public func tint(_ tint: Color?) -> some View {
    boxed(("--AccentColor", tint?.flat ?? ""), on: { _ in tint != nil })
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    styled(("scale", "\(scale)"))
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  // MARK: Visible only on a device

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { one { node, _ in node.isHighlighted = isEnabled } }
}

nonisolated public struct ContentShapeKinds: Sendable {
  public static let hoverEffect = ContentShapeKinds()
}

nonisolated public enum HoverEffect: Sendable { case automatic, highlight, lift }

nonisolated public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A view with an identity of its own: another id is another view.
struct Identified<Content: View, ID: Hashable>: Primitive {
  typealias Body = Never
  let content: Content
  let id: ID
  func nodes(_ scope: Scope) -> [Node] { scope.at(id).nodes(content) }
}
