import GameRules

/// A player's settings: colours, sound, vibration and emotes.
public struct Settings: Hashable, Sendable {
  /// The theme.
  public var theme = Theme.system
  /// Whether sounds are on.
  public var isHeard = true
  /// Whether vibration is on, on a device that has it.
  public var isFelt = true
  /// Whether emotes of the other player are shown.
  public var showsSigns = true

  /// The colour themes.
  public enum Theme: UInt8, Hashable, Sendable, CaseIterable {
    /// Light or dark, like the system.
    case system
    /// Ink on paper.
    case light
    /// The dark variant of it.
    case dark
    /// Black and white, with as little else as possible.
    case contrast
    /// Chalk on a board.
    case chalk

    /// A stable, unlocalized identifier.
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

  /// A change of one setting.
  public enum Change: Hashable, Sendable {
    case theme(Theme)
    case isHeard(Bool)
    case isFelt(Bool)
    case showsSigns(Bool)
  }

  /// The default settings.
  ///
  /// - Parameter reducesMotion: Whether the system asks for reduced motion; vibration is then off.
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
  /// Three digits to save, and a fourth if emotes are hidden.
  public var notation: UTF8Text {
    "\(Int(theme.rawValue))\(isHeard ? 1 : 0)\(isFelt ? 1 : 0)" + (showsSigns ? "" : "0")
  }

  /// Parses `notation`; nil if the text cannot be read.
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
