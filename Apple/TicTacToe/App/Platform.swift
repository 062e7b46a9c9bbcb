import BoardUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if os(iOS) && canImport(CoreHaptics)
  import CoreHaptics
#endif

/// The differences between platforms; no other code in the app depends on the platform.
struct Platform {
  /// Whether the board is used with fingers, which need larger squares than a pointer.
  var hasFingers = true
  /// Whether cues can be felt, so that there is a switch for it.
  var hasHaptics = true
  /// Whether the system suspends an app that is out of sight.
  var isSuspended = true
  /// Whether the player points by gaze, which the system does not report: it must highlight the target.
  var isLookedAt = false
  /// The side of a square on a newly enlarged board, in points.
  var easySide = BoardGeometry.easySide
  /// The minimum size of a window that the player can resize.
  var smallestWindow: CGSize?
  /// The size of a panel where a sheet takes the size of its content.
  var smallestPanel: CGSize?

  static let touch = Platform(hasHaptics: vibrates)
  static let mac = Platform(
    hasFingers: false, hasHaptics: false, isSuspended: false,
    smallestWindow: CGSize(width: 360, height: 560), smallestPanel: CGSize(width: 380, height: 460))
  static let vision = Platform(hasHaptics: hasVisionHaptics, isLookedAt: true, easySide: 60)

  /// Whether the device has something that vibrates, as an iPhone and no iPad has.
  private static var vibrates: Bool {
    #if os(iOS) && canImport(CoreHaptics)
      CHHapticEngine.capabilitiesForHardware().supportsHaptics
    #else
      true
    #endif
  }

  private static var hasVisionHaptics: Bool {
    guard #available(visionOS 26, *) else { return false }
    return true
  }

  /// The platform that the app runs on.
  static var current: Platform {
    #if os(macOS)
      mac
    #elseif os(visionOS)
      vision
    #else
      touch
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

  /// Shows all windows in a colour scheme; nil is the system's.
  ///
  /// `preferredColorScheme(nil)` would leave a window in the scheme before.
  @MainActor static func show(_ scheme: ColorScheme?) {
    #if canImport(UIKit)
      let style = scheme.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
        for window in scene.windows { window.overrideUserInterfaceStyle = style }
      }
    #elseif canImport(AppKit)
      NSApplication.shared.appearance = scheme.flatMap {
        NSAppearance(named: $0 == .dark ? .darkAqua : .aqua)
      }
    #endif
  }
}

extension EnvironmentValues {
  /// Whether the window is in front, so that links and requests from outside are for it.
  var isInFront: Bool {
    #if os(macOS)
      controlActiveState == .key
    #else
      scenePhase == .active
    #endif
  }
}

extension View {
  /// Highlights the view under a pointer or gaze, if the platform has one.
  func hoverHighlight(in shape: some Shape, isOn: Bool = true) -> some View {
    #if os(macOS)
      self
    #else
      contentShape(.hoverEffect, shape).hoverEffect(.highlight, isEnabled: isOn)
    #endif
  }

  /// Does something when the app comes to the front, on platforms whose scene phase does not report it.
  func onActivation(_ action: @escaping () -> Void) -> some View {
    #if canImport(AppKit) && os(macOS)
      onReceive(
        NotificationCenter.default.publisher(for: NSApplication.didBecomeActiveNotification)
      ) { _ in action() }
    #else
      self
    #endif
  }

  /// Sets a minimum size, if there is one.
  func atLeast(_ size: CGSize?) -> some View {
    frame(minWidth: size?.width, minHeight: size?.height)
  }

  /// Sets a title that leaves more space for the board.
  func inlineTitle(_ title: Text) -> some View {
    #if os(macOS)
      navigationTitle(title)
    #else
      navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    #endif
  }
}
