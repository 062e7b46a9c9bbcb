// Styles of controls: those of the system are names, those of an app are evaluated.

/// A style that an app makes itself.
@MainActor protocol StyledButtons {
  func made(of label: AnyView, _ role: ButtonRole?, _ scope: Scope) -> [Node]
}

public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  public let isPressed = false
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

private struct Styled<Style: ButtonStyle>: StyledButtons {
  let style: Style
  func made(of label: AnyView, _ role: ButtonRole?, _ scope: Scope) -> [Node] {
    let scope = scope.at("style")
    scope.install(style)
    return scope.nodes(
      style.makeBody(configuration: ButtonStyleConfiguration(role: role, label: label)))
  }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  var name: String { get }
}

public struct SystemButtonStyle: PrimitiveButtonStyle {
  public let name: String
}
extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var plain: Self { Self(name: "plain") }

  public static var bordered: Self { Self(name: "bordered") }
  public static var borderedProminent: Self { Self(name: "prominent") }
}

/// A style that nothing here shows.
public struct NamedControlStyle<Name> {}

public enum _PickerStyles {}

extension NamedControlStyle where Name == _PickerStyles {
  public static var segmented: Self { Self() }
}
public enum _ToggleStyles {}
extension NamedControlStyle where Name == _ToggleStyles {
  public static var button: Self { Self() }
}
public enum _FormStyles {}
extension NamedControlStyle where Name == _FormStyles {
  public static var grouped: Self { Self() }
}

@MainActor @preconcurrency public protocol LabelStyle {}
public struct SystemLabelStyle: LabelStyle {
  let parts: LabelParts
}
extension LabelStyle where Self == SystemLabelStyle {
  public static var iconOnly: Self { Self(parts: .icon) }
}

nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    seeing { $0.environment.buttonStyle = nil }
      .each { node, _ in
        for node in node.everything where node.kind == .button {
          if node.attributes["data-style"] == nil { node.attributes["data-style"] = style.name }
        }
      }
  }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    seeing { $0.environment.buttonStyle = Styled(style: style) }
  }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    seeing { $0.environment.labelParts = (style as? SystemLabelStyle)?.parts ?? .both }
  }

  public func controlSize(_ size: ControlSize) -> some View {
    seeing { $0.environment.controlSize = size }
  }
  public func pickerStyle(_ style: NamedControlStyle<_PickerStyles>) -> some View { self }
  public func toggleStyle(_ style: NamedControlStyle<_ToggleStyles>) -> some View { self }
  public func formStyle(_ style: NamedControlStyle<_FormStyles>) -> some View { self }

  public func labelsHidden() -> some View { self }

  public func help(_ text: Text) -> some View { one { node, _ in node.help = text.string } }
}
