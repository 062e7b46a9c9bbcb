import GameRules

/// How much time each mark has: so many seconds, and some more for each move (Fischer's clock).
public struct TimeControl: Hashable, Sendable {
  /// How many seconds a mark can have.
  public static let allSeconds = 1...86_400
  /// How many seconds a move can add.
  public static let allIncrements = 0...3_600

  /// The seconds of each mark at the beginning.
  public let seconds: Int
  /// The seconds that each move adds.
  public let increment: Int

  /// Reads `SECONDS+INCREMENT`; nil where it is something else or out of bounds.
  public init?(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Int(digits: parts[0]),
      let increment = Int(digits: parts[1]), TimeControl.allSeconds ~= seconds,
      TimeControl.allIncrements ~= increment
    else { return nil }
    self.seconds = seconds
    self.increment = increment
  }

  /// `SECONDS+INCREMENT`.
  public var notation: UTF8Text { "\(seconds)+\(increment)" }
}

/// The clock of a game, in milliseconds; it reads no time of its own.
///
/// It runs for the mark that is to move once both have moved.
struct RoomClock {
  let control: TimeControl
  /// What was left when the clock was last looked at.
  private var left: (x: Int, o: Int)
  /// For whom it runs, and since when.
  private(set) var running: (mark: Mark, since: Int)?

  init(_ control: TimeControl) {
    self.control = control
    left = (control.seconds * 1000, control.seconds * 1000)
  }

  /// How much a mark has left.
  func left(of mark: Mark, at time: Int) -> Int {
    let left = mark == .x ? left.x : left.o
    guard let running, running.mark == mark else { return left }
    return max(left - max(time - running.since, 0), 0)
  }

  /// Whose time is used up, if anyone's is.
  func flag(at time: Int) -> Mark? {
    guard let running, left(of: running.mark, at: time) == 0 else { return nil }
    return running.mark
  }

  /// A mark has moved, and the next one is to move, or nobody.
  mutating func press(by mark: Mark, next: Mark?, at time: Int) {
    let isTimed = running?.mark == mark
    run(for: next, from: time)
    guard isTimed else { return }
    if mark == .x { left.x += control.increment * 1000 } else { left.o += control.increment * 1000 }
  }

  /// The clock runs for a mark from now on, or for nobody.
  mutating func run(for mark: Mark?, from time: Int) {
    left = (left(of: .x, at: time), left(of: .o, at: time))
    running = mark.map { ($0, time) }
  }
}
