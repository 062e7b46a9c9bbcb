import GameRules
import RoomProtocol

// The rooms in memory.
extension Rooms {
  /// Returns the room, read from its log if it is not in memory.
  func open(_ id: Secret) throws(HTTPResponse) -> OpenRoom {
    if let open = rooms[id] { return open }
    let lines: [RoomLine]
    do throws(StoreError) {
      lines = try store.lines(of: id, from: 1)
    } catch {
      throw .storeFails
    }
    guard let first = lines.first else { throw .noSuchRoom }
    makeSpace()
    guard rooms.count < limits.openRooms else { throw .tooMuch }
    do throws(Room.Unreadable) {
      var room = try Room(first) { tables.table(for: $0) }
      for line in lines.dropFirst() { try room.take(line) }
      return remember(id, room)
    } catch {
      throw .unreadableLog
    }
  }

  func remember(_ id: Secret, _ room: Room) -> OpenRoom {
    let open = OpenRoom(id, room, at: time())
    rooms[id] = open
    note(open)
    return open
  }

  /// Records whether the clock of a room is running.
  func note(_ open: OpenRoom) {
    if open.room.isTimed { timed.insert(open.id) } else { timed.remove(open.id) }
  }

  func forget(_ open: OpenRoom) {
    rooms[open.id] = nil
    timed.remove(open.id)
    roomsWithStaleCounts.remove(open.id)
    roomsWithAbsentPlayers.remove(open.id)
    news[open.id] = nil
    for watcher in open.watchers {
      uncount(watcher)
      watcher.client.end()
    }
    let waiting = open.waiting
    open.waiting = []
    for pending in waiting { pending.client.reply(.noSuchRoom) }
  }

  /// Drops idle rooms from memory if there are too many; they are read again when needed.
  func makeSpace() {
    if rooms.count >= limits.openRooms || tables.count >= limits.tables {
      for open in rooms.values where open.isIdle { forget(open) }
      tables.prune()
    }
  }

  enum CatchUp { case done, gone, failed }

  /// Applies the lines that other servers have written.
  @discardableResult
  func catchUp(_ open: OpenRoom) -> CatchUp {
    let lines: [RoomLine]
    do throws(StoreError) {
      // Starts at the last known line: if that is missing, the room was deleted.
      lines = try store.lines(of: open.id, from: open.room.count)
    } catch {
      return .failed
    }
    guard lines.first?.number == open.room.count, take(lines.dropFirst(), in: open) else {
      forget(open)
      return .gone
    }
    return .done
  }

  func take(_ lines: ArraySlice<RoomLine>, in open: OpenRoom) -> Bool {
    guard !lines.isEmpty else { return true }
    do throws(Room.Unreadable) {
      for line in lines { try open.room.take(line) }
    } catch {
      return false
    }
    note(open)
    open.version += 1
    announce(open)
    return true
  }
}
