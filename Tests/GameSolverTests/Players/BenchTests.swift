import Testing

@testable import GameSolver

@Suite struct BenchTests {
  @Test func `the bench signature is the expected one`() {
    var results: [Bench.Result] = []
    #expect(Bench.run { results.append($0) } == 52_426)
    #expect(results.map { $0.game } == Bench.games)
    #expect(results.allSatisfy { $0.bounds.value != nil })
  }
}
