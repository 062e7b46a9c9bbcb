// Controls.

nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String

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
    // Assistive technology still reads the title.
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

  func nodes(_ scope: Scope) -> [Node] {
    let node = Node(.stepper, scope.at("label").nodes(label))
    node.value = value
    node.isEnabled = scope.environment.isEnabled
    node.actions[.increment] = increment ?? {}
    node.actions[.decrement] = decrement ?? {}
    return [node]
  }
}
