import GameRules

/// Messages only for the terminal.
extension Wording {
  /// A key and its command.
  public struct KeyHint: Hashable, Sendable {
    /// The key to press.
    public let key: UTF8Text
    /// The command in a word or two.
    public let name: UTF8Text
  }

  /// The keys always shown, in order of importance.
  public var keyHints: [KeyHint] {
    var hints = GameCommand.allCases.compactMap { command in
      command.terminalKey.map {
        KeyHint(key: UTF8Text([UInt8(ascii: $0)]), name: shortName(command))
      }
    }
    hints.insert(KeyHint(key: "q", name: phrases.quit), at: 1)
    return hints
  }

  /// The keys shown with a puzzle or a lesson: a number for each choice, then hint, help and quit.
  public func keyHints(choosing choices: [UTF8Text], withHint: Bool) -> [KeyHint] {
    let letters: [UTF8Text] = withHint ? ["t", "?", "q"] : ["?", "q"]
    return choices.enumerated().map { KeyHint(key: "\($0 + 1)", name: $1) }
      + letters.compactMap { letter in keyHints.first { $0.key == letter } }
  }

  /// The instructions for the keys and the mouse.
  public var keyHelp: [UTF8Text] {
    [phrases.keysMoving, phrases.keysTyping, phrases.keysLetters, phrases.keysSigns]
  }

  /// The instructions for line mode.
  public var wordHelp: [UTF8Text] {
    [phrases.wordsSquare, phrases.wordsMoves, phrases.wordsAdvice, phrases.wordsRest]
  }

  /// The note in line mode that there are more commands.
  public var helpOffer: UTF8Text { phrases.wordsOffer }

  /// The error for a line that is neither a square nor a command.
  public func notUnderstood(_ line: UTF8Text, nearest: UTF8Text?) -> UTF8Text {
    nearest.map { phrases.wordsNear(line: line, word: $0) } ?? phrases.wordsUnknown(line: line)
  }

  /// The error for a command that only works in a live game.
  public var notNowInLiveGame: UTF8Text { phrases.roomNotNow }

  /// The commands of a live game.
  public var liveGameHelp: UTF8Text { phrases.roomHelp }

  /// The reason typed rules are invalid, and the nearest valid ones.
  public func refusal(_ error: RulesTextError, nearest: UTF8Text?) -> UTF8Text {
    let cause = cause(error)
    return nearest.map { phrases.wordsNearRules(cause: cause, rules: $0) } ?? cause
  }

  /// An error in a line of input.
  public func place(line: Int, _ cause: UTF8Text) -> UTF8Text {
    phrases.place(n: line, cause: cause)
  }

  /// The error for a small window; a number is 0 if that side is large enough.
  public func windowTooSmall(missingColumns: Int, missingRows: Int) -> UTF8Text {
    var missing: [UTF8Text] = []
    if missingColumns > 0 { missing.append(phrases.windowColumns(n: missingColumns)) }
    if missingRows > 0 { missing.append(phrases.windowRows(n: missingRows)) }
    return phrases.windowSmall(missing: list(missing))
  }

  // MARK: The saved game

  /// The offer to resume a saved game.
  public func savedGame(_ game: Game) -> UTF8Text {
    phrases.keptGame(game: gameName(game.rules))
  }

  /// The keys that answer the offer.
  public var savedGameKeys: UTF8Text { phrases.keptKeys }

  /// The words that answer the offer in line mode.
  public var savedGameQuestion: UTF8Text {
    phrases.keptQuestion(yes: phrases.panelYes, no: phrases.panelNo)
  }

  /// The error for a saved game that could not be read.
  public func setAside(_ path: UTF8Text, _ error: GameTextError) -> UTF8Text {
    phrases.keptAside(cause: cause(error), path: path)
  }

  /// The error for a game that cannot be saved, with the system's reason.
  public func notSaved(_ path: UTF8Text, _ reason: UTF8Text) -> UTF8Text {
    phrases.keptNot(path: path, reason: reason)
  }

  // MARK: Panels

  /// The state of a switch: yes or no.
  public func answer(_ isOn: Bool) -> UTF8Text { isOn ? phrases.panelYes : phrases.panelNo }

  /// The instructions for a list.
  public var listKeys: UTF8Text { phrases.panelListKeys }

  /// The instructions for a text.
  public var textKeys: UTF8Text { phrases.panelTextKeys }
}

/// Messages only for the terminal, about puzzles and lessons.
extension Wording {
  /// The instructions for a puzzle or a lesson.
  public var learnHelp: UTF8Text { phrases.learnHelp }

  /// The error for a line that is no answer.
  public func notUnderstoodInPuzzle(_ line: UTF8Text) -> UTF8Text {
    phrases.learnUnknown(line: line)
  }

  /// The error for a line that is not one of the numbers asked for.
  public func noNumber(_ line: UTF8Text, upTo most: Int) -> UTF8Text {
    phrases.learnNumber(line: line, n: most)
  }

  /// The reason a move cannot be played.
  public func refused(_ cause: IllegalMove) -> UTF8Text { refusal(cause) }
}
