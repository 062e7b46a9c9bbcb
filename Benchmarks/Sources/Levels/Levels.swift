import Foundation
import GameRules
import GameSolver

/// Plays every level against the one below it and prints their Elo difference.
///
/// A pair is one opening of random moves, played twice with the sides swapped. The same seeds give the
/// same games, so a change to a level shows.
@main
struct Levels {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let pairs = Int(arguments.first ?? "10"), pairs > 0 else {
      print("The number of pairs is at least 1")
      exit(64)
    }
    let boards = arguments.dropFirst()
    print("Elo of each level over the one below, with its 95 % interval; \(pairs) pairs each.\n")
    for text in boards.isEmpty
      ? ["3x3", "4x4+corners+squares", "6x6k4", "10x10k5", "15x15k5"] : boards
    {
      guard let rules = try? Rules(text) else {
        print("\(text): no rules of a game")
        continue
      }
      let plies = rules.area > 16 ? 3 : 1
      let table = LineTable(rules)
      print(text)
      for (lower, upper) in zip(Level.allCases, Level.allCases.dropFirst()) {
        let scores = await withTaskGroup(of: Double.self) { group in
          for seed in 0..<pairs {
            group.addTask { Pair(table, plies: plies, seed: seed).score(of: upper, against: lower) }
          }
          var scores: [Double] = []
          for await score in group { scores.append(score) }
          return scores
        }
        print("  \(upper) over \(lower): \(Strength(scores))")
      }
    }
  }
}

/// Two games from the same opening.
private struct Pair {
  let opening: Position
  let seed: Int

  init(_ table: LineTable, plies: Int, seed: Int) {
    var generator = SplitMix64(seed: seed)
    var position = Position(table)
    while position.ply < plies, let square = position.legalMoves.randomElement(using: &generator) {
      var next = position
      next.playUnchecked(position.rules.index(of: square))
      if next.isOver { break }
      position = next
    }
    opening = position
    self.seed = seed
  }

  /// The average points of the first level, from 0 to 1.
  func score(of first: Level, against second: Level) -> Double {
    (points(x: first, o: second) + 1 - points(x: second, o: first)) / 2
  }

  /// The points of X in one game.
  private func points(x: Level, o: Level) -> Double {
    var generator = SplitMix64(seed: seed + 1_000_000)
    var position = opening
    let players = [ComputerPlayer(position.table), ComputerPlayer(position.table)]
    while !position.isOver {
      let isX = position.toMove == .x
      let player = players[isX ? 0 : 1]
      guard let square = player.move(in: position, level: isX ? x : o, using: &generator) else {
        break
      }
      position.playUnchecked(position.rules.index(of: square))
    }
    switch position.outcome?.winner {
    case .x?: return 1
    case .o?: return 0
    case nil: return 0.5
    }
  }
}

/// The difference in strength between two players, from the points of pairs of games.
private struct Strength: CustomStringConvertible {
  let mean: Double
  let error: Double
  let pairs: Int

  init(_ scores: [Double]) {
    pairs = scores.count
    let mean = scores.reduce(0, +) / Double(pairs)
    let squares = scores.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    self.mean = mean
    error = 1.96 * (squares / Double(max(1, pairs - 1)) / Double(pairs)).squareRoot()
  }

  var description: String {
    let percent = Int((100 * mean).rounded())
    let range = "\(elo(mean - error)) … \(elo(mean + error))"
    return "\(elo(mean)) (\(range)), \(percent) % of the points"
  }

  /// The Elo difference for a share of the points.
  ///
  /// A player who won everything gets only a lower bound: the difference at half a point less.
  private func elo(_ share: Double) -> String {
    let most = 1 - 0.5 / Double(2 * pairs)
    let difference = { (share: Double) in Int((-400 * log10(1 / share - 1)).rounded()) }
    if share > most { return "over \(difference(most))" }
    if share < 1 - most { return "under \(difference(1 - most))" }
    return "\(difference(share))"
  }
}
