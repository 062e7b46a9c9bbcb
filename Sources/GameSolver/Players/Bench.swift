import GameRules

/// A fixed set of searches whose total node count is the solver's signature.
///
/// A change that is not meant to alter the search leaves the signature as it is; one that is meant
/// to improve the search lowers it.
public enum Bench {
  /// One search of the set.
  public struct Result: Hashable, Sendable {
    /// The game text.
    public let game: String
    /// Bounds on the value of the game's position.
    public let bounds: ValueBounds
    /// The number of positions searched.
    public let nodes: Int64
  }

  /// The games of the set: wins, draws and losses, most of them solved in well under a second.
  public static let games = [
    "3x3:", "4x3k3:b1", "4x4:", "4x4+corners+squares:", "4x4+corners+squares:a2d3", "5x4k4:",
    "5x5k4:", "5x5k4:a1c3", "5x5:b2", "6x4k4:", "6x5k4:", "6x5k4:a1", "6x6k5:", "7x4k4:",
    "7x5k4:", "7x7k5:", "8x8k3:a1", "8x8k6:",
  ]

  /// Searches all games, each with a new solver.
  ///
  /// - Parameter onResult: Called with each result as soon as it is found.
  /// - Returns: The signature: the total node count of all searches.
  public static func run(onResult: (Result) -> Void = { _ in }) -> Int64 {
    var total: Int64 = 0
    for text in games {
      guard let game = try? Game(text) else { preconditionFailure("The set has a bad game text") }
      let solver = Solver(searching: game.position.table)
      let bounds = solver.bounds(of: game.position)
      onResult(Result(game: text, bounds: bounds, nodes: solver.nodes))
      total += solver.nodes
    }
    return total
  }
}
