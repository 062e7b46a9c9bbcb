import GameRules

// Watchers and broadcasts.
extension Rooms {
  func watch(_ open: OpenRoom, after: Int?, _ pending: Pending) {
    let now = time()
    let seat = seat(pending.request, in: open)
    if seat == nil, open.watching >= limits.watchers {
      return pending.client.reply(.tooManyWatch)
    }
    if let seat {
      let own = open.watchers.filter { $0.seat == seat }
      if own.count >= limits.connections, let first = own.first { close(first) }
    }
    let watcher = Watcher(pending.client, open, seat: seat, after: after, at: now)
    watchers[ObjectIdentifier(pending.client)] = watcher
    open.add(watcher)
    refreshAudience(open)
    tellOthers(open)
    pending.client.open()
    if after.map({ open.room.count > $0 }) ?? true { tell(watcher, state(of: open)) }
  }

  /// Removes a client that has disconnected.
  public func left(_ client: any RoomConnection) {
    guard let watcher = watchers[ObjectIdentifier(client)] else { return }
    drop(watcher)
  }

  func drop(_ watcher: Watcher) {
    let open = watcher.open
    watchers[ObjectIdentifier(watcher.client)] = nil
    open.remove(watcher)
    if let seat = watcher.seat, watcher.after != nil {
      open[seat].lingersUntil = time() + limits.linger
      roomsWithAbsentPlayers.insert(open.id)
    }
    if rooms[open.id] === open {
      refreshAudience(open)
      tellOthers(open)
    }
  }

  func close(_ watcher: Watcher) {
    drop(watcher)
    watcher.client.end()
  }

  func refreshAudience(_ open: OpenRoom) {
    if open.refreshAudience(at: time()) { announce(open) }
    if open.hasStaleCount { roomsWithStaleCounts.insert(open.id) }
  }

  func state(of open: OpenRoom) -> UTF8Text {
    open.room.state(for: open.audience, at: time())
  }

  func tell(_ watcher: Watcher, _ state: UTF8Text) {
    if let after = watcher.after {
      guard watcher.open.room.count > after else { return }
      watcher.client.send(state)
      close(watcher)
    } else {
      watcher.version = watcher.open.version
      watcher.watching = watcher.open.audience.watching
      watcher.sentAt = time()
      watcher.client.send(state)
    }
  }

  /// Schedules a broadcast of the room's state at the end of this event-loop iteration.
  func announce(_ open: OpenRoom) {
    news[open.id] = open
    askForFlush()
  }

  func tellNews() {
    // A client may leave while it is sent something, which is news for the others.
    while let (id, open) = news.first {
      news[id] = nil
      open.refreshAudience(at: time())  // A new game swaps the marks.
      let state = state(of: open)
      for watcher in open.watchers where watcher.version != open.version { tell(watcher, state) }
    }
  }
}
