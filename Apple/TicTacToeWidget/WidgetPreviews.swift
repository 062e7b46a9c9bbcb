import GameSession
import SwiftUI

// The widgets in a medium size, for Xcode's canvas.

/// A widget's view with the size of a medium widget on an iPhone.
private struct PreviewWidget<Content: View>: View {
  let content: Content

  var body: some View { content.padding().frame(width: 338, height: 158) }
}

extension WidgetEnvironment {
  /// The services of a widget that finds nothing saved, in a language.
  fileprivate static func preview(in language: String = "en") -> WidgetEnvironment {
    WidgetEnvironment(read: { _ in nil }, write: { _, _ in }, languages: [language])
  }
}

extension LastGame {
  fileprivate init(preview game: String, language: String = "en") {
    self.init(WidgetEnvironment.preview(in: language).session(game: game), game: game)
  }
}

#Preview("The last game") {
  PreviewWidget(content: LastGameView(entry: LastGame(preview: "3x3:b2a1")))
}

#Preview("A win") {
  PreviewWidget(content: LastGameView(entry: LastGame(preview: "3x3:b2a1a3c1c3a2b3")))
}

#Preview("The last game, from right to left, in the dark") {
  PreviewWidget(content: LastGameView(entry: LastGame(preview: "4x4:b2", language: "he")))
    .preferredColorScheme(.dark)
}

#Preview("The puzzle of the day") {
  PreviewWidget(content: PuzzleView(entry: PuzzleEntry(.preview())))
}
