/// A tap with a finger: down and up on the same square, however far it slid there.
///
/// Browsers call it a click only where the finger hardly moved; children slide.
public struct TapGesture: Hashable, Sendable {
  private var pointer: Int32?
  private var start: Int?
  /// Whether a click comes after a tap that has been told already.
  private var ignoresClick = false

  /// No finger is down.
  public init() {}

  /// A pointer went down; a second one means no tap.
  ///
  /// - Parameters:
  ///   - pointer: The pointer.
  ///   - square: The index of the square that it went down on, if that is to be tapped.
  public mutating func down(_ pointer: Int32, on square: Int?) {
    ignoresClick = false
    start = start == nil ? square : nil
    self.pointer = pointer
  }

  /// The pointer was let go; returns whether that was a tap.
  public mutating func up(_ pointer: Int32, over square: Int?) -> Bool {
    guard let start, self.pointer == pointer else { return false }
    self.start = nil
    ignoresClick = start == square
    return ignoresClick
  }

  /// The system took the pointer away.
  public mutating func cancel() { start = nil }

  /// A click came; returns whether it is one of its own.
  public mutating func click() -> Bool {
    defer { ignoresClick = false }
    return !ignoresClick
  }
}
