import GameRules

/// An HTTP request to the rooms.
public struct RoomRequest {
  /// The HTTP methods.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case other = ""
  }

  /// The method.
  public var method: Method
  /// The path, still percent-encoded: no path of a room needs decoding.
  public var path: [UInt8]
  /// The query, without the `?`.
  public var query: [UInt8]
  /// The body.
  public var body: [UInt8]
  /// The `Authorization` header.
  public var authorization: [UInt8]?
  /// The `Origin` header.
  public var origin: [UInt8]?
  /// The `Host` header.
  public var host: [UInt8]?
  /// The client's address, or nil for the local machine.
  public var address: [UInt8]?

  /// Creates a request.
  public init(
    _ method: Method, _ path: [UInt8], query: [UInt8] = [], body: [UInt8] = [],
    authorization: [UInt8]? = nil, origin: [UInt8]? = nil, host: [UInt8]? = nil,
    address: [UInt8]? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.authorization = authorization
    self.origin = origin
    self.host = host
    self.address = address
  }

  /// Whether a path belongs to the rooms.
  public static func isMeant(by path: [UInt8]) -> Bool {
    let start = Array("/rooms".utf8)
    return path.starts(with: start)
      && (path.count == start.count || path[start.count] == UInt8(ascii: "/"))
  }

  /// Whether the request comes from a page of this host, or from no page at all.
  var isOfSameOrigin: Bool {
    guard let origin else { return true }
    guard let host else { return false }
    for scheme in ["http://", "https://"] where origin.starts(with: scheme.utf8) {
      return UTF8Text(origin.dropFirst(scheme.utf8.count)).lowercased
        == UTF8Text(host).lowercased
    }
    return false
  }

  /// The token of the `Authorization: Bearer TOKEN` header.
  var token: Token {
    guard let authorization else { return .none }
    let scheme = "bearer "
    guard UTF8Text(authorization.prefix(scheme.utf8.count)).lowercased == UTF8Text(scheme),
      let secret = Secret(authorization.dropFirst(scheme.utf8.count))
    else { return .unreadable }
    return .token(secret)
  }

  enum Token {
    case none, unreadable
    case token(Secret)
  }

  /// The route that the path and the method name.
  ///
  /// - Throws: The response to a request without a route.
  func route() throws(Reply) -> Route {
    guard RoomRequest.isMeant(by: path) else { throw .noSuchPath }
    let parts = path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      switch method {
      case .get: return .ask
      case .post: return .create
      default: throw .notAllowed("GET, POST")
      }
    }
    guard parts.count <= 3 else { throw .noSuchPath }
    var command: RoomCommand?
    if parts.count == 3 {
      command = RoomCommand(word: UTF8Text(parts[2]), body: trimmedBody)
      guard command != nil else { throw .noSuchPath }
      guard method == .post else { throw .notAllowed("POST") }
    } else {
      guard method == .get || method == .put else { throw .notAllowed("GET, PUT") }
      if method == .put { command = .play(trimmedBody) }
    }
    guard let id = Secret(parts[1]) else { throw .noSuchRoom }
    guard let command else { return .watch(id, after: after) }
    return .command(id, command)
  }

  enum Route {
    case ask, create
    case watch(Secret, after: Int?)
    case command(Secret, RoomCommand)
  }

  /// The N of `?after=N`.
  private var after: Int? {
    for part in query.split(separator: UInt8(ascii: "&")) where part.starts(with: "after=".utf8) {
      return Int(digits: part.dropFirst("after=".utf8.count))
    }
    return nil
  }

  /// The body without the spaces and line ends that a shell adds.
  var trimmedBody: UTF8Text {
    UTF8Text(body.reversed().drop { $0 == 10 || $0 == 13 || $0 == 32 }.reversed())
  }
}

/// A command to an existing room.
enum RoomCommand: Hashable {
  case sit
  case play(UTF8Text)
  case resign, decline
  case offer(Offer.Kind)
  case emote(UTF8Text)

  /// Creates the command that the last component of a path names.
  init?(word: UTF8Text, body: UTF8Text) {
    switch word {
    case "sit": self = .sit
    case "resign": self = .resign
    case "draw": self = .offer(.draw)
    case "undo": self = .offer(.undo)
    case "again": self = .offer(.again)
    case "decline": self = .decline
    case "emote": self = .emote(body)
    default: return nil
    }
  }
}

/// The response to a request.
public struct Reply: Error, Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The body.
  public var text: UTF8Text
  /// The seconds after which to try again.
  public var retryAfter: Int?
  /// The methods that the path supports.
  public var allow: UTF8Text?

  init(_ status: Int, _ text: UTF8Text, retryAfter: Int? = nil, allow: UTF8Text? = nil) {
    self.status = status
    self.text = text
    self.retryAfter = retryAfter
    self.allow = allow
  }

  /// Whether the answer could change if another server has written to the log.
  var isHasty: Bool { [400, 403, 409, 410].contains(status) }

  static let noSuchPath = Reply(404, "no such path")
  static let noSuchRoom = Reply(404, "no such room")
  static let otherOrigin = Reply(403, "a page of another origin asks")
  static let noToken = Reply(403, "no token: sit down first")
  static let noSeat = Reply(403, "the token is of no seat in this room")
  static let unreadableToken = Reply(400, "a token is 22 letters, digits, - and _")
  static let full = Reply(410, "both seats are taken")
  static let over = Reply(409, "the game is over")
  static let notOver = Reply(409, "the game is not over")
  static let nothingToUndo = Reply(409, "there is no move to take back")
  static let noEmote = Reply(400, "a sign is a number from 1 to 6")
  static let unreadableLog = Reply(500, "the log of this room cannot be read")
  static let storeFails = Reply(503, "the store cannot be asked, try again", retryAfter: 1)
  static let tooMuch = Reply(503, "too much is under way, try again", retryAfter: 5)
  static let tooManyWatch = Reply(503, "too many watch this room", retryAfter: 30)

  static func notAllowed(_ methods: UTF8Text) -> Reply {
    Reply(405, "the path knows " + methods, allow: methods)
  }

  static func tooManyLines(_ most: Int) -> Reply {
    Reply(410, "a room has \(most) lines at most: make another")
  }

  static func tooLong(_ most: Int) -> Reply { Reply(413, "a body has \(most) bytes at most") }

  /// The response to too many requests.
  static func tooMany(wait milliseconds: Int) -> Reply {
    Reply(429, "too many requests", retryAfter: max((milliseconds + 999) / 1000, 1))
  }
}

extension UTF8Text {
  /// The text with A to Z in lower case.
  var lowercased: UTF8Text {
    UTF8Text(
      bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 })
  }
}
