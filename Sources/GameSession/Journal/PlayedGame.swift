import GameRules

/// A game that was replaced by another one, with its players.
public struct PlayedGame: Hashable, Sendable {
  /// The game, at the ply where it was left.
  public let game: Game
  /// Its players, without a score.
  public let match: Match

  /// A game with its players; the score is dropped.
  public init(_ game: Game, _ match: Match) {
    self.game = game
    self.match = match.withoutScore
  }

  /// Five words: the record, the current step, the two players, and the seat of X.
  public var notation: UTF8Text {
    game.recordNotation + " \(game.step) " + match.seatsNotation
  }

  /// Parses `notation`.
  public init?(_ text: UTF8Text) {
    var tables = LineTables()
    self.init(text, sharing: &tables)
  }

  /// Parses `notation`, of which many may have the same rules.
  init?(_ text: UTF8Text, sharing tables: inout LineTables) {
    var text = SavedText(text)
    guard var game = try? Game(text.word(), sharing: &tables), let step = text.word().number,
      step <= game.lastStep, var match = Match(seats: &text)
    else { return nil }
    game.go(toStep: step)
    match.follow(isSwapped: game.isSwapped)
    self.game = game
    self.match = match
  }
}
