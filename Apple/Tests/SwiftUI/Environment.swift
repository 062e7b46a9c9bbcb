// What views are told by those around them.

nonisolated public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated public struct EnvironmentValues {
  public init() {}
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public subscript<T: AnyObject>(type: T.Type) -> T? {
    get { objects[ObjectIdentifier(type)] as? T }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  // A test may set what only the system sets elsewhere.
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityVoiceOverEnabled = false
  public var accessibilitySwitchControlEnabled = false
  public var accessibilityInvertColors = false
  public var accessibilityShowButtonShapes = false
  public var accessibilityLargeContentViewerEnabled = false
  public var accessibilityEnabled = false
  public var accessibilityDimFlashingLights = false
  public var accessibilityQuickActionsEnabled = false
  public var legibilityWeight: LegibilityWeight? = .regular
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var dynamicTypeSize = DynamicTypeSize.large
  public var scenePhase = ScenePhase.active
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public var isFocused = false
  public var isPresented = false
  public var isLuminanceReduced = false
  public var supportsMultipleWindows = false
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat { 1 / displayScale }
  public var font: Font?
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading
  public var controlSize = ControlSize.regular
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction(handler: { _ in .handled })
  public var openWindow = OpenWindowAction { _ in }
  public var requestReview = RequestReviewAction()
  var buttonStyle: (any StyledButtons)?
  var labelParts = LabelParts.both
}

nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
nonisolated public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

nonisolated public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  /// How many times as large as usual body text is.
  var factor: Double {
    [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12][rawValue]
  }
}

nonisolated public struct DismissAction: Sendable {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  @MainActor public func callAsFunction() { action() }
}

nonisolated public struct OpenURLAction: Sendable {
  nonisolated public enum Result: Sendable { case handled, discarded, systemAction }
  let action: @MainActor (URL) -> Result
  public init(handler: @escaping @MainActor (URL) -> Result) { action = handler }
  @MainActor public func callAsFunction(_ url: URL) { _ = action(url) }
}

nonisolated public struct OpenWindowAction: Sendable {
  let action: @MainActor (String) -> Void
  init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }
  @MainActor public func callAsFunction(id: String) { action(id) }
}

nonisolated public struct RequestReviewAction: Sendable {
  init() {}
  @MainActor public func callAsFunction() {}
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, Installable {
  let pointer = Pointer<Value?>(nil)
  let read: (EnvironmentValues) -> Value?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[type] }
  }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { .some($0[type]) }
  }
  public var wrappedValue: Value {
    guard let value = pointer.value else {
      fatalError("No \(Value.self) is in the environment, or it was read outside a body")
    }
    return value
  }
  func install(_ scope: Scope, _ name: String) { pointer.box = Box(read(scope.environment)) }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    seeing { $0.environment[keyPath: keyPath] = value }
      .each { node, scope in
        var inner = scope.environment
        inner[keyPath: keyPath] = value
        guard inner.layoutDirection != scope.environment.layoutDirection else { return }
        node.attributes["dir"] = inner.layoutDirection == .rightToLeft ? "rtl" : "ltr"
      }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    seeing { $0.environment[T.self] = object }
  }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    seeing { transform(&$0.environment[keyPath: keyPath]) }
  }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    seeing { $0.environment.dynamicTypeSize = size }
  }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    seeing { scope in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = sizes.first, let last = sizes.last else { return }
      scope.environment.dynamicTypeSize = min(max(scope.environment.dynamicTypeSize, first), last)
    }
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    after { _, scope in scope.screen.preferredColorScheme = scheme }
  }
  public func disabled(_ disabled: Bool) -> some View {
    seeing { if disabled { $0.environment.isEnabled = false } }
      .each { node, _ in
        guard disabled else { return }
        for node in node.everything { node.isEnabled = false }
      }
  }
}

// MARK: Preferences

nonisolated public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    after { nodes, _ in
      if nodes.isEmpty { nodes = [Node(.group)] }
      nodes[0].preferences.append((ObjectIdentifier(key), value))
    }
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    after { nodes, scope in
      var value = K.defaultValue
      let found = nodes.flatMap(\.everything).flatMap(\.preferences)
      for case (ObjectIdentifier(key), let next as K.Value) in found {
        K.reduce(value: &value) { next }
      }
      scope.onChange("preference \(key)", value, initial: true) { _, new in action(new) }
    }
  }
}
