import GameRules

/// Something to be heard or felt, for a front end that has a sound, a shake or a bell for it.
public enum Cue: Hashable, Sendable {
  /// A mark was placed.
  case placed(Mark, at: Square, by: Player)
  /// A move was refused.
  case refused
  /// A mark won; not the program's, if it played a person.
  case won(Mark)
  /// The program won, and a person lost.
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
}

extension Session {
  /// Lets a move that has just been made be heard, and what it decided.
  @inline(never)
  mutating func cue(_ square: Square, by mark: Mark) {
    perform(.cue(.placed(mark, at: square, by: match.player(of: mark))))
    guard let outcome = game.position.outcome else { return }
    guard let winner = outcome.winner else { return perform(.cue(.drawn)) }
    let isLost =
      match.player(of: winner).isComputer && !match.player(of: winner.opponent).isComputer
    perform(.cue(isLost ? .lost : .won(winner)))
  }
}
