import Testing

@testable import GameSolver

@Suite("Bench")
struct BenchTests {
  @Test("the signature: the nodes of all searches of the set")
  func signature() {
    var results: [Bench.Result] = []
    #expect(Bench.run { results.append($0) } == 52_426)
    #expect(results.map { $0.game } == Bench.games)
    #expect(results.allSatisfy { $0.bounds.value != nil })
  }
}
