import GameRules
import RoomProtocol

/// The response to a request.
public struct HTTPResponse: Error, Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The body.
  public var text: UTF8Text
  /// The seconds after which to try again.
  public var retryAfter: Int?
  /// The methods that the path supports.
  public var allow: UTF8Text?
  /// The address of a redirection.
  public var location: UTF8Text?

  /// Creates a response.
  public init(
    _ status: Int, _ text: UTF8Text, retryAfter: Int? = nil, allow: UTF8Text? = nil
  ) {
    self.status = status
    self.text = text
    self.retryAfter = retryAfter
    self.allow = allow
  }

  /// Whether the answer could change if another server has written to the log: a refusal, or that
  /// nothing is left to do.
  var needsFreshLog: Bool { [200, 400, 403, 409, 410].contains(status) }

  static let noSuchPath = HTTPResponse(404, "no such path")
  static let noSuchRoom = HTTPResponse(404, "no such room")
  static let otherOrigin = HTTPResponse(403, "a page of another origin asks")
  static let noToken = HTTPResponse(403, "no token: sit down first")
  static let noSeat = HTTPResponse(403, "the token is of no seat in this room")
  static let unreadableToken = HTTPResponse(400, "a token is 22 letters, digits, - and _")
  static let unreadableName = HTTPResponse(
    400, "a name is one line of at most 40 bytes, without control characters")
  static let full = HTTPResponse(410, "both seats are taken")
  static let paused = HTTPResponse(403, "the class is paused: wait until it goes on")
  static let nextByClass = HTTPResponse(409, "the class finds the next game")
  static let over = HTTPResponse(409, "the game is over")
  static let notOver = HTTPResponse(409, "the game is not over")
  static let nothingToUndo = HTTPResponse(409, "there is no move to take back")
  static let noEmote = HTTPResponse(400, "an emote is a number from 1 to 6")
  static let unreadableLog = HTTPResponse(500, "the log of this room cannot be read")
  static let storeFails = HTTPResponse(503, "the store cannot be asked, try again", retryAfter: 1)
  static let tooMuch = HTTPResponse(503, "too much is under way, try again", retryAfter: 5)
  static let tooManyWatch = HTTPResponse(503, "too many watch, try again in 30 s", retryAfter: 30)

  static let noTokenToFind = HTTPResponse(
    403, "no token: make one of 22 random letters, digits, - and _")
  static let waitsForTooMany = HTTPResponse(
    429, "too many players of your address wait: try again in 8 s", retryAfter: 8)
  static let notAmongStrangers = HTTPResponse(
    409, "a win can be claimed only against a stranger or in a class")
  static let nobodyToClaimFrom = HTTPResponse(409, "nobody has left this game")

  static let noPush = HTTPResponse(404, "this server sends no messages")
  static let noDays = HTTPResponse(409, "only a game with days for each move calls its players")
  static let noSubscription = HTTPResponse(
    400, "a subscription is ENDPOINT KEY SECRET, at a push service that this server knows")

  static func stillHere(wait milliseconds: Int) -> HTTPResponse {
    let seconds = max((milliseconds + 999) / 1000, 1)
    return HTTPResponse(
      409, "the other player may come back: try again in \(seconds) s", retryAfter: seconds)
  }

  static func noLevel(_ levels: [UTF8Text]) -> HTTPResponse {
    guard var names = levels.first else {
      return HTTPResponse(409, "the computer does not play here")
    }
    for level in levels.dropFirst() { names += ", " + level }
    return HTTPResponse(400, "a level is one of " + names)
  }

  static func unreadable(_ error: RoomTerms.Unreadable) -> HTTPResponse {
    switch error {
    case .rules(let error): HTTPResponse(400, "rules, " + error.explanation)
    case .clock:
      HTTPResponse(
        400,
        """
        a clock is SECONDS+INCREMENT such as 300+5, from 1 to 86400 seconds, and from 0 to 3600 \
        more for each move; or 1d to 14d, days for each move
        """)
    }
  }

  static func notAllowed(_ methods: UTF8Text) -> HTTPResponse {
    HTTPResponse(405, "the path knows " + methods, allow: methods)
  }

  static func tooManyLines(_ most: Int) -> HTTPResponse {
    HTTPResponse(410, "a log has \(most) lines at most: make another room or class")
  }

  static func tooLong(_ most: Int) -> HTTPResponse {
    HTTPResponse(413, "a body has \(most) bytes at most")
  }

  /// The response to too many requests.
  static func tooMany(wait milliseconds: Int) -> HTTPResponse {
    let seconds = max((milliseconds + 999) / 1000, 1)
    return HTTPResponse(
      429, "too many requests: try again in \(seconds) s", retryAfter: seconds)
  }
}
