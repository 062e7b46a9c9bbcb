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
        "Start \(\.$board) against Beginner in \(.applicationName)",
      ],
      shortTitle: "level.beginner", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .easy),
      phrases: [
        "Start \(\.$board) against Easy in \(.applicationName)",
      ],
      shortTitle: "level.easy", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .medium),
      phrases: [
        "Start \(\.$board) against Medium in \(.applicationName)",
      ],
      shortTitle: "level.medium", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .hard),
      phrases: [
        "Start \(\.$board) against Hard in \(.applicationName)",
      ],
      shortTitle: "level.hard", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .perfect),
      phrases: [
        "Start \(\.$board) against Perfect in \(.applicationName)",
      ],
      shortTitle: "level.perfect", systemImageName: "cpu")
    AppShortcut(
      intent: StartGame(against: .trickster),
      phrases: [
        "Start \(\.$board) against Trickster in \(.applicationName)",
      ],
      shortTitle: "level.trickster", systemImageName: "cpu")
    AppShortcut(
      intent: ContinueGame(),
      phrases: [
        "Continue my game of \(.applicationName)",
        "Continue \(.applicationName)",
      ],
      shortTitle: "system.goOn", systemImageName: "play")
  }
}
