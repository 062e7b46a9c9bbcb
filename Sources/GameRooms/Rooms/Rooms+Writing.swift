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
    /// The table of a new room, which takes memory from now on.
    var table: LineTable?
    /// Called with the room in place of the answer.
    var then: ((OpenRoom) -> Void)?
  }

  func askForFlush() {
    if wantsNothing {
      wantsNothing = false
      wantsFlush()
    }
  }

  func write(_ write: Write) {
    write.open?.questions += 1
    writes.append(write)
    askForFlush()
  }

  /// A line on its way to the log, and the room with it.
  private struct Draft {
    let write: Write
    let line: RoomLine
    let room: Room
  }

  /// Writes the collected lines and broadcasts; call it once per event-loop iteration.
  ///
  /// Requests are answered when their lines are in the log. Lines that arrive until then are written
  /// afterwards, again all together.
  public func flush() {
    wantsNothing = true
    flushWrites()
    runHalls()
    tellNews()
    // A store that fails would have the computer write the same line over and over; `tick` tries it again.
    if !isStoreLost { letComputerPlay() }
  }

  private func flushWrites() {
    guard !isFlushing, !writes.isEmpty else { return }
    let now = time()
    var batch: [Draft] = []
    let freed = writes.compactMap(\.open)
    for write in writes {
      let number = (write.open?.room.count ?? 0) + 1
      let line = RoomLine(
        room: write.id, number: number, time: max(now, write.open?.room.time ?? now),
        text: write.event.notation)
      do throws(Room.Unreadable) {
        if var room = write.open?.room {
          try room.take(line)
          batch.append(Draft(write: write, line: line, room: room))
        } else {
          let room = try Room(line) { tables.table(for: $0) }
          batch.append(Draft(write: write, line: line, room: room))
        }
      } catch {
        // A line that the rules refuse is never written.
        finish(write, .storeFails)
      }
    }
    writes = []
    guard !batch.isEmpty else { return release(freed, isAnswered: true) }
    isFlushing = true
    let lines = batch.map(\.line)
    // One commit per iteration allows seventeen times as many moves as one per move (decision 72).
    ask { store throws(StoreError) in
      try store.append(lines)
    } then: { [self] answer in
      isFlushing = false
      note(commitSince: now)
      finish(batch, answer)
      release(freed, isAnswered: (try? answer.get()) != nil)
      flush()
    }
  }

  private func note(commitSince start: Int) {
    let milliseconds = time() - start
    counts.commits += 1
    counts.commitMilliseconds += milliseconds
    counts.longestCommit = max(counts.longestCommit, milliseconds)
  }

  private func finish(_ batch: [Draft], _ answer: Result<[Bool], StoreError>) {
    guard case .success(let kept) = answer else {
      for draft in batch {
        finish(draft.write, .storeFails)
        if case .sit = draft.write.event, let open = draft.write.open { seekAgain(in: open) }
      }
      return
    }
    noteStoreWorks()
    for (index, draft) in batch.enumerated() {
      let write = draft.write
      guard kept.indices.contains(index), kept[index] else {
        lose(write)
        continue
      }
      let open = write.open ?? remember(write.id, draft.room)
      if case .move = write.event { counts.moves += 1 }
      // The store may already have told of the line, and of later ones.
      let isThere = rooms[open.id] === open  // It may have been deleted meanwhile.
      if open.room.count < draft.line.number {
        open.room = draft.room
        if isThere {
          note(open)
          open.version += 1
          announce(open)
        }
      }
      // If there is a later line, the server that wrote it calls the players.
      if isThere, open.room.count == draft.line.number { noteTurn(in: open, after: write.event) }
      if let then = write.then {
        write.open?.questions -= 1
        then(open)
      } else {
        finish(write, write.reply ?? HTTPResponse(200, draft.room.text))
      }
    }
  }

  /// Judges the requests that waited for rooms.
  func release(_ rooms: [OpenRoom], isAnswered: Bool) {
    for open in rooms where !open.isBusy {
      let waiting = open.waiting
      open.waiting = []
      for pending in waiting {
        if isAnswered { judge(pending) } else { pending.client.reply(.storeFails) }
      }
    }
  }

  func finish(_ write: Write, _ reply: HTTPResponse) {
    write.open?.questions -= 1
    write.pending?.client.reply(reply)
  }

  /// Applies the lines of the server that wrote first, then judges the request again.
  func lose(_ write: Write) {
    guard let open = write.open else { return retry(write.pending) }
    open.questions -= 1
    catchUp(open) { [self] result in
      switch result {
      case .failed: write.pending?.client.reply(.storeFails)
      case .gone: write.pending?.client.reply(.noSuchRoom)
      case .done:
        seekAgain(in: open)
        retry(write.pending)
      }
    }
  }

  func retry(_ pending: Pending?) {
    guard var pending else { return }
    pending.tries += 1
    if pending.tries < 8 { judge(pending) } else { pending.client.reply(.tooMuch) }
  }
}
