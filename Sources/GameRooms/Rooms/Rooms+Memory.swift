import GameRules
import RoomProtocol

// The rooms in memory.
extension Rooms {
  /// Hands on the room, read from its log if it is not in memory.
  func open(_ id: Secret, then: @escaping (Result<OpenRoom, HTTPResponse>) -> Void) {
    if let open = rooms[id] { return then(.success(open)) }
    guard opening[id, default: []].count < limits.waiting else { return then(.failure(.tooMuch)) }
    opening[id, default: []].append(then)
    guard opening[id]?.count == 1 else { return }
    ask { store throws(StoreError) in
      try store.lines(of: id, from: 1)
    } then: { [self] answer in
      let room = Result { () throws(HTTPResponse) in try read(id, answer) }
      for then in opening.removeValue(forKey: id) ?? [] { then(room) }
      if heardEarly.remove(id) != nil, let open = rooms[id] { catchUp(open) }
    }
  }

  private func read(
    _ id: Secret, _ answer: Result<[RoomLine], StoreError>
  ) throws(HTTPResponse) -> OpenRoom {
    guard case .success(let lines) = answer else { throw .storeFails }
    // Classes and their codes have logs in the same store.
    guard let first = lines.first, !["hall", "code"].contains(first.text.words[0]) else {
      throw .noSuchRoom
    }
    makeSpace()
    guard rooms.count < limits.openRooms, hasTable(for: first) else { throw .tooMuch }
    do throws(Room.Unreadable) {
      var room = try Room(first) { tables.table(for: $0) }
      for line in lines.dropFirst() { try room.take(line) }
      // A class records its results even if nobody follows it.
      if let hall = room.hall { openHall(hall) { _ in } }
      return remember(id, room)
    } catch {
      report(.logUnreadable)
      throw .unreadableLog
    }
  }

  private func hasTable(for line: RoomLine) -> Bool {
    switch LogEntry(line.text) {
    case .game(let terms, _)?, .match(let terms, _, _, _)?: hasTable(for: terms.rules)
    default: true
    }
  }

  /// Whether the lines of some rules are in memory, or fit into it.
  func hasTable(for rules: Rules) -> Bool {
    tables.has(rules) || tables.lines < limits.tableLines
  }

  func remember(_ id: Secret, _ room: Room) -> OpenRoom {
    let open = OpenRoom(id, room, at: time())
    rooms[id] = open
    note(open)
    return open
  }

  /// Records whether the clock of a room is running, whether the computer has something to do, and
  /// whether somebody may soon claim the win.
  func note(_ open: OpenRoom) {
    noteBoard(of: open.id)
    if open.room.hasWorkForComputer { automatic.insert(open.id) } else { automatic.remove(open.id) }
    if open.room.canBeClaimed { roomsToClaim.insert(open.id) }
    if open.room.isTimed { timed.insert(open.id) } else { timed.remove(open.id) }
  }

  func forget(_ open: OpenRoom) {
    rooms[open.id] = nil
    timed.remove(open.id)
    automatic.remove(open.id)
    found[open.id] = nil
    turns[open.id] = nil
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

  /// Forgets a room or a class that is no longer in the store; the class of the room learns of it.
  func forgetDeleted(_ id: Secret) {
    if let open = halls[id] { forget(open) }
    if let open = rooms[id] { forget(open) }
    if let (hall, board) = hallOf[id], let open = halls[hall] { attach(board, of: open) }
  }

  /// Whether nothing and nobody needs the room in memory: no stream, no class, no call of a player.
  func isIdle(_ open: OpenRoom) -> Bool {
    open.isIdle && hallOf[open.id] == nil && turns[open.id] == nil
  }

  /// Drops idle rooms from memory if there are too many; they are read again when needed.
  func makeSpace() {
    if tables.lines >= limits.tableLines { tables.prune() }
    if rooms.count >= limits.openRooms || tables.lines >= limits.tableLines {
      for open in rooms.values where isIdle(open) { forget(open) }
      tables.prune()
    }
  }

  enum CatchUp { case done, gone, failed }

  /// Applies the lines that other servers have written; meanwhile no request is judged.
  func catchUp(_ open: OpenRoom, then: @escaping (CatchUp) -> Void = { _ in }) {
    let (id, known) = (open.id, open.room.count)
    open.questions += 1
    // Starts at the last known line: if that is missing, the room was deleted.
    ask { store throws(StoreError) in
      try store.lines(of: id, from: known)
    } then: {
      [self] answer in
      open.questions -= 1
      guard rooms[id] === open else { return then(.gone) }
      switch answer {
      case .failure:
        then(.failed)
        release([open], isAnswered: false)
      case .success(let lines):
        let new = lines.drop { $0.number <= open.room.count }
        if lines.first?.number == known, take(new, in: open) {
          then(.done)
          release([open], isAnswered: true)
        } else {
          forget(open)
          then(.gone)
        }
      }
    }
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
