import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The differences between platforms; no other code in the app depends on the platform.
enum Platform {
  /// Whether the board is used with fingers, which need larger squares than a pointer.
  static var hasFingers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// Copies a text to the clipboard.
  @MainActor static func copy(_ text: String) {
    #if canImport(UIKit)
      UIPasteboard.general.string = text
    #elseif canImport(AppKit)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #endif
  }
}

extension View {
  /// Highlights the view under a pointer or gaze, if the platform has one.
  func shines() -> some View {
    #if os(macOS)
      self
    #else
      hoverEffect(.highlight)
    #endif
  }

  /// Sets a title that leaves more space for the board.
  func smallTitle(_ title: Text) -> some View {
    #if os(macOS)
      navigationTitle(title)
    #else
      navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    #endif
  }
}
