/// A clock whose time never jumps, in milliseconds since 1970.
///
/// It starts with the system's time and runs with the monotonic clock. It follows the system's time by
/// at most one millisecond a second, so that a step of the system's clock takes no player's time
/// (decision 81).
public struct SteadyClock: Sendable {
  private var shown: Int
  private var monotonic: Int
  /// The milliseconds since the last correction.
  private var sinceCorrection = 0

  private static let correctionPeriod = 1000

  /// Starts a clock.
  ///
  /// - Parameters:
  ///   - wall: The system's time in milliseconds since 1970.
  ///   - monotonic: The monotonic clock in milliseconds.
  public init(wall: Int, monotonic: Int) {
    shown = wall
    self.monotonic = monotonic
  }

  /// Returns the time, which is at least that of the call before.
  ///
  /// - Parameters:
  ///   - wall: The system's time in milliseconds since 1970.
  ///   - monotonic: The monotonic clock in milliseconds.
  /// - Returns: Milliseconds since 1970.
  public mutating func time(wall: Int, monotonic: Int) -> Int {
    let passed = max(monotonic - self.monotonic, 0)
    self.monotonic += passed
    shown += passed
    sinceCorrection += passed
    if passed > 0, sinceCorrection >= SteadyClock.correctionPeriod {
      sinceCorrection = 0
      shown += (wall - shown).signum()
    }
    return shown
  }
}
