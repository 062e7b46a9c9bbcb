// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import AppIntents

/// What can be said to Siri, and what the app Shortcuts offers.
struct GameShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartGame(),
      phrases: [
        "Start \(\.$board) in \(.applicationName)",
        "Play \(.applicationName) against \(\.$opponent)",
        "Start a game of \(.applicationName)",
      ],
      shortTitle: "system.start", systemImageName: "plus")
    AppShortcut(
      intent: ContinueGame(),
      phrases: [
        "Continue my game of \(.applicationName)",
        "Continue \(.applicationName)",
      ],
      shortTitle: "system.goOn", systemImageName: "play")
  }
}
