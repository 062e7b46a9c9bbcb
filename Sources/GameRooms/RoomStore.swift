import GameRules

/// Where the logs of rooms are kept.
public protocol RoomStore: AnyObject {
  /// Whether other servers write to it too.
  var isShared: Bool { get }

  /// Writes lines, each as the next of its room, and returns once they are kept for good.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: For each whether it is kept; false where its number is taken, or its room is gone.
  /// - Throws: The cause, where it cannot be known that any of them is kept.
  func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool]

  /// The lines of a room from a number on, in their order.
  ///
  /// - Throws: The cause, where the store cannot be asked.
  func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine]

  /// Forgets the rooms that nobody needs any more among some hundred of them.
  ///
  /// - Parameters:
  ///   - room: Only those after this one are looked at, in an order of the store's own.
  ///   - idle: Rooms without a line since this time are forgotten.
  ///   - unplayed: Rooms in which nobody has moved, too, without a line since this time.
  /// - Returns: The rooms that are forgotten, and the last that was looked at, or nil at the end.
  /// - Throws: The cause, where the store cannot be asked.
  func forget(after room: Secret?, idleSince idle: Int, unplayedSince unplayed: Int)
    throws(StoreError) -> (forgotten: [Secret], last: Secret?)

  /// Tells the other servers what is not kept.
  func tell(_ notice: UTF8Text)
}

extension RoomStore {
  /// Nobody else is there to be told.
  public func tell(_ notice: UTF8Text) {}
}

/// Why a store could not be asked.
public struct StoreError: Error, Hashable, CustomStringConvertible {
  /// The cause in words.
  public let description: String

  /// An error with its cause.
  public init(_ description: String) { self.description = description }
}

/// Logs that last as long as the program.
public final class MemoryStore: RoomStore {
  private var logs: [Secret: [RoomLine]] = [:]

  /// Nothing is kept yet.
  public init() {}

  /// Nobody else writes to it.
  public var isShared: Bool { false }

  /// Writes lines, each as the next of its room.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: For each whether it is kept; false where its number is taken, or its room is gone.
  public func append(_ lines: [RoomLine]) -> [Bool] {
    lines.map { line in
      guard line.number == (logs[line.room]?.count ?? 0) + 1 else { return false }
      logs[line.room, default: []].append(line)
      return true
    }
  }

  /// The lines of a room from a number on, in their order.
  public func lines(of room: Secret, from number: Int) -> [RoomLine] {
    Array((logs[room] ?? []).dropFirst(number - 1))
  }

  /// Forgets the rooms that nobody needs any more.
  ///
  /// - Parameters:
  ///   - room: Ignored, as all are looked at.
  ///   - idle: Rooms without a line since this time are forgotten.
  ///   - unplayed: Rooms in which nobody has moved, too, without a line since this time.
  /// - Returns: The rooms that are forgotten.
  public func forget(after room: Secret?, idleSince idle: Int, unplayedSince unplayed: Int)
    -> (forgotten: [Secret], last: Secret?)
  {
    let forgotten = logs.filter { _, lines in
      let isPlayed = lines.contains { Square($0.text) != nil }
      return lines.last.map { $0.time < (isPlayed ? idle : unplayed) } ?? true
    }
    for room in forgotten.keys { logs[room] = nil }
    return (Array(forgotten.keys), nil)
  }
}
