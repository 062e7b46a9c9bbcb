import GameRules
import RoomProtocol

/// An HTTP request to the rooms.
public struct HTTPRequest {
  /// The method.
  public var method: HTTPMethod
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
    _ method: HTTPMethod, _ path: [UInt8], query: [UInt8] = [], body: [UInt8] = [],
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
    return Secret(authorization: UTF8Text(authorization)).map { .token($0) } ?? .unreadable
  }

  /// The digest of the token, if there is one.
  var digest: SHA256? {
    if case .token(let secret) = token { SHA256(of: secret.notation.bytes) } else { nil }
  }

  enum Token {
    case none, unreadable
    case token(Secret)
  }

  /// The request that method, path and query name.
  ///
  /// - Throws: The response to a request that no path or method has.
  func route() throws(HTTPResponse) -> RoomRequest {
    do throws(RoomRequest.Unreadable) {
      return try RoomRequest(method, path: UTF8Text(path), query: UTF8Text(query))
    } catch {
      switch error {
      case .path: throw .noSuchPath
      case .room: throw .noSuchRoom
      case .method(let one, let other):
        throw .notAllowed(
          UTF8Text(one.rawValue) + (other.map { ", " + UTF8Text($0.rawValue) } ?? ""))
      }
    }
  }

  /// The body without the spaces and line ends that a shell adds.
  var trimmedBody: UTF8Text {
    UTF8Text(body.reversed().drop { $0 == 10 || $0 == 13 || $0 == 32 }.reversed())
  }
}
