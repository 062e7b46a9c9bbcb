import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// The current board and turn of the last game; a tap opens it.
struct LastGameView: View {
  let presentation: Presentation
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    content
      .foregroundStyle(palette.ink)
      .containerBackground(for: .widget) { palette.ground }
      // If the system tints the widget, the bright colours of the dark scheme show best.
      .environment(\.colorScheme, isColored ? palette.scheme ?? scheme : .dark)
      .widgetURL(AppLink.lastGame)
  }

  @ViewBuilder private var content: some View {
    #if os(macOS) || os(visionOS)
      large
    #else
      switch family {
      case .accessoryInline: headline
      case .accessoryCircular: board
      case .accessoryRectangular: beside { headline.bold() }
      default: large
      }
    #endif
  }

  /// The layout with room for more than one line.
  @ViewBuilder private var large: some View {
    if family == .systemMedium {
      beside {
        headline.bold()
        details.font(.caption).foregroundStyle(palette.soft)
      }
    } else {
      VStack(spacing: 8) {
        board
        headline.font(.system(.caption, design: .rounded, weight: .bold)).lineLimit(1)
      }
    }
  }

  private func beside(@ViewBuilder _ words: () -> some View) -> some View {
    HStack(spacing: 12) {
      board
      VStack(alignment: .leading, spacing: 4, content: words)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var headline: some View {
    Text(words: presentation.headline ?? presentation.status).minimumScaleFactor(0.6)
  }

  @ViewBuilder private var details: some View {
    if presentation.headline != nil { Text(words: presentation.status) }
    Text(words: presentation.gameName)
    Text(words: presentation.tray[0].fullName + " – " + presentation.tray[1].fullName)
  }

  private var board: some View {
    GeometryReader { proxy in
      let rules = presentation.rules
      let side = min(
        proxy.size.width / Double(rules.columns), proxy.size.height / Double(rules.rows))
      BoardDrawing(
        presentation: presentation, palette: palette, side: side, isStill: true,
        hasPaper: isColored
      )
      .frame(width: side * Double(rules.columns), height: side * Double(rules.rows))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.layoutDirection, .leftToRight)  // A board is never mirrored.
    .accessibilityElement()
    .accessibilityLabel(Text(words: presentation.wording.board(presentation.rules)))
  }

  private var palette: Palette { Palette(theme: presentation.settings.theme) }

  /// Whether colours appear unchanged.
  private var isColored: Bool { mode == .fullColor }
}
