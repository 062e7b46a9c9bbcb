// How views look: what CSS can show is written down, the rest is taken in.

extension View {
  public func opacity(_ opacity: Double) -> some View {
    boxed(("opacity", "\(opacity)"), ("display", "contents"), on: { _ in opacity < 1 })
      .each { node, _ in if opacity < 1 { node.style.removeAll { $0.0 == "display" } } }
  }
  public func hidden() -> some View {
    one { node, _ in
      node.style.append(("visibility", "hidden"))
      node.isHidden = true
    }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    boxed(("color", style.flat))
  }
  public func foregroundStyle<S: ShapeStyle, T: ShapeStyle>(
    _ primary: S, _ secondary: T
  ) -> some View { foregroundStyle(primary) }
  public func foregroundColor(_ color: Color?) -> some View { foregroundStyle(color ?? .primary) }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    boxed(("--AccentColor", tint?.flat ?? ""), on: { _ in tint != nil })
  }
  public func tint(_ tint: Color?) -> some View {
    boxed(("--AccentColor", tint?.flat ?? ""), on: { _ in tint != nil })
  }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { styled(("filter", "drop-shadow(\(x)px \(y)px \(radius)px \(color.css))")) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    styled(("filter", "blur(\(radius)px)"))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    styled(("scale", "\(scale)"))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    styled(("scale", "\(scale.width) \(scale.height)"))
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { styled(("scale", "\(x) \(y)")) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    styled(("rotate", "\(angle.degrees)deg"))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { styled(("overflow", "hidden")) }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    styled(("border", "\(width)px solid \(content.flat)"))
  }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  // MARK: What is looked at only on a device

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public func contentMargins(_ length: CGFloat) -> some View { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func unredacted() -> some View { self }
}

nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated public enum HoverEffect: Sendable { case automatic, highlight, lift }

nonisolated public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

nonisolated public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// A view with an identity of its own: another id is another view.
struct Identified<Content: View, ID: Hashable>: Primitive {
  typealias Body = Never
  let content: Content
  let id: ID
  func nodes(_ scope: Scope) -> [Node] { scope.at(id).nodes(content) }
}
