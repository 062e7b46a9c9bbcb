import GameRules

/// A benchmark that counts the move sequences of one depth.
struct PerftCount {
  var rules: Rules
  var depth: Int
  /// The number of counts per run, for counts too short to measure.
  var times: Int
  /// Other programs, in millions of nodes a second.
  var references: [Reference]

  static var all: [PerftCount] {
    [
      PerftCount("3x3", depth: 9, times: 100, references: [Reference("plain C++", 250)]),
      PerftCount("4x4", depth: 7, times: 1, references: [Reference("plain C++", 370)]),
      PerftCount("4x4+corners+squares", depth: 7, times: 1),
      PerftCount("5x5k4", depth: 6, times: 1),
    ].compactMap(\.self)
  }

  init?(_ name: String, depth: Int, times: Int, references: [Reference] = []) {
    guard let rules = try? Rules(name) else { return nil }
    self.rules = rules
    self.depth = depth
    self.times = times
    self.references = references
  }

  var name: String { "\(rules) to depth \(depth)" }

  /// The number of moves made: the sequences of 1, 2 … `depth` plies.
  private var nodes: Int {
    let start = Position(rules)
    return (1...depth).reduce(0) { $0 + start.perft($1).sequences }
  }

  /// The share of nodes that are leaves.
  var leafShare: Double { Double(Position(rules).perft(depth).sequences) / Double(nodes) }

  /// - Returns: A closure that counts and returns the number of nodes visited.
  func makeRun() -> () -> Int {
    let nodes = nodes
    let start = Position(rules)
    return {
      var sequences = 0
      for _ in 0..<times { sequences &+= start.perft(depth).sequences }
      return sequences == 0 ? 0 : nodes * times
    }
  }
}
