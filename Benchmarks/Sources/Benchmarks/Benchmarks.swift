import GameRules

@main
struct Benchmarks {
  static func main() {
    let clock = ContinuousClock()
    let turns = 100_000_000
    var mark = Mark.x
    let time = clock.measure {
      for _ in 0..<turns { mark = mark.opponent }
    }
    print("\(turns) turns in \(time), \(mark) to move")
  }
}
