// The values that the window in front gives the menu bar.

public struct FocusedValues {
  var values: [AnyHashable: Any]
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty, Installable {
  let pointer = Pointer<Value?>(nil)
  let read: (FocusedValues) -> Value?

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
}
