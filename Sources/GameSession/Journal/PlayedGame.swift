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

  /// Four words: the record, the current ply, the players, and the seat of X.
  public var notation: UTF8Text {
    game.recordNotation + " \(game.ply) " + match.seatsNotation
  }

  /// Parses `notation`.
  public init?(_ text: UTF8Text) {
    let words = text.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    guard words.count == 4, var game = try? Game(words[0]), let ply = words[1].number,
      ply <= game.record.count, let match = Match(seats: words[2], words[3])
    else { return nil }
    game.go(to: ply)
    self.game = game
    self.match = match
  }
}
