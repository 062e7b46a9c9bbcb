import SwiftUI

/// A button in the colours of the theme: ink on a wash, or paper on ink where it stands out.
///
/// It draws its own ground, because the system's prominent style fills a button with the tint and
/// writes in the text colour of the window, and here both are ink.
struct InkButtonStyle: ButtonStyle {
  let palette: Palette
  var isProminent = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    configuration.label
      .padding(.horizontal, 12)
      .frame(minWidth: height, minHeight: height)
      .foregroundStyle(isProminent ? palette.sheet : palette.ink)
      .background(isProminent ? palette.ink : palette.wash, in: shape)
      .contentShape(shape)
      .opacity(opacity(isPressed: configuration.isPressed))
      .hoverHighlight(in: shape)
  }

  private func opacity(isPressed: Bool) -> Double {
    if !isEnabled { return 0.4 }
    return isPressed ? 0.6 : 1
  }

  /// As high as a finger needs, but in the bar of a panel, which has less room.
  private var height: Double { size == .large ? 44 : 32 }
}
