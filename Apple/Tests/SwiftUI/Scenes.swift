// Apps, windows and menu bars.

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  /// Shows nothing: tests hold an app in a ``Screen``.
  @MainActor @preconcurrency public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

@MainActor protocol PrimitiveScene: Scene where Body == Never {
  func nodes(_ scope: Scope) -> [Node]
}

extension Scope {
  func scenes<S: Scene>(_ scene: S) -> [Node] {
    if let scene = scene as? any PrimitiveScene { return scene.nodes(self) }
    let scope = at(ObjectIdentifier(S.self))
    scope.install(scene)
    return scope.scenes(scene.body)
  }
}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> Scenes {
    var all: [any Scene] = []
    repeat all.append(each scenes)
    return Scenes(scenes: all)
  }
}

public struct Scenes: PrimitiveScene {
  public typealias Body = Never
  let scenes: [any Scene]
  func nodes(_ scope: Scope) -> [Node] {
    scenes.enumerated().flatMap { place, scene in scope.at(place).scenes(scene) }
  }
}

public struct WindowGroup<Content: View>: PrimitiveScene {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func nodes(_ scope: Scope) -> [Node] { [Node(.window, scope.nodes(content))] }
}

/// Another scene with content of its own, which is not opened.
public struct Window<Content: View>: PrimitiveScene {
  public typealias Body = Never
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  func nodes(_ scope: Scope) -> [Node] { [] }
}

/// What a Mac shows for its settings, which is not opened; it has the name on every system.
public struct Settings<Content: View>: PrimitiveScene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  func nodes(_ scope: Scope) -> [Node] { [] }
}

/// A scene that is changed.
struct ChangedScene<Content: Scene>: PrimitiveScene {
  typealias Body = Never
  let content: Content
  var before: (inout Scope) -> Void = { _ in }
  var after: (inout [Node], Scope) -> Void = { _, _ in }
  func nodes(_ scope: Scope) -> [Node] {
    var inner = scope.at("content")
    before(&inner)
    var nodes = inner.scenes(content)
    after(&nodes, scope)
    return nodes
  }
}

nonisolated public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let content = content()
    return ChangedScene(
      content: self,
      after: { nodes, scope in
        nodes.append(Node(.menuBar, content.all(scope.at("commands"))))
      })
  }
  public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ChangedScene(content: self, before: { $0.environment[keyPath: path] = value })
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self, before: { $0.environment[T.self] = object })
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ChangedScene(
      content: self,
      after: { _, scope in scope.onChange("change", value, initial: initial, action) })
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

// MARK: Menu bars

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}
extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is not made of others") }
}

@MainActor protocol PrimitiveCommands: Commands where Body == Never {
  func nodes(_ scope: Scope) -> [Node]
}

extension Commands {
  func all(_ scope: Scope) -> [Node] {
    if let commands = self as? any PrimitiveCommands { return commands.nodes(scope) }
    let scope = scope.at(ObjectIdentifier(Self.self))
    scope.install(self)
    return body.all(scope)
  }
}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> SeveralCommands {
    var all: [any Commands] = []
    repeat all.append(each content)
    return SeveralCommands(commands: all)
  }
  public static func buildIf<C: Commands>(_ content: C?) -> SeveralCommands {
    SeveralCommands(commands: content.map { [$0] } ?? [])
  }
}

public struct SeveralCommands: PrimitiveCommands {
  public typealias Body = Never
  let commands: [any Commands]
  func nodes(_ scope: Scope) -> [Node] {
    commands.enumerated().flatMap { $0.element.all(scope.at($0.offset)) }
  }
}

public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never
  public init() {}
  func nodes(_ scope: Scope) -> [Node] { [] }
}

nonisolated public struct CommandGroupPlacement: Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let content: Content
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.menu, scope.nodes(content))
    node.identifier = placement.name
    return [node]
  }
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  let name: String
  let content: Content
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (name, self.content) = (key.text, content())
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name.string, content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (String(name), content())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.menu, scope.nodes(content))
    node.label = name
    return [node]
  }
}
