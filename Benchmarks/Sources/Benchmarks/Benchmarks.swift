/// Measures the libraries in one run, so that the numbers are comparable.
///
/// Each line is the median of several repetitions of the same work, with their spread.
@main
struct Benchmarks {
  static func main() {
    let repetitions = 9
    print("Median of \(repetitions) repetitions, in millions a second; ± is half the spread.")
    print("3.0× C++: three times as fast as C++, which was measured on two cores of an AMD EPYC.\n")

    print("Moves of random games, each checked for a win; new games start from an empty board.")
    for workload in RandomGames.all {
      report(workload.name, measure(repetitions: repetitions) { workload.run() })
    }

    print("\nRandom games to their end.")
    for workload in RandomPlayouts.all {
      report(
        workload.name, measure(repetitions: repetitions) { workload.run() },
        workload.references)
    }

    print(
      """

      Perft without bulk counting. A node is a move made and checked for a win, on any ply; a leaf
      is a sequence of the full depth.
      """)
    for workload in PerftCount.all {
      report(
        workload.name, measure(repetitions: repetitions, workload.makeRun()),
        workload.references, leafShare: workload.leafShare)
    }

    print()
    solverBenchmarks()
  }

  private static func report(
    _ name: String, _ rate: Rate, _ references: [Reference] = [], leafShare: Double? = nil
  ) {
    var line = "  " + padded(name, 30, onLeft: false) + padded(rate.median.text, 9)
    line += " ±" + padded(rate.halfSpread.text, 6)
    if let leafShare {
      line += padded((rate.median * leafShare).text, 9) + " leaves"
    }
    let ratios = references.map { $0.ratio(rate.median / $0.amount) }
    print(line + "   " + ratios.joined(separator: ", "))
  }
}

private func padded(_ text: String, _ width: Int, onLeft: Bool = true) -> String {
  let padding = String(repeating: " ", count: max(0, width - text.count))
  return onLeft ? padding + text : text + padding
}
