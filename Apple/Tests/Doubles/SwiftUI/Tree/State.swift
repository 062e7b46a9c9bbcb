// The state that views keep.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper public struct State<Value>: DynamicProperty, Installable {
  let pointer: Pointer<Value>
  public init(wrappedValue value: Value) { pointer = Pointer(value) }

  public var wrappedValue: Value {
    get { pointer.value }
    nonmutating set { pointer.value = newValue }
  }

  func install(_ scope: Scope, _ name: String) { pointer.settle(scope, name) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let get: () -> Value
  let set: (Value) -> Void
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (get, set) = (get, set)
    return Binding<Subject>(
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// Storage of a window, which a test finds in ``Screen/sceneStorage``.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, Installable {
  let pointer: Pointer<Value>
  let key: String
  public init(wrappedValue: Value, _ key: String) {
    pointer = Pointer(wrappedValue)
    self.key = key
  }

  public var wrappedValue: Value {
    get { pointer.value }
    nonmutating set { pointer.value = newValue }
  }

  func install(_ scope: Scope, _ name: String) {
    let (screen, pointer, key) = (scope.screen, pointer, key)
    if let box = screen.sceneBoxes[key] as? Box<Value> {
      pointer.box = box
    } else {
      if let value = screen.sceneStorage[key] as? Value { pointer.box = Box(value) }
      screen.sceneBoxes[key] = pointer.box
    }
    let box = pointer.box
    pointer.changed = { [weak screen] in
      screen?.sceneStorage[key] = box.value
      screen?.needsEvaluation()
    }
  }
}

/// Storage in the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, Installable {
  let initial: Value
  let key: String
  let store: UserDefaults
  let read: (Any) -> Value?
  let write: (Value) -> Any?
  let changed = Box<() -> Void>({})
  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? initial }
    nonmutating set {
      store.set(write(newValue), forKey: key)
      changed.value()
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  func install(_ scope: Scope, _ name: String) {
    let screen = scope.screen
    changed.value = { [weak screen] in screen?.needsEvaluation() }
  }
  init(
    _ initial: Value, _ key: String, _ store: UserDefaults?,
    read: @escaping (Any) -> Value? = { $0 as? Value }, write: @escaping (Value) -> Any? = { $0 }
  ) {
    (self.initial, self.key, self.store) = (initial, key, store ?? .standard)
    (self.read, self.write) = (read, write)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue, key, store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue, key, store, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue })
  }
}

@propertyWrapper public struct Namespace: DynamicProperty, Installable {
  nonisolated public struct ID: Hashable, Sendable {
    let number: Int
  }
  let pointer = Pointer(ID(number: 0))
  public init() {}
  public var wrappedValue: ID { pointer.value }
  func install(_ scope: Scope, _ name: String) {
    pointer.box = scope.place.kept(name) { Box(ID(number: scope.screen.number())) }
  }
}
