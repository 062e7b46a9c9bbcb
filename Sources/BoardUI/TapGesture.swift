/// A tap with a finger: down and up on the same square, however far the finger slid within it.
///
/// Browsers report a click only if the finger hardly moved, but children's fingers slide.
public struct TapGesture: Hashable, Sendable {
  /// The fingers that went down on squares.
  private var fingers: [Int32] = []
  /// Whether a finger is down on a square.
  public var isTouched: Bool { !fingers.isEmpty }
  private var pointer: Int32?
  private var start: Int?
  /// Whether the next click repeats a tap that was already reported.
  private var ignoresClick = false

  /// Starts with no finger down.
  public init() {}

  /// Handles a pointer that goes down; a second one cancels the tap.
  ///
  /// While one finger, such as a thumb, rests on the board, another can tap; while two rest, none can.
  ///
  /// - Parameters:
  ///   - pointer: The pointer's ID.
  ///   - square: The index of the square under it, if a tap there counts.
  public mutating func down(_ pointer: Int32, on square: Int?) {
    ignoresClick = false
    start = start == nil && fingers.count < 2 ? square : nil
    self.pointer = pointer
    if square != nil { fingers.append(pointer) }
  }

  /// Handles a released pointer; returns whether it was a tap.
  public mutating func up(_ pointer: Int32, over square: Int?) -> Bool {
    fingers.removeAll { $0 == pointer }
    guard let start, self.pointer == pointer else { return false }
    self.start = nil
    ignoresClick = start == square
    return ignoresClick
  }

  /// Handles a pointer that the system cancelled.
  public mutating func cancel() { start = nil }

  /// Ignores the click of the current touch, which has already done something else.
  public mutating func spend() { ignoresClick = true }

  /// Handles a click; returns false if it repeats a tap.
  public mutating func click() -> Bool {
    defer { ignoresClick = false }
    return !ignoresClick
  }
}
