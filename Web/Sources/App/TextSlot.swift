/// A place for a text that is written only when it changes.
struct TextSlot {
  private let write: (String) -> Void
  private var text: String?

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  mutating func show(_ new: String) {
    if let text, text.utf8.elementsEqual(new.utf8) { return }
    text = new
    write(new)
  }
}
