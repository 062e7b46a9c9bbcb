import GameRules
import GameSolver

/// What two seats have played so far.
public struct Match: Hashable, Sendable {
  /// Games won by each seat, the first seat first.
  public private(set) var wins = [0, 0]
  /// Games drawn.
  public private(set) var draws = 0
  /// Who begins the next game.
  public var firstMove = FirstMove.fixed

  private var players = [Player.person, .person]
  private var seatOfX = Seat.first
  /// How the game at hand was counted, so that it can be counted anew after an undo.
  private var counted: Outcome?

  /// Two persons who have not played yet.
  public init() {}

  /// The seat that has a mark in the game at hand.
  public func seat(of mark: Mark) -> Seat { mark == .x ? seatOfX : seatOfX.other }

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

  /// Counts a game that has ended, in place of an earlier end of the same game.
  mutating func count(_ outcome: Outcome) {
    if let counted { add(-1, to: counted) }
    add(1, to: outcome)
    counted = outcome
  }

  private mutating func add(_ number: Int, to outcome: Outcome) {
    if let winner = outcome.winner {
      wins[Int(seat(of: winner).rawValue)] += number
    } else {
      draws += number
    }
  }

  /// Takes up another game with the marks as they are, so that its end is counted by itself.
  mutating func changeGame() { counted = nil }

  /// Hands out the marks for the next game.
  mutating func beginGame() {
    switch (firstMove, counted) {
    case (.loser, .some(let outcome)):
      if let winner = outcome.winner { seatOfX = seat(of: winner).other }
    case (.alternate, .some): seatOfX = seatOfX.other
    default: break
    }
    if firstMove == .fixed { seatOfX = .first }
    counted = nil
  }
}

extension Match {
  /// Three characters, for keeping who plays and who begins.
  public var notation: UTF8Text {
    var text = UTF8Text("")
    for player in players { text.append(Player.all.firstIndex(of: player) ?? 0) }
    text.append(Int(firstMove.rawValue))
    return text
  }

  /// Reads what `notation` wrote; two persons where it cannot be read.
  public init(_ text: UTF8Text) {
    let digits = text.bytes.map { Int($0) - Int(UInt8(ascii: "0")) }
    let all = Player.all
    guard digits.count == 3, all.indices ~= digits[0], all.indices ~= digits[1],
      let firstMove = FirstMove(rawValue: UInt8(truncatingIfNeeded: digits[2]))
    else { return }
    players = [all[digits[0]], all[digits[1]]]
    self.firstMove = firstMove
  }
}
