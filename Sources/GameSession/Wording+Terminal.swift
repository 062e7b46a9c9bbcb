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
    hints.insert(KeyHint(key: "q", name: phrases.quit), at: 1)
    return hints
  }

  /// How the board is played on with keys and the mouse.
  public var keyHelp: [UTF8Text] {
    [phrases.keysMoving, phrases.keysTyping, phrases.keysLetters, phrases.keysSigns]
  }

  /// What can be typed where one line is asked for at a time.
  public var wordHelp: [UTF8Text] {
    [phrases.wordsSquare, phrases.wordsMoves, phrases.wordsAdvice, phrases.wordsRest]
  }

  /// Tells that more can be typed than squares.
  public var helpOffer: UTF8Text { phrases.wordsOffer }

  /// A line that is neither a square nor a word.
  public func notUnderstood(_ line: UTF8Text, nearest: UTF8Text?) -> UTF8Text {
    nearest.map { phrases.wordsNear(line: line, word: $0) } ?? phrases.wordsUnknown(line: line)
  }

  /// After a word that is of use in a live game alone.
  public var notNowInRoom: UTF8Text { phrases.roomNotNow }

  /// The words that are of use in a live game alone.
  public var roomHelp: UTF8Text { phrases.roomHelp }

  /// Why typed rules cannot be played, and the nearest that can.
  public func refusal(_ error: RulesTextError, nearest: UTF8Text?) -> UTF8Text {
    let cause = cause(error)
    return nearest.map { phrases.wordsNearRules(cause: cause, rules: $0) } ?? cause
  }

  /// What is wrong with a line of input.
  public func place(line: Int, _ cause: UTF8Text) -> UTF8Text {
    phrases.place(n: line, cause: cause)
  }

  /// There is no move to take back.
  public var nothingToUndo: UTF8Text { phrases.nothingUndo }

  /// No move is undone.
  public var nothingToRedo: UTF8Text { phrases.nothingRedo }

  /// Says how much a window lacks; zero where it does not.
  public func windowTooSmall(missingColumns: Int, missingRows: Int) -> UTF8Text {
    let missing =
      switch (missingColumns, missingRows) {
      case (_, 0): phrases.windowColumns(n: missingColumns)
      case (0, _): phrases.windowRows(n: missingRows)
      default:
        phrases.windowBoth(
          first: phrases.windowCountColumns(n: missingColumns),
          second: phrases.windowCountRows(n: missingRows))
      }
    return phrases.windowSmall(missing: missing)
  }

  // MARK: The kept game

  /// Offers to go on with a game that was kept.
  public func keptGame(_ game: Game) -> UTF8Text {
    phrases.keptGame(game: self.game(game.rules), n: game.ply)
  }

  /// What can be answered to that offer by a key.
  public var keptGameKeys: UTF8Text { phrases.keptKeys }

  /// What can be answered to that offer by a word.
  public var keptGameQuestion: UTF8Text { phrases.keptQuestion }

  /// A kept game that could not be read.
  public func setAside(_ path: UTF8Text, _ error: GameTextError) -> UTF8Text {
    phrases.keptAside(cause: cause(error), path: path)
  }

  /// A game that cannot be kept, with the system's reason.
  public func notKept(_ path: UTF8Text, _ reason: UTF8Text) -> UTF8Text {
    phrases.keptNot(path: path, reason: reason)
  }

  // MARK: Panels

  /// The answer to a question of yes or no.
  public func answer(_ isOn: Bool) -> UTF8Text { isOn ? phrases.panelYes : phrases.panelNo }

  /// How a list is used.
  public var listKeys: UTF8Text { phrases.panelListKeys }

  /// How a text is left.
  public var textKeys: UTF8Text { phrases.panelTextKeys }
}
