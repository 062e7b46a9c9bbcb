import GameRules
import RoomProtocol

// The games of classes: their results, new pairs, pauses, and the messages about them.
extension Rooms {
  /// Milliseconds between two states of a class, and between two of its boards.
  private static let stateInterval = 1000
  private static let boardInterval = 500

  /// Records results, passes pauses on to rooms and pairs free players, where that is due.
  func runHalls() {
    let now = time()
    let restless = restlessHalls
    restlessHalls = []
    for id in restless {
      guard let open = halls[id] else { continue }
      if open.isBusy { restlessHalls.insert(id) } else { run(open, now) }
    }
  }

  private func run(_ open: OpenHall, _ now: Int) {
    let hall = open.hall
    var results: [HallEntry.Result] = []
    for board in hall.running {
      let id = hall.boards[board - 1].pair.room
      if goneRooms.contains(id) {
        // Nobody can end that game any more, and both players are to be paired again.
        results.append(HallEntry.Result(board: board, winner: nil))
        continue
      }
      guard let room = rooms[id], !room.isBusy else { continue }
      if room.room.isOver {
        // Players swap marks within a game under some rules; the seats stay.
        let winner = room.room.winner.map(room.room.mark(of:))
        results.append(HallEntry.Result(board: board, winner: winner))
      } else if let event = event(in: room, board, of: hall) {
        write(Write(id: room.id, open: room, event: event, pending: nil, reply: nil))
      }
    }
    if !results.isEmpty {
      if hall.mayWrite(areResults: true, at: now) { write(.result(results), in: open, nil, .done) }
      return
    }
    guard hall.mayWrite(areResults: false, at: now) else { return }
    let pairing = hall.arenaPairing(of: { open.isHere($0, at: now) }, at: now)
    if !pairing.pairs.isEmpty { begin(pairing, in: open, nil) }
  }

  /// An event that a room needs to follow its class: a pause, or the end for a player who has left.
  private func event(in room: OpenRoom, _ board: Int, of hall: Hall) -> LogEntry? {
    if room.room.isPaused != hall.isPaused { return .pause(hall.isPaused) }
    let pair = hall.boards[board - 1].pair
    for (number, seat) in [(pair.x, Mark.x), (pair.o, .o)] where !hall.hasPlayer(number) {
      return .end(.resigned(room.room.mark(of: seat)))
    }
    return nil
  }

  /// Whether the class of a room is paused, also before the room's own log says so.
  func isPaused(_ room: OpenRoom) -> Bool {
    guard let (id, _) = hallOf[room.id], let open = halls[id] else { return false }
    return open.hall.isPaused && !room.room.isOver
  }

  // MARK: Streams

  func follow(
    _ open: OpenHall, _ request: HTTPRequest, _ client: any RoomConnection, isOfBoards: Bool,
    isSure: Bool = false
  ) {
    let (now, token) = (time(), request.digest)
    open.usedAt = now
    let (member, isHost) = (open.member(token), token == open.hall.host)
    let isMember = member != nil || isHost
    if !isMember, token != nil, queue.isShared, !isSure {
      // Another server may have let the player in, and not told of it yet.
      return catchUp(open) { [self] refusal in
        if let refusal { return client.reply(refusal) }
        if !client.hasLeft { follow(open, request, client, isOfBoards: isOfBoards, isSure: true) }
      }
    }
    if isMember, request.address != nil,
      let wait = open.opened[member ?? 0, default: Bucket()].take(limits.ownStreams, at: now)
    {
      return client.reply(.tooMany(wait: wait))
    }
    // A class sits behind one address, and has limits of its own.
    let address = isMember ? nil : key(of: request.address)
    if let address, streams[address, default: 0] >= limits.streams {
      return client.reply(.tooManyWatch)
    }
    let own = open.watchers.filter { $0.member == member && $0.isHost == isHost }
    if own.count >= (isMember ? limits.connections : limits.hallWatchers) {
      guard isMember, let oldest = own.first else { return client.reply(.tooManyWatch) }
      close(oldest)
    }
    guard streamCount < mostStreams else { return client.reply(.tooManyWatch) }
    let watcher = HallWatcher(
      client, open, isOfBoards: isOfBoards, token: token, isHost: isHost, address: address, at: now)
    if let address { streams[address, default: 0] += 1 }
    hallWatchers[ObjectIdentifier(client)] = watcher
    open.watchers.append(watcher)
    client.open()
    if isOfBoards {
      tell([watcher], boards: open.hall.running, of: open)
    } else {
      tell([watcher], open)
      if member != nil { noteChange(of: open) }
    }
  }

  func noteChange(of open: OpenHall) {
    open.version += 1
    restlessHalls.insert(open.id)
    askForFlush()
  }

  func drop(_ watcher: HallWatcher) {
    uncount(watcher)
    let open = watcher.open
    open.watchers.removeAll { $0 === watcher }
    if let player = watcher.player {
      open.lastSeen[player] = time()
      noteChange(of: open)
    }
  }

  private func uncount(_ watcher: HallWatcher) {
    guard hallWatchers.removeValue(forKey: ObjectIdentifier(watcher.client)) != nil else { return }
    freeStream(of: watcher.address)
  }

  func close(_ watcher: HallWatcher) {
    drop(watcher)
    watcher.client.end()
  }

  private func tell(_ watchers: [HallWatcher], _ open: OpenHall) {
    let now = time()
    let lines = open.state(at: now).notation
    var data: UTF8Text = "id: \(open.hall.count)\n"
    for line in lines.split(at: UInt8(ascii: "\n")) { data += "data: " + line + "\n" }
    for watcher in watchers {
      var own = data
      if let player = watcher.player { own += "data: you \(player)\n" }
      if watcher.isHost { own += "data: host\n" }
      watcher.sentAt = now
      watcher.client.send(own + "\n")
    }
  }

  /// Tells of boards: the number and the game text, and `over` at the end.
  private func tell(_ watchers: [HallWatcher], boards: [Int], of open: OpenHall) {
    let now = time()
    var data: UTF8Text = "id: \(open.hall.count)\n"
    for board in boards.sorted() {
      guard let room = rooms[open.hall.boards[board - 1].pair.room]?.room else { continue }
      data += "data: \(board) " + room.text + (room.isOver ? " over\n" : "\n")
    }
    for watcher in watchers {
      watcher.sentAt = now
      watcher.client.send(data + "\n")
    }
  }

  /// Tells all who follow a class what has changed, at most once a second, boards twice.
  private func tellHalls(_ now: Int) {
    for open in halls.values where !open.watchers.isEmpty {
      if open.version != open.toldVersion, abs(now - open.toldAt) >= Rooms.stateInterval {
        (open.toldVersion, open.toldAt) = (open.version, now)
        tell(open.watchers.filter { !$0.isOfBoards }, open)
      }
      if !open.changedBoards.isEmpty, abs(now - open.boardsToldAt) >= Rooms.boardInterval {
        open.boardsToldAt = now
        let boards = Array(open.changedBoards)
        open.changedBoards = []
        tell(open.watchers.filter(\.isOfBoards), boards: boards, of: open)
      }
    }
  }

  // MARK: Time

  /// Tells who is here and pairs who is free; called some times a second.
  func tickHalls(_ now: Int) {
    tellHalls(now)
    guard now - 1000 >= lastHallSecond || now < lastHallSecond else { return }
    lastHallSecond = now
    for open in halls.values {
      let here = Set(open.hall.players.indices.map { $0 + 1 }.filter { open.isHere($0, at: now) })
      if here != open.hereTold {
        open.hereTold = here
        open.version += 1
      }
      tellOthers(of: open, now)
      // Those who have just met may meet again now, and rooms may lack a pause.
      restlessHalls.insert(open.id)
      if open.isIdle, now - open.usedAt >= limits.idle { forget(open) }
    }
    for watcher in Array(hallWatchers.values) where now - watcher.sentAt >= limits.silence {
      watcher.sentAt = now
      watcher.client.send(RoomEvent.quiet)
    }
  }

  /// Tells the other servers who is here.
  private func tellOthers(of open: OpenHall, _ now: Int) {
    guard queue.isShared, now / 1000 % 5 == 0 else { return }
    let own = Set(open.watchers.compactMap(\.player)).sorted()
    // An empty list is sent once, so that the others stop counting these players.
    guard !own.isEmpty || open.hasToldPlayers else { return }
    open.hasToldPlayers = !own.isEmpty
    let list =
      own.first.map { first in
        own.dropFirst().reduce("\(first)" as UTF8Text) { $0 + ",\($1)" }
      } ?? "-"
    queue.tell("class " + open.id.notation + " " + name + " " + list + " -")
  }

  /// Notes who is connected to another server.
  func hearOfPlayers(in id: Secret, at server: UTF8Text, _ list: UTF8Text) {
    guard let open = halls[id] else { return }
    let players = Set(list.split(at: UInt8(ascii: ",")).compactMap(\.number))
    open.elsewhere[server] = (players, time() + 2 * OpenHall.linger)
  }

  func forget(_ open: OpenHall) {
    halls[open.id] = nil
    restlessHalls.remove(open.id)
    hallOf = hallOf.filter { $0.value.hall != open.id }
    goneRooms.subtract(open.hall.boards.map(\.pair.room))
    for watcher in open.watchers {
      uncount(watcher)
      watcher.client.end()
    }
    open.watchers = []
    let waiting = open.waiting
    open.waiting = []
    for pending in waiting { pending.client.reply(.noSuchHall) }
  }
}
