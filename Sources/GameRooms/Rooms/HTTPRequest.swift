import GameRules

/// An HTTP request to the rooms.
public struct HTTPRequest {
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
  func route() throws(HTTPResponse) -> Route {
    guard HTTPRequest.isMeant(by: path) else { throw .noSuchPath }
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

extension UTF8Text {
  /// The text with A to Z in lower case.
  var lowercased: UTF8Text {
    UTF8Text(
      bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 })
  }
}
