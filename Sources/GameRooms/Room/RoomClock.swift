import GameRules
import RoomProtocol

/// The clock of a game, in milliseconds; the caller provides the current time.
///
/// It runs for the mark to move, once both have moved.
struct RoomClock {
  let control: TimeControl
  /// The time left when the clock was last updated.
  private var remaining: (x: Int, o: Int)
  /// The mark whose time is running, and since when.
  private(set) var running: (mark: Mark, since: Int)?

  init(_ control: TimeControl, running: (mark: Mark, since: Int)? = nil) {
    self.control = control
    remaining = (control.seconds * 1000, control.seconds * 1000)
    self.running = running
  }

  /// The time that a mark has left.
  func remaining(of mark: Mark, at time: Int) -> Int {
    let remaining = mark == .x ? remaining.x : remaining.o
    guard let running, running.mark == mark else { return remaining }
    return max(remaining - max(time - running.since, 0), 0)
  }

  /// The mark that has run out of time, if there is one.
  func flag(at time: Int) -> Mark? {
    guard let running, remaining(of: running.mark, at: time) == 0 else { return nil }
    return running.mark
  }

  /// Records a move of `mark`, after which `next`, or nobody, is to move.
  mutating func press(by mark: Mark, next: Mark?, at time: Int) {
    let isTimed = running?.mark == mark
    run(for: next, from: time)
    if control.isPerMove { self = RoomClock(control, running: running) }
    guard isTimed else { return }
    if mark == .x {
      remaining.x += control.increment * 1000
    } else {
      remaining.o += control.increment * 1000
    }
  }

  /// Gives each mark the time of the other, as their players swap marks; the clock must not run.
  mutating func swapMarks() {
    remaining = (remaining.o, remaining.x)
  }

  /// Runs the clock for a mark from now on; nil stops it.
  mutating func run(for mark: Mark?, from time: Int) {
    remaining = (remaining(of: .x, at: time), remaining(of: .o, at: time))
    running = mark.map { ($0, time) }
  }
}
