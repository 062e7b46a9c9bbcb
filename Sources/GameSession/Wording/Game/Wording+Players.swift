import GameRules
import GameSolver

// The names of players in texts.

extension Wording {
  /// The player of a mark as the subject of a sentence; nil for the only person here, the reader.
  ///
  /// Two people without names at one board, or two computers, are called by their marks.
  @inline(never)
  func subject(_ mark: Mark) -> UTF8Text? {
    let seat = match.seat(of: mark)
    if match.personAlone == seat { return nil }
    switch match[seat] {
    case .person where !match.name(of: seat).isEmpty, .remote where !match.name(of: seat).isEmpty:
      return match.name(of: seat)
    case .computer where !match[seat.other].isComputer: return phrases.playerComputer
    case .remote where match.personAlone != nil: return phrases.roomOther
    default: return name(mark)
    }
  }

  /// The name of a kind of player; a computer has that of its level.
  public func name(_ player: Player) -> UTF8Text {
    switch player {
    case .person: phrases.playerPerson
    case .remote: phrases.roomOther
    case .computer(.perfect) where !isSolved: phrases.playerMaster
    case .computer(let level): phrases.level(level)
    }
  }

  /// Whether every position is solved, so that a level can be called perfect.
  private var isSolved: Bool { StrongSolution.covers(rules) }

  /// A description of a player in one line.
  func about(_ player: Player) -> UTF8Text {
    switch player {
    case .person, .remote: phrases.playerAboutPerson
    case .computer(let level):
      phrases.playerAboutComputer(about: about(level: level))
    }
  }

  /// A description of a level in one line.
  func about(level: Level) -> UTF8Text {
    if level == .perfect, !isSolved { return phrases.playerAboutMaster }
    // On boards this large, losing replies are unknown, and so are traps.
    if level == .trickster, Solver.Method(for: rules) == .threats {
      return phrases.playerAboutFurther
    }
    return rules.isMonotone ? phrases.about(level) : phrases.aboutMisere(level)
  }

  /// The full name of a seat's player, distinct from the other seat's: "Computer (Hard)".
  @inline(never)
  func player(_ seat: Seat) -> UTF8Text {
    let (player, name) = (match[seat], match.name(of: seat))
    if player.isComputer { return phrases.playerLevel(level: level(seat)) }
    if !name.isEmpty { return name }
    if player == match[seat.other] { return phrases.playerNumber(number: Int(seat.rawValue) + 1) }
    return player == .person ? phrases.playerYou : self.name(player)
  }

  /// The name of a seat's player where `about(seat)` stands beside it.
  func shortName(_ seat: Seat) -> UTF8Text {
    match[seat].isComputer ? phrases.playerComputer : player(seat)
  }

  /// The level of a seat's player, beneath the name; empty for a person.
  func about(_ seat: Seat) -> UTF8Text { match[seat].isComputer ? level(seat) : "" }

  /// The level of a seat's computer, with a number if both seats have the same level.
  private func level(_ seat: Seat) -> UTF8Text {
    let level = name(match[seat])
    guard match[seat] == match[seat.other] else { return level }
    return phrases.playerSame(player: level, number: Int(seat.rawValue) + 1)
  }

  func firstMove(_ firstMove: FirstMove) -> UTF8Text { phrases.firstMove(firstMove) }

  func thinking(_ mark: Mark) -> UTF8Text {
    phrases.thinking(player: player(match.seat(of: mark)))
  }

  /// The score; empty before the first game has ended.
  var score: UTF8Text {
    if match.draws == 0, Seat.allCases.allSatisfy({ match.wins(of: $0) == 0 }) { return "" }
    return phrases.score(
      first: player(.first), firstWins: match.wins(of: .first),
      second: player(.second), secondWins: match.wins(of: .second), draws: match.draws)
  }
}
