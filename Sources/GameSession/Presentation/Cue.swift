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
  /// The notes of the sound, separated by ", "; empty for a silent cue.
  ///
  /// A note fades out after a short attack and may glide to another pitch. It is written as
  ///
  ///     WAVE FREQUENCY START LENGTH VOLUME [END]
  ///     sine 1200 0 180 6 2000
  ///
  /// with a wave (`sine`, `triangle`, `square`, or `noise` as of a pen on paper), hertz, milliseconds
  /// from the cue on, milliseconds, percent, and hertz at the end of the glide. The frequency `row` is
  /// `pitch`. Text is the smallest form for the page, which plays it unchanged (decision 50).
  @inline(never)
  public var notes: StaticString {
    switch self {
    case .placed(.x, _, _): "noise 2400 0 80 10, noise 3000 90 80 10, triangle row 120 160 20"
    case .placed(.o, _, _): "sine 1200 0 180 6 2000, sine row 120 160 20"
    case .refused: "square 120 0 50 30, square 120 70 50 30"
    case .won: "sine 523 250 350 20, sine 659 370 350 20, sine 784 490 350 20"
    case .lost: "sine 392 250 300 14, sine 330 500 500 14"
    case .drawn: "sine 440 250 250 14, sine 440 500 250 14"
    case .takenBack: "sine 500 0 120 10 300"
    case .replayed: "sine 300 0 120 10 500"
    case .newGame, .lifted, .returned: ""
    }
  }

  /// The vibration in milliseconds: on, off, on and so forth; empty for a cue that is not felt.
  @inline(never)
  public var vibration: StaticString {
    switch self {
    case .placed, .takenBack, .replayed: "8"
    case .refused: "10 40 10"
    case .won: "15 60 15 60 30"
    case .lost: "40"
    case .drawn: "15 90 15"
    case .newGame, .lifted, .returned: ""
    }
  }

  /// The pitch of a placed mark's row in hertz, in a pentatonic scale that rises from the bottom row.
  public var pitch: Double {
    guard let row = square?.row else { return 0 }
    // 2^(n/12) for n = 0, 2, 4, 7 and 9 half tones: Embedded Swift has no power.
    let step =
      switch row % 5 {
      case 0: 1.0
      case 1: 1.122462048309373
      case 2: 1.2599210498948732
      case 3: 1.4983070768766815
      default: 1.681792830507429
      }
    return 196 * Double(1 << (row / 5)) * step
  }

  /// The square of a placed mark.
  public var square: Square? {
    if case .placed(_, let square, _) = self { square } else { nil }
  }

  /// The stereo position from -1 (left) to 1 (right).
  ///
  /// The edges of the board are at 0.8, so that both ears hear them.
  public func side(on rules: Rules) -> Double {
    guard let square, rules.columns > 1 else { return 0 }
    return 0.8 * (2 * Double(square.column) / Double(rules.columns - 1) - 1)
  }
}

extension Session {
  /// Cues a mark that has just been placed.
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
