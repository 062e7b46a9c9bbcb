// Containers of views.

/// A box for views, drawn by CSS.
struct BoxView<Content: View>: Primitive {
  typealias Body = Never
  let kind: Node.Kind
  let style: [(String, String)]
  let content: Content
  init(_ kind: Node.Kind, _ style: [(String, String)] = [], _ content: Content) {
    (self.kind, self.style, self.content) = (kind, style, content)
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(kind, scope.nodes(content))
    node.style = style
    return [node]
  }
}

@MainActor func gap(_ length: CGFloat?) -> (String, String) { ("gap", "\(length ?? 8)px") }

/// A view made of a box.
@MainActor protocol Boxing: Primitive {
  associatedtype Content: View
  var content: Content { get }
  var kind: Node.Kind { get }
  var style: [(String, String)] { get }
}
extension Boxing {
  var kind: Node.Kind { .group }
  func nodes(_ scope: Scope) -> [Node] { BoxView(kind, style, content).nodes(scope) }
}

public struct HStack<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style: [(String, String)]
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = [
      ("display", "flex"), ("align-items", alignment.css), ("justify-content", "center"),
      gap(spacing),
    ]
  }
}

public struct VStack<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style: [(String, String)]
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = [
      ("display", "flex"), ("flex-direction", "column"), ("align-items", alignment.css),
      ("justify-content", "center"), gap(spacing),
    ]
  }
}

// MARK: Layouts

public protocol Layout {}

/// A layout that a test can read.
@MainActor protocol StackLayout: Layout {
  var style: [(String, String)] { get }
}

public struct HStackLayout: StackLayout {
  let style: [(String, String)]
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    style = HStack(alignment: alignment, spacing: spacing) { EmptyView() }.style
  }
}

public struct VStackLayout: StackLayout {
  let style: [(String, String)]
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    style = VStack(alignment: alignment, spacing: spacing) { EmptyView() }.style
  }
}

public struct AnyLayout: Layout {
  let style: [(String, String)]
  public init<L: Layout>(_ layout: L) { style = (layout as? any StackLayout)?.style ?? [] }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    BoxView(.group, style, content())
  }
}

public struct ZStack<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style: [(String, String)]
  var kind: Node.Kind { .layers }
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    style = [("place-items", alignment.css)]
  }
}

public struct Grid<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style: [(String, String)]
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = [
      ("display", "flex"), ("flex-direction", "column"), gap(verticalSpacing),
      ("--column-gap", "\(horizontalSpacing ?? 8)px"),
    ]
  }
}

public struct GridRow<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style = [("display", "flex"), ("flex", "1"), ("gap", "var(--column-gap)")]
  var kind: Node.Kind { .row }
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

nonisolated public struct GridItem: Sendable {
  nonisolated public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
  var css: String {
    switch size {
    case .fixed(let width): "\(width)px"
    case .flexible(let minimum, _): "minmax(\(minimum)px, 1fr)"
    case .adaptive(let minimum, _): "repeat(auto-fill, minmax(\(minimum)px, 1fr))"
    }
  }
}

nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct LazyVGrid<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style: [(String, String)]
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = [
      ("display", "grid"), ("grid-template-columns", columns.map(\.css).joined(separator: " ")),
      gap(spacing), ("justify-items", alignment.css),
    ]
  }
}

public struct Divider: Primitive {
  public typealias Body = Never
  public init() {}
  func nodes(_ scope: Scope) -> [Node] { [Node(.divider)] }
}

public struct ScrollView<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  var style: [(String, String)] { [("overflow", "auto"), ("max-width", "100%")] }
  var kind: Node.Kind { .scroll }
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A proxy whose only effect is that tests find its scrolling in ``Screen/scrolled``.
public struct ScrollViewProxy {
  let scrolled: (AnyHashable) -> Void
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scrolled(AnyHashable(id))
  }
}

public struct ScrollViewReader<Content: View>: Primitive {
  public typealias Body = Never
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func nodes(_ scope: Scope) -> [Node] {
    scope.nodes(content(ScrollViewProxy { [screen = scope.screen] in screen.scrolled.append($0) }))
  }
}

public struct Form<Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style = [("display", "grid"), ("gap", "12px")]
  var kind: Node.Kind { .form }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
