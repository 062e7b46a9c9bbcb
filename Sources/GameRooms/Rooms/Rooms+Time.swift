import GameRules
import RoomProtocol

/// The walks through all rooms of the store, once an hour, in which old ones are deleted.
///
/// A wrong clock must not make all of them old at once. So the current time is not the clock's, but that of
/// the newest line at the start plus the time that the server has run since. A jump of the clock counts as
/// another start.
struct Forgetting {
  /// When the server started, or its clock jumped.
  let start: Int
  /// The time of the newest line before the start; found by the first walk, which deletes nothing.
  private var newest: Int?
  private var isNewestFound = false
  /// When the next rooms are looked at.
  private(set) var due: Int
  /// The last room that was looked at in this walk.
  private(set) var last: Secret?
  /// The rooms with days for each move whose last lines were written shortly before the newest one: the server
  /// that stopped then may not have called their players.
  private var latest: [StoredRoom] = []

  init(start: Int) {
    self.start = start
    due = start
  }

  /// The earliest that the current time can be; nil until that is known.
  func today(at time: Int) -> Int? { isNewestFound ? (newest ?? start) + time - start : nil }

  /// Goes on after rooms that were looked at; an empty array ends the walk.
  mutating func pass(_ rooms: [StoredRoom], at time: Int) {
    guard let last = rooms.last else {
      isNewestFound = true
      return rest(from: time)
    }
    self.last = last.id
    if !isNewestFound {
      let old = rooms.filter { $0.time < start }
      let newest = old.map(\.time).reduce(self.newest) { max($0 ?? $1, $1) }
      self.newest = newest
      latest = (latest + old.filter { $0.days > 0 }).filter {
        $0.time >= (newest ?? start) - 2 * Rooms.absence
      }
    }
  }

  /// Takes the rooms whose players may not have been called, once the first walk has found them.
  mutating func takeLatest() -> [Secret] {
    guard isNewestFound else { return [] }
    defer { latest = [] }
    return latest.map(\.id)
  }

  /// Schedules the next walk for an hour later.
  mutating func rest(from time: Int) {
    last = nil
    due = time + 3_600_000
  }
}

// Work that falls due as time passes.
extension Rooms {
  /// Does the work that is due; call it several times a second.
  public func tick() {
    let now = time()
    letComputerPlay()
    runHalls()
    tickHalls(now)
    for id in timed {
      guard let open = rooms[id], !open.isBusy, let mark = open.room.flag(at: now) else {
        continue
      }
      write(Write(id: id, open: open, event: .end(.outOfTime(mark)), pending: nil, reply: nil))
    }
    guard now - 1000 >= lastSecond || now < lastSecond else { return }
    if now < lastSecond || now - 60_000 > lastSecond {
      forgetting = Forgetting(start: now)
      if lastSecond != .min { report(.clockJumped) }
    }
    lastSecond = now
    for id in roomsWithStaleCounts {
      guard let open = rooms[id] else { continue }
      open.hasStaleCount = false
      guard open.hasWrongCount else { continue }
      open.version += 1
      announce(open)
    }
    roomsWithStaleCounts = []
    for id in roomsWithAbsentPlayers {
      guard let open = rooms[id] else { continue }
      if Mark.allCases.allSatisfy({ open[$0].lingersUntil <= now }) {
        roomsWithAbsentPlayers.remove(id)
        refreshAudience(open)
        tellOthers(open)
      }
    }
    tellClaimants(now)
    callAwayPlayers(now)
    forgetSeekers(now)
    breakSilence(now)
    forgetOldRooms(now)
    if now - 10_000 >= lastSweep || now < lastSweep { sweep(now) }
  }

  func breakSilence(_ now: Int) {
    for watcher in Array(watchers.values) where now - watcher.sentAt >= limits.silence {
      if watcher.after == nil {
        watcher.sentAt = now
        watcher.client.send(RoomEvent.quiet)
      } else {
        close(watcher)
      }
    }
  }

  /// Removes rooms that nobody has used for a while from memory.
  func sweep(_ now: Int) {
    lastSweep = now
    for open in rooms.values {
      if open.isIdle {
        if isIdle(open), now - open.usedAt >= limits.idle { forget(open) }
      } else if queue.isShared {
        tellOthers(open)
        refreshAudience(open)
      }
    }
    tables.prune()
  }

  /// Looks at the next rooms of the store, and deletes those that are old.
  func forgetOldRooms(_ now: Int) {
    guard now >= forgetting.due, !isForgetting else { return }
    isForgetting = true
    let (start, last) = (forgetting.start, forgetting.last)
    let (today, limits) = (forgetting.today(at: now), limits)
    ask { store throws(StoreError) in
      let stored = try store.rooms(after: last)
      let old = stored.filter { room in
        let life = (room.isPlayed ? limits.life : limits.unplayedLife) + room.days * 86_400_000
        return today.map { room.time < $0 - life } ?? false
      }.map(\.id)
      if !old.isEmpty { try store.delete(old) }
      return (stored, old)
    } then: { [self] (answer: Result<([StoredRoom], [Secret]), StoreError>) in
      isForgetting = false
      counts.forgotten += ((try? answer.get())?.1 ?? []).count
      guard case .success(let (stored, old)) = answer else { return forgetting.rest(from: now) }
      for id in old { forgetDeleted(id) }
      guard forgetting.start == start else { return }
      forgetting.pass(stored, at: now)
      noteTurns(in: forgetting.takeLatest())
    }
  }

  /// Writes everything, then ends every stream.
  public func close() {
    repeat {
      flush()
      queue.finish()
    } while isFlushing || !writes.isEmpty
    tellNews()
    for watcher in Array(hallWatchers.values) {
      watcher.client.send(RoomEvent.farewell)
      close(watcher)
    }
    for watcher in Array(watchers.values) {
      watcher.client.send(RoomEvent.farewell)
      close(watcher)
    }
  }
}
