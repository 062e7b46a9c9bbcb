import GameRules
import GameSession
import SwiftUI
import Testing
import WidgetKit

@testable import TicTacToeWidget

@MainActor @Suite(.serialized) struct WidgetTests {
  /// The widget of the saved game.
  private func screen(
    _ family: WidgetFamily, _ kept: [StorageKey: String] = [:], languages: [String] = ["en"],
    mode: WidgetRenderingMode = .fullColor
  ) -> Screen {
    let provider = LastGameProvider(read: { kept[$0] }, languages: languages)
    let offer = StaticConfiguration(kind: "", provider: provider) {
      LastGameView(presentation: $0.presentation)
    }.offer
    return Screen(size: CGSize(width: 160, height: 160), isStill: true) {
      offer.view(family, mode: mode)
    }
  }

  @Test func `It is offered by name, in the families of its platform, and never asks by itself`() {
    let offer = LastGameWidget().body.offer
    #expect(offer.kind == StorageKey.widget)
    #expect(offer.name == "system.widget.name" && offer.about == "system.widget.about")
    #expect(offer.families == WidgetFamily.allCases)
    #expect(offer.policy() == .never)
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemLarge, .systemMedium, .accessoryRectangular])
  func `It shows the last game and whose move it is`(_ family: WidgetFamily) {
    let screen = screen(family, [.game: "4x4:b2c3a1"])
    #expect(screen["O's turn"] != nil)
    #expect(screen["Board, 4 by 4"] != nil)
    #expect(screen.painted("MarkX") == 2 && screen.painted("MarkO") == 1)
  }

  @Test func `Where there is room for words alone, or for none, it makes do`() {
    #expect(screen(.accessoryInline, [.game: "3x3:b2"]).names == ["O's turn"])
    #expect(screen(.accessoryCircular, [.game: "3x3:b2"]).names == ["Board, 3 by 3"])
  }

  @Test func `A game that has ended says how, with its line drawn at once`() {
    let screen = screen(.systemMedium, [.game: "3x3:a1b1a2b2a3 5 00 0"])
    #expect(screen["X wins!"] != nil)
    #expect(screen.painted("(--Win)") == 4, "three marks and a line")
  }

  @Test func `It speaks the language and shows the symbols and colours that were chosen`() {
    var session = Session()
    _ = session.handle(.symbolChosen(.star, for: .x))
    _ = session.handle(.settingChanged(.theme(.chalk)))
    let kept: [StorageKey: String] = [
      .game: "3x3:b2", .language: "de", .symbols: session.presentation.symbols.notation.description,
      .settings: session.presentation.settings.notation.description,
    ]
    let screen = screen(.systemSmall, kept)
    #expect(screen["O ist am Zug"] != nil)
    #expect(screen.painted("Chalk\\/MarkX") == 1)
    #expect(self.screen(.systemSmall, languages: ["eo", "de"])["X ist am Zug"] != nil)
  }

  @Test func `Where all colours are one, nothing is filled and the scheme is dark`() {
    let screen = screen(.systemSmall, [.game: "3x3:b2"], mode: .accented)
    #expect(!screen.drawings.contains { $0.isFilled })
    #expect(screen.painted("MarkX") == 1)
  }

  @Test func `A tap goes on with the last game`() throws {
    let screen = screen(.systemSmall, [.game: "3x3:b2"])
    try screen.tap("Board, 3 by 3, O's turn")
    #expect(screen.opened == [AppLink.lastGame])
  }

  @Test func `Where widgets are chosen it shows a game, and the last one once there is one`() {
    let shown = { (kept: [StorageKey: String]) in
      let provider = LastGameProvider(read: { kept[$0] }, languages: ["en"])
      let offer = StaticConfiguration(kind: "", provider: provider) {
        LastGameView(presentation: $0.presentation)
      }.offer
      return Screen { offer.view(.systemSmall, isPreview: true) }
    }
    #expect(shown([:])["X wins!"] != nil)
    #expect(shown([.game: "3x3:b2"])["O's turn"] != nil)
  }
}

extension Screen {
  var names: Set<String> { Set(elements.map(\.name)) }
  var drawings: [Drawn] { root.everything.flatMap(\.drawings) }

  /// The number of lines in a colour.
  func painted(_ color: String) -> Int {
    drawings.count { !$0.isFilled && $0.paint.contains(color) && !$0.path.isEmpty }
  }
}
