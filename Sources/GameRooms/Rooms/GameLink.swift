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
    /// The name of the player who waits opposite that seat; empty if none was typed.
    public let host: UTF8Text
    /// The address of the game on the page, with its `#`.
    public let address: UTF8Text
  }
}

extension GameLink.Target {
  fileprivate init(_ game: Game) {
    self.init(game: game, isRoom: false, freeMark: nil, host: "", address: "#" + game.notation)
  }
}

extension Rooms {
  /// Returns the game behind a link, and counts the request; nobody takes a seat or watches.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - address: The client's address, or nil for the local machine.
  ///   - then: Receives the game as it stands now, or the response to a request that has none to
  ///     show.
  public func target(
    of link: GameLink, for address: [UInt8]?,
    then: @escaping (Result<GameLink.Target, HTTPResponse>) -> Void
  ) {
    do throws(HTTPResponse) {
      try count(from: address)
      guard link.isRoom else {
        let game = try game(of: link.name, isLocal: address == nil)
        return then(.success(GameLink.Target(game)))
      }
      guard let id = Secret(link.name.bytes) else { throw .noSuchRoom }
      open(id) { answer in
        then(
          answer.map { open in
            let freeMark = open.room.freeSeat.map(open.room.mark(of:))
            return GameLink.Target(
              game: open.room.game, isRoom: true, freeMark: freeMark,
              host: freeMark.map { open.room.name(of: $0.opponent) } ?? "",
              address: "#room=" + id.notation)
          })
      }
    } catch {
      then(.failure(error))
    }
  }

  /// The area of the largest board whose line table is made without a limit.
  private static let smallBoard = 100

  private func game(of text: UTF8Text, isLocal: Bool) throws(HTTPResponse) -> Game {
    let rules = text.bytes.prefix { $0 != UInt8(ascii: ":") }
    // Making the table of a large board blocks the rooms for some milliseconds.
    if !isLocal, let rules = try? Rules(UTF8Text(rules)), rules.area > Rooms.smallBoard,
      !linkTables.has(rules), let wait = largeLinks.take(limits.largeLinks, at: time())
    {
      throw .tooMany(wait: wait)
    }
    do throws(GameTextError) {
      return try Game(text, sharing: &linkTables)
    } catch {
      throw HTTPResponse(400, error.explanation)
    }
  }

  /// Counts a picture to be drawn, for its address and for all together.
  ///
  /// - Parameter address: The client's address, or nil for the local machine.
  /// - Throws: The response to too many pictures.
  public func countPicture(from address: [UInt8]?) throws(HTTPResponse) {
    try count(.picture, from: address)
    if let wait = pictures.take(limits.allPictures, at: time()) { throw .tooMany(wait: wait) }
  }
}
