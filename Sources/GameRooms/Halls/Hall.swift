import GameRules
import RoomProtocol

/// The state of a class: its log, replayed.
///
/// The log of a class lies in the store beside those of the rooms, under an ID of its own (decision 84).
public struct Hall: Sendable {
  /// The number of names that players can have.
  public static let nameCount = 576

  /// The number of lines in the log.
  public private(set) var count = 0
  /// The time of the last line.
  public private(set) var time: Int
  /// The time of the first line.
  public let startedAt: Int
  /// The rules, the clock and the way of pairing.
  public let terms: HallTerms
  /// The digest of the host's token.
  public let host: SHA256
  /// The code by which players join.
  public let code: HallCode
  /// The players, by their numbers from 1; those who have left keep their place.
  public private(set) var players: [Player] = []
  /// The boards, by their numbers from 1.
  public private(set) var boards: [Board] = []
  /// The number of the round; 0 before the first.
  public private(set) var round = 0
  /// The player who waits in this round.
  public private(set) var odd: Int?
  /// Whether all games are paused.
  public private(set) var isPaused = false
  /// Whether the class has ended.
  public private(set) var isClosed = false
  /// The board that is shown large.
  public private(set) var shown: Int?
  /// The lines of results and pairs: their number, the time of the last one, and whether it has
  /// results.
  private var own = (count: 0, time: Int.min, hasResults: false)

  /// A player.
  public struct Player: Hashable, Sendable {
    /// The number of the name.
    public internal(set) var name: Int
    /// The digest of the token.
    public let token: SHA256
    /// Twice the points.
    public internal(set) var halves = 0
    /// The games played, won and drawn, and those with X.
    public internal(set) var played = 0, won = 0, drawn = 0, begun = 0
    /// The numbers of the opponents, the last one last.
    public internal(set) var opponents: [Int] = []
    /// The board of the current game.
    public internal(set) var board: Int?
    /// The time since which the player has had no game.
    public internal(set) var freeSince: Int
    /// Whether the player no longer takes part.
    public internal(set) var hasLeft = false
    /// Whether the host has removed the player.
    public internal(set) var isRemoved = false
    /// Whether the player has waited in a round.
    public internal(set) var wasOdd = false
  }

  /// A board: two players, their live game and its result.
  public struct Board: Hashable, Sendable {
    /// The players and the live game.
    public let pair: HallEntry.Pair
    /// Whether the game is over.
    public internal(set) var isOver = false
  }

  /// The error for a line that does not follow from those before.
  public struct Unreadable: Error, Hashable {}

  /// Creates a class from the first line of its log.
  public init(_ line: RoomLine) throws(Unreadable) {
    guard line.number == 1, case .begin(let terms, let host, let code)? = HallEntry(line.text)
    else { throw Unreadable() }
    (self.terms, self.host, self.code) = (terms, host, code)
    (time, startedAt, count) = (line.time, line.time, 1)
  }

  /// Applies the next line of the log.
  public mutating func take(_ line: RoomLine) throws(Unreadable) {
    time = max(line.time, time)
    guard line.number == count + 1, let event = HallEntry(line.text), apply(event) else {
      throw Unreadable()
    }
    count += 1
    switch event {
    case .pair: own = (own.count + 1, time, false)
    case .result: own = (own.count + 1, time, true)
    default: break
    }
  }

  // MARK: Queries

  /// Milliseconds between two lines of results in an arena.
  static let rest = 2000
  /// The lines of results and pairs that an arena may write at its start, and the milliseconds after
  /// which it may write one more.
  static let (ownLines, ownLineInterval) = (4000, 18_000)

  /// Whether a class may write results or pairs now; otherwise they wait and are written together.
  ///
  /// In an arena, players could otherwise fill the log by resigning games (decision 84).
  /// Pairs may follow results at once.
  func mayWrite(areResults: Bool, at time: Int) -> Bool {
    if terms.isInRounds || (!areResults && own.hasResults) { return true }
    return time >= own.time + Hall.rest
      && own.count < Hall.ownLines + (time - startedAt) / Hall.ownLineInterval
  }

  /// The player of a token.
  public func player(of token: SHA256) -> Int? {
    players.firstIndex { $0.token == token }.map { $0 + 1 }
  }

  /// Whether a player takes part.
  public func hasPlayer(_ number: Int) -> Bool {
    players.indices.contains(number - 1) && !players[number - 1].hasLeft
  }

  /// The number of players who take part.
  public var size: Int { players.count { !$0.hasLeft } }

  /// The numbers of the boards on which a game goes on.
  public var running: [Int] { boards.indices.filter { !boards[$0].isOver }.map { $0 + 1 } }

  /// Whether a player has this name.
  public func isTaken(_ name: Int) -> Bool { players.contains { !$0.hasLeft && $0.name == name } }

  /// The players in the order of the table: more points, then more wins, then the smaller number.
  public var standing: [Int] {
    players.indices.filter { !players[$0].hasLeft }.sorted { one, other in
      let (one, other) = ((players[one], one), (players[other], other))
      if one.0.halves != other.0.halves { return one.0.halves > other.0.halves }
      if one.0.won != other.0.won { return one.0.won > other.0.won }
      return one.1 < other.1
    }.map { $0 + 1 }
  }

  // MARK: Events

  private mutating func apply(_ event: HallEntry) -> Bool {
    switch event {
    case .begin: return false
    case .join(let number, let name, let token):
      guard number == players.count + 1, 0..<Hall.nameCount ~= name, !isTaken(name),
        player(of: token) == nil, !isClosed
      else { return false }
      players.append(Player(name: name, token: token, freeSince: time))
    case .name(let number, let name):
      guard players.indices.contains(number - 1), !players[number - 1].isRemoved,
        0..<Hall.nameCount ~= name, !isTaken(name)
      else { return false }
      players[number - 1].name = name
      if players[number - 1].hasLeft { comeBack(number) }
    case .leave(let number):
      guard hasPlayer(number) else { return false }
      players[number - 1].hasLeft = true
    case .back(let number):
      guard players.indices.contains(number - 1), players[number - 1].hasLeft,
        !players[number - 1].isRemoved, !isTaken(players[number - 1].name)
      else { return false }
      comeBack(number)
    case .remove(let number):
      guard players.indices.contains(number - 1), !players[number - 1].isRemoved else {
        return false
      }
      players[number - 1].hasLeft = true
      players[number - 1].isRemoved = true
    case .pair(let round, let odd, let pairs): return pair(round, odd, pairs)
    case .result(let results): return results.allSatisfy { end($0) }
    case .pause(let isPaused):
      guard self.isPaused != isPaused, !isClosed else { return false }
      self.isPaused = isPaused
    case .show(let board):
      guard board.map({ boards.indices.contains($0 - 1) }) ?? true else { return false }
      shown = board
    case .close:
      guard !isClosed else { return false }
      isClosed = true
      isPaused = false
    }
    return true
  }

  private mutating func comeBack(_ number: Int) {
    players[number - 1].hasLeft = false
    players[number - 1].freeSince = time
  }

  private mutating func pair(_ round: Int, _ odd: Int?, _ pairs: [HallEntry.Pair]) -> Bool {
    guard !isClosed, round == (terms.isInRounds ? self.round + 1 : 0) else { return false }
    for pair in pairs {
      guard pair.x != pair.o, [pair.x, pair.o].allSatisfy({ isFree($0) }) else { return false }
      boards.append(Board(pair: pair))
      players[pair.x - 1].begun += 1
      for (one, other) in [(pair.x, pair.o), (pair.o, pair.x)] {
        players[one - 1].board = boards.count
        players[one - 1].opponents.append(other)
      }
    }
    self.round = round
    self.odd = odd
    if let odd {
      guard isFree(odd) else { return false }
      // Waiting counts as a win, so it costs nothing.
      players[odd - 1].wasOdd = true
      players[odd - 1].halves += 2
    }
    return true
  }

  /// Whether a player takes part and has no game.
  public func isFree(_ number: Int) -> Bool {
    hasPlayer(number) && players[number - 1].board == nil
  }

  private mutating func end(_ result: HallEntry.Result) -> Bool {
    let place = result.board - 1
    guard boards.indices.contains(place), !boards[place].isOver else { return false }
    boards[place].isOver = true
    if shown == result.board { shown = nil }
    for (number, mark) in [(boards[place].pair.x, Mark.x), (boards[place].pair.o, .o)] {
      var player = players[number - 1]
      player.board = nil
      player.freeSince = time
      player.played += 1
      if let winner = result.winner {
        player.won += winner == mark ? 1 : 0
        player.halves += winner == mark ? 2 : 0
      } else {
        player.drawn += 1
        player.halves += 1
      }
      players[number - 1] = player
    }
    return true
  }
}
