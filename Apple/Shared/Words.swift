import GameRules
import SwiftUI

extension Text {
  /// Words of the session.
  init(words: UTF8Text) { self.init(verbatim: words.description) }
}
