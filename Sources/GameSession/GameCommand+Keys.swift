import GameRules

extension GameCommand {
  // While squares can be typed, a letter that names a column of the board types that column. No
  // board has a column u.

  /// The command of a key while the board has the focus, on a page or in a window.
  ///
  /// - Parameters:
  ///   - character: A lower-case letter or a punctuation character.
  ///   - isShifted: Whether Shift is held; punctuation ignores it.
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

  /// The key in a terminal.
  ///
  /// It always means the command; to type a column of that letter, use a capital.
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

  /// The key in a menu bar and whether it needs Shift, besides the modifier that all menu shortcuts
  /// share (Command on a Mac).
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

  /// The word to type in line mode, the same in every language.
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
