import GameRules

/// The HTTP methods.
public enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
  case other = ""
}

/// A request to the rooms, without its body.
public enum RoomRequest: Hashable, Sendable {
  /// Asks whether the server has rooms.
  case find
  /// Creates a room; the body has its `RoomTerms`.
  case create
  /// Finds an opponent for the same game and takes a seat; the body has the `RoomTerms`.
  case someone
  /// Asks how many players wait for an opponent.
  case seekers
  /// Follows a room; with a number, only until its log has more lines.
  case watch(Secret, after: Int?)
  /// Sends a command to a room.
  case command(Secret, RoomCommand)
  /// Asks for the key with which a browser subscribes to push messages.
  case pushKey
  /// Subscribes the player of a seat to push messages; the body has the browser's endpoint and keys.
  case subscribe(Secret)
  /// Ends the subscription of the player of a seat.
  case unsubscribe(Secret)

  private static let root: StaticString = "/rooms"
  private static let after: StaticString = "after="
  private static let lookingWord: StaticString = "someone"
  private static let pushWord: StaticString = "push"

  /// The method.
  public var method: HTTPMethod {
    switch self {
    case .find, .seekers, .watch, .pushKey: .get
    case .command(_, .play), .subscribe: .put
    case .unsubscribe: .delete
    case .create, .someone, .command: .post
    }
  }

  /// The path.
  public var path: UTF8Text {
    let root = UTF8Text(RoomRequest.root)
    switch self {
    case .find, .create: return root
    case .someone, .seekers: return root + "/" + UTF8Text(RoomRequest.lookingWord)
    case .watch(let id, _): return root + "/" + id.notation
    case .command(let id, let command):
      let path = root + "/" + id.notation
      return command == .play ? path : path + "/" + UTF8Text(command.word)
    case .pushKey: return root + "/" + UTF8Text(RoomRequest.pushWord)
    case .subscribe(let id), .unsubscribe(let id):
      return root + "/" + id.notation + "/" + UTF8Text(RoomRequest.pushWord)
    }
  }

  /// The query, without the `?`; empty if there is none.
  public var query: UTF8Text {
    guard case .watch(_, let after?) = self else { return "" }
    return UTF8Text(RoomRequest.after) + "\(after)"
  }

  /// The error for a request that the rooms do not have.
  public enum Unreadable: Error, Hashable {
    /// There is no such path.
    case path
    /// No room can have that ID.
    case room
    /// The path has only these methods.
    case method(HTTPMethod, HTTPMethod? = nil)
  }

  /// Whether a path belongs to the rooms.
  public static func isMeant(by path: UTF8Text) -> Bool {
    let root = UTF8Text(RoomRequest.root).bytes
    return path.bytes.starts(with: root)
      && (path.bytes.count == root.count || path.bytes[root.count] == UInt8(ascii: "/"))
  }

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, still percent-encoded: no path of a room needs decoding.
  ///   - query: The query, without the `?`.
  /// - Throws: `Unreadable`, with the cause.
  public init(_ method: HTTPMethod, path: UTF8Text, query: UTF8Text = "") throws(Unreadable) {
    guard RoomRequest.isMeant(by: path) else { throw .path }
    let parts = UTF8Text(path.bytes.dropFirst()).split(at: UInt8(ascii: "/"))
    switch (parts.count, method) {
    case (1, .get): self = .find
    case (1, .post): self = .create
    case (1, _): throw .method(.get, .post)
    case (2, .get) where parts[1] == UTF8Text(RoomRequest.lookingWord): self = .seekers
    case (2, .post) where parts[1] == UTF8Text(RoomRequest.lookingWord): self = .someone
    case (2, _) where parts[1] == UTF8Text(RoomRequest.lookingWord): throw .method(.get, .post)
    case (2, .get) where parts[1] == UTF8Text(RoomRequest.pushWord): self = .pushKey
    case (2, _) where parts[1] == UTF8Text(RoomRequest.pushWord): throw .method(.get)
    case (2, .get): self = .watch(try RoomRequest.id(parts[1]), after: RoomRequest.after(query))
    case (2, .put): self = .command(try RoomRequest.id(parts[1]), .play)
    case (2, _): throw .method(.get, .put)
    case (3, .put) where parts[2] == UTF8Text(RoomRequest.pushWord):
      self = .subscribe(try RoomRequest.id(parts[1]))
    case (3, .delete) where parts[2] == UTF8Text(RoomRequest.pushWord):
      self = .unsubscribe(try RoomRequest.id(parts[1]))
    case (3, _) where parts[2] == UTF8Text(RoomRequest.pushWord): throw .method(.put, .delete)
    case (3, _):
      guard let command = RoomCommand(word: parts[2]) else { throw .path }
      guard method == .post else { throw .method(.post) }
      self = .command(try RoomRequest.id(parts[1]), command)
    default: throw .path
    }
  }

  private static func id(_ text: UTF8Text) throws(Unreadable) -> Secret {
    guard let id = Secret(text.bytes) else { throw .room }
    return id
  }

  /// The N of `after=N`.
  private static func after(_ query: UTF8Text) -> Int? {
    let name = UTF8Text(after).bytes
    return query.split(at: UInt8(ascii: "&")).first { $0.bytes.starts(with: name) }
      .flatMap { UTF8Text($0.bytes.dropFirst(name.count)).number }
  }
}

/// The commands to a room.
public enum RoomCommand: Hashable, Sendable {
  /// Takes a free seat.
  case sit
  /// Plays a move; the body is the game text, one move longer.
  case play
  /// Resigns.
  case resign
  /// Makes an offer, or accepts the other player's.
  case offer(Offer.Kind)
  /// Declines an offer, or withdraws one's own.
  case decline
  /// Shows an emote, whose number is the body.
  case emote
  /// Lets the computer take the free seat; the body is its level.
  case computer
  /// Claims the win over a stranger who has left.
  case claim

  /// The word for the command; it ends the path of every command but a move.
  public var word: StaticString {
    switch self {
    case .sit: "sit"
    case .play: "play"
    case .resign: "resign"
    case .offer(let kind): kind.word
    case .decline: "decline"
    case .emote: "emote"
    case .computer: "computer"
    case .claim: "claim"
    }
  }

  /// Reads the word at the end of a path.
  init?(word: UTF8Text) {
    let offers = Offer.Kind.allCases.map { RoomCommand.offer($0) }
    let commands = [.sit, .resign, .decline, .emote, .computer, .claim] + offers
    guard let command = commands.first(where: { UTF8Text($0.word) == word }) else { return nil }
    self = command
  }
}
