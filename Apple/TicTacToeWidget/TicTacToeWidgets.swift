import SwiftUI
import WidgetKit

/// The widgets of the home screen, desktop and lock screen.
@main
struct TicTacToeWidgets: WidgetBundle {
  var body: some Widget {
    LastGameWidget()
    PuzzleWidget()
  }

  /// The families that each of them is for.
  static var families: [WidgetFamily] {
    let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    #if os(macOS) || os(visionOS)
      return system
    #else
      return system + [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    #endif
  }
}
