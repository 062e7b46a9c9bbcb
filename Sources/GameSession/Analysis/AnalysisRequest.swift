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
    /// The other side's answers to a move.
    case answers(Square)
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
  /// The request as text: a level, a square to answer or another kind, seed, step and record.
  public var notation: UTF8Text {
    let word: UTF8Text =
      switch kind {
      case .move(let level): level.identifier
      case .hint: "hint"
      case .truth: "truth"
      case .answers(let square): square.notation
      case .review: "review"
      }
    return word + " \(seed) \(game.step) " + game.recordNotation
  }

  /// Parses `notation`.
  public init?(_ text: UTF8Text) {
    var tables = LineTables()
    self.init(text, sharing: &tables)
  }

  /// Parses `notation`, and shares line tables between requests about the same rules.
  public init?(_ text: UTF8Text, sharing tables: inout LineTables) {
    var text = SavedText(text)
    let word = text.word()
    guard let seed = text.word().number, let step = text.word().number,
      var game = try? Game(text.word(), sharing: &tables), step <= game.lastStep, text.isAtEnd
    else { return nil }
    game.go(toStep: step)
    switch word {
    case "hint": kind = .hint
    case "truth": kind = .truth
    case "review": kind = .review
    default:
      if let number = SavedText.index(of: word, in: Level.names),
        let level = Level(rawValue: number)
      {
        kind = .move(level)
      } else if let square = AnalysisRequest.square(word, game) {
        kind = .answers(square)
      } else {
        return nil
      }
    }
    self.game = game
    self.seed = seed
  }

  @inline(never)
  private static func square(_ word: UTF8Text, _ game: Game) -> Square? {
    guard let square = Square(word), game.position.refusal(of: square) == nil else { return nil }
    return square
  }
}
