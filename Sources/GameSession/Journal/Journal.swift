import GameRules
import GameSolver

/// The recent games, and the results against the computer.
public struct Journal: Hashable, Sendable {
  /// Games replaced by others, the most recent first.
  public private(set) var games: [PlayedGame] = []
  /// Results by opponent and board, the most recent first.
  public private(set) var tallies: [Tally] = []

  /// The number of finished games, at most 99.
  private(set) var finished = 0
  /// Whether the player has answered the offer to install the app.
  var isInstallAnswered = false

  private static let mostGames = 20
  private static let mostTallies = 40
  private static let mostCounted = 99
  /// A longer text would not fit into the page's buffer.
  private static let mostBytes = 12_000

  /// An empty journal.
  public init() {}

  // MARK: Games

  /// Adds a game that another one replaces; one that is here already keeps its players.
  mutating func add(_ game: Game, _ match: Match) {
    guard !game.record.isEmpty, !games.contains(where: { $0.game == game }) else { return }
    forget(game)
    games.insert(PlayedGame(game, match), at: 0)
    if games.count > Journal.mostGames { games.removeLast() }
  }

  /// Adds the games and results of another journal that are not here, after those that are.
  ///
  /// Of two tallies of one level and board, the one with more games stays.
  ///
  /// - Returns: The number of games and tallies that are new here.
  mutating func add(_ other: Journal) -> Int {
    let before = (games, tallies)
    games += other.games.filter { !games.contains($0) }
    games = Array(games.prefix(Journal.mostGames))
    for tally in other.tallies where tally.played > 0 {
      if let place = place(of: tally.level, tally.rules) {
        if tally.played > tallies[place].played { tallies[place] = tally }
      } else {
        tallies.append(tally)
      }
    }
    tallies = Array(tallies.prefix(Journal.mostTallies))
    finished = max(finished, other.finished)
    return games.count { !before.0.contains($0) } + tallies.count { !before.1.contains($0) }
  }

  /// The last games before another one that were played to their end, the most recent first.
  func finishedGames(_ count: Int, before next: Game) -> [Game] {
    var finished: [Game] = []
    for played in games
    where finished.count < count && played.game.position.isOver
      && !next.continuesRecord(of: played.game)
    {
      finished.append(played.game)
    }
    return finished
  }

  /// Removes a game that is played again, and every game that it continues.
  mutating func forget(_ game: Game) {
    games = games.filter { !game.continuesRecord(of: $0.game) }
  }

  // MARK: Tallies

  /// Counts a finished game; only one of a person against the computer enters the tallies.
  mutating func count(
    _ end: Match.End, insteadOf earlier: Match.End?, of match: Match, on rules: Rules
  ) {
    if earlier == nil { finished = min(finished + 1, Journal.mostCounted) }
    guard let (seat, level) = match.personAgainstComputer else { return }
    var tally = take(level, rules)
    tally.count(
      match.end(end, for: seat), insteadOf: earlier.map { match.end($0, for: seat) })
    tallies.insert(tally, at: 0)
    if tallies.count > Journal.mostTallies { tallies.removeLast() }
  }

  /// Counts a person's mistakes in a game that is already counted.
  mutating func count(mistakes: Int, of match: Match, on rules: Rules) {
    guard let (_, level) = match.personAgainstComputer else { return }
    var tally = take(level, rules)
    tally.count(mistakes: mistakes)
    tallies.insert(tally, at: 0)
  }

  /// Removes and returns the tally of a level on a board; a new one if there is none.
  private mutating func take(_ level: Level, _ rules: Rules) -> Tally {
    place(of: level, rules).map { tallies.remove(at: $0) } ?? Tally(level, rules)
  }

  private func place(of level: Level, _ rules: Rules) -> Int? {
    tallies.firstIndex { $0.level == level && $0.rules == rules }
  }
}

extension Journal {
  /// The journal to save, one line for each game and tally; the oldest games are left out if the
  /// text would be too long.
  public var notation: UTF8Text {
    var text: UTF8Text = ""
    if finished > 0 || isInstallAnswered { text += "n \(finished) \(isInstallAnswered ? 1 : 0)\n" }
    for tally in tallies { text += "t " + tally.notation + "\n" }
    for game in games {
      let line = "g " + game.notation + "\n"
      if text.bytes.count + line.bytes.count > Journal.mostBytes { break }
      text += line
    }
    return text
  }

  /// Parses `notation`; lines that cannot be read are skipped.
  public init(_ text: UTF8Text) {
    var tables = LineTables()
    for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
      let rest = UTF8Text(line.dropFirst(2))
      if line.first == UInt8(ascii: "n") { readCount(rest) }
      if games.count < Journal.mostGames, let game = PlayedGame(rest, sharing: &tables),
        !game.game.record.isEmpty
      {
        games.append(game)
      } else if tallies.count < Journal.mostTallies, let tally = Tally(rest) {
        tallies.append(tally)
      }
    }
  }

  private mutating func readCount(_ text: UTF8Text) {
    let numbers = text.bytes.split(separator: UInt8(ascii: " ")).compactMap { UTF8Text($0).number }
    guard numbers.count == 2, numbers[1] < 2 else { return }
    finished = min(numbers[0], Journal.mostCounted)
    isInstallAnswered = numbers[1] == 1
  }
}
