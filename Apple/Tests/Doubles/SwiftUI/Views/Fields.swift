// Fields, menus, links and progress.

public struct TextField<Label: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let text: Binding<String>
  func nodes(_ scope: Scope) -> [Node] {
    let label = scope.at("label").nodes(label)
    let node = Node(.field)
    node.label = label.map(\.name).joined(separator: ", ")
    node.value = text.wrappedValue
    node.isEnabled = scope.environment.isEnabled
    node.typing = { text.wrappedValue = $0 }
    return [node]
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension View {
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

/// A menu that is always open.
public struct Menu<Label: View, Content: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let content: Content

  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.menu, scope.at("content").nodes(content))
    node.label = scope.at("label").nodes(label).map(\.name).joined(separator: ", ")
    node.isEnabled = scope.environment.isEnabled
    return [node]
  }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let fraction: Double?
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.progress, scope.at("label").nodes(label))
    node.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
    return [node]
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(label: EmptyView(), fraction: nil) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), fraction: value.map { Double($0) / Double(total) })
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), fraction: value.map { Double($0) / Double(total) }) }
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), fraction: nil) }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ key: LocalizedStringKey) { self.init(label: Text(key), fraction: nil) }
  public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(label: Text(key), fraction: value.map { Double($0) / Double(total) })
  }
}

// MARK: Sharing

nonisolated public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension Never: Transferable {}

/// The form in which a value is shared; a test reads the shared value instead.
nonisolated public protocol TransferRepresentation {}

nonisolated public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    exportedContentType type: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
}

nonisolated public struct UTType: Sendable {
  public static let png = UTType()
}

public struct SharePreview<Image, Icon> {
  let title: String
}
extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: Text) { self.title = title.string }
}

public struct DefaultShareLinkLabel: View {
  public var body: some View { SwiftUI.Label("Share", systemImage: "square.and.arrow.up") }
}

/// A link whose item is found in ``Screen/shared`` once it is tapped.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: Primitive {
  public typealias Body = Never
  let item: Any
  let label: Label
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.button, scope.at("label").nodes(label))
    let (screen, item) = (scope.screen, item)
    node.isEnabled = scope.environment.isEnabled
    node.actions[.tap] = { screen.shared.append(item) }
    return [node]
  }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.init(item: item, label: label()) }
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
}
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == SwiftUI.Label<Text, Image> {
}
extension ShareLink {
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(item: item, label: label()) }
}
