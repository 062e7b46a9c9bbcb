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
  public var showsEmotes = true

  /// The colour themes.
  public enum Theme: UInt8, SavedChoice, Hashable, Sendable, CaseIterable {
    /// Light or dark, like the system.
    case system
    /// Ink on paper.
    case light
    /// The dark variant of `light`.
    case dark
    /// Black and white, with as little else as possible.
    case contrast
    /// Chalk on a board.
    case chalk

    /// The names of the cases by raw value.
    public static var names: StaticString { "system light dark contrast chalk" }
  }

  /// A change of one setting.
  public enum Change: Hashable, Sendable {
    case theme(Theme)
    case isHeard(Bool)
    case isFelt(Bool)
    case showsEmotes(Bool)
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
    case .showsEmotes(let new): showsEmotes = new
    }
  }
}

extension Settings {
  private static var sound: StaticString { "no-sound sound" }
  private static var vibration: StaticString { "no-vibration vibration" }
  private static var emotes: StaticString { "no-emotes emotes" }

  /// The four settings to save: `chalk sound no-vibration emotes`.
  public var notation: UTF8Text {
    func word(_ isOn: Bool, _ names: StaticString) -> UTF8Text {
      " " + SavedText.word(isOn ? 1 : 0, of: names)
    }
    return theme.identifier + word(isHeard, Settings.sound) + word(isFelt, Settings.vibration)
      + word(showsEmotes, Settings.emotes)
  }

  /// Parses `notation`; nil if the text cannot be read.
  ///
  /// Earlier versions left out the emotes if they were shown.
  public init?(_ text: UTF8Text) {
    var text = SavedText(text)
    guard let theme = Theme(&text), let isHeard = text.flag(of: Settings.sound),
      let isFelt = text.flag(of: Settings.vibration)
    else { return nil }
    if !text.isAtEnd {
      guard let showsEmotes = text.flag(of: Settings.emotes) else { return nil }
      self.showsEmotes = showsEmotes
    }
    guard text.isAtEnd else { return nil }
    self.theme = theme
    self.isHeard = isHeard
    self.isFelt = isFelt
  }
}
