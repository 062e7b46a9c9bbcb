import GameRules

/// A game that gave way to another one, and who sat where.
public struct PlayedGame: Hashable, Sendable {
  /// The game, at the place in its record where it was left.
  public let game: Game
  /// Who played it; the score is not the game's.
  public let match: Match

  /// A game, and who plays it.
  public init(_ game: Game, _ match: Match) {
    self.game = game
    self.match = match.withoutScore
  }

  /// Four words: the record, how many of its moves are played, and who sat where.
  public var notation: UTF8Text {
    game.recordNotation + " \(game.ply) " + match.seatsNotation
  }

  /// Reads what `notation` wrote.
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
