// Lists, sections, and screens one behind another.

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  func nodes(_ scope: Scope) -> [Node] {
    let header = scope.at("header").nodes(header)
    for node in header { node.traits.insert(.isHeader) }
    return [
      Node(
        .section,
        header + scope.at("content").nodes(content) + scope.at("footer").nodes(footer))
    ]
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

public struct List<SelectionValue: Hashable, Content: View>: Boxing {
  public typealias Body = Never
  let content: Content
  let style = [("display", "grid"), ("gap", "6px")]
  var kind: Node.Kind { .list }
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

public struct LabeledContent<Label: View, Content: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.row, scope.at("label").nodes(label) + scope.at("content").nodes(content))
    node.style = [("display", "flex"), ("gap", "8px"), ("justify-content", "space-between")]
    return [node]
  }
}

// MARK: Navigation

public struct NavigationPath: Equatable {
}

public struct NavigationStack<Data, Root: View>: Primitive {
  public typealias Body = Never
  let root: Root
  func nodes(_ scope: Scope) -> [Node] {
    let link = scope.place.kept("pushed") { Box<(() -> [Node])?>(nil) }
    var inner = scope.at("root")
    inner.spaces = []  // Another view of the system's holds what is in it.
    let node = Node(.navigation, inner.nodes(root))
    _ = link
    // Bars lie over what they belong to.
    let bars = node.children.filter { $0.kind == .toolbar || $0.kind == .title }
    node.children = bars + node.children.filter { $0.kind != .toolbar && $0.kind != .title }
    return [node]
  }
}
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }
}

nonisolated public struct NavigationBarItem: Sendable {
  nonisolated public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  public func navigationTitle(_ title: Text) -> some View {
    after { nodes, _ in
      let node = Node(.title, text: title.string)
      node.traits = .isHeader
      nodes = [node] + nodes
    }
  }

  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}
