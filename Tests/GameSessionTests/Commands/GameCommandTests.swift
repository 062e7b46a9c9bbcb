import GameRules
import Testing

@testable import GameSession

@Suite struct GameCommandTests {
  /// The commands in short: the identifier, `-` if disabled, `+` if switched on.
  ///
  /// Hidden commands are left out.
  private func commands(_ session: Session) -> String {
    session.presentation.commands.filter(\.isShown).map { state in
      "\(state.command.identifier)" + (state.isEnabled ? "" : "-") + (state.isOn == true ? "+" : "")
    }.joined(separator: " ")
  }

  @Test func `the game decides which commands are shown and enabled`() {
    var front = FrontEnd("3x3:")
    #expect(
      commands(front.session)
        == "how-to-play undo- redo- new-game games players hint explain symbols journal share languages menu"
    )
    front.play("a1", "b1", "a2")
    front.take(.undoTapped, .explainTapped)
    #expect(
      commands(front.session)
        == "how-to-play undo redo new-game games players hint explain+ symbols journal share languages menu"
    )
    front.play("a2", "b2")
    front.take(.squareTapped("a3"))
    #expect(
      commands(front.session)
        == "how-to-play undo redo- new-game games players hint- explain+ symbols journal share languages menu"
    )
    front.settle()
    #expect(
      commands(front.session)
        == "how-to-play undo redo- new-game games players hint- explain+ symbols review-game journal share languages menu"
    )
    front.take(.reviewOpened)
    #expect(
      commands(front.session)
        == "how-to-play undo redo- new-game games players hint- explain+ symbols journal share play-on languages menu"
    )
  }

  @Test(arguments: Situation.all)
  func `a disabled command does nothing, and an enabled one does something`(
    situation: Situation
  ) {
    for state in situation.session.presentation.commands where state.command != .newGame {
      var session = situation.session
      let effects = session.handle(state.command.action)
      let changes = !effects.isEmpty || session.presentation != situation.session.presentation
      if !state.isEnabled {
        #expect(!changes || state.command == .review, "\(state.command)")
      } else if session.panel != situation.session.panel || !opensPanel(state.command) {
        #expect(changes, "\(state.command)")
      }
    }
  }

  private func opensPanel(_ command: GameCommand) -> Bool {
    if case .panelOpened = command.action { return true }
    return false
  }

  @Test func `no two commands share a name, an identifier, a key or a word`() {
    let all = GameCommand.allCases
    let wording = Wording(SymbolChoice())
    #expect(Set(all.map(wording.name)).count == all.count)
    #expect(Set(all.map { "\($0.identifier)" }).count == all.count)
    for names in [
      all.compactMap { $0.terminalKey.map { "\($0)" } },
      all.compactMap { $0.typedWord.map { "\($0)" } },
      all.compactMap { $0.menuKey.map { "\($0)" } },
    ] {
      #expect(Set(names).count == names.count && !names.isEmpty)
    }
    #expect(Set(all.map(\.action)).count == all.count)
    #expect(all.map { Int($0.rawValue) } == Array(all.indices))
  }

  @Test(
    arguments: [
      ("3x3", "u", "undo"), ("3x3", "U", "redo"), ("3x3", "h", "hint"), ("3x3", "H", "hint"),
      ("3x3", "?", "how-to-play"), ("7x7", "h", "hint"), ("19x19", "u", "undo"),
      // There it types the column.
      ("8x3", "h", nil), ("8x3", "H", "hint"), ("3x3", "a", nil), ("3x3", "A", nil),
      ("3x3", "r", nil), ("3x3", "n", nil), ("3x3", "1", nil), ("3x3", "é", nil),
    ] as [(String, Unicode.Scalar, String?)])
  func `a letter that names no column is a command key`(
    rules: String, key: Unicode.Scalar, command: String?
  ) throws {
    let isCapital = "A"..."Z" ~= key
    let character = isCapital ? Unicode.Scalar(UInt8(key.value) + 32) : key
    let found = GameCommand(typing: character, isShifted: isCapital, on: try Rules(rules))
    #expect(found.map { "\($0.identifier)" } == command)
  }
}
