import GameRules

/// Something to be heard or felt, for a front end that has a sound, a shake or a bell for it.
public enum Cue: Hashable, Sendable {
  /// A mark was placed.
  case placed(Mark, at: Square, by: Player)
  /// A move was refused.
  case refused
  /// A mark won; not that of the program or of somebody elsewhere, if a person here lost.
  case won(Mark)
  /// The program or somebody elsewhere won, and a person here lost.
  case lost
  /// Nobody won.
  case drawn
  /// Moves were taken back.
  case takenBack
  /// Moves were played again that had been taken back.
  case replayed
  /// A new game began.
  case newGame
  /// A piece was picked up.
  case lifted(Mark)
  /// A piece went back to the tray.
  case returned
}

extension Cue {
  /// What names it wherever a name is no word for players; the two marks are told apart.
  @inline(never)
  public var identifier: StaticString {
    switch self {
    case .placed(let mark, _, _): mark == .x ? "x" : "o"
    case .refused: "refused"
    case .won: "won"
    case .lost: "lost"
    case .drawn: "drawn"
    case .takenBack: "takenBack"
    case .replayed: "replayed"
    case .newGame: "newGame"
    case .lifted: "lifted"
    case .returned: "returned"
    }
  }

  /// The square that it comes from, where it comes from one.
  public var square: Square? {
    if case .placed(_, let square, _) = self { square } else { nil }
  }

  /// The side that it is heard from: -1 is the left edge of the board, 0 its middle, 1 the right one.
  public func side(on rules: Rules) -> Double {
    guard let square, rules.columns > 1 else { return 0 }
    return 2 * Double(square.column) / Double(rules.columns - 1) - 1
  }
}

extension Session {
  /// Lets a move that has just been made be heard, and what it decided.
  @inline(never)
  mutating func cue(_ square: Square, by mark: Mark) {
    perform(.cue(.placed(mark, at: square, by: match.player(of: mark))))
    if let outcome = game.position.outcome { cue(outcome) }
  }

  /// Lets be heard how the game ended.
  mutating func cue(_ outcome: Outcome) {
    guard let winner = outcome.winner else { return perform(.cue(.drawn)) }
    let isLost =
      match.player(of: winner) != .person && match.player(of: winner.opponent) == .person
    perform(.cue(isLost ? .lost : .won(winner)))
  }
}
