/// What a player in a room can say to the other; nobody can write anything of their own.
public enum RoomSign: UInt8, Hashable, Sendable, CaseIterable {
  case hello = 1
  case goodLuck
  case wellPlayed
  case thanks
  case oops
  case goodGame
}
