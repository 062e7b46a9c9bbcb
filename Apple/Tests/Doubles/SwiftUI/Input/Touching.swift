// Views that answer fingers and pointers.

@propertyWrapper public struct GestureState<Value>: DynamicProperty, Installable {
  let pointer: Pointer<Value>
  let initial: Value
  public init(wrappedValue: Value) { (pointer, initial) = (Pointer(wrappedValue), wrappedValue) }

  public var wrappedValue: Value { pointer.value }
  public var projectedValue: GestureState<Value> { self }
  func install(_ scope: Scope, _ name: String) { pointer.settle(scope, name) }
  func reset() { pointer.value = initial }
}

nonisolated public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    one { node, scope in
      let isOn = mask.contains(.gesture) && scope.environment.isEnabled
      scope.place.gesture = isOn ? { _ = gesture.answer($0) } : nil
      node.gestures.append(scope.place)
    }
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    one { node, _ in if count == 1 { node.actions[.tap] = action } }
  }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { one { node, _ in node.hovering = action } }
}

nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
