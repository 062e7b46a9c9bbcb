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

  /// Five words: the record, the current ply, the two players, and the seat of X.
  public var notation: UTF8Text {
    game.recordNotation + " \(game.ply) " + match.seatsNotation
  }

  /// Parses `notation`.
  public init?(_ text: UTF8Text) {
    var text = SavedText(text)
    guard var game = try? Game(text.word()), let ply = text.word().number,
      ply <= game.record.count, let match = Match(seats: &text)
    else { return nil }
    game.go(to: ply)
    self.game = game
    self.match = match
  }
}
