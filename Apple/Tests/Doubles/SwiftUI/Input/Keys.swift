// Focus and keys.

nonisolated public struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")

  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

nonisolated public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

nonisolated public struct KeyPress: Sendable {
  nonisolated public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  nonisolated public enum Result: Hashable, Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public var characters: String {
    let isShifted = modifiers.contains(.shift)
    return isShifted ? String(key.character).uppercased() : String(key.character)
  }
}

nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  func matches(_ press: KeyPress) -> Bool { press.key == key && press.modifiers == modifiers }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

nonisolated public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, Installable {
  @propertyWrapper public struct Binding {
    let pointer: Pointer<Value>
    let empty: Value
    public var wrappedValue: Value {
      get { pointer.value }
      nonmutating set { pointer.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  let pointer: Pointer<Value>
  let empty: Value
  public init() where Value == Bool { (pointer, empty) = (Pointer(false), false) }

  public var wrappedValue: Value {
    get { pointer.value }
    nonmutating set { pointer.value = newValue }
  }
  public var projectedValue: Binding { Binding(pointer: pointer, empty: empty) }
  func install(_ scope: Scope, _ name: String) { pointer.settle(scope, name) }
}

/// The focus of a view that has no focus state of its own.
final class PlainFocus {
  weak var place: Place?
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    one { node, scope in
      node.isFocused = binding.wrappedValue == value
      node.focus = { binding.wrappedValue = value }
      scope.screen.focusClearings.append {
        if binding.wrappedValue != binding.empty { binding.wrappedValue = binding.empty }
      }
    }
  }
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    one { node, scope in
      guard isFocusable else { return }
      let (screen, place) = (scope.screen, scope.place)
      node.isFocused = screen.plainFocus.place === place
      node.focus = {
        screen.plainFocus.place = place
        screen.needsEvaluation()
      }
      screen.focusClearings.append { screen.plainFocus.place = nil }
    }
  }

  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    after { _, scope in
      if scope.place.isFirst("focus") { scope.screen.afterwards { binding.wrappedValue = value } }
    }
  }

  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    one { node, _ in
      node.keyPresses.append { phases.contains($0.phase) ? action($0) : .ignored }
    }
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    each { node, _ in
      for node in node.everything where node.actions[.tap] != nil { node.shortcut = shortcut }
    }
  }
}
