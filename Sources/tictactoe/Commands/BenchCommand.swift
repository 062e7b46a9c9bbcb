import GameSolver

extension Command {
  /// Counts the positions the solver searches.
  static let bench = Command(
    name: "bench",
    summary: "Search a fixed set of games and count the positions",
    details: """
      Searches a fixed set of games and prints how many positions the solver visited, for each and in
      total. The total depends only on how the solver searches, not on the machine.
      """,
    run: { _ throws(Failure) in
      let total = Bench.run { result in print("\(result.game) \(result.nodes)") }
      print("total \(total)")
    })
}
