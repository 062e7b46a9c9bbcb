// Views, and the builder that puts them together.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never {
  public var body: Never { fatalError("Nothing has no body") }
}

extension Never: View {}

/// A view that is not made of others.
@MainActor protocol Primitive: View where Body == Never {
  func nodes(_ scope: Scope) -> [Node]
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

/// A builder's several views, which a container may take one by one.
@MainActor protocol Several {
  var views: [any View] { get }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(first: first, second: nil) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(first: nil, second: second) }
}

public struct EmptyView: Primitive {
  public typealias Body = Never
  nonisolated public init() {}
  func nodes(_ scope: Scope) -> [Node] { [] }
}

public struct AnyView: Primitive {
  public typealias Body = Never
  let view: any View
  public init<V: View>(_ view: V) { self.view = view }

  func nodes(_ scope: Scope) -> [Node] { scope.nodes(view) }
}

public struct TupleView<T>: Primitive, Several {
  public typealias Body = Never
  public let value: T
  let views: [any View]
  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }
  func nodes(_ scope: Scope) -> [Node] {
    views.enumerated().flatMap { place, view in scope.at(place).nodes(view) }
  }
}

public struct _ConditionalContent<First, Second> {
  let first: First?
  let second: Second?
}

extension _ConditionalContent: View, Primitive where First: View, Second: View {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    if let first { return scope.at("first").nodes(first) }
    if let second { return scope.at("second").nodes(second) }
    return []
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func nodes(_ scope: Scope) -> [Node] { map { scope.at("some").nodes($0) } ?? [] }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, Primitive, Several where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  var views: [any View] { (content as? any Several)?.views ?? [content] }
  func nodes(_ scope: Scope) -> [Node] { scope.nodes(content) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>

  /// The elements' contents, each with a place of its own.
  @MainActor func contents(_ scope: Scope) -> [(Content, Scope)] {
    var seen: Set<ID> = []
    return data.compactMap { element in
      let id = element[keyPath: id]
      guard seen.insert(id).inserted else {
        scope.screen.fault("Two elements of a ForEach have the id \(id)")
        return nil
      }
      return (content(element), scope.at(id))
    }
  }
}

extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
  func nodes(_ scope: Scope) -> [Node] {
    contents(scope).flatMap { content, scope in scope.nodes(content) }
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

// MARK: Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {
  public typealias Body = Never
  let view: any View
  func nodes(_ scope: Scope) -> [Node] { scope.at("content").nodes(view) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  func nodes(_ scope: Scope) -> [Node] {
    let scope = scope.at(ObjectIdentifier(Modifier.self))
    scope.install(modifier)
    return scope.nodes(modifier.body(content: _ViewModifier_Content(view: content)))
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with changes to its context, to its nodes, or to both.
public struct Changed<Content: View>: Primitive {
  public typealias Body = Never
  let content: Content
  var before: (inout Scope) -> Void = { _ in }
  var after: (inout [Node], Scope) -> Void = { _, _ in }

  func nodes(_ scope: Scope) -> [Node] {
    var inner = scope.at("content")
    before(&inner)
    var nodes = inner.nodes(content)
    after(&nodes, scope)
    return nodes
  }
}

extension View {
  /// Changes the context of the view.
  func seeing(_ change: @escaping (inout Scope) -> Void) -> Changed<Self> {
    Changed(content: self, before: change)
  }
  /// Changes the nodes of the view.
  func after(_ change: @escaping (inout [Node], Scope) -> Void) -> Changed<Self> {
    Changed(content: self, after: change)
  }
  /// Changes each node of the view.
  func each(_ change: @escaping (Node, Scope) -> Void) -> Changed<Self> {
    after { nodes, scope in for node in nodes { change(node, scope) } }
  }
  /// Changes the only node of the view; several are put into one first.
  func one(_ change: @escaping (Node, Scope) -> Void) -> Changed<Self> {
    after { nodes, scope in
      let node = nodes.count == 1 ? nodes[0] : Node(.group, nodes)
      change(node, scope)
      nodes = [node]
    }
  }
  /// Puts the view into a box of its own.
  func boxed(_ style: (String, String)..., on: @escaping (Scope) -> Bool = { _ in true })
    -> Changed<Self>
  {
    after { nodes, scope in
      guard !nodes.isEmpty, on(scope) else { return }
      let node = Node(.group, nodes)
      node.style = style
      nodes = [node]
    }
  }
  /// Styles the nodes of the view.
  func styled(_ style: (String, String)...) -> Changed<Self> {
    each { node, _ in node.style += style }
  }
}
