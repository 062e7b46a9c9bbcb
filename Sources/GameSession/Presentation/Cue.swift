import GameRules

/// An event to play a sound, a vibration or a bell for.
public enum Cue: Hashable, Sendable {
  /// A mark was placed.
  case placed(Mark, at: Square, by: Player)
  /// A move was refused.
  case refused
  /// A mark won. If a person here lost to the computer or a remote player, the cue is `lost`.
  case won(Mark)
  /// The computer or a remote player beat a person here.
  case lost
  /// The game ended in a draw.
  case drawn
  /// Moves were undone.
  case takenBack
  /// Undone moves were replayed.
  case replayed
  /// A new game started.
  case newGame
  /// A piece was picked up.
  case lifted(Mark)
  /// A piece went back to the tray.
  case returned
}

extension Cue {
  /// A stable, unlocalized identifier; the two marks have one each.
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

  /// The square of a placed mark.
  public var square: Square? {
    if case .placed(_, let square, _) = self { square } else { nil }
  }

  /// The stereo position: -1 is the left edge of the board, 0 its centre, 1 the right edge.
  public func side(on rules: Rules) -> Double {
    guard let square, rules.columns > 1 else { return 0 }
    return 2 * Double(square.column) / Double(rules.columns - 1) - 1
  }
}

extension Session {
  /// Cues a move that has just been made, and the end of the game if it decided one.
  @inline(never)
  mutating func cue(_ square: Square, by mark: Mark) {
    perform(.cue(.placed(mark, at: square, by: match.player(of: mark))))
  }

  /// Cues the end of a game.
  mutating func cue(_ outcome: Outcome) {
    guard let winner = outcome.winner else { return perform(.cue(.drawn)) }
    perform(.cue(hasLost(to: winner) ? .lost : .won(winner)))
  }

  /// Whether the only person here has lost to this mark.
  func hasLost(to winner: Mark) -> Bool {
    match.player(of: winner) != .person && match.player(of: winner.opponent) == .person
  }
}
