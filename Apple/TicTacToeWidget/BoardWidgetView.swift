import AppIntents
import GameRules
import GameSession
import SwiftUI
import WidgetKit

/// A board with words beside it, as far as the family has room.
///
/// Its empty squares are buttons where they can be played and are large enough to hit; a tap elsewhere
/// opens the app.
struct BoardWidgetView<Play: AppIntent>: View {
  let presentation: Presentation
  /// The words, the most important ones first.
  let words: [UTF8Text]
  /// The words where only a line has room; nil for the first of `words`.
  var shortWords: UTF8Text?
  /// The tries at a puzzle, and the words for those that are left.
  var tries: (signs: [QuestPresentation.Try], words: UTF8Text) = ([], "")
  let link: URL
  /// The intent of a tap on a square; nil if none can be played.
  let play: ((Square) -> Play)?
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.colorScheme) private var scheme

  /// The most squares along a side that a finger can hit in a small or medium widget.
  private static var mostSquares: Int { 4 }
  /// The same in a large one.
  private static var mostSquaresInLarge: Int { 6 }

  var body: some View {
    content
      .foregroundStyle(palette.ink)
      .language(presentation.wording.phrases)
      .containerBackground(for: .widget) { palette.ground }
      // If the system tints the widget, the bright colours of the dark scheme show best.
      .environment(\.colorScheme, isColored ? palette.scheme ?? scheme : .dark)
      .widgetURL(link)
  }

  @ViewBuilder private var content: some View {
    #if os(macOS) || os(visionOS)
      large
    #else
      switch family {
      case .accessoryInline: short
      case .accessoryCircular: board
      case .accessoryRectangular: beside { short.bold() }
      default: large
      }
    #endif
  }

  /// The layout with room for more than one line.
  @ViewBuilder private var large: some View {
    if family == .systemMedium {
      beside {
        headline.bold()
        signs
        ForEach(words.indices.dropFirst(), id: \.self) {
          Text(words: words[$0]).font(.caption).foregroundStyle(palette.soft)
        }
      }
    } else {
      VStack(spacing: 8) {
        board
        headline
          .font(.system(.caption, design: .rounded, weight: .bold))
          .lineLimit(tries.signs.isEmpty ? 1 : 2)
        signs
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

  private var headline: some View { Text(words: words[0]).minimumScaleFactor(0.6) }

  private var short: some View { Text(words: shortWords ?? words[0]).minimumScaleFactor(0.6) }

  @ViewBuilder private var signs: some View {
    if !tries.signs.isEmpty {
      HStack(spacing: 4) {
        ForEach(tries.signs.indices, id: \.self) { Image(systemName: symbol(tries.signs[$0])) }
      }
      .font(.caption)
      .accessibilityElement()
      .accessibilityLabel(Text(words: tries.words))
      .accessibilityHidden(tries.words.isEmpty)
    }
  }

  private func symbol(_ sign: QuestPresentation.Try) -> String {
    switch sign {
    case .remaining: "circle"
    case .missed: "xmark.circle"
    case .solved: "checkmark.circle.fill"
    }
  }

  // MARK: The board

  private var board: some View {
    GeometryReader { proxy in
      let side = min(
        proxy.size.width / Double(rules.columns), proxy.size.height / Double(rules.rows))
      squares(side: side)
        .accessibilityLabel(Text(words: presentation.wording.board(rules)))
        .frame(width: side * Double(rules.columns), height: side * Double(rules.rows))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.layoutDirection, .leftToRight)  // A board is never mirrored.
  }

  @ViewBuilder private func squares(side: Double) -> some View {
    let drawing = BoardDrawing(
      presentation: presentation, palette: palette, side: side, isStill: true,
      hasPaper: isColored)
    if let play, hasLargeSquares {
      drawing
        .accessibilityHidden(true)
        .overlay { buttons(side: side, play) }
        .accessibilityElement(children: .contain)
    } else {
      drawing.accessibilityElement()
    }
  }

  private func buttons(side: Double, _ play: @escaping (Square) -> Play) -> some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach((0..<rules.rows).reversed(), id: \.self) { row in
        GridRow {
          ForEach(0..<rules.columns, id: \.self) { column in
            element(at: Square(column: column, row: row), side: side, play)
          }
        }
      }
    }
  }

  /// A square: a button if it is empty.
  @ViewBuilder private func element(
    at square: Square, side: Double, _ play: (Square) -> Play
  ) -> some View {
    let state = presentation.squares[rules.index(of: square)]
    let name = Text(words: presentation.wording.square(square, state))
    let area = Color.clear.frame(width: side, height: side)
    if state.mark == nil {
      Button(intent: play(square)) {
        area.contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(name)
      .accessibilityInputLabels([Text(words: square.notation)])
    } else {
      area.accessibilityElement().accessibilityLabel(name)
    }
  }

  private var hasLargeSquares: Bool {
    let most =
      switch family {
      case .systemSmall, .systemMedium: BoardWidgetView.mostSquares
      case .systemLarge: BoardWidgetView.mostSquaresInLarge
      default: 0
      }
    return max(rules.columns, rules.rows) <= most
  }

  private var rules: Rules { presentation.rules }

  private var palette: Palette { Palette(theme: presentation.settings.theme) }

  /// Whether colours appear unchanged.
  private var isColored: Bool { mode == .fullColor }
}
