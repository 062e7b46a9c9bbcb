// Modifiers for assistive technology.

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, Installable {
  @propertyWrapper public struct Binding {
    let pointer: Pointer<Value>
    public var wrappedValue: Value {
      get { pointer.value }
      nonmutating set { pointer.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  let pointer: Pointer<Value>
  public init() where Value == Bool { pointer = Pointer(false) }

  public var wrappedValue: Value {
    get { pointer.value }
    nonmutating set { pointer.value = newValue }
  }
  public var projectedValue: Binding { Binding(pointer: pointer) }
  func install(_ scope: Scope, _ name: String) { pointer.settle(scope, name) }
}

nonisolated public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  private static func bit(_ place: Int) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << place)
  }
  public static let isButton = bit(0)
  public static let isHeader = bit(1)
  public static let isSelected = bit(2)
}

nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  public static let delete = AccessibilityActionKind(name: "delete")

  private init(name: String) { self.name = name }
}

nonisolated public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

extension View {
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    after { nodes, _ in
      let isFree = nodes.count == 1 && nodes[0].behavior == nil && !nodes[0].isHidden
      let node = isFree ? nodes[0] : Node(.group, nodes)
      node.behavior = children
      nodes = [node]
    }
  }

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    represented(by: children(), as: .contain)
  }
  private func represented(
    by view: some View, as behavior: AccessibilityChildBehavior?
  ) -> some View {
    one { node, scope in
      node.representation = scope.at("representation").nodes(view)
      if node.behavior == nil { node.behavior = behavior }
    }
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    one { node, _ in node.label = label.string }
  }

  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    one { node, _ in node.inputLabels = labels.map(\.string) }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    one { node, _ in node.identifier = identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    each { node, _ in if hidden { node.isHidden = true } }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    one { node, _ in node.traits.formUnion(traits) }
  }

  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> some View { self }

  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    one { node, _ in
      node.isRead = condition.wrappedValue
      node.readOn = { condition.wrappedValue = false }
    }
  }

  // MARK: Actions

  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    one { node, scope in
      let handler = scope.environment.isEnabled ? handler : {}
      switch kind {
      case .default: node.actions[.tap] = handler
      case .escape: node.actions[.escape] = handler
      case .magicTap: node.actions[.magicTap] = handler
      default: node.namedActions.append((kind.name, handler))
      }
    }
  }
  /// Each button is an action.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return one { node, scope in
      for button in scope.at("actions").nodes(content).flatMap(\.everything) {
        if let action = button.actions[.tap] { node.namedActions.append((button.name, action)) }
      }
    }
  }
}
