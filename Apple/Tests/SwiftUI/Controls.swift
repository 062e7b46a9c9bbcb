// What can be used.

nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: Primitive {
  public typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  func nodes(_ scope: Scope) -> [Node] {
    let label = scope.environment.buttonStyle?.made(of: AnyView(label), role, scope)
    let node = Node(.button, label ?? scope.at("label").nodes(self.label))
    node.role = role
    node.isEnabled = scope.environment.isEnabled
    node.actions[.tap] = action
    return [node]
  }
}

extension Button where Label == Text {
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(key, systemImage: systemImage) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

nonisolated enum LabelParts { case both, icon, title }

public struct Label<Title: View, Icon: View>: Primitive {
  public typealias Body = Never
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let icon = scope.at("icon").nodes(icon)
    for node in icon.flatMap(\.everything) { node.isHidden = true }
    let title = scope.at("title").nodes(title)
    switch scope.environment.labelParts {
    case .both: break
    // Those who hear it are told the title all the same.
    case .icon: for node in title { node.attributes["data-unseen"] = "" }
    case .title: for node in icon { node.attributes["data-unseen"] = "" }
    }
    let node = Node(.group, icon + title)
    node.style = [("display", "flex"), ("align-items", "center"), ("gap", "6px")]
    return [node]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  public init(_ key: LocalizedStringKey, image name: String) {
    self.init {
      Text(key)
    } icon: {
      Image(name)
    }
  }
}

public struct Toggle<Label: View>: Primitive {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.toggle, scope.at("label").nodes(label))
    node.isEnabled = scope.environment.isEnabled
    node.isOn = isOn.wrappedValue
    node.value = isOn.wrappedValue ? "1" : "0"
    node.actions[.tap] = { isOn.wrappedValue.toggle() }
    return [node]
  }
}

extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(key, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  func nodes(_ scope: Scope) -> [Node] {
    let label = scope.at("label").nodes(label)
    let options = scope.at("options").nodes(content).flatMap(tagged)
    let chosen = selection.wrappedValue
    for option in options {
      let tag = option.tag?.base as? SelectionValue
      option.kind = .option
      option.isEnabled = scope.environment.isEnabled
      option.isOn = tag == chosen
      if tag == chosen { option.traits.insert(.isSelected) }
      if let tag { option.actions[.tap] = { selection.wrappedValue = tag } }
    }
    if !options.contains(where: { $0.isOn == true }) {
      scope.screen.fault("No option of a picker has the tag \(chosen)")
    }
    let node = Node(.picker, options)
    node.label = label.map(\.name).joined(separator: ", ")
    node.value = options.first { $0.isOn == true }?.name
    node.isEnabled = scope.environment.isEnabled
    node.behavior = .contain
    return [node]
  }

  private func tagged(_ node: Node) -> [Node] {
    node.tag != nil ? [node] : node.children.flatMap(tagged)
  }
}

extension Picker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View {
    one { node, _ in node.tag = AnyHashable(tag) }
  }
}

public struct Stepper<Label: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let value: String?
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    let now = value.wrappedValue
    func moved(by step: V.Stride) -> (() -> Void)? {
      let next = now.advanced(by: step)
      return bounds.contains(next) ? { value.wrappedValue = next } : nil
    }
    (increment, decrement) = (moved(by: step), moved(by: -step))
    self.value = "\(now)"
  }
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.label, increment, decrement) = (label(), onIncrement, onDecrement)
    value = nil
  }
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.stepper, scope.at("label").nodes(label))
    node.value = value
    node.isEnabled = scope.environment.isEnabled
    node.actions[.increment] = increment ?? {}
    node.actions[.decrement] = decrement ?? {}
    return [node]
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(key) } }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}

public struct Slider<Label: View, ValueLabel: View>: Primitive {
  public typealias Body = Never
  let label: Label
  let value: String
  let increment: () -> Void
  let decrement: () -> Void
  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.slider, scope.at("label").nodes(label))
    node.value = value
    node.isEnabled = scope.environment.isEnabled
    (node.actions[.increment], node.actions[.decrement]) = (increment, decrement)
    return [node]
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let length = step == 0 ? bounds.lowerBound.distance(to: bounds.upperBound) / 10 : step
    func move(_ by: V.Stride) -> () -> Void {
      let next = value.wrappedValue.advanced(by: by)
      return { value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound) }
    }
    self.init(
      label: label(), value: "\(value.wrappedValue)", increment: move(length),
      decrement: move(-length))
  }
}
