// Lists, sections, and screens one behind another.

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
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
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
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
extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<A: StringProtocol, B: StringProtocol>(_ title: A, value: B) {
    self.init(content: { Text(value) }) { Text(title) }
  }
}

public struct DisclosureGroup<Label: View, Content: View>: Primitive {
  public typealias Body = Never
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content, label())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let box = scope.place.kept("expanded") { Box(false) }
    let isOpen = isExpanded?.wrappedValue ?? box.value
    let head = Node(.button, scope.at("label").nodes(label))
    head.isEnabled = scope.environment.isEnabled
    head.isOn = isOpen
    let (isExpanded, screen) = (isExpanded, scope.screen)
    head.actions[.tap] = {
      box.value = !isOpen
      isExpanded?.wrappedValue = !isOpen
      screen.needsEvaluation()
    }
    return [Node(.section, [head] + (isOpen ? scope.at("content").nodes(content()) : []))]
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

// MARK: Navigation

public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

public struct NavigationStack<Data, Root: View>: Primitive {
  public typealias Body = Never
  let root: Root
  func nodes(_ scope: Scope) -> [Node] {
    let link = scope.place.kept("pushed") { Box<(() -> [Node])?>(nil) }
    let node = Node(.navigation, scope.at("root").nodes(root))
    _ = link
    // Bars lie over what they belong to.
    let bars = node.children.filter { $0.kind == .toolbar || $0.kind == .title }
    node.children = bars + node.children.filter { $0.kind != .toolbar && $0.kind != .title }
    return [node]
  }
}
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(root: root()) }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root())
  }
}

/// What it leads to is shown below it once it is tapped.
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let destination: () -> Destination
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { (self.label, self.destination) = (label(), destination) }
  func nodes(_ scope: Scope) -> [Node] {
    let isShown = scope.place.kept("shown") { Box(false) }
    let screen = scope.screen
    let node = Node(.button, scope.at("label").nodes(label))
    node.isEnabled = scope.environment.isEnabled
    node.actions[.tap] = {
      isShown.value = true
      screen.needsEvaluation()
    }
    guard isShown.value else { return [node] }
    var inner = scope.at("destination")
    let back: @MainActor () -> Void = {
      isShown.value = false
      screen.needsEvaluation()
    }
    inner.environment.dismiss = DismissAction(back)
    let page = Node(.cover, inner.nodes(destination()))
    page.actions[.dismiss] = back
    return [node, page]
  }
}
extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }
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
  public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public func navigationSubtitle(_ title: Text) -> some View { self }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge? = nil) -> some View {
    self
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
}
