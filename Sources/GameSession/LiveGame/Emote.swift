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
}
