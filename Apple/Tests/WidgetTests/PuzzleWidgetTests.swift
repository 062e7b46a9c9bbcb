import Foundation
import GameRules
import GameSession
import SwiftUI
import Testing

@testable import TicTacToeWidget
@testable import WidgetKit

extension WidgetTests {
  /// The puzzle of 11 January 2026: X wins in four moves by b3, b2 and a3.
  @MainActor @Suite struct PuzzleWidgetTests {
    private let device = WidgetDevice()

    private func screen(_ family: WidgetFamily = .systemMedium) -> Screen {
      device.screen(PuzzleWidget(), family)
    }

    /// Taps an empty square, and waits until the answer is saved.
    private func answer(_ square: String) async throws {
      let screen = screen()
      let saved = device.saved[.answer]
      try screen.tap("\(square), empty")
      try await screen.until("an answer to \(square)") { device.saved[.answer] != saved }
    }

    @Test func `It is offered by name, and asks for the next puzzle at midnight`() throws {
      WidgetEnvironment.current = device.environment
      let offer = PuzzleWidget().body.offer
      #expect(offer.kind == StorageKey.puzzleWidget)
      #expect(offer.name == "learn.today" && offer.about == "learn.how")
      #expect(offer.families == WidgetFamily.allCases)
      let calendar = Calendar(identifier: .gregorian)
      let tomorrow = try #require(
        calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: device.now)))
      #expect(offer.policy() == .after(tomorrow))
    }

    @Test func `The next puzzle is there at midnight, also if the system asks late`() throws {
      let provider = PuzzleProvider(environment: device.environment)
      let entries = try #require(provider.timeline).entries
      #expect(entries.map(\.day) == [11, 12])
      let midnight = Calendar.current.startOfDay(for: device.now + 86_400)
      #expect(entries.map(\.date) == [device.now, midnight])
    }

    @Test func `Before anything is known it is a plain board`() {
      let entry = PuzzleProvider(environment: device.environment)
        .placeholder(in: TimelineProviderContext(isPreview: false))
      #expect(entry.day == 0 && !entry.isAsked && entry.presentation.rules.area == 16)
    }

    @Test func `It shows the task, three tries and the squares to tap`() {
      let screen = screen()
      #expect(screen["You play X. Only one move wins. It takes you 4 moves."] != nil)
      #expect(screen["Puzzle 11, 2026-01-11"] != nil && screen["3 tries left."] != nil)
      #expect(screen["Board, 4 by 4"] != nil && screen.buttons.contains("b3, empty"))
      #expect(screen.symbols == ["circle", "circle", "circle"])
    }

    @Test func `A mistake is answered in words and costs a try`() async throws {
      try await answer("a3")
      let screen = screen()
      #expect(
        screen["Not upper left. O plays upper centre-left, and nobody can win. 2 tries left."]
          != nil)
      #expect(screen.symbols == ["xmark.circle", "circle", "circle"])
      #expect(screen["a3, empty"] != nil, "it goes back")
      #expect(device.written == [.learning, .answer])
    }

    @Test func `Right moves are answered on the board until the puzzle is solved`() async throws {
      try await answer("b3")
      #expect(screen()["Right! O answers with lower centre-right. Go on."] != nil)
      #expect(screen()["b3, X"] != nil && screen()["c2, O"] != nil)
      try await answer("b2")
      try await answer("a3")
      let screen = screen()
      #expect(screen["Right!"] != nil)
      #expect(screen["Tic-tac-toe, puzzle 11: solved on the 1st try"] != nil)
      #expect(screen.symbols == ["checkmark.circle.fill"] && screen.buttons.isEmpty)
    }

    @Test func `After three mistakes the answer is shown, and nothing more is played`() async throws
    {
      for square in ["a3", "b2", "c4"] {
        try await answer(square)
      }
      #expect(screen()["Not solved"] != nil && screen().buttons.isEmpty)
      let saved = device.saved
      try await AnswerPuzzle(Square("b3")!, on: 11).performed()
      #expect(device.saved == saved)
    }

    @Test func `What the app has done is there, and an older answer is said no more`() async throws
    {
      try await answer("a3")
      device.saved[.learning] = device.saved[.learning]?.replacingOccurrences(
        of: "try 11 1", with: "try 11 2")
      let screen = screen()
      #expect(screen.symbols == ["xmark.circle", "xmark.circle", "circle"])
      #expect(!screen.names.contains { $0.hasPrefix("Not upper left.") })
      #expect(screen["1 try left."] != nil)
    }

    @Test func `A tap after midnight answers nothing, and the next puzzle is there`() async throws {
      let screen = screen()
      device.now += 86_400
      WidgetEnvironment.current = device.environment
      try screen.tap("b3, empty")
      try await AnswerPuzzle(Square("b3")!, on: 11).performed()
      #expect(device.saved.isEmpty)
      #expect(self.screen()["Puzzle 12, 2026-01-12"] != nil)
    }

    @Test func `A tap beside the board opens the puzzle in the app`() throws {
      let screen = screen()
      try screen.tap("3 tries left.")
      #expect(screen.opened.map(\.absoluteString) == ["tictactoe:#day=2026-01-11"])
    }

    @Test func `On a lock screen it says how far the puzzle is`() async throws {
      #expect(screen(.accessoryInline).names == ["Puzzle 11, 2026-01-11"])
      #expect(screen(.accessoryCircular).names == ["Board, 4 by 4"])
      try await answer("a3")
      let screen = screen(.accessoryRectangular)
      #expect(screen["Board, 4 by 4"] != nil && screen["2 tries left."] != nil)
      #expect(screen.buttons.isEmpty && screen.symbols.isEmpty)
    }

    @Test func `Before the first puzzle there is none to answer`() async throws {
      device.now = Date(timeIntervalSince1970: 1_000_000_000)
      #expect(screen().buttons.isEmpty && screen().symbols.isEmpty)
      try await AnswerPuzzle(Square("b3")!, on: 0).performed()
      #expect(device.saved.isEmpty)
    }
  }
}

extension AnswerPuzzle {
  func performed() async throws { _ = try await perform() }
}

extension Screen {
  /// The symbols that are shown.
  var symbols: [String] { root.everything.filter { $0.kind == .image }.map(\.text) }
}
