import GameRules
import GameSession
import SwiftUI

extension Text {
  /// Creates a text from the session's words.
  init(words: UTF8Text) { self.init(verbatim: words.description) }
}

extension View {
  /// Sets the direction and the voice of a language, whatever the system's own is.
  func language(_ phrases: Phrasebook) -> some View {
    environment(\.locale, Locale(identifier: phrases.language.description))
      .environment(\.layoutDirection, phrases.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
