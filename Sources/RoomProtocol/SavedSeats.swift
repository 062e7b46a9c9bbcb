import GameRules

/// The seats that a player has taken, saved for the next visit.
///
/// Each has a line `ROOM x TOKEN`, followed by the server's address where seats of several servers are
/// saved together. A seat that is requested but not confirmed has `?` instead of its mark: the server may
/// have given it, and gives it to the same token again.
public struct SavedSeats: Sendable {
  private var lines: [UTF8Text]

  /// More than anybody plays at once: games with days for each move go on for months.
  private static let most = 100
  private static let unconfirmed: StaticString = "?"

  /// A seat, whose mark is nil until the server has confirmed it.
  public struct Seat: Hashable, Sendable {
    /// The mark in the first game.
    public var mark: Mark?
    /// The token of the holder.
    public var token: Secret
    /// The address of the server; empty if it is not saved.
    public var server: UTF8Text

    /// Creates a seat.
    public init(mark: Mark?, token: Secret, server: UTF8Text = "") {
      self.mark = mark
      self.token = token
      self.server = server
    }
  }

  /// Reads seats; lines that cannot be read stay, but hold none.
  public init(_ notation: UTF8Text) {
    lines = notation.split(at: UInt8(ascii: "\n")).filter { !$0.isEmpty }
  }

  /// The rooms of the seats, the last one last.
  public var rooms: [Secret] { lines.compactMap { Secret($0.words[0].bytes) } }

  /// One line for each seat, the last one last.
  public var notation: UTF8Text { lines.reduce(into: "") { $0 += $1 + "\n" } }

  /// The seat in a room; of more than a hundred seats, the oldest is forgotten.
  public subscript(room: Secret) -> Seat? {
    get {
      for line in lines {
        let words = line.words
        if 3...4 ~= words.count, words[0] == room.notation, let token = Secret(words[2].bytes) {
          let server = words.count > 3 ? words[3] : ""
          return Seat(mark: Mark(name: words[1]), token: token, server: server)
        }
      }
      return nil
    }
    set {
      lines.removeAll { $0.words.first == room.notation }
      guard let newValue else { return }
      let mark = newValue.mark?.name ?? UTF8Text(SavedSeats.unconfirmed)
      let server = newValue.server.isEmpty ? "" : " " + newValue.server
      lines.append(room.notation + " " + mark + " " + newValue.token.notation + server)
      lines.removeFirst(max(0, lines.count - SavedSeats.most))
    }
  }
}
