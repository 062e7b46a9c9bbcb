import GameRules

/// The state of a room, as its stream sends it: the game text, then a line for each property.
///
/// All marks are those of the current game. `Documentation/Reference/Rooms.md` has the grammar.
public struct RoomState: Hashable, Sendable {
  /// The game text.
  public var text: UTF8Text = ""
  /// The number of the game, from 1; in even games the seats have swapped marks.
  public var number = 1
  /// The seats that are taken.
  public var seats = MarkSet()
  /// The seats whose players are connected.
  public var here = MarkSet()
  /// The number of other watchers.
  public var watching = 0
  /// The games won and drawn.
  public var score = Score()
  /// The clocks; nil in a room without them.
  public var clock: Clock?
  /// The days for each move; nil if the clock is for the whole game.
  public var days: Int?
  /// The open offer of one mark to the other.
  public var offer: Offer?
  /// The way the game ended, if it did not end on the board.
  public var termination: Termination?
  /// Whether the server has matched the players.
  public var isAmongStrangers = false
  /// The computer in one of the seats.
  public var computer: Computer?
  /// The names that players have typed.
  public var names = Names()
  /// Whether the class of this game is paused.
  public var isPaused = false
  /// The mark that may claim the win, because the other player, a stranger, has been away for too long.
  public var claimant: Mark?

  /// The names of the players; empty where none was typed.
  public struct Names: Hashable, Sendable {
    /// The name of the player who has X now.
    public var x: UTF8Text = ""
    /// The name of the player who has O now.
    public var o: UTF8Text = ""

    /// Creates names.
    public init(x: UTF8Text = "", o: UTF8Text = "") {
      self.x = x
      self.o = o
    }

    /// The name of a mark's player.
    public subscript(mark: Mark) -> UTF8Text {
      get { mark == .x ? x : o }
      set { if mark == .x { x = newValue } else { o = newValue } }
    }
  }

  /// The computer in a seat.
  public struct Computer: Hashable, Sendable {
    /// Its mark in this game.
    public var mark: Mark
    /// The name of its level.
    public var level: UTF8Text

    /// Creates a computer.
    public init(_ mark: Mark, _ level: UTF8Text) {
      self.mark = mark
      self.level = level
    }
  }

  /// The games won by each mark's player, and those that nobody won.
  public struct Score: Hashable, Sendable {
    /// The games won by the player who has X now.
    public var x = 0
    /// The games won by the player who has O now.
    public var o = 0
    /// The drawn games.
    public var drawn = 0

    /// Creates a score.
    public init(x: Int = 0, o: Int = 0, drawn: Int = 0) {
      self.x = x
      self.o = o
      self.drawn = drawn
    }

    /// The games won by the player of a mark.
    public subscript(mark: Mark) -> Int { mark == .x ? x : o }
  }

  /// The clocks at the moment of the state.
  public struct Clock: Hashable, Sendable {
    /// Milliseconds left for X.
    public var x: Int
    /// Milliseconds left for O.
    public var o: Int
    /// The mark whose clock runs.
    public var running: Mark?

    /// Creates clocks.
    public init(x: Int, o: Int, running: Mark?) {
      self.x = x
      self.o = o
      self.running = running
    }

    /// Milliseconds left for a mark.
    public subscript(mark: Mark) -> Int { mark == .x ? x : o }
  }

  /// Creates the state before the server has sent anything.
  public init() {}
}

extension RoomState {
  /// The lines of the state.
  public var notation: UTF8Text {
    var lines = text
    lines += "\ngame \(number)\nseats \(seats.notation)\nhere \(here.notation)"
    lines += "\nwatching \(watching)\nscore \(score.x) \(score.o) \(score.drawn)"
    if let clock {
      lines += "\nclock \(clock.x) \(clock.o) " + MarkSet { $0 == clock.running }.notation
    }
    if let days { lines += "\ndays \(days)" }
    if let offer { lines += "\noffer " + offer.notation }
    if isAmongStrangers { lines += "\nstrangers" }
    if let computer { lines += "\ncomputer " + computer.mark.name + " " + computer.level }
    for mark in Mark.allCases where !names[mark].isEmpty {
      lines += "\nname " + mark.name + " " + names[mark]
    }
    if isPaused { lines += "\npaused" }
    if let claimant { lines += "\nclaim " + claimant.name }
    if let termination { lines += "\nover " + termination.notation }
    return lines
  }

  /// Takes over a whole state, or only the game text, as in an answer to a move.
  ///
  /// Unknown lines are skipped.
  public mutating func take(_ notation: UTF8Text) {
    let lines = notation.split(at: UInt8(ascii: "\n")).filter { !$0.isEmpty }
    guard let first = lines.first else { return }
    if lines.count > 1 { self = RoomState() }
    text = first
    for line in lines.dropFirst() { read(line) }
  }

  private mutating func read(_ line: UTF8Text) {
    let end = line.bytes.firstIndex(of: UInt8(ascii: " ")) ?? line.bytes.count
    let rest = UTF8Text(line.bytes.dropFirst(end + 1))
    switch UTF8Text(line.bytes[..<end]) {
    case "game": number = rest.number ?? number
    case "seats": seats = MarkSet(rest) ?? seats
    case "here": here = MarkSet(rest) ?? here
    case "watching": watching = rest.number ?? watching
    case "score": score = Score(rest) ?? score
    case "clock": clock = Clock(rest) ?? clock
    case "days": days = rest.number ?? days
    case "offer": offer = Offer(rest) ?? offer
    case "strangers": isAmongStrangers = true
    case "computer": computer = Computer(rest) ?? computer
    case "name": readName(rest)
    case "paused": isPaused = true
    case "claim": claimant = Mark(name: rest) ?? claimant
    case "over": termination = Termination(rest) ?? termination
    default: break
    }
  }
}

extension RoomState {
  /// Reads `MARK NAME`.
  private mutating func readName(_ line: UTF8Text) {
    guard let mark = Mark(name: UTF8Text(line.bytes.prefix(1))), line.bytes.count > 2 else {
      return
    }
    names[mark] = UTF8Text(line.bytes.dropFirst(2))
  }
}

extension RoomState.Score {
  /// Reads `X O DRAWN`.
  fileprivate init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 3, let x = words[0].number, let o = words[1].number,
      let drawn = words[2].number
    else { return nil }
    self.init(x: x, o: o, drawn: drawn)
  }
}

extension RoomState.Computer {
  /// Reads `MARK LEVEL`.
  fileprivate init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 2, let mark = Mark(name: words[0]) else { return nil }
    self.init(mark, words[1])
  }
}

extension RoomState.Clock {
  /// 24 days in milliseconds: more than any clock has, and within the page's 32-bit numbers.
  private static let longest = 24 * 86_400_000

  /// Reads `X O RUNNING`.
  fileprivate init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 3, let x = words[0].number, let o = words[1].number,
      max(x, o) <= RoomState.Clock.longest, let running = MarkSet(words[2]), running != .both
    else { return nil }
    self.init(x: x, o: o, running: Mark(name: words[2]))
  }
}
