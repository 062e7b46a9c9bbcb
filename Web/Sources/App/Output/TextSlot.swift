import GameRules

/// A text that is written to the page only when it changes.
struct TextSlot {
  private let write: (UTF8Text) -> Void
  private var text: UTF8Text?

  init(_ write: @escaping (UTF8Text) -> Void) {
    self.write = write
  }

  mutating func show(_ new: UTF8Text) {
    if text == new { return }
    text = new
    write(new)
  }
}
