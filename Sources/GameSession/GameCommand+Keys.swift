import GameRules

extension GameCommand {
  // Beside a board whose squares are typed, a letter that names one of its columns is a column.
  // No board has a column u.

  /// The command of a key while the board has the focus, on a page or in a window.
  ///
  /// - Parameters:
  ///   - character: A letter in lower case, or a sign.
  ///   - isShifted: Whether Shift is held; a sign is the same with it.
  ///   - rules: The rules of the board.
  public init?(typing character: Unicode.Scalar, isShifted: Bool, on rules: Rules) {
    let column = Int(character.value) - Int(UInt8(ascii: "a"))
    if !isShifted, 0..<rules.columns ~= column { return nil }
    switch (character, isShifted) {
    case ("?", _): self = .howToPlay
    case ("u", false): self = .undo
    case ("u", true): self = .redo
    case ("h", _): self = .hint
    default: return nil
    }
  }

  /// The key of a terminal, which is a key wherever it is pressed; a column of that letter is typed
  /// as a capital.
  public var terminalKey: Unicode.Scalar? {
    switch self {
    case .howToPlay: "?"
    case .undo: "u"
    case .redo: "r"
    case .newGame: "n"
    case .games: "g"
    case .players: "p"
    case .hint: "t"
    case .explain: "v"
    case .symbols: "s"
    case .review, .journal, .share, .playOn, .languages, .menu: nil
    }
  }

  /// The key of a menu bar, beside the one that all shortcuts there share (Command on a Mac), and
  /// whether Shift is held with it.
  public var menuKey: (key: Unicode.Scalar, isShifted: Bool)? {
    switch self {
    case .howToPlay: ("?", false)
    case .undo: ("z", false)
    case .redo: ("z", true)
    case .newGame: ("n", true)
    case .games: ("o", false)
    case .players: ("p", true)
    case .hint: ("h", true)
    case .explain: ("e", false)
    case .review: ("r", false)
    case .journal: ("y", false)
    case .share: ("s", true)
    case .symbols, .playOn, .languages, .menu: nil
    }
  }

  /// The word that is typed where one line is asked for at a time, whatever the language.
  public var typedWord: StaticString? {
    switch self {
    case .howToPlay: "help"
    case .undo: "undo"
    case .redo: "redo"
    case .newGame: "new"
    case .games: "games"
    case .hint: "hint"
    case .explain: "explain"
    case .players, .symbols, .review, .journal, .share, .playOn, .languages, .menu: nil
    }
  }
}
