import GameRules

/// The state of a live game, as the server sent it.
///
/// Everything is said of the marks in the game at hand. `Documentation/Reference/Rooms.md` has the grammar.
public struct RoomState: Hashable, Sendable {
  /// The game text.
  public private(set) var text: UTF8Text = ""
  /// The number of the game, counted from 1; in even games the seats have swapped marks.
  public private(set) var number = 1
  private var taken: UTF8Text = ""
  private var here: UTF8Text = ""
  /// The number of spectators.
  public private(set) var watching = 0
  /// Games won by the current X, won by the current O, and drawn.
  public private(set) var score = [0, 0, 0]
  /// The clocks; nil in a game without them.
  public private(set) var clock: Clock?
  /// The offer a player has made.
  public private(set) var offer: Offer?
  /// The end of a game that did not end on the board.
  public private(set) var end: End?

  /// The clocks at the moment of the state.
  public struct Clock: Hashable, Sendable {
    /// Milliseconds left for X and for O.
    public let left: [Int]
    /// The mark whose clock runs.
    public let running: Mark?
  }

  /// An offer that the other player can accept.
  public struct Offer: Hashable, Sendable {
    /// The kinds of offer.
    public enum Kind: Hashable, Sendable {
      case draw, undo, again
    }
    /// The kind of offer.
    public let kind: Kind
    /// The mark that offers.
    public let mark: Mark
  }

  /// The ways a game can end off the board.
  public enum End: Hashable, Sendable {
    /// A mark resigned.
    case resigned(Mark)
    /// A mark ran out of time.
    case outOfTime(Mark)
    /// The players agreed to a draw.
    case drawn

    /// The outcome for the game; it has no winning lines.
    var outcome: Outcome {
      switch self {
      case .resigned(let mark), .outOfTime(let mark): .win(mark.opponent, lines: [])
      case .drawn: .draw
      }
    }
  }

  /// Whether the seat of a mark is taken.
  public func isTaken(_ mark: Mark) -> Bool { taken.bytes.contains(mark.word) }

  /// Whether both seats are taken.
  public var isFull: Bool { isTaken(.x) && isTaken(.o) }

  /// Whether the player of a mark is connected.
  public func isHere(_ mark: Mark) -> Bool { here.bytes.contains(mark.word) }

  /// Whether only the offer is gone: the game is unchanged.
  func isAsBefore(_ before: RoomState) -> Bool {
    offer == nil && end == nil && number == before.number && text == before.text
  }

  /// Takes over a state: the game text, and everything else if there are more lines.
  ///
  /// Unknown lines are skipped.
  mutating func hear(_ said: UTF8Text) {
    let lines = said.bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first else { return }
    if lines.count > 1 { self = RoomState() }
    text = UTF8Text(first)
    for line in lines.dropFirst() {
      hear(words: line.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) })
    }
  }

  private mutating func hear(words: [UTF8Text]) {
    guard let subject = words.first else { return }
    let last = words.last.flatMap { Mark(word: $0) }
    switch (subject, words.count) {
    case ("game", 2): number = words[1].number ?? 1
    case ("seats", 2): taken = words[1]
    case ("here", 2): here = words[1]
    case ("watching", 2): watching = words[1].number ?? 0
    case ("score", 4): score = words[1...3].map { $0.number ?? 0 }
    case ("clock", 4):
      clock = Clock(left: words[1...2].map { $0.number ?? 0 }, running: last)
    case ("offer", 3):
      guard let last else { return }
      switch words[1] {
      case "draw": offer = Offer(kind: .draw, mark: last)
      case "undo": offer = Offer(kind: .undo, mark: last)
      case "again": offer = Offer(kind: .again, mark: last)
      default: return
      }
    case ("over", 2...3):
      switch (words[1], last) {
      case ("draw", _): end = .drawn
      case ("resign", let mark?): end = .resigned(mark)
      case ("time", let mark?): end = .outOfTime(mark)
      default: return
      }
    default: return
    }
  }
}

extension Mark {
  /// The server's letter for the mark.
  fileprivate var word: UInt8 { self == .x ? UInt8(ascii: "x") : UInt8(ascii: "o") }

  /// The mark of the server's letter.
  init?(word: UTF8Text) {
    switch word {
    case "x": self = .x
    case "o": self = .o
    default: return nil
    }
  }
}
