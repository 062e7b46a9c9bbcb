import GameRules

/// The sentences that only a terminal has use for.
extension Wording {
  /// A key and what it does.
  public struct KeyHint: Hashable, Sendable {
    /// The key as it is typed.
    public let key: UTF8Text
    /// What it does, in a word or two.
    public let name: UTF8Text
  }

  /// The keys that are always shown, the most needed first.
  public var keyHints: [KeyHint] {
    var hints = GameCommand.allCases.compactMap { command in
      command.terminalKey.map {
        KeyHint(key: UTF8Text([UInt8(ascii: $0)]), name: shortName(command))
      }
    }
    hints.insert(KeyHint(key: "q", name: "quit"), at: 1)
    return hints
  }

  /// How the board is played on with keys and the mouse.
  public var keyHelp: [UTF8Text] {
    [
      "Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.",
      "A square can be typed: b2. A column whose letter is also a key is typed as a capital.",
      "u takes back, r replays, n begins a new game, g chooses the game, p the players and s the "
        + "symbols, t gives a hint, v shows what every square is worth, q quits.",
      "Brackets show the last move (X), a line that won [X] or lost {X}; + is a win, = a draw, − a loss.",
    ]
  }

  /// What can be typed where one line is asked for at a time.
  public var wordHelp: [UTF8Text] {
    [
      "Type a square such as b2 to play there.",
      "undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.",
      "hint advises a move, explain shows what every square is worth, or no longer.",
      "games lists games, board shows the board again, quit ends.",
    ]
  }

  /// Tells that more can be typed than squares.
  public var helpOffer: UTF8Text { "help tells what can be typed." }

  /// A line that is neither a square nor a word.
  public func notUnderstood(_ line: UTF8Text, nearest: UTF8Text?) -> UTF8Text {
    guard let nearest else {
      return "\"\(line)\" is neither a square such as b2 nor a word; try help"
    }
    return "\"\(line)\" is neither a square nor a word; did you mean \(nearest)?"
  }

  /// There is no move to take back.
  public var nothingToUndo: UTF8Text { "There is no move to take back" }

  /// No move is undone.
  public var nothingToRedo: UTF8Text { "There is no move to play again" }

  /// Says how much a window lacks; zero where it does not.
  public func windowTooSmall(missingColumns: Int, missingRows: Int) -> UTF8Text {
    var missing: [UTF8Text] = []
    if missingColumns > 0 { missing.append(Wording.plural(missingColumns, "column", "columns")) }
    if missingRows > 0 { missing.append(Wording.plural(missingRows, "row", "rows")) }
    let verb: UTF8Text = missingColumns + missingRows == 1 ? " is missing" : " are missing"
    return "The window is too small: " + Wording.list(missing) + verb
  }

  private static func plural(_ count: Int, _ one: UTF8Text, _ many: UTF8Text) -> UTF8Text {
    "\(count) " + (count == 1 ? one : many)
  }

  // MARK: The kept game

  /// Offers to go on with a game that was kept.
  public func keptGame(_ game: Game) -> UTF8Text {
    "A game of " + self.game(game.rules) + " is unfinished after "
      + Wording.plural(game.ply, "move", "moves")
  }

  /// What can be answered to that offer by a key.
  public var keptGameKeys: UTF8Text { "Enter goes on with it, n begins a new game" }

  /// What can be answered to that offer by a word.
  public var keptGameQuestion: UTF8Text { "Go on with it? yes or no" }

  /// A kept game that could not be read.
  public func setAside(_ path: UTF8Text, _ error: GameTextError) -> UTF8Text {
    "The kept game cannot be read (" + error.explanation + ") and was set aside as " + path
  }

  /// A game that cannot be kept, with the system's reason.
  public func notKept(_ path: UTF8Text, _ reason: UTF8Text) -> UTF8Text {
    "The game cannot be kept in " + path + ": " + reason
  }

  // MARK: Panels

  /// Over the custom rules.
  public var customGame: UTF8Text { "Custom" }

  /// Begins a game of the custom rules.
  public var startCustomGame: UTF8Text { "Start" }

  /// Over those who can have the first move.
  public var whoBegins: UTF8Text { "Who begins" }

  /// The answer to a question of yes or no.
  public func answer(_ isOn: Bool) -> UTF8Text { isOn ? "yes" : "no" }

  /// How a list is used.
  public var listKeys: UTF8Text { "Arrows move and change, Enter chooses, Esc leaves" }

  /// How a text is left.
  public var textKeys: UTF8Text { "Arrows scroll, Esc leaves" }
}
