import GameRules
import RoomProtocol

// The commands of players and the host of a class, and the writing of its lines.
extension Rooms {
  func obey(_ pending: PendingHall, in open: OpenHall) {
    let token: SHA256
    switch pending.request.token {
    case .none: return pending.client.reply(.noTokenForClass)
    case .unreadable: return pending.client.reply(.unreadableToken)
    case .token(let secret): token = SHA256(of: secret.notation.bytes)
    }
    if pending.command.isOfHost {
      guard token == open.hall.host else { return settle(pending, .notHost, in: open) }
      // A class can always be ended.
      if pending.tries == 0, pending.command != .close,
        let wait = open.hostCommands.take(limits.hostCommands, at: time())
      {
        return pending.client.reply(.tooMany(wait: wait))
      }
      return obeyHost(pending, in: open)
    }
    let number = open.hall.player(of: token)
    if case .leave = pending.command {
      guard let number else { return settle(pending, .noPlayer, in: open) }
      guard open.hall.hasPlayer(number) else { return settle(pending, .done, in: open) }
      return write(.leave(number), in: open, pending, .done)
    }
    if number.map({ open.hall.players[$0 - 1].isRemoved }) == true {
      return settle(pending, .removed, in: open)
    }
    if pending.command == .join, let number, open.hall.hasPlayer(number) {
      return pending.client.reply(seated(number, open.hall.players[number - 1].name))
    }
    guard !open.hall.isClosed else { return settle(pending, .classClosed, in: open) }
    guard pending.command == .join || number != nil else {
      return settle(pending, .noPlayer, in: open)
    }
    if pending.tries == 0, let wait = takeJoin(of: number, in: open) {
      return pending.client.reply(.tooMany(wait: wait))
    }
    if pending.command == .join, open.hall.size >= limits.players {
      return settle(pending, .classFull(limits.players), in: open)
    }
    let name = freeName(in: open.hall)
    switch (pending.command, number) {
    case (.join, let number?) where open.hall.isTaken(open.hall.players[number - 1].name):
      write(.name(number, name), in: open, pending, seated(number, name))
    case (.join, let number?):
      write(.back(number), in: open, pending, seated(number, open.hall.players[number - 1].name))
    case (.join, nil):
      let next = open.hall.players.count + 1
      write(.join(next, name: name, token: token), in: open, pending, seated(next, name))
    case (_, let number?) where open.hall.hasPlayer(number):
      write(.name(number, name), in: open, pending, seated(number, name))
    default: settle(pending, .noPlayer, in: open)
    }
  }

  /// Answers without any effect; if other servers write to the log, only after reading it again.
  private func settle(_ pending: PendingHall, _ reply: HTTPResponse, in open: OpenHall) {
    guard reply.needsFreshLog, queue.isShared, !pending.isSure else {
      return pending.client.reply(reply)
    }
    var pending = pending
    pending.isSure = true
    catchUp(open, pending)
  }

  /// Counts a request of a player; returns the milliseconds to wait if there are too many.
  private func takeJoin(of number: Int?, in open: OpenHall) -> Int? {
    let now = time()
    // A player's own limit comes first: a flood of one must not use up that of the class.
    let wait = number.flatMap {
      open.ownJoins[$0, default: Bucket()].take(limits.ownJoins, at: now)
    }
    return wait ?? open.joins.take(limits.joins, at: now)
  }

  private func seated(_ number: Int, _ name: Int) -> HTTPResponse {
    HTTPResponse(201, "\(number) \(name)")
  }

  /// A random free name: players choose none, so none can be a message.
  private func freeName(in hall: Hall) -> Int {
    let start = Int.random(in: 0..<Hall.nameCount, using: &generator)
    let names = (0..<Hall.nameCount).lazy.map { (start + $0) % Hall.nameCount }
    // Players who have left may come back, so their names are given away last.
    return names.first { name in !hall.players.contains { $0.name == name } }
      ?? names.first { !hall.isTaken($0) } ?? start
  }

  private func obeyHost(_ pending: PendingHall, in open: OpenHall) {
    let hall = open.hall
    let body = pending.request.trimmedBody
    let number = body.isEmpty ? nil : body.number
    switch pending.command {
    case .pause, .resume:
      let isPaused = pending.command == .pause
      guard !hall.isClosed else { return settle(pending, .classClosed, in: open) }
      guard hall.isPaused != isPaused else { return settle(pending, .done, in: open) }
      write(.pause(isPaused), in: open, pending, .done)
    case .show:
      guard body.isEmpty || number.map({ hall.boards.indices.contains($0 - 1) }) == true else {
        return settle(pending, .noBoard, in: open)
      }
      guard number.map({ hall.boards[$0 - 1].isOver }) != true else {
        return settle(pending, .over, in: open)
      }
      guard hall.shown != number else { return settle(pending, .done, in: open) }
      write(.show(number), in: open, pending, .done)
    case .remove:
      guard let number, hall.players.indices.contains(number - 1) else {
        return settle(pending, .noSuchPlayer, in: open)
      }
      guard !hall.players[number - 1].isRemoved else { return settle(pending, .done, in: open) }
      write(.remove(number), in: open, pending, .done)
    case .close:
      guard !hall.isClosed else { return settle(pending, .done, in: open) }
      write(.close, in: open, pending, .done)
    case .next: beginRound(pending, in: open)
    case .join, .name, .leave: pending.client.reply(.noSuchPath)
    }
  }

  private func beginRound(_ pending: PendingHall, in open: OpenHall) {
    let (hall, now) = (open.hall, time())
    guard !hall.isClosed else { return settle(pending, .classClosed, in: open) }
    guard hall.terms.isInRounds else { return settle(pending, .noRounds, in: open) }
    guard !hall.isPaused else { return settle(pending, .paused, in: open) }
    guard hall.running.isEmpty else { return settle(pending, .roundGoesOn, in: open) }
    let pairing = hall.roundPairing { open.isHere($0, at: now) }
    guard !pairing.pairs.isEmpty else { return settle(pending, .tooFew, in: open) }
    begin(pairing, in: open, pending)
  }

  /// Writes the games of new pairs, with their rooms, in which the players sit already.
  func begin(_ pairing: Hall.Pairing, in open: OpenHall, _ pending: PendingHall?) {
    let (hall, now) = (open.hall, time())
    var lines: [RoomLine] = []
    var pairs: [HallEntry.Pair] = []
    for (x, o) in pairing.pairs {
      let room = Secret(using: &generator)
      let match = LogEntry.match(
        hall.terms.games, x: hall.players[x - 1].token, o: hall.players[o - 1].token,
        hall: open.id)
      lines.append(RoomLine(room: room, number: 1, time: now, text: match.notation))
      pairs.append(HallEntry.Pair(x: x, o: o, room: room))
    }
    let round = hall.terms.isInRounds ? hall.round + 1 : 0
    write(.pair(round: round, odd: pairing.odd, pairs), in: open, pending, .done, with: lines)
  }

  // MARK: Writing

  /// Writes a line of a class, after the first lines of new rooms; then answers.
  func write(
    _ event: HallEntry, in open: OpenHall, _ pending: PendingHall?, _ reply: HTTPResponse,
    with rooms: [RoomLine] = []
  ) {
    guard open.hall.count < mostLines(before: event, pending) || event == .close else {
      pending?.client.reply(.tooManyLines(limits.lines))
      return
    }
    var hall = open.hall
    let line = RoomLine(
      room: open.id, number: hall.count + 1, time: max(time(), hall.time), text: event.notation)
    do throws(Hall.Unreadable) { try hall.take(line) } catch {
      pending?.client.reply(.storeFails)
      return
    }
    open.questions += 1
    ask { store throws(StoreError) in
      try store.append(rooms + [line])
    } then: { [self, hall] answer in
      open.questions -= 1
      guard halls[open.id] === open else {
        pending?.client.reply(.noSuchHall)
        return
      }
      switch answer {
      case .failure: pending?.client.reply(.storeFails)
      case .success(let kept) where kept.last == true:
        noteStoreWorks()
        if open.hall.count < line.number { take(hall, in: open) }
        pending?.client.reply(reply)
      // Another server was first: its lines are read, then the request is judged again.
      case .success: return catchUp(open, pending)
      }
      release(open)
    }
  }

  /// The number of lines at which the log refuses such a line.
  private func mostLines(before event: HallEntry, _ pending: PendingHall?) -> Int {
    // Joining and leaving over and over must not use up the lines of those who take part.
    if pending?.command == .join { return limits.linesForNewcomers }
    return event.isOfPlayer ? limits.linesForAll : limits.lines
  }

  /// Takes over a class with more lines.
  private func take(_ hall: Hall, in open: OpenHall) {
    let known = open.hall.boards.count
    open.hall = hall
    open.recognizePlayers()
    noteChange(of: open)
    for board in hall.boards where board.isOver {
      hallOf[board.pair.room] = nil
      goneRooms.remove(board.pair.room)
    }
    for board in hall.boards.indices.dropFirst(known) where !hall.boards[board].isOver {
      attach(board + 1, of: open)
    }
  }

  private func release(_ open: OpenHall) {
    if open.heard > open.hall.count { return catchUp(open) }
    let waiting = open.waiting
    open.waiting = []
    for pending in waiting { judge(pending) }
  }

  /// Applies the lines that other servers have written.
  ///
  /// - Parameters:
  ///   - open: The class.
  ///   - pending: A request to judge again.
  ///   - then: Receives the reason if the lines could not be read.
  func catchUp(
    _ open: OpenHall, _ pending: PendingHall? = nil,
    then: @escaping (HTTPResponse?) -> Void = { _ in }
  ) {
    func refuse(_ reply: HTTPResponse) {
      pending?.client.reply(reply)
      then(reply)
    }
    open.questions += 1
    open.heard = 0
    let known = open.hall.count
    ask { store throws(StoreError) in
      try store.lines(of: open.id, from: known)
    } then: { [self] answer in
      open.questions -= 1
      guard halls[open.id] === open else {
        return refuse(.noSuchHall)
      }
      guard case .success(let lines) = answer else {
        refuse(.storeFails)
        return release(open)
      }
      var hall = open.hall
      do throws(Hall.Unreadable) {
        for line in lines where line.number > hall.count { try hall.take(line) }
      } catch {
        refuse(.unreadableLog)
        return forget(open)
      }
      guard lines.first?.number == known else {
        refuse(.noSuchHall)
        return forget(open)
      }
      if hall.count > known { take(hall, in: open) }
      if var pending {
        pending.tries += 1
        if pending.tries < 8 { judge(pending) } else { pending.client.reply(.tooMuch) }
      }
      then(nil)
      release(open)
    }
  }

  /// Applies a line that another server has written; returns whether it is of a class in memory.
  func hear(ofHall line: RoomLine) -> Bool {
    if openingHalls[line.room] != nil { heardEarly.insert(line.room) }
    guard let open = halls[line.room] else { return false }
    guard line.number > open.hall.count else { return true }
    if open.isBusy { open.heard = max(open.heard, line.number) } else { catchUp(open) }
    return true
  }
}

extension HTTPResponse {
  static let done = HTTPResponse(200, "done")
  static let noSuchHall = HTTPResponse(404, "no such class")
  static let noPairing = HTTPResponse(
    400, "after the rules and the clock, say how players are paired: arena or rounds")
  static let noDaysInClass = HTTPResponse(
    400, "a class has no days for each move: use SECONDS+INCREMENT, or no clock")
  static let noTokenForClass = HTTPResponse(
    403, "no token: make one of 22 random letters, digits, - and _")
  static let notHost = HTTPResponse(403, "only the host of the class may do that")
  static let noPlayer = HTTPResponse(403, "the token is of no player in this class: join first")
  static let removed = HTTPResponse(403, "the host has removed you from the class")
  static let classClosed = HTTPResponse(410, "the class is over")
  static let noBoard = HTTPResponse(400, "there is no board of that number")
  static let noSuchPlayer = HTTPResponse(400, "there is no player of that number")
  static let noRounds = HTTPResponse(409, "the class plays without rounds")
  static let roundGoesOn = HTTPResponse(409, "games of this round go on")
  static let tooFew = HTTPResponse(409, "fewer than two players are there")

  static func classFull(_ most: Int) -> HTTPResponse {
    HTTPResponse(410, "a class has \(most) players at most")
  }
}
