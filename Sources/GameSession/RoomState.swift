import GameRules

/// How a room stands by the word of its server.
///
/// Everything is said of the marks in the game at hand. `Documentation/Reference/Rooms.md` has the grammar.
public struct RoomState: Hashable, Sendable {
  /// The game text.
  public private(set) var text: UTF8Text = ""
  /// Which game of the room it is, from 1; in even ones the seats have swapped marks.
  public private(set) var number = 1
  private var taken: UTF8Text = ""
  private var here: UTF8Text = ""
  /// How many others watch.
  public private(set) var watching = 0
  /// Games won by whoever has X now, won by whoever has O now, and drawn.
  public private(set) var score = [0, 0, 0]
  /// What the clocks show, in a room that has some.
  public private(set) var clock: Clock?
  /// What somebody has offered.
  public private(set) var offer: Offer?
  /// How a game ended that did not end on the board.
  public private(set) var end: End?

  /// What the clocks showed when that was said.
  public struct Clock: Hashable, Sendable {
    /// Milliseconds left of X and of O.
    public let left: [Int]
    /// Whose clock runs.
    public let running: Mark?
  }

  /// Something that the other can accept.
  public struct Offer: Hashable, Sendable {
    /// What can be offered.
    public enum Kind: Hashable, Sendable {
      case draw, undo, again
    }
    /// What is offered or asked for.
    public let kind: Kind
    /// By whom.
    public let mark: Mark
  }

  /// How a game can end beside the board.
  public enum End: Hashable, Sendable {
    /// A mark gave up.
    case resigned(Mark)
    /// A mark ran out of time.
    case outOfTime(Mark)
    /// A draw was agreed.
    case drawn

    /// What that makes of the game; no line has won.
    var outcome: Outcome {
      switch self {
      case .resigned(let mark), .outOfTime(let mark): .win(mark.opponent, lines: [])
      case .drawn: .draw
      }
    }
  }

  /// Whether the seat of a mark is taken.
  public func isTaken(_ mark: Mark) -> Bool { taken.bytes.contains(mark.word) }

  /// Whether both are.
  public var isFull: Bool { isTaken(.x) && isTaken(.o) }

  /// Whether who plays a mark has a connection.
  public func isHere(_ mark: Mark) -> Bool { here.bytes.contains(mark.word) }

  /// Whether the game stands as it did, and nothing is offered any more.
  func isAsBefore(_ before: RoomState) -> Bool {
    offer == nil && end == nil && number == before.number && text == before.text
  }

  /// Takes in what the server says: the game text and, where there are more lines, everything else.
  ///
  /// A line that it does not know is skipped.
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
  /// The letter by which the server calls it.
  fileprivate var word: UInt8 { self == .x ? UInt8(ascii: "x") : UInt8(ascii: "o") }

  /// The mark of a word of the server's: `x` or `o`.
  init?(word: UTF8Text) {
    switch word {
    case "x": self = .x
    case "o": self = .o
    default: return nil
    }
  }
}
