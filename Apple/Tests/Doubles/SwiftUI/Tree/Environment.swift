// The values that views get from the views around them.

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

  public var accessibilityDifferentiateWithoutColor = false

  public var legibilityWeight: LegibilityWeight? = .regular
  public var colorScheme = ColorScheme.light

  public var dynamicTypeSize = DynamicTypeSize.large
  public var scenePhase = ScenePhase.active

  public var layoutDirection = LayoutDirection.leftToRight
  public var locale = Locale(identifier: "en")
  public var isEnabled = true
  public var isFocused = false
  public var isPresented = false

  public var font: Font?
  public var lineLimit: Int?
  public var multilineTextAlignment = TextAlignment.leading
  public var controlSize = ControlSize.regular
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction(handler: { _ in .handled })

  var buttonStyle: (any StyledButtons)?
  var labelParts = LabelParts.both
}

nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
nonisolated public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

nonisolated public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A length that grows with the type, here by a quarter for each size above the usual one.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty,
  Installable
{
  let pointer: Pointer<Value>
  let length: Value
  public init(wrappedValue: Value) { (pointer, length) = (Pointer(wrappedValue), wrappedValue) }

  public var wrappedValue: Value { pointer.value }
  func install(_ scope: Scope, _ name: String) {
    let steps = scope.environment.dynamicTypeSize.rawValue - DynamicTypeSize.large.rawValue
    pointer.box = Box(length * Value(1 + 0.25 * Double(max(0, steps))))
  }
}

nonisolated public struct DismissAction: Sendable {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

nonisolated public struct OpenURLAction: Sendable {
  nonisolated public enum Result: Sendable { case handled, discarded, systemAction }
  let action: @MainActor (URL) -> Result
  public init(handler: @escaping @MainActor (URL) -> Result) { action = handler }
  @MainActor public func callAsFunction(_ url: URL) { _ = action(url) }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, Installable {
  let pointer = Pointer<Value?>(nil)
  let read: (EnvironmentValues) -> Value?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[type] }
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
        if inner.locale != scope.environment.locale {
          node.attributes["lang"] = inner.locale.identifier
        }
        guard inner.layoutDirection != scope.environment.layoutDirection else { return }
        node.attributes["dir"] = inner.layoutDirection == .rightToLeft ? "rtl" : "ltr"
      }
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    seeing { $0.environment[T.self] = object }
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
