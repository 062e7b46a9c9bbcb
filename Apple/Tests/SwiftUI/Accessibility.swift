// What those are told who cannot see it.

nonisolated public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  private static func bit(_ place: Int) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << place)
  }
  public static let isButton = bit(0)
  public static let isHeader = bit(1)
  public static let isSelected = bit(2)
  public static let isLink = bit(3)
  public static let isSearchField = bit(4)
  public static let isImage = bit(5)
  public static let playsSound = bit(6)
  public static let isKeyboardKey = bit(7)
  public static let isStaticText = bit(8)
  public static let isSummaryElement = bit(9)
  public static let updatesFrequently = bit(10)
  public static let startsMediaSession = bit(11)
  public static let allowsDirectInteraction = bit(12)
  public static let causesPageTurn = bit(13)
  public static let isModal = bit(14)
  public static let isToggle = bit(15)
  public static let isTabBar = bit(16)
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
  public static let showMenu = AccessibilityActionKind(name: "show menu")
  public init(named name: Text) { self.name = name.string }
  private init(name: String) { self.name = name }
}

nonisolated public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
nonisolated public enum AccessibilityHeadingLevel: Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
nonisolated public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

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
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { represented(by: representation(), as: nil) }
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
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    one { node, _ in if isEnabled { node.label = label.string } }
  }
  public func accessibilityHint(_ hint: Text) -> some View {
    one { node, _ in node.hint = hint.string }
  }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  public func accessibilityValue(_ value: Text) -> some View {
    one { node, _ in node.value = value.string }
  }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    one { node, _ in node.inputLabels = labels.map(\.string) }
  }
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0) })
  }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
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
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    one { node, _ in node.traits.subtract(traits) }
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    self
  }
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    one { node, _ in node.sortPriority = priority }
  }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityDirectTouch(_ isDirect: Bool = true) -> some View { self }
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    accessibilityFocused(condition, equals: true)
  }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    one { node, _ in if binding.wrappedValue == value { node.hasReader = true } }
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
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { one { node, _ in node.namedActions.append((name.string, handler)) } }
  public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(key), handler) }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View {
    let label = label()
    return one { node, scope in
      let name = scope.at("action").nodes(label).map(\.name).joined(separator: ", ")
      node.namedActions.append((name, action))
    }
  }
  /// Buttons, each an action.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return one { node, scope in
      let buttons = scope.at("actions").nodes(content).flatMap(\.everything)
      for button in buttons where button.isEnabled {
        if let action = button.actions[.tap] { node.namedActions.append((button.name, action)) }
      }
    }
  }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    one { node, _ in
      node.actions[.increment] = { handler(.increment) }
      node.actions[.decrement] = { handler(.decrement) }
    }
  }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
