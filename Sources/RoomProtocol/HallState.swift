import GameRules

/// The state of a class, as its stream sends it; `Documentation/Reference/Rooms.md` has the grammar.
public struct HallState: Hashable, Sendable {
  /// The rules, the clock and the pairing.
  public var terms: HallTerms?
  /// The code while it is valid; empty otherwise.
  public var code: UTF8Text = ""
  /// The number of the round; 0 before the first, and in an arena.
  public var round = 0
  /// Whether the host has stopped all games.
  public var isPaused = false
  /// Whether the class has ended.
  public var isClosed = false
  /// The number of the board that is shown large.
  public var shown: Int?
  /// The reader's number as a player; nil for the host and for others.
  public var you: Int?
  /// Whether the reader is the host.
  public var isHost = false
  /// The player who sits out this round, because the number of players is odd.
  public var odd: Int?
  /// The players, the best first.
  public var players: [Player] = []
  /// The games in progress.
  public var games: [Game] = []

  /// A player of a class.
  public struct Player: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// The number of the name.
    public var name: Int
    /// Twice the points: 2 for a win, 1 for a draw.
    public var halves = 0
    /// The games played, won and drawn.
    public var played = 0, won = 0, drawn = 0
    /// Whether the player is connected.
    public var isHere = false

    /// Creates a player without games.
    public init(number: Int, name: Int) {
      self.number = number
      self.name = name
    }
  }

  /// A game in progress.
  public struct Game: Hashable, Sendable {
    /// The number of the board.
    public var number: Int
    /// The players with X and with O.
    public var x: Int, o: Int
    /// The live game.
    public var room: Secret

    /// Creates a game.
    public init(number: Int, x: Int, o: Int, room: Secret) {
      self.number = number
      self.x = x
      self.o = o
      self.room = room
    }
  }

  /// Creates an empty state.
  public init() {}

  /// The lines of the state.
  public var notation: UTF8Text {
    var lines: UTF8Text = "class " + (terms?.notation ?? "")
    if !code.isEmpty { lines += "\ncode " + code }
    if round > 0 { lines += "\nround \(round)" }
    if isPaused { lines += "\npaused" }
    if isClosed { lines += "\nclosed" }
    if let shown { lines += "\nshow \(shown)" }
    if let you { lines += "\nyou \(you)" }
    if isHost { lines += "\nhost" }
    if let odd { lines += "\nodd \(odd)" }
    for player in players {
      lines += "\nplayer \(player.number) \(player.name) \(player.halves) \(player.played)"
      lines += " \(player.won) \(player.drawn) " + (player.isHere ? "here" : "away")
    }
    for game in games {
      lines += "\ngame \(game.number) \(game.x) \(game.o) " + game.room.notation
    }
    return lines
  }

  /// Reads a state; unknown lines are skipped.
  public init(_ notation: UTF8Text) {
    for line in notation.split(at: UInt8(ascii: "\n")) { read(line.words, line) }
  }

  private mutating func read(_ words: [UTF8Text], _ line: UTF8Text) {
    let numbers = words.dropFirst().map { $0.number ?? -1 }
    switch (words[0], words.count) {
    case ("class", _):
      do throws(HallTerms.Unreadable) {
        terms = try HallTerms(UTF8Text(line.bytes.dropFirst(6)))
      } catch {
        terms = nil
      }
    case ("code", 2): code = words[1]
    case ("round", 2): round = numbers[0]
    case ("paused", 1): isPaused = true
    case ("closed", 1): isClosed = true
    case ("show", 2): shown = numbers[0]
    case ("you", 2): you = numbers[0]
    case ("host", 1): isHost = true
    case ("odd", 2): odd = numbers[0]
    case ("player", 8):
      var player = Player(number: numbers[0], name: numbers[1])
      player.halves = numbers[2]
      player.played = numbers[3]
      player.won = numbers[4]
      player.drawn = numbers[5]
      player.isHere = words[7] == "here"
      players.append(player)
    case ("game", 5):
      guard let room = Secret(words[4].bytes) else { return }
      games.append(Game(number: numbers[0], x: numbers[1], o: numbers[2], room: room))
    default: return
    }
  }
}
