import GameRules
import GameSolver

/// Something to think about, which may take a while.
public struct AnalysisRequest: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// A move at a level.
    case move(Level)
    /// The best move, and why.
    case hint
    /// What each empty square is worth.
    case truth
    /// Where the result changed.
    case review
  }

  /// What is asked.
  public let kind: Kind
  /// The record that it is asked of, with its place.
  public let game: Game
  /// Decides between moves that look the same.
  public let seed: Int
}

extension AnalysisRequest {
  /// The request as text: kind, level, seed, ply and record.
  public var notation: UTF8Text {
    let (code, level): (Int, Int) =
      switch kind {
      case .move(let level): (0, Int(level.rawValue))
      case .hint: (1, 0)
      case .truth: (2, 0)
      case .review: (3, 0)
      }
    return "\(code) \(level) \(seed) \(game.ply) \(game.recordNotation)"
  }

  /// Reads what `notation` wrote.
  public init?(_ text: UTF8Text) {
    var tables = LineTables()
    self.init(text, sharing: &tables)
  }

  /// Reads what `notation` wrote, as one of many requests about the same game.
  public init?(_ text: UTF8Text, sharing tables: inout LineTables) {
    let words = text.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    guard words.count == 5, let code = words[0].number, let level = words[1].number,
      let level = UInt8(exactly: level).flatMap(Level.init), let seed = words[2].number,
      let ply = words[3].number, var game = try? Game(words[4], sharing: &tables),
      ply <= game.record.count
    else { return nil }
    game.go(to: ply)
    switch code {
    case 0: kind = .move(level)
    case 1: kind = .hint
    case 2: kind = .truth
    case 3: kind = .review
    default: return nil
    }
    self.game = game
    self.seed = seed
  }
}
