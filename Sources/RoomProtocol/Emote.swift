import GameRules

/// An emote.
///
/// Players in a live game have only these; there is no free text.
public enum Emote: UInt8, Hashable, Sendable, CaseIterable {
  case hello = 1
  case goodLuck
  case wellPlayed
  case thanks
  case oops
  case goodGame

  /// The number of the emote.
  public var notation: UTF8Text { "\(Int(rawValue))" }

  /// Reads the number of an emote; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    guard let number = notation.number, let code = UInt8(exactly: number) else { return nil }
    self.init(rawValue: code)
  }
}
