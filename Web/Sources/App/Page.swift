import GameSession
import Host

/// The page as the program sees it.
enum Page {
  /// Shows what the product calls itself.
  static func introduce() {
    show(Product.name)
  }

  private static func show(_ text: StaticString) {
    host_show_text(text.utf8Start, text.utf8CodeUnitCount)
  }
}
