// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import AppIntents

/// The phrases for Siri and the actions in the Shortcuts app.
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
      intent: StartGame(against: .beginner),
      phrases: [
        "Start \(\.$board) against Easy in \(.applicationName)",
      ],
      shortTitle: "level.beginner", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .casual),
      phrases: [
        "Start \(\.$board) against Casual in \(.applicationName)",
      ],
      shortTitle: "level.casual", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .careful),
      phrases: [
        "Start \(\.$board) against Careful in \(.applicationName)",
      ],
      shortTitle: "level.careful", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .sharp),
      phrases: [
        "Start \(\.$board) against Hard in \(.applicationName)",
      ],
      shortTitle: "level.sharp", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .perfect),
      phrases: [
        "Start \(\.$board) against Perfect in \(.applicationName)",
      ],
      shortTitle: "level.perfect", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .trapper),
      phrases: [
        "Start \(\.$board) against Trickster in \(.applicationName)",
      ],
      shortTitle: "level.trapper", systemImageName: "cpu")
    AppShortcut(
      intent: ContinueGame(),
      phrases: [
        "Continue my game of \(.applicationName)",
        "Continue \(.applicationName)",
      ],
      shortTitle: "system.goOn", systemImageName: "play")
  }
}
