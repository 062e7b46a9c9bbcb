import GameRules
import GameSolver

/// The two players, their names and the score.
public struct Match: Hashable, Sendable {
  /// Games won by each seat, the first seat first.
  public internal(set) var wins = [0, 0]
  /// Games drawn.
  public internal(set) var draws = 0
  /// The rule for which seat has X in the next game.
  public var firstMove = FirstMove.fixed

  var players = [Player.person, .person]
  var names = [UTF8Text(""), UTF8Text("")]
  /// The seat that has X until the first mark is taken over, and so the first move.
  var seatOfX = Seat.first
  /// Whether the second player has taken over the first mark in the current game.
  private(set) var isSwapped = false
  /// The result counted for the current game; after an undo, another end replaces it.
  var counted: End?

  /// A game's result, as counted in the score.
  enum End: Hashable, Sendable {
    case won(Mark), drawn

    init(_ outcome: Outcome) { self = outcome.winner.map { .won($0) } ?? .drawn }
  }

  /// Two persons who have not played yet.
  public init() {}

  /// A person against the computer at Easy, as on a first visit.
  public static var ofFirstVisit: Match {
    var match = Match()
    match[.second] = .computer(.easy)
    return match
  }

  /// The seat that has this mark in the current game.
  public func seat(of mark: Mark) -> Seat {
    (mark == .x) != isSwapped ? seatOfX : seatOfX.other
  }

  /// The mark of a seat in the current game.
  public func mark(of seat: Seat) -> Mark { seat == self.seat(of: .x) ? .x : .o }

  /// The player in a seat; another player resets the score.
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

  /// The player of a mark in the current game.
  public func player(of mark: Mark) -> Player { self[seat(of: mark)] }

  /// The number of games a seat has won.
  public func wins(of seat: Seat) -> Int { wins[Int(seat.rawValue)] }

  /// The seat of the only person here, who plays the computer or a remote player.
  var personAlone: Seat? {
    Seat.allCases.first { self[$0] == .person && self[$0.other] != .person }
  }

  /// The seat of the person who plays the computer, and the computer's level.
  var personAgainstComputer: (seat: Seat, level: Level)? {
    for seat in Seat.allCases {
      if case .computer(let level) = self[seat.other], self[seat] == .person {
        return (seat, level)
      }
    }
    return nil
  }

  // MARK: Names

  /// The name of the person in a seat; empty if none was entered.
  public func name(of seat: Seat) -> UTF8Text { names[Int(seat.rawValue)] }

  /// Names the person in a seat; an empty text removes the name.
  mutating func rename(_ seat: Seat, to name: UTF8Text) {
    names[Int(seat.rawValue)] = Match.name(name.bytes[...])
  }

  // MARK: Score

  /// Counts a finished game; it replaces an earlier result of the same game.
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

  /// The result of a game for a seat.
  func end(_ end: End, for seat: Seat) -> Tally.End {
    switch end {
    case .won(let winner): self.seat(of: winner) == seat ? .won : .lost
    case .drawn: .drawn
    }
  }

  /// Follows a game in which the first mark is taken over, or handed back.
  ///
  /// A result that is counted stays with its seat.
  @inline(never)
  mutating func follow(isSwapped: Bool) {
    guard isSwapped != self.isSwapped else { return }
    self.isSwapped = isSwapped
    if case .won(let mark) = counted { counted = .won(mark.opponent) }
  }

  /// Gives each seat the other one's mark.
  mutating func swapMarks() { seatOfX = seatOfX.other }

  /// Switches to another game, so that its end counts separately.
  mutating func changeGame() { counted = nil }

  /// Restores an earlier game's players and score; names and the first move stay.
  mutating func resume(_ earlier: Match) {
    let now = self
    self = earlier
    names = now.names
    firstMove = now.firstMove
  }

  /// Whether the same players sit in the same seats.
  func isBetweenPlayers(of other: Match) -> Bool {
    self[.first] == other[.first] && self[.second] == other[.second]
  }

  /// Adopts the names and first move that another window saved, and the score between the same players.
  @inline(never)
  public mutating func adopt(_ saved: Match) {
    names = saved.names
    firstMove = saved.firstMove
    guard isBetweenPlayers(of: saved) else { return }
    wins = saved.wins
    draws = saved.draws
  }

  /// Seats the players of another game; the score stays if they are the same.
  mutating func sit(as other: Match) {
    for seat in Seat.allCases { self[seat] = other[seat] }
    seatOfX = other.seatOfX
    isSwapped = false
    counted = nil
  }

  /// Assigns the marks for the next game.
  mutating func beginGame() {
    switch (firstMove, counted) {
    case (.loser, .won(let winner)): seatOfX = seat(of: winner).other
    case (.alternate, .some): seatOfX = seatOfX.other
    default: break
    }
    if firstMove == .fixed { seatOfX = .first }
    isSwapped = false
    counted = nil
  }
}
