import BoardUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The differences between systems that views depend on; nothing else in the app asks where it runs.
struct Platform {
  /// Whether squares are hit with fingers, which are thicker than a pointer.
  var hasFingers = true
  /// Whether a player points by looking, which no app is told of: the system has to show where.
  var isLookedAt = false
  /// The side of a square on a board that is enlarged at first, in points.
  var easySide = BoardGeometry.easySide
  /// The smallest size of a window, where a player drags its edges.
  var smallestWindow: CGSize?
  /// The size of a panel as a sheet, where a sheet is only as large as its content asks for.
  var smallestPanel: CGSize?

  static let touch = Platform()
  static let mac = Platform(
    hasFingers: false, smallestWindow: CGSize(width: 360, height: 560),
    smallestPanel: CGSize(width: 380, height: 460))
  static let vision = Platform(isLookedAt: true, easySide: 60)

  /// The system that the app runs on.
  static var current: Platform {
    #if os(macOS)
      mac
    #elseif os(visionOS)
      vision
    #else
      touch
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
  /// Shines under a pointer or a gaze, where the system lets views do so.
  func shines(in shape: some Shape, isOn: Bool = true) -> some View {
    #if os(macOS)
      self
    #else
      contentShape(.hoverEffect, shape).hoverEffect(.highlight, isEnabled: isOn)
    #endif
  }

  /// Takes up at least so much room, if any is asked for.
  func atLeast(_ size: CGSize?) -> some View {
    frame(minWidth: size?.width, minHeight: size?.height)
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
