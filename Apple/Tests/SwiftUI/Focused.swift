// What the window in front tells the menu bar.

nonisolated public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  var values: [AnyHashable: Any]
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty, Installable {
  let pointer = Pointer<Value?>(nil)
  let read: (FocusedValues) -> Value?
  public init(_ path: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: path] } }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.values[ObjectIdentifier(type)] as? Value }
  }
  public var wrappedValue: Value? { pointer.value }
  func install(_ scope: Scope, _ name: String) {
    pointer.box = Box(read(FocusedValues(values: scope.screen.focusedValues)))
  }
}

extension View {
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    seeing { $0.screen.focusedValues[ObjectIdentifier(T.self)] = object }
  }
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(object)
  }
  public func focusedSceneValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    seeing { scope in
      var values = FocusedValues(values: scope.screen.focusedValues)
      values[keyPath: path] = value
      scope.screen.focusedValues = values.values
    }
  }
  public func focusedValue<Value>(
    _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { focusedSceneValue(path, value) }
}
