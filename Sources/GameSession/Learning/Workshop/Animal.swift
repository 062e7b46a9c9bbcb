import GameRules
import GameSolver

/// One of Frank Harary's animals: a shape of connected squares, with the smallest square board on which
/// the first player completes it.
public struct Animal: Hashable, Sendable {
  /// The name, the same in every language; five-square animals are named after the letters that they
  /// look like.
  public let name: UTF8Text
  /// The squares of the shape, run together.
  public let squares: UTF8Text
  /// The side of the board and the first player's moves there; nil if unknown, or if there is none.
  public let best: Best?

  /// The smallest board on which the first player wins, and its moves there.
  public struct Best: Hashable, Sendable {
    /// The side of the board.
    public let side: Int
    /// The first player's moves.
    public let moves: Int
  }

  /// Name and squares; if the first player wins, also the side of the board and the moves.
  private static let table: StaticString = """
    Domino a1b1 2 2
    El a1b1a2 3 3
    Tic a1b1c1 4 3
    Elly a1b1c1a2 4 4
    Tippy a1b1b2c2 3 5
    Knobby a1b1c1b2 5 4
    Skinny a1b1c1d1 7 7
    N a1b1c1c2d2 5 6
    Y a1b1c1d1b2 6 6
    L a1b1c1d1a2 7 9
    Snaky a1b1c1d1d2e2
    Fatty a1b1a2b2
    F a1b1b2c2b3
    I a1b1c1d1e1
    P a1b1c1a2b2
    T a1b1c1b2b3
    U a1b1c1a2c2
    V a1b1c1a2a3
    W a1b1b2c2c3
    X b1a2b2c2b3
    Z a1b1b2b3c3
    """

  /// All animals of two to five squares, and Snaky.
  public static let all: [Animal] = UTF8Text(table).split(at: UInt8(ascii: "\n")).map { line in
    let words = line.words
    let numbers = words.dropFirst(2).compactMap { $0.number }
    let best = numbers.count == 2 ? Best(side: numbers[0], moves: numbers[1]) : nil
    return Animal(name: words[0], squares: words[1], best: best)
  }

  /// The rules on a square board; nil if it does not fit there.
  public func rules(side: Int) -> Rules? {
    do throws(RulesTextError) {
      return try Rules(UTF8Text("\(side)x\(side)k0+") + squares)
    } catch {
      return nil
    }
  }

  /// The rules on its board: the smallest on which the first player wins, or one with room for it.
  public var rules: Rules? { rules(side: best?.side ?? 6) }

  /// The paving that stops it on every board.
  public var paving: Paving? { rules(side: 8).flatMap { Paving(stopping: $0) } }
}
