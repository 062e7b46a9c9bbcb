import GameRules
import RoomProtocol

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

  /// Returns the next few hundred rooms, in an order that the store chooses.
  ///
  /// - Parameter room: The room before them, or nil for the first ones.
  /// - Returns: The rooms; none at the end.
  /// - Throws: `StoreError` if the store cannot be asked.
  func rooms(after room: Secret?) throws(StoreError) -> [StoredRoom]

  /// Saves where the player of a seat receives messages, in place of the previous address.
  ///
  /// - Throws: `StoreError` if the store cannot be asked.
  func subscribe(_ seat: Mark, in room: Secret, to subscription: PushSubscription)
    throws(StoreError)

  /// Deletes where the player of a seat receives messages.
  ///
  /// - Throws: `StoreError` if the store cannot be asked.
  func unsubscribe(_ seat: Mark, in room: Secret) throws(StoreError)

  /// Returns where the player of a seat receives messages; nil if nowhere.
  ///
  /// - Throws: `StoreError` if the store cannot be asked.
  func subscription(of seat: Mark, in room: Secret) throws(StoreError) -> PushSubscription?

  /// Returns the key that signs messages: that of the first call, which is saved.
  ///
  /// - Parameter new: The key to save if there is none.
  /// - Returns: The saved key.
  /// - Throws: `StoreError` if the store cannot be asked.
  func pushKey(orSaved new: UTF8Text) throws(StoreError) -> UTF8Text

  /// Deletes the logs of rooms, and where their players receive messages.
  ///
  /// - Throws: `StoreError` if the store cannot be asked.
  func delete(_ rooms: [Secret]) throws(StoreError)

  /// Sends a notice to the other servers that is not saved.
  func tell(_ notice: UTF8Text)

  /// Finds out whether lines could be saved now.
  ///
  /// - Throws: `StoreError`, with the cause if not.
  func check() throws(StoreError)

  /// Sets the time, in milliseconds since 1970, at which the next question is to be given up.
  func setDeadline(_ deadline: Int)
}

extension RoomStore {
  /// Does nothing: memory is always available.
  public func check() {}

  /// Does nothing: a store on this machine answers, or its disk is at fault.
  public func setDeadline(_ deadline: Int) {}

  /// Does nothing: by default a store saves no subscriptions.
  public func subscribe(_ seat: Mark, in room: Secret, to subscription: PushSubscription) {}

  /// Does nothing, as nothing is saved.
  public func unsubscribe(_ seat: Mark, in room: Secret) {}

  /// Returns nil, as nothing is saved.
  public func subscription(of seat: Mark, in room: Secret) -> PushSubscription? { nil }

  /// Returns the new key.
  public func pushKey(orSaved new: UTF8Text) -> UTF8Text { new }

  /// Does nothing, as there are no other servers.
  public func tell(_ notice: UTF8Text) {}
}

/// A room in a store.
public struct StoredRoom: Hashable, Sendable {
  /// The room.
  public var id: Secret
  /// The time of its last line, in milliseconds since 1970.
  public var time: Int
  /// Whether anyone has moved there.
  public var isPlayed: Bool
  /// The days that each move has by the clock; 0 without such a clock.
  public var days: Int

  /// Creates a stored room.
  ///
  /// - Parameters:
  ///   - id: The room.
  ///   - first: The first line of its log.
  ///   - time: The time of its last line.
  ///   - isPlayed: Whether anyone has moved there.
  public init(id: Secret, first: UTF8Text, time: Int, isPlayed: Bool) {
    self.id = id
    self.time = time
    self.isPlayed = isPlayed
    if case .game(let terms, _)? = LogEntry(first) {
      days = terms.clock?.days ?? 0
    } else {
      days = 0
    }
  }
}

/// The reason a store could not be asked.
public struct StoreError: Error, Hashable, CustomStringConvertible {
  /// The cause in words.
  public let description: String

  /// Creates an error with its cause.
  public init(_ description: String) { self.description = description }
}

/// A store that lasts as long as the program.
public final class MemoryStore: RoomStore {
  private var logs: [Secret: [RoomLine]] = [:]
  private var subscriptions: [Secret: [Mark: PushSubscription]] = [:]

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

  /// All rooms.
  ///
  /// - Parameter room: Nil, as none come after them.
  /// - Returns: The rooms.
  public func rooms(after room: Secret?) -> [StoredRoom] {
    guard room == nil else { return [] }
    return logs.map { id, lines in
      StoredRoom(
        id: id, first: lines.first?.text ?? "", time: lines.last?.time ?? 0,
        isPlayed: lines.contains { Square($0.text) != nil })
    }
  }

  /// Saves where the player of a seat receives messages.
  public func subscribe(_ seat: Mark, in room: Secret, to subscription: PushSubscription) {
    if logs[room] != nil { subscriptions[room, default: [:]][seat] = subscription }
  }

  /// Deletes where the player of a seat receives messages.
  public func unsubscribe(_ seat: Mark, in room: Secret) { subscriptions[room]?[seat] = nil }

  /// Returns where the player of a seat receives messages; nil if nowhere.
  public func subscription(of seat: Mark, in room: Secret) -> PushSubscription? {
    subscriptions[room]?[seat]
  }

  /// Deletes the logs of rooms, and where their players receive messages.
  public func delete(_ rooms: [Secret]) {
    for room in rooms {
      logs[room] = nil
      subscriptions[room] = nil
    }
  }
}
