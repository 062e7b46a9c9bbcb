import GameRooms
import Testing

/// The clock that does not jump.
@Suite struct SteadyClockTests {
  @Test(arguments: [0, 600_000, -600_000, 31 * 86_400_000])
  func `a step of the system's clock changes a second by a millisecond at most`(step: Int) {
    var clock = SteadyClock(wall: 5_000_000, monotonic: 70)
    var before = clock.time(wall: 5_000_000, monotonic: 70)
    #expect(before == 5_000_000)
    for second in 1...100 {
      let wall = 5_000_000 + second * 1000 + step
      let time = clock.time(wall: wall, monotonic: 70 + second * 1000)
      #expect(time - before == 1000 + step.signum())
      before = time
    }
  }

  @Test func `it arrives at the system's time and stays there`() {
    var clock = SteadyClock(wall: 0, monotonic: 0)
    var times: [Int] = []
    for tick in 1...1000 {
      times.append(clock.time(wall: tick * 250 + 40, monotonic: tick * 250))
    }
    #expect(times.last == 1000 * 250 + 40)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `it never runs backwards, whatever the clocks say`() {
    var clock = SteadyClock(wall: 1000, monotonic: 1000)
    let times = [(0, 2000), (0, 2000), (0, 1500), (0, 3000), (9000, 3000), (9000, 3001)].map {
      clock.time(wall: $0, monotonic: $1)
    }
    #expect(times == [1999, 1999, 1999, 2998, 2998, 2999])
  }
}
