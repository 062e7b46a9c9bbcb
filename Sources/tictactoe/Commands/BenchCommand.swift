import GameSolver

extension Command {
  /// Counts the positions the solver searches.
  static let bench = Command(
    name: "bench",
    summary: "Search a fixed set of games and count the positions",
    details: """
      Searches a fixed set of games and prints how many positions were looked at, for each and
      together. The last number changes only with how the solver searches, not with the machine.
      """,
    run: { _ throws(Failure) in
      let total = Bench.run { result in print("\(result.game) \(result.nodes)") }
      print("total \(total)")
    })
}
