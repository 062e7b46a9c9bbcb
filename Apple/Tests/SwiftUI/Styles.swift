// Styles of controls: those of the system are names, those of an app are evaluated.

public struct ButtonStyleConfiguration {
  public struct Label: Primitive {
    public typealias Body = Never
    let view: AnyView
    func nodes(_ scope: Scope) -> [Node] { scope.nodes(view) }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style that an app makes itself.
@MainActor protocol StyledButtons {
  func made(of label: AnyView, _ role: ButtonRole?, _ scope: Scope) -> [Node]
}

struct MadeStyle<S: ButtonStyle>: StyledButtons {
  let style: S
  func made(of label: AnyView, _ role: ButtonRole?, _ scope: Scope) -> [Node] {
    let scope = scope.at(ObjectIdentifier(S.self))
    scope.install(style)
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: label), isPressed: false)
    return scope.nodes(style.makeBody(configuration: configuration))
  }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  var name: String { get }
}

public struct SystemButtonStyle: PrimitiveButtonStyle {
  public let name: String
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var automatic: Self { Self(name: "automatic") }
  public static var plain: Self { Self(name: "plain") }
  public static var borderless: Self { Self(name: "borderless") }
  public static var bordered: Self { Self(name: "bordered") }
  public static var borderedProminent: Self { Self(name: "prominent") }
  public static var glass: Self { Self(name: "bordered") }
  public static var glassProminent: Self { Self(name: "prominent") }
}

/// A style that nothing here shows.
public struct NamedControlStyle<Name> {}

public enum _PickerStyles {}
public typealias PickerStyle = NamedControlStyle<_PickerStyles>
extension NamedControlStyle where Name == _PickerStyles {
  public static var automatic: Self { Self() }
  public static var segmented: Self { Self() }
  public static var menu: Self { Self() }
  public static var inline: Self { Self() }
  public static var palette: Self { Self() }
  public static var navigationLink: Self { Self() }
}
public enum _ToggleStyles {}
extension NamedControlStyle where Name == _ToggleStyles {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var `switch`: Self { Self() }
}
public enum _FormStyles {}
extension NamedControlStyle where Name == _FormStyles {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
  public static var columns: Self { Self() }
}
public enum _ListStyles {}
extension NamedControlStyle where Name == _ListStyles {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var inset: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var grouped: Self { Self() }
  public static var sidebar: Self { Self() }
}
public enum _FieldStyles {}
extension NamedControlStyle where Name == _FieldStyles {
  public static var automatic: Self { Self() }
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
}
public enum _MenuStyles {}
extension NamedControlStyle where Name == _MenuStyles {
  public static var automatic: Self { Self() }
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}
public enum _ProgressStyles {}
extension NamedControlStyle where Name == _ProgressStyles {
  public static var automatic: Self { Self() }
  public static var linear: Self { Self() }
  public static var circular: Self { Self() }
}

@MainActor @preconcurrency public protocol LabelStyle {}
public struct SystemLabelStyle: LabelStyle {
  let parts: LabelParts
}
extension LabelStyle where Self == SystemLabelStyle {
  public static var automatic: Self { Self(parts: .both) }
  public static var titleAndIcon: Self { Self(parts: .both) }
  public static var iconOnly: Self { Self(parts: .icon) }
  public static var titleOnly: Self { Self(parts: .title) }
}

nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> Self { Self() }
}

nonisolated public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

nonisolated public enum TextInputAutocapitalization: Sendable {
  case never, words, sentences, characters
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    seeing { $0.environment.buttonStyle = MadeStyle(style: style) }
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    seeing { $0.environment.buttonStyle = nil }
      .each { node, _ in
        for node in node.everything where node.kind == .button {
          if node.attributes["data-style"] == nil { node.attributes["data-style"] = style.name }
        }
      }
  }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    seeing { $0.environment.labelParts = (style as? SystemLabelStyle)?.parts ?? .both }
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View {
    seeing { $0.environment.controlSize = size }
  }
  public func pickerStyle(_ style: NamedControlStyle<_PickerStyles>) -> some View { self }
  public func toggleStyle(_ style: NamedControlStyle<_ToggleStyles>) -> some View { self }
  public func formStyle(_ style: NamedControlStyle<_FormStyles>) -> some View { self }
  public func listStyle(_ style: NamedControlStyle<_ListStyles>) -> some View { self }
  public func textFieldStyle(_ style: NamedControlStyle<_FieldStyles>) -> some View { self }
  public func menuStyle(_ style: NamedControlStyle<_MenuStyles>) -> some View { self }
  public func progressViewStyle(_ style: NamedControlStyle<_ProgressStyles>) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    one { node, _ in node.actions[.submit] = action }
  }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func help(_ text: Text) -> some View { one { node, _ in node.help = text.string } }
  public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
