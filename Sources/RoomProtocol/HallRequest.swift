import GameRules

/// A request to the classes, without its body.
///
/// The paths call a class a hall.
public enum HallRequest: Hashable, Sendable {
  /// Creates a class; the body has its `HallTerms`.
  case create
  /// Finds the class of a code.
  case find(HallCode)
  /// Redirects a browser to the class of a code.
  case join(HallCode)
  /// Follows the whole state.
  case events(Secret)
  /// Follows the boards that change.
  case boards(Secret)
  /// Sends a command to a class.
  case command(Secret, HallCommand)

  private static let root: StaticString = "/halls"
  private static let joinRoot: StaticString = "/join"

  /// The method.
  public var method: HTTPMethod {
    switch self {
    case .find, .join, .events, .boards: .get
    case .create, .command: .post
    }
  }

  /// The path.
  public var path: UTF8Text {
    let root = UTF8Text(HallRequest.root)
    switch self {
    case .create: return root
    case .find(let code): return root + "/" + code.notation
    case .join(let code): return UTF8Text(HallRequest.joinRoot) + "/" + code.notation
    case .events(let id): return root + "/" + id.notation + "/events"
    case .boards(let id): return root + "/" + id.notation + "/boards"
    case .command(let id, let command):
      return root + "/" + id.notation + "/" + UTF8Text(command.word)
    }
  }

  /// Whether a path belongs to the classes.
  public static func isMeant(by path: UTF8Text) -> Bool {
    let first = path.split(at: UInt8(ascii: "/")).dropFirst().first ?? ""
    return first == "halls" || first == "join"
  }

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path.
  /// - Throws: `Unreadable`, with the cause.
  public init(_ method: HTTPMethod, path: UTF8Text) throws(RoomRequest.Unreadable) {
    let parts = UTF8Text(path.bytes.dropFirst()).split(at: UInt8(ascii: "/"))
    if parts.first == "join" {
      guard parts.count == 2 else { throw .path }
      guard method == .get else { throw .method(.get) }
      guard let code = HallCode(parts[1]) else { throw .room }
      self = .join(code)
      return
    }
    guard HallRequest.isMeant(by: path) else { throw .path }
    switch parts.count {
    case 1:
      guard method == .post else { throw .method(.post) }
      self = .create
    case 2:
      guard method == .get else { throw .method(.get) }
      guard let code = HallCode(parts[1]) else { throw .room }
      self = .find(code)
    case 3:
      let isStream = parts[2] == "events" || parts[2] == "boards"
      let command = HallCommand.allCases.first { UTF8Text($0.word) == parts[2] }
      guard isStream || command != nil else { throw .path }
      guard method == (isStream ? .get : .post) else { throw .method(isStream ? .get : .post) }
      guard let id = Secret(parts[1].bytes) else { throw .room }
      if let command {
        self = .command(id, command)
      } else {
        self = parts[2] == "events" ? .events(id) : .boards(id)
      }
    default: throw .path
    }
  }
}

/// The commands to a class.
public enum HallCommand: Hashable, Sendable, CaseIterable {
  /// Joins, or asks again which player has the token.
  case join
  /// Changes the player's name.
  case name
  /// Leaves; the player's points stay.
  case leave
  /// Stops all games and their clocks.
  case pause
  /// Resumes the games and their clocks.
  case resume
  /// Starts the next round.
  case next
  /// Shows one board large; the body is its number, or empty for none.
  case show
  /// Removes a player; the body is the number.
  case remove
  /// Ends the class.
  case close

  /// The word for the command, which ends its path.
  public var word: StaticString {
    switch self {
    case .join: "join"
    case .name: "name"
    case .leave: "leave"
    case .pause: "pause"
    case .resume: "resume"
    case .next: "next"
    case .show: "show"
    case .remove: "remove"
    case .close: "close"
    }
  }

  /// Whether only the host may give the command.
  public var isOfHost: Bool {
    switch self {
    case .join, .name, .leave: false
    case .pause, .resume, .next, .show, .remove, .close: true
    }
  }
}

/// The code of a class: six unmistakable letters, to be read from a wall and typed.
public struct HallCode: Hashable, Sendable {
  /// The six letters.
  public let notation: UTF8Text

  private static let letters: StaticString = "ABCDEFGHJKLMNPQRSTUVWXYZ"
  private static let length = 6

  /// Creates a random code.
  public init(using generator: inout some RandomNumberGenerator) {
    let letters = UTF8Text(HallCode.letters).bytes
    var bytes: [UInt8] = []
    for _ in 0..<HallCode.length {
      bytes.append(letters[Int(generator.next() >> 33) % letters.count])
    }
    notation = UTF8Text(bytes)
  }

  /// Reads a code, in either case; nil if the text is none.
  public init?(_ text: UTF8Text) {
    let letters = UTF8Text(HallCode.letters).bytes
    let bytes = text.bytes.map { $0 >= UInt8(ascii: "a") ? $0 &- 32 : $0 }
    guard bytes.count == HallCode.length, bytes.allSatisfy(letters.contains) else { return nil }
    notation = UTF8Text(bytes)
  }
}

/// The rules, the clock and the pairing of a class.
public struct HallTerms: Hashable, Sendable {
  /// The rules and the clock of every game.
  public var games: RoomTerms
  /// Whether players are paired in rounds rather than whenever two are free.
  public var isInRounds: Bool

  /// Creates terms.
  public init(_ games: RoomTerms, isInRounds: Bool) {
    self.games = games
    self.isInRounds = isInRounds
  }

  /// The terms as `RULES arena`, with a clock between.
  public var notation: UTF8Text { games.notation + (isInRounds ? " rounds" : " arena") }

  /// The error for terms that cannot be read.
  public enum Unreadable: Error, Hashable {
    /// The rules or the clock cannot be read.
    case games(RoomTerms.Unreadable)
    /// The pairing is missing.
    case pairing
    /// The clock has days for each move.
    case days
  }

  /// Reads terms.
  ///
  /// - Throws: `Unreadable`, with the part that cannot be read.
  public init(_ notation: UTF8Text) throws(Unreadable) {
    let words = notation.words
    guard let last = words.last, last == "arena" || last == "rounds", words.count > 1 else {
      throw .pairing
    }
    isInRounds = last == "rounds"
    do throws(RoomTerms.Unreadable) {
      games = try RoomTerms(UTF8Text(notation.bytes.dropLast(last.bytes.count + 1)))
    } catch {
      throw .games(error)
    }
    // The server forgets a class after a day in which nothing happens.
    guard games.clock?.isPerMove != true else { throw .days }
  }
}
