import GameRules

/// A benchmark that plays seeded random games to the end with the public interface.
struct RandomGames {
  var name: String
  var rules: Rules
  var games: Int

  static var all: [RandomGames] {
    [
      RandomGames("3x3", games: 400_000),
      RandomGames("4x4+corners+squares", games: 200_000),
      RandomGames("19x19k5", games: 10_000),
    ].compactMap(\.self)
  }

  init?(_ name: String, games: Int) {
    guard let rules = try? Rules(name) else { return nil }
    self.name = name
    self.rules = rules
    self.games = games
  }

  /// Plays the games; the squares are shuffled while playing, so choosing one is cheap.
  ///
  /// - Returns: The number of moves played.
  func run() -> Int {
    var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    let start = Position(rules)
    var order = Array(0..<rules.area)
    var moves = 0
    for _ in 0..<games {
      var position = start
      var next = 0
      while !position.isOver {
        order.swapAt(next, next + generator.below(order.count - next))
        position.playUnchecked(order[next])
        next += 1
      }
      moves += position.ply
    }
    return moves
  }
}

/// A benchmark of playouts from the empty board.
struct RandomPlayouts {
  var name: String
  var games: Int
  /// Other programs, in millions of games a second.
  var references: [Reference]

  static let all = [
    RandomPlayouts(
      name: "3x3", games: 2_000_000,
      references: [Reference("plain C++", 15.7), Reference("OpenSpiel", 1.5)]),
    RandomPlayouts(
      name: "4x4", games: 1_000_000,
      references: [Reference("plain C++", 9.8), Reference("OpenSpiel", 0.065)]),
  ]

  /// - Returns: The number of games played.
  func run() -> Int {
    guard let rules = try? Rules(name) else { return 0 }
    var generator = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
    let ends = Position(rules).playouts(games, using: &generator)
    return ends.xWins + ends.oWins + ends.draws
  }
}

/// A generator fast enough not to dominate the measurement.
struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ bound: Int) -> Int {
    Int(((next() >> 32) * UInt64(bound)) >> 32)
  }
}
