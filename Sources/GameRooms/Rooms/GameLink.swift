import GameRules
import RoomProtocol

/// A link to a game as a path: `/g/GAME`, or `/r/ID` for a room; with `.png` behind it, its picture.
public struct GameLink: Hashable, Sendable {
  /// Whether it leads to a room.
  public let isRoom: Bool
  /// The game text or the ID of the room.
  public let name: UTF8Text
  /// Whether the path is that of the picture.
  public let isPicture: Bool

  /// Creates the link of a decoded path; nil if the path is of another kind.
  public init?(_ path: [UInt8]) {
    let ending = Array(".png".utf8)
    let isGame = path.starts(with: "/g/".utf8)
    isRoom = path.starts(with: "/r/".utf8)
    isPicture = path.suffix(ending.count).elementsEqual(ending)
    let name = path.dropFirst(3).dropLast(isPicture ? ending.count : 0)
    guard isGame || isRoom, !name.isEmpty, !name.contains(UInt8(ascii: "/")) else { return nil }
    self.name = UTF8Text(name)
  }

  /// The game behind a link.
  public struct Target: Sendable {
    /// The game, with its moves so far.
    public let game: Game
    /// Whether people play it in a room.
    public let isRoom: Bool
    /// The mark of the free seat in the room.
    public let freeMark: Mark?
    /// The address of the game on the page, with its `#`.
    public let address: UTF8Text
  }
}

extension Rooms {
  /// Returns the game behind a link, and counts the request; nobody takes a seat or watches.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - address: The client's address, or nil for the local machine.
  /// - Returns: The game as it stands now.
  /// - Throws: The response to a request that has no game to show.
  public func target(of link: GameLink, for address: [UInt8]?) throws(HTTPResponse)
    -> GameLink.Target
  {
    try count(from: address)
    guard link.isRoom else {
      do throws(GameTextError) {
        let game = try Game(link.name)
        return GameLink.Target(
          game: game, isRoom: false, freeMark: nil, address: "#" + game.notation)
      } catch {
        throw HTTPResponse(400, error.explanation)
      }
    }
    guard let id = Secret(link.name.bytes) else { throw .noSuchRoom }
    let room = try open(id).room
    return GameLink.Target(
      game: room.game, isRoom: true, freeMark: room.freeSeat.map(room.mark(of:)),
      address: "#room=" + id.notation)
  }

  /// Counts a picture to be drawn, for all addresses together.
  public func countPicture() throws(HTTPResponse) {
    if let wait = pictures.take(limits.pictures, at: time()) { throw .tooMany(wait: wait) }
  }
}
