import GameRules

/// How the game looks, sounds and feels to a player.
public struct Settings: Hashable, Sendable {
  /// The colours.
  public var theme = Theme.system
  /// Whether moves are heard.
  public var isHeard = true
  /// Whether moves are felt, where the device can do that.
  public var isFelt = true
  /// Whether what the other says in a room is shown.
  public var showsSigns = true

  /// The colours of everything.
  public enum Theme: UInt8, Hashable, Sendable, CaseIterable {
    /// As light or dark as the system.
    case system
    /// Ink on paper.
    case light
    /// The same by night.
    case dark
    /// Black and white, as far as can be.
    case contrast
    /// Chalk on a board.
    case chalk

    /// What names it wherever a name is no word for players.
    public var identifier: StaticString {
      switch self {
      case .system: "system"
      case .light: "light"
      case .dark: "dark"
      case .contrast: "contrast"
      case .chalk: "chalk"
      }
    }
  }

  /// A change of one of them.
  public enum Change: Hashable, Sendable {
    case theme(Theme)
    case isHeard(Bool)
    case isFelt(Bool)
    case showsSigns(Bool)
  }

  /// As they are for a player who has changed nothing.
  ///
  /// - Parameter reducesMotion: Whether the system asks for less motion; then nothing shakes.
  public init(reducesMotion: Bool = false) { isFelt = !reducesMotion }

  mutating func make(_ change: Change) {
    switch change {
    case .theme(let new): theme = new
    case .isHeard(let new): isHeard = new
    case .isFelt(let new): isFelt = new
    case .showsSigns(let new): showsSigns = new
    }
  }
}

extension Settings {
  /// Three digits for keeping, and a fourth where nothing is to be said.
  public var notation: UTF8Text {
    "\(Int(theme.rawValue))\(isHeard ? 1 : 0)\(isFelt ? 1 : 0)" + (showsSigns ? "" : "0")
  }

  /// Reads what `notation` wrote; nil where it cannot be read.
  public init?(_ text: UTF8Text) {
    let digits = text.bytes.map { $0 &- UInt8(ascii: "0") }
    guard 3...4 ~= digits.count, let theme = Theme(rawValue: digits[0]), digits[1] < 2,
      digits[2] < 2,
      digits.count == 3 || digits[3] == 0
    else { return nil }
    self.theme = theme
    isHeard = digits[1] == 1
    isFelt = digits[2] == 1
    showsSigns = digits.count == 3
  }
}
