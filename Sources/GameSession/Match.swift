import GameRules
import GameSolver

/// What two seats have played so far.
public struct Match: Hashable, Sendable {
  /// Games won by each seat, the first seat first.
  public internal(set) var wins = [0, 0]
  /// Games drawn.
  public internal(set) var draws = 0
  /// Who begins the next game.
  public var firstMove = FirstMove.fixed

  var players = [Player.person, .person]
  var names = [UTF8Text(""), UTF8Text("")]
  var seatOfX = Seat.first
  /// How the game at hand was counted, so that it can be counted anew after an undo.
  var counted: End?

  /// How a game ended, as far as it counts.
  enum End: Hashable, Sendable {
    case won(Mark), drawn

    init(_ outcome: Outcome) { self = outcome.winner.map { .won($0) } ?? .drawn }
  }

  /// Two persons who have not played yet.
  public init() {}

  /// The seat that has a mark in the game at hand.
  public func seat(of mark: Mark) -> Seat { mark == .x ? seatOfX : seatOfX.other }

  /// The mark that a seat has in the game at hand.
  public func mark(of seat: Seat) -> Mark { seat == seatOfX ? .x : .o }

  /// Who sits in a seat.
  public subscript(seat: Seat) -> Player {
    get { players[Int(seat.rawValue)] }
    set {
      guard newValue != self[seat] else { return }
      players[Int(seat.rawValue)] = newValue
      wins = [0, 0]
      draws = 0
      counted = nil
    }
  }

  /// Who plays a mark in the game at hand.
  public func player(of mark: Mark) -> Player { self[seat(of: mark)] }

  /// How many games a seat has won.
  public func wins(of seat: Seat) -> Int { wins[Int(seat.rawValue)] }

  /// The seat of the one person who is here, against the computer or someone elsewhere.
  var personAlone: Seat? {
    Seat.allCases.first { self[$0] == .person && self[$0.other] != .person }
  }

  /// The seat of the one person who plays against the computer, and at which level that plays.
  var personAgainstComputer: (seat: Seat, level: Level)? {
    for seat in Seat.allCases {
      if case .computer(let level) = self[seat.other], self[seat] == .person {
        return (seat, level)
      }
    }
    return nil
  }

  // MARK: Names

  /// What a person in a seat is called; empty unless someone said so.
  public func name(of seat: Seat) -> UTF8Text { names[Int(seat.rawValue)] }

  /// Names whoever sits in a seat as a person; an empty text takes the name away.
  mutating func rename(_ seat: Seat, to name: UTF8Text) {
    names[Int(seat.rawValue)] = Match.name(name.bytes[...])
  }

  // MARK: Score

  /// Counts a game that has ended, in place of an earlier end of the same game.
  mutating func count(_ outcome: Outcome) {
    if let counted { add(-1, to: counted) }
    let end = End(outcome)
    add(1, to: end)
    counted = end
  }

  private mutating func add(_ number: Int, to end: End) {
    switch end {
    case .won(let winner):
      let seat = Int(seat(of: winner).rawValue)
      wins[seat] = max(0, wins[seat] + number)
    case .drawn: draws = max(0, draws + number)
    }
  }

  /// How a game ended for a seat.
  func end(_ end: End, for seat: Seat) -> Tally.End {
    switch end {
    case .won(let winner): self.seat(of: winner) == seat ? .won : .lost
    case .drawn: .drawn
    }
  }

  /// Takes up another game with the marks as they are, so that its end is counted by itself.
  mutating func changeGame() { counted = nil }

  /// Takes up an earlier game as it was played; names and who begins the next one stay as chosen since.
  mutating func takeUp(_ earlier: Match) {
    let now = self
    self = earlier
    names = now.names
    firstMove = now.firstMove
  }

  /// Takes up another game with those who sat there; the score is theirs if they still do.
  mutating func sit(as other: Match) {
    for seat in Seat.allCases { self[seat] = other[seat] }
    seatOfX = other.seatOfX
    counted = nil
  }

  /// Hands out the marks for the next game.
  mutating func beginGame() {
    switch (firstMove, counted) {
    case (.loser, .won(let winner)): seatOfX = seat(of: winner).other
    case (.alternate, .some): seatOfX = seatOfX.other
    default: break
    }
    if firstMove == .fixed { seatOfX = .first }
    counted = nil
  }
}
