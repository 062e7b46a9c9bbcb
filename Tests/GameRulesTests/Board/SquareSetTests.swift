import GameRules
import Testing

@Suite struct SquareSetTests {
  @Test func `a set holds any of the 361 squares, across word boundaries`() {
    var set = SquareSet()
    for index in 0..<361 {
      #expect(!set.contains(index))
      set.insert(index)
      #expect(set.contains(index) && set.count == index + 1)
    }
    for index in stride(from: 0, to: 361, by: 2) { set.remove(index) }
    #expect((0..<361).filter { set.contains($0) } == Array(stride(from: 1, to: 361, by: 2)))
    #expect(set.count == 180)
  }
}
