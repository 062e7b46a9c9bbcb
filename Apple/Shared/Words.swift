import GameRules
import SwiftUI

extension Text {
  /// Creates a text from the session's words.
  init(words: UTF8Text) { self.init(verbatim: words.description) }
}
