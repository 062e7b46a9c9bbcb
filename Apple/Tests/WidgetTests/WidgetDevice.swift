import Foundation
import GameSession
import SwiftUI
import WidgetKit

@testable import TicTacToeWidget

/// A stand-in for the device, with its saved texts and its time.
@MainActor final class WidgetDevice {
  private let store = Store()
  var languages = ["en"]
  /// Noon of a Sunday in January 2026.
  var now = Date(timeIntervalSince1970: 1_768_132_800)

  /// The saved texts; intents and timelines reach them from any thread.
  private final class Store: @unchecked Sendable {
    var saved: [StorageKey: String] = [:]
    /// The keys that were written, in order.
    var written: [StorageKey] = []
  }

  var saved: [StorageKey: String] {
    get { store.saved }
    set { store.saved = newValue }
  }

  /// The keys that were written since the beginning, in order.
  var written: [StorageKey] { store.written }

  var environment: WidgetEnvironment {
    let (store, now) = (store, now)
    return WidgetEnvironment(
      read: { store.saved[$0] },
      write: {
        store.saved[$1] = $0
        store.written.append($1)
      },
      languages: languages, now: { now }, seed: { 1 },
      // The computer has all the time that a busy machine takes.
      patience: .seconds(120))
  }

  /// A widget as it is on the screen now; taps on it reach this device.
  func screen(
    _ widget: some Widget, _ family: WidgetFamily = .systemSmall,
    mode: WidgetRenderingMode = .fullColor, isPreview: Bool = false
  ) -> Screen {
    WidgetEnvironment.current = environment
    let offer = widget.body.offer
    return Screen(size: CGSize(width: 160, height: 160), isStill: true) {
      offer.view(family, isPreview: isPreview, mode: mode)
    }
  }
}

extension Screen {
  var names: Set<String> { Set(elements.map(\.name)) }
  var drawings: [Drawn] { root.everything.flatMap(\.drawings) }
  var buttons: [String] { elements.filter { $0.kind == .button }.map(\.name) }

  /// The number of lines in a colour.
  func painted(_ color: String) -> Int {
    drawings.count { !$0.isFilled && $0.paint.contains(color) && !$0.path.isEmpty }
  }
}
