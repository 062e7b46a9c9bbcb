import GameRules
import RoomProtocol

// Writing to the log, all lines of an event-loop iteration at once.
extension Rooms {
  /// A line to be written to the log.
  struct Write {
    let id: Secret
    /// The room, or nil if the line creates it.
    let open: OpenRoom?
    let event: LogEntry
    /// The request that waits for the line.
    let pending: Pending?
    /// The answer, or nil for the text of the game.
    let reply: HTTPResponse?
  }

  func askForFlush() {
    if wantsNothing {
      wantsNothing = false
      wantsFlush()
    }
  }

  func write(_ write: Write) {
    write.open?.isWriting = true
    writes.append(write)
    askForFlush()
  }

  /// Writes the collected lines, then answers and broadcasts; call it once per event-loop
  /// iteration.
  public func flush() {
    wantsNothing = true
    // Requests that waited for a room may write at once, in another batch.
    while !writes.isEmpty { flushWrites() }
    tellNews()
  }

  func flushWrites() {
    let now = time()
    var batch: [(write: Write, line: RoomLine, room: Room)] = []
    let freed = writes.compactMap(\.open)
    for write in writes {
      let number = (write.open?.room.count ?? 0) + 1
      let line = RoomLine(
        room: write.id, number: number, time: max(now, write.open?.room.time ?? now),
        text: write.event.notation)
      do throws(Room.Unreadable) {
        if var room = write.open?.room {
          try room.take(line)
          batch.append((write, line, room))
        } else {
          batch.append((write, line, try Room(line) { tables.table(for: $0) }))
        }
      } catch {
        // A line that the rules refuse is never written.
        finish(write, .storeFails)
      }
    }
    writes = []
    let kept: [Bool]?
    // One commit per iteration allows seventeen times as many moves as one per move (decision 72).
    do throws(StoreError) {
      kept = batch.isEmpty ? [] : try store.append(batch.map(\.line))
    } catch {
      kept = nil
    }
    for (index, (write, _, room)) in batch.enumerated() {
      guard let kept else {
        finish(write, .storeFails)
        continue
      }
      if kept.indices.contains(index), kept[index] {
        let open = write.open ?? remember(write.id, room)
        open.room = room
        note(open)
        open.version += 1
        announce(open)
        finish(write, write.reply ?? HTTPResponse(200, room.text))
      } else {
        lose(write)
      }
    }
    for open in freed {
      let waiting = open.waiting
      open.waiting = []
      for pending in waiting {
        if kept == nil { pending.client.reply(.storeFails) } else { judge(pending) }
      }
    }
  }

  func finish(_ write: Write, _ reply: HTTPResponse) {
    write.open?.isWriting = false
    write.pending?.client.reply(reply)
  }

  /// Applies the lines of the server that wrote first, then judges the request again.
  func lose(_ write: Write) {
    write.open?.isWriting = false
    if let open = write.open {
      switch catchUp(open) {
      case .failed: write.pending?.client.reply(.storeFails)
      case .gone: write.pending?.client.reply(.noSuchRoom)
      case .done: retry(write.pending)
      }
    } else {
      retry(write.pending)
    }
  }

  func retry(_ pending: Pending?) {
    guard var pending else { return }
    pending.tries += 1
    if pending.tries < 8 { judge(pending) } else { pending.client.reply(.tooMuch) }
  }
}
