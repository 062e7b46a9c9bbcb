import GameRules
import GameSession
import Testing

@testable import SwiftUI
@testable import TicTacToe

@MainActor @Suite(.serialized) struct KeyTests {
  private let device = Device()

  @Test func `The board is one stop, on which arrows walk and Return plays`() async throws {
    let screen = device.open()
    try screen.focus("board")
    screen.press(.leftArrow)
    screen.press(.downArrow)
    screen.press(.return)
    try await screen.wait(for: "a1, X")
    screen.press(.end)
    screen.press(.pageUp)
    try await screen.until("a reply") {
      screen.press(.space)
      return screen["c3, O"] != nil
    }
  }

  @Test func `Keys play from the start, and show where they are from the first one on`()
    async throws
  {
    let screen = device.open()
    #expect(screen.root.strokes(of: "Ink") == 0, "nobody has used a key")
    screen.press(.leftArrow)
    #expect(screen.root.strokes(of: "Ink") == 1)
    screen.press(.return)
    try await screen.wait(for: "a2, X")
    try screen.tap("board", at: CGPoint(x: 195, y: 195))
    try await screen.wait(for: "b2, O")
    #expect(screen.root.strokes(of: "Ink") == 0, "a tap shows by itself where it was")
  }

  @Test func `A focus that comes back to the board is seen`() throws {
    let screen = device.open()
    screen.act { for clear in screen.focusClearings { clear() } }
    try screen.focus("board")
    #expect(screen.root.strokes(of: "Ink") == 1)
  }

  @Test func `A square is typed, and Return plays it`() async throws {
    let screen = device.open("4x4")
    try screen.focus("board")
    for key: KeyEquivalent in ["d", "2", .return] { #expect(screen.press(key)) }
    try await screen.wait(for: "d2, X")
  }

  @Test func `Letters that name no column are commands, and Escape leaves`() async throws {
    let screen = device.open("3x3:a1b2")
    try screen.focus("board")
    screen.press("u")
    #expect(screen["b2, empty"] != nil)
    screen.press("u", .shift)
    #expect(screen["b2, O"] != nil)
    try screen.tap("piece-x")
    screen.press(.escape)
    #expect(screen["piece-x"]?.traits.contains(.isSelected) == false)
    #expect(!screen.press(.escape), "there is nothing more to leave")
  }

  @Test func `The menu bar has every command, each with its key`() async throws {
    let screen = device.open("3x3:a1b2")
    let bar = try #require(screen.root.everything.first { $0.kind == .menuBar })
    let names = bar.everything.filter { $0.kind == .button || $0.kind == .toggle }.map(\.name)
    let wording = Wording(SymbolChoice())
    #expect(Set(names) == Set(GameCommand.allCases.map { wording.name($0).description }))
    screen.press("z", .command)
    #expect(screen["b2, empty"] != nil)
    screen.press("z", [.command, .shift])
    #expect(screen["b2, O"] != nil)
    screen.press("n", [.command, .shift])
    #expect(screen["b2, empty"] != nil && screen["a1, empty"] != nil)
    screen.press("?", .command)
    #expect(screen.root.modal != nil)
  }

  @Test func `Where a name can be typed, Command-Z is for the text and not for the game`() throws {
    let screen = device.open("3x3:a1b2", size: CGSize(width: 1024, height: 700))
    try screen.tap("seat-x")
    screen.press("z", .command)
    #expect(screen["b2, O"] != nil)
    try screen.tap("OK")
    screen.press("z", .command)
    #expect(screen["b2, empty"] != nil)
  }

  @Test func `Where no game is in front, Command-Z is the system's`() throws {
    AppEnvironment.current = device.environment
    let screen = Screen(AppWithoutGame())
    let bar = try #require(screen.root.everything.first { $0.kind == .menuBar })
    let groups = bar.everything.compactMap(\.identifier)
    #expect(groups.contains("help") && !groups.contains("undoRedo"))
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 700)])
  func `Return confirms a panel and Escape closes it, as a sheet and beside the board`(size: CGSize)
    throws
  {
    let screen = device.open(size: size)
    let keys = [
      ("seat-x", KeyEquivalent.return), ("seat-x", .escape), ("menu", .escape), ("games", .escape),
    ]
    for (panel, key) in keys {
      try screen.tap(panel)
      screen.act { for clear in screen.focusClearings { clear() } }
      #expect(screen["piece-x"] == nil)
      #expect(screen.press(key))
      #expect(screen["piece-x"] != nil, "\(panel) is closed")
    }
  }

  @Test func `A command that cannot be used is dim in the menu bar`() throws {
    let screen = device.open()
    let bar = try #require(screen.root.everything.first { $0.kind == .menuBar })
    let state = { (name: String) in bar.everything.first { $0.name == name }?.isEnabled }
    #expect(state("Undo") == false && state("New game") == true && state("Redo") == false)
  }
}

/// The app while the window in front is that of the settings.
private struct AppWithoutGame: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: "Settings") }.commands { GameCommands() }
  }
}
