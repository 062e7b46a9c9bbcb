import GameRules

/// A seat in a room that the server has chosen: the answer to a player who seeks an opponent.
public struct RoomPlace: Hashable, Sendable {
  /// The room.
  public var room: Secret
  /// The mark of the seat in the first game.
  public var mark: Mark

  /// Creates a place.
  public init(_ room: Secret, _ mark: Mark) {
    self.room = room
    self.mark = mark
  }

  /// The place as `ID x`.
  public var notation: UTF8Text { room.notation + " " + mark.name }

  /// Reads a place; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 2, let room = Secret(words[0].bytes), let mark = Mark(name: words[1])
    else { return nil }
    self.init(room, mark)
  }
}
