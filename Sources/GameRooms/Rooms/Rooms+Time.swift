import GameRules

// Timers.
extension Rooms {
  enum Forgetting {
    case done(at: Int)
    case after(Secret?)
  }

  /// Runs the timers; call it several times a second.
  public func tick() {
    let now = time()
    for id in timed {
      guard let open = rooms[id], !open.isWriting, let mark = open.room.flag(at: now) else {
        continue
      }
      write(Write(id: id, open: open, event: .time(mark), pending: nil, reply: nil))
    }
    guard now - 1000 >= lastSecond || now < lastSecond else { return }
    lastSecond = now
    for id in restless {
      guard let open = rooms[id] else { continue }
      open.isRestless = false
      guard open.isMiscounted else { continue }
      open.version += 1
      announce(open)
    }
    restless = []
    for id in lingering {
      guard let open = rooms[id] else { continue }
      if Mark.allCases.allSatisfy({ open[$0].lingersUntil <= now }) {
        lingering.remove(id)
        lookAround(open)
        tellOthers(open)
      }
    }
    breakSilence(now)
    forgetOldRooms(now)
    if now - 10_000 >= lastSweep || now < lastSweep { sweep(now) }
  }

  func breakSilence(_ now: Int) {
    for watcher in Array(watchers.values) where now - watcher.sentAt >= limits.silence {
      if watcher.after == nil {
        watcher.sentAt = now
        watcher.client.send(":\n\n")
      } else {
        close(watcher)
      }
    }
  }

  /// Drops the rooms from memory that nobody has used for a while.
  func sweep(_ now: Int) {
    lastSweep = now
    for open in rooms.values {
      if open.isIdle {
        if now - open.usedAt >= limits.idle { forget(open) }
      } else if store.isShared {
        tellOthers(open)
        lookAround(open)
      }
    }
    tables.prune()
  }

  /// Deletes expired rooms, a few hundred at a time, and all of them once an hour.
  func forgetOldRooms(_ now: Int) {
    var start: Secret?
    switch forgetting {
    case .done(let last):
      guard now - 3_600_000 >= last || now < last else { return }
    case .after(let room): start = room
    }
    do throws(StoreError) {
      let (forgotten, last) = try store.forget(
        after: start, idleSince: now - limits.life, unplayedSince: now - limits.unplayedLife)
      for id in forgotten {
        if let open = rooms[id] { forget(open) }
      }
      forgetting = last.map { .after($0) } ?? .done(at: now)
    } catch {
      forgetting = .done(at: now)
    }
  }

  /// Writes everything, then ends every stream.
  public func close() {
    flush()
    for watcher in Array(watchers.values) {
      watcher.client.send(": the server stops\n\n")
      close(watcher)
    }
  }
}
