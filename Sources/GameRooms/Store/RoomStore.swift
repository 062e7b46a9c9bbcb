import GameRules

/// A store of the logs of rooms.
public protocol RoomStore: AnyObject {
  /// Whether other servers write to it too.
  var isShared: Bool { get }

  /// Appends lines, each as the next of its room, and returns once they are saved.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: For each line, whether it was saved; false if its number is taken or its room is
  ///   gone.
  /// - Throws: `StoreError` if it is unknown whether any line was saved.
  func append(_ lines: [RoomLine]) throws(StoreError) -> [Bool]

  /// Returns the lines of a room from a number on, in order.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  func lines(of room: Secret, from number: Int) throws(StoreError) -> [RoomLine]

  /// Deletes the expired ones among the next few hundred rooms.
  ///
  /// - Parameters:
  ///   - room: The room after which to continue, in an order of the store's own; nil to start.
  ///   - idle: Rooms without a line since this time are deleted.
  ///   - unplayed: Rooms in which nobody has moved are deleted if they have no line since this
  ///     time.
  /// - Returns: The deleted rooms, and the last room examined, or nil at the end.
  /// - Throws: `StoreError` if the store cannot be read.
  func forget(after room: Secret?, idleSince idle: Int, unplayedSince unplayed: Int)
    throws(StoreError) -> (forgotten: [Secret], last: Secret?)

  /// Sends a notice to the other servers that is not saved.
  func tell(_ notice: UTF8Text)
}

extension RoomStore {
  /// Does nothing, as there are no other servers.
  public func tell(_ notice: UTF8Text) {}
}

/// The reason why a store failed.
public struct StoreError: Error, Hashable, CustomStringConvertible {
  /// The cause in words.
  public let description: String

  /// Creates an error with its cause.
  public init(_ description: String) { self.description = description }
}

/// A store that lasts as long as the program.
public final class MemoryStore: RoomStore {
  private var logs: [Secret: [RoomLine]] = [:]

  /// Creates an empty store.
  public init() {}

  /// Always false, as no other server writes to it.
  public var isShared: Bool { false }

  /// Appends lines, each as the next of its room.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: For each line, whether it was saved; false if its number is taken or its room is
  ///   gone.
  public func append(_ lines: [RoomLine]) -> [Bool] {
    lines.map { line in
      guard line.number == (logs[line.room]?.count ?? 0) + 1 else { return false }
      logs[line.room, default: []].append(line)
      return true
    }
  }

  /// Returns the lines of a room from a number on, in order.
  public func lines(of room: Secret, from number: Int) -> [RoomLine] {
    Array((logs[room] ?? []).dropFirst(number - 1))
  }

  /// Deletes the expired rooms.
  ///
  /// - Parameters:
  ///   - room: Ignored, as every call examines all rooms.
  ///   - idle: Rooms without a line since this time are deleted.
  ///   - unplayed: Rooms in which nobody has moved are deleted if they have no line since this
  ///     time.
  /// - Returns: The deleted rooms.
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
