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
}

public struct WindowGroup<Content: View>: PrimitiveScene {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func nodes(_ scope: Scope) -> [Node] { [Node(.window, scope.nodes(content))] }
}

/// A Mac's settings, which are never opened here; the name exists on every system.
public struct Settings<Content: View>: PrimitiveScene {
  public typealias Body = Never

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

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let content = content()
    return ChangedScene(
      content: self,
      after: { nodes, scope in
        nodes.append(Node(.menuBar, content.all(scope.at("commands"))))
      })
  }
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

  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> SeveralCommands {
    var all: [any Commands] = []
    repeat all.append(each content)
    return SeveralCommands(commands: all)
  }
}

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  func nodes(_ scope: Scope) -> [Node] { map { $0.all(scope.at("some")) } ?? [] }
}

public struct SeveralCommands: PrimitiveCommands {
  public typealias Body = Never
  let commands: [any Commands]
  func nodes(_ scope: Scope) -> [Node] {
    commands.enumerated().flatMap { $0.element.all(scope.at($0.offset)) }
  }
}

nonisolated public struct CommandGroupPlacement: Sendable {
  let name: String

  public static let newItem = CommandGroupPlacement(name: "newItem")

  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")

  public static let toolbar = CommandGroupPlacement(name: "toolbar")

  public static let help = CommandGroupPlacement(name: "help")
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let content: Content

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

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name.string, content())
  }

  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.menu, scope.nodes(content))
    node.label = name
    return [node]
  }
}
