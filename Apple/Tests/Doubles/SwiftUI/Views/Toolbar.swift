// Toolbars.

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

/// Toolbar content that makes its items itself.
@MainActor protocol ToolbarPart: ToolbarContent where Body == Never {
  func items(_ scope: Scope) -> [(ToolbarItemPlacement, [Node])]
}

extension ToolbarContent {
  func all(_ scope: Scope) -> [(ToolbarItemPlacement, [Node])] {
    if let part = self as? any ToolbarPart { return part.items(scope) }
    let scope = scope.at(ObjectIdentifier(Self.self))
    scope.install(self)
    return body.all(scope)
  }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> ToolbarParts {
    ToolbarParts(parts: [content])
  }
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarParts {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return ToolbarParts(parts: parts)
  }
}

public struct ToolbarParts: ToolbarPart {
  public typealias Body = Never
  let parts: [any ToolbarContent]
  func items(_ scope: Scope) -> [(ToolbarItemPlacement, [Node])] {
    parts.enumerated().flatMap { $0.element.all(scope.at($0.offset)) }
  }
}

nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
}

public struct ToolbarItem<ID, Content: View>: ToolbarPart {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  func items(_ scope: Scope) -> [(ToolbarItemPlacement, [Node])] {
    [(placement, scope.nodes(content))]
  }
}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

public struct ToolbarItemGroup<Content: View>: ToolbarPart {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  func items(_ scope: Scope) -> [(ToolbarItemPlacement, [Node])] {
    [(placement, scope.nodes(content))]
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return after { nodes, scope in
      let items = content.all(scope.at("toolbar"))
      let isLower = { (item: (ToolbarItemPlacement, [Node])) in
        item.0 == .bottomBar || item.0 == .keyboard
      }
      let upper = Node(.toolbar, items.filter { !isLower($0) }.flatMap(\.1))
      let lower = Node(.group, items.filter(isLower).flatMap(\.1))
      lower.style = [("display", "flex"), ("justify-content", "space-around")]
      if !upper.children.isEmpty { nodes = [upper] + nodes }
      if !lower.children.isEmpty { nodes.append(lower) }
    }
  }
}
