import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What one platform has and another lacks; nothing else in the app asks where it runs.
enum Platform {
  /// Whether squares are hit with fingers, which are thicker than a pointer.
  static var hasFingers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// Puts a text where it can be pasted from.
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
  /// Shines under a pointer or a gaze, where that exists.
  func shines() -> some View {
    #if os(macOS)
      self
    #else
      hoverEffect(.highlight)
    #endif
  }

  /// A title that leaves the room to the board.
  func smallTitle(_ title: Text) -> some View {
    #if os(macOS)
      navigationTitle(title)
    #else
      navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    #endif
  }
}
