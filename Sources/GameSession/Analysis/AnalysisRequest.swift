import GameRules
import GameSolver

/// A task for the engine, which may take a while.
public struct AnalysisRequest: Hashable, Sendable {
  /// The kinds of analysis.
  public enum Kind: Hashable, Sendable {
    /// A move at a level.
    case move(Level)
    /// The best move, with its reasons.
    case hint
    /// The value of each empty square.
    case truth
    /// The value of every move, and the moves that changed the result.
    case review
  }

  /// The kind of analysis.
  public let kind: Kind
  /// The game and the ply to analyse.
  public let game: Game
  /// Decides between equal moves.
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

  /// Parses `notation`.
  public init?(_ text: UTF8Text) {
    var tables = LineTables()
    self.init(text, sharing: &tables)
  }

  /// Parses `notation`, and shares line tables between requests about the same rules.
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
