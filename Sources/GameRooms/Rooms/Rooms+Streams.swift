import GameRules

// Watchers and broadcasts.
extension Rooms {
  func watch(_ open: OpenRoom, after: Int?, _ pending: Pending) {
    let now = time()
    open.usedAt = now
    let seat = seat(pending.request, in: open)
    // A class sits behind one address, and has limits of its own.
    let isOfClass = open.room.isOfClass && seat != nil
    let address = isOfClass ? nil : key(of: pending.request.address)
    guard hasPlace(for: seat, from: address, in: open) else {
      return glance(at: open, after: after, seat, pending)
    }
    if let seat {
      let own = open.watchers.filter { $0.seat == seat }
      if own.count >= limits.connections, let first = own.first { close(first) }
    }
    let watcher = Watcher(
      pending.client, open, token: pending.request.digest, after: after, address: address, at: now)
    watchers[ObjectIdentifier(pending.client)] = watcher
    if let address { streams[address, default: 0] += 1 }
    open.add(watcher)
    refreshAudience(open)
    tellOthers(open)
    seekAgain(in: open)
    pending.client.open()
    if after.map({ open.room.count > $0 }) ?? true { tell(watcher, state(of: open)) }
  }

  /// The number of all streams, of rooms and of classes.
  var streamCount: Int { watchers.count + hallWatchers.count }

  /// Whether a stream may stay open; for a player, the oldest stream of a spectator ends if need be.
  private func hasPlace(for seat: Mark?, from address: UInt64?, in open: OpenRoom) -> Bool {
    if let address, streams[address, default: 0] >= limits.streams { return false }
    guard seat != nil else {
      return open.watching < limits.watchers && streamCount < mostStreams
    }
    guard streamCount >= mostStreams else { return true }
    let spectators = watchers.values.filter { $0.seat == nil }
    guard let oldest = spectators.min(by: { $0.openedAt < $1.openedAt }) else { return false }
    close(oldest)
    return true
  }

  /// Answers with the current state alone: clients ask again, and so follow the game with a delay.
  private func glance(at open: OpenRoom, after: Int?, _ seat: Mark?, _ pending: Pending) {
    if let seat { linger(in: open, seat) }
    guard after.map({ open.room.count > $0 }) ?? true else {
      return pending.client.reply(.tooManyWatch)
    }
    let now = time()
    if open.glance.map({ $0.version != open.version || now - $0.time >= 1000 }) ?? true {
      open.glance = (state(of: open), open.version, now)
    }
    pending.client.open()
    if let glance = open.glance { pending.client.send(glance.state) }
    pending.client.end()
  }

  /// Removes a client that has disconnected.
  public func disconnected(_ client: any RoomConnection) {
    if let watcher = hallWatchers[ObjectIdentifier(client)] { return drop(watcher) }
    guard let watcher = watchers[ObjectIdentifier(client)] else { return }
    drop(watcher)
  }

  func drop(_ watcher: Watcher) {
    let open = watcher.open
    uncount(watcher)
    open.remove(watcher)
    if let seat = watcher.seat, watcher.after != nil { return linger(in: open, seat) }
    if rooms[open.id] === open {
      refreshAudience(open)
      tellOthers(open)
    }
  }

  /// Counts a player as present for a moment: a polling client asks again soon.
  private func linger(in open: OpenRoom, _ seat: Mark) {
    open[seat].lingersUntil = time() + limits.linger
    roomsWithAbsentPlayers.insert(open.id)
    guard rooms[open.id] === open else { return }
    refreshAudience(open)
    tellOthers(open)
  }

  /// Frees the place of a stream.
  func uncount(_ watcher: Watcher) {
    guard watchers.removeValue(forKey: ObjectIdentifier(watcher.client)) != nil else { return }
    freeStream(of: watcher.address)
  }

  func freeStream(of address: UInt64?) {
    guard let address, let count = streams[address] else { return }
    streams[address] = count > 1 ? count - 1 : nil
  }

  func close(_ watcher: Watcher) {
    drop(watcher)
    watcher.client.end()
  }

  func refreshAudience(_ open: OpenRoom) {
    if open.refreshAudience(at: time()) { announce(open) }
    if open.room.canBeClaimed { roomsToClaim.insert(open.id) }
    if open.hasStaleCount { roomsWithStaleCounts.insert(open.id) }
  }

  func state(of open: OpenRoom) -> UTF8Text {
    var audience = open.audience
    audience.claimant = claimant(in: open, at: time())
    return open.room.state(for: audience, at: time())
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
