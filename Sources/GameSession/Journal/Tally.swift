import GameRules
import GameSolver

/// A person's results against one level on one board.
public struct Tally: Hashable, Sendable {
  /// The opponent.
  public let level: Level
  /// The rules of the board.
  public let rules: Rules
  /// The number of finished games.
  public var played: Int { won + drawn + lost }
  /// Games won by the person.
  public private(set) var won = 0
  /// Games drawn.
  public private(set) var drawn = 0
  /// Games lost by the person.
  public private(set) var lost = 0
  /// The current run of wins.
  public private(set) var streak = 0
  /// The number of games reviewed for mistakes.
  public private(set) var reviewed = 0
  /// The number of moves in them that gave away a win or a draw.
  public private(set) var mistakes = 0

  /// The run of wins before the last game, in case that game gets another end.
  private var streakBefore = 0

  /// A result for the person.
  enum End: Hashable, Sendable {
    case won, drawn, lost
  }

  init(_ level: Level, _ rules: Rules) {
    self.level = level
    self.rules = rules
  }

  /// Counts a game; it replaces an earlier result of the same game.
  mutating func count(_ end: End, insteadOf earlier: End?) {
    if let earlier { add(-1, to: earlier) } else { streakBefore = streak }
    add(1, to: end)
    streak = end == .won ? streakBefore + 1 : 0
  }

  private mutating func add(_ number: Int, to end: End) {
    switch end {
    case .won: won = max(0, won + number)
    case .drawn: drawn = max(0, drawn + number)
    case .lost: lost = max(0, lost + number)
    }
  }

  /// Adds a reviewed game and its number of mistakes.
  mutating func count(mistakes: Int) {
    reviewed += 1
    self.mistakes += mistakes
  }
}

extension Tally {
  /// Nine words: the level, the rules, and seven numbers.
  var notation: UTF8Text {
    level.identifier + " " + rules.notation
      + " \(won) \(drawn) \(lost) \(streak) \(streakBefore) \(reviewed) \(mistakes)"
  }

  /// Parses `notation`.
  init?(_ text: UTF8Text) {
    var text = SavedText(text)
    guard let level = Level(&text), let rules = try? Rules(text.word()), let won = text.count(),
      let drawn = text.count(), let lost = text.count(), let streak = text.count(),
      let streakBefore = text.count(), let reviewed = text.count(), let mistakes = text.count(),
      text.isAtEnd
    else { return nil }
    self.init(level, rules)
    self.won = won
    self.drawn = drawn
    self.lost = lost
    self.streak = streak
    self.streakBefore = streakBefore
    self.reviewed = reviewed
    self.mistakes = mistakes
  }
}
