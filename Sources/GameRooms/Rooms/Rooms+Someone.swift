import GameRules
import RoomProtocol

/// A room in which somebody waits for a stranger.
struct Seeker {
  let room: Secret
  /// The hash of the address that asked; nil for this machine, and on another server.
  let address: UInt64?
  /// Whether another server, to which the player is connected, has reported it.
  let isElsewhere: Bool
  /// The time until which the player need not be there.
  var until: Int
}

// Players who want to play anybody (decision 79).
extension Rooms {
  /// Milliseconds in which a player has to follow the new room, or to come back.
  private static let patience = 30_000
  /// Milliseconds for which a seeker counts after a report by another server.
  private static let rumour = 15_000
  /// Milliseconds in which a lost answer can be asked for again.
  private static let memory = 600_000

  /// Seats a player opposite one who waits for the same game, or in a new room to wait there.
  ///
  /// Only a player who follows the room at this moment gets somebody. The same token gets the same place
  /// again.
  func findSomeone(_ pending: Pending) {
    let secret: Secret
    switch pending.request.token {
    case .none: return pending.client.reply(.noTokenToFind)
    case .unreadable: return pending.client.reply(.unreadableToken)
    case .token(let own): secret = own
    }
    let terms: RoomTerms
    do throws(RoomTerms.Unreadable) {
      terms = try RoomTerms(pending.request.trimmedBody)
    } catch {
      return pending.client.reply(.unreadable(error))
    }
    let token = SHA256(of: secret.notation.bytes)
    guard let place = placed[token] else { return seat(token, for: terms, pending) }
    open(place.room) { [self] answer in
      if case .success(let open) = answer, let mark = open.room.seat(of: token) {
        pending.client.reply(HTTPResponse(201, RoomPlace(open.id, mark).notation))
      } else if case .success(let open) = answer, open.isBusy {
        guard open.waiting.count < limits.waiting else { return pending.client.reply(.tooMuch) }
        open.waiting.append(pending)
      } else {
        placed[token] = nil
        seat(token, for: terms, pending)
      }
    }
  }

  /// The number of players who wait for each game, one game a line.
  func seekers(at time: Int) -> UTF8Text {
    var lines: [UTF8Text] = []
    for (terms, waiting) in seeking {
      let count = waiting.count { isThere($0, at: time) }
      if count > 0 { lines.append(terms.notation + " \(count)\n") }
    }
    return lines.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.reduce("", +)
  }

  private func isThere(_ seeker: Seeker, at time: Int) -> Bool {
    if seeker.isElsewhere { return seeker.until > time }
    guard let open = rooms[seeker.room], !open.isBusy, isFree(open.room) else { return false }
    return open.watchers.contains { $0.seat != nil }
  }

  private func seat(_ token: SHA256, for terms: RoomTerms, _ pending: Pending) {
    let now = time()
    let waiting = seeking[terms] ?? []
    guard let place = waiting.firstIndex(where: { isThere($0, at: now) }) else {
      return wait(token, for: terms, pending)
    }
    // Nobody else is sent there, even if this player does not get the seat.
    let seeker = seeking[terms]?.remove(at: place)
    if seeking[terms]?.isEmpty == true { seeking[terms] = nil }
    guard let room = seeker?.room else { return }
    open(room) { [self] answer in
      guard case .success(let open) = answer, !open.isBusy, let seat = open.room.freeSeat,
        isFree(open.room), open.room.seat(of: token) == nil
      else { return self.seat(token, for: terms, pending) }
      placed[token] = (room, now)
      // If another server has given the seat away meanwhile, the request is judged again.
      write(
        Write(
          id: room, open: open, event: .sit(seat, token: token), pending: pending,
          reply: HTTPResponse(201, RoomPlace(room, seat).notation)))
    }
  }

  private func wait(_ token: SHA256, for terms: RoomTerms, _ pending: Pending) {
    let now = time()
    let address = key(of: pending.request.address)
    if let address,
      seeking.values.joined().count(where: { $0.address == address }) >= limits.seekers
    {
      return pending.client.reply(.waitsForTooMany)
    }
    if let refusal = refusal(ofRoomFor: terms.rules, pending) {
      return pending.client.reply(refusal)
    }
    let id = Secret(using: &generator)
    placed[token] = (id, now)
    let game = LogEntry.game(terms, isAmongStrangers: true)
    let reply = HTTPResponse(201, RoomPlace(id, .x).notation)
    write(
      Write(
        id: id, open: nil, event: game, pending: pending, reply: nil,
        table: tables.table(for: terms.rules)
      ) { [self] open in
        seeking[terms, default: []].append(
          Seeker(room: id, address: address, isElsewhere: false, until: now + Rooms.patience))
        write(
          Write(
            id: id, open: open, event: .sit(.x, token: token), pending: pending, reply: reply))
      })
  }

  /// Drops those who are gone, and tells the other servers of those who wait here.
  func forgetSeekers(_ now: Int) {
    placed = placed.filter { now - $0.value.time < Rooms.memory }
    for (terms, waiting) in seeking {
      var left: [Seeker] = []
      for var seeker in waiting {
        let isHere = isThere(seeker, at: now)
        if isHere, !seeker.isElsewhere {
          seeker.until = now + Rooms.patience
          tellOthers(of: seeker, terms)
        }
        let room = rooms[seeker.room]?.room
        if isHere || (!seeker.isElsewhere && seeker.until > now && room.map(isFree) == true) {
          left.append(seeker)
        }
      }
      seeking[terms] = left.isEmpty ? nil : left
    }
  }

  /// Whether a room waits for a stranger.
  private func isFree(_ room: Room) -> Bool {
    room.isAmongStrangers && room.freeSeat != nil && !room.isBegun && !room.isOver
  }

  /// Lists a player who waits for a stranger, if that was forgotten: by a restart, after half a
  /// minute away, or because the store could not save who came.
  func seekAgain(in open: OpenRoom) {
    guard rooms[open.id] === open, isFree(open.room),
      let watcher = open.watchers.first(where: { $0.seat != nil })
    else { return }
    let waiting = seeking[open.room.terms, default: []]
    guard !waiting.contains(where: { $0.room == open.id && !$0.isElsewhere }) else { return }
    seeking[open.room.terms, default: []].append(
      Seeker(
        room: open.id, address: watcher.address, isElsewhere: false, until: time() + Rooms.patience)
    )
  }

  private func tellOthers(of seeker: Seeker, _ terms: RoomTerms) {
    guard queue.isShared else { return }
    queue.tell(
      "seek " + seeker.room.notation + " " + name + " " + terms.rules.notation + " "
        + (terms.clock?.notation ?? "-"))
  }

  /// Notes a player who waits at another server.
  func hearOfSeeker(in id: Secret, _ rules: UTF8Text, _ clock: UTF8Text) {
    let notation = clock == "-" ? rules : rules + " " + clock
    guard let terms = try? RoomTerms(notation) else { return }
    seeking[terms, default: []].removeAll { $0.room == id && $0.isElsewhere }
    seeking[terms, default: []].append(
      Seeker(room: id, address: nil, isElsewhere: true, until: time() + Rooms.rumour))
  }

  /// The mark that may claim the win over a stranger who has been away for too long.
  func claimant(in open: OpenRoom, at time: Int) -> Mark? {
    let room = open.room
    guard room.canBeClaimed, !room.isOver, !room.isPaused, !isPaused(open), room.computer == nil,
      !isDeaf
    else { return nil }
    return Mark.allCases.first { seat in
      open[seat].absentSince == nil && room.isTaken(room.mark(of: seat.opponent))
        && open.absence(of: seat.opponent, at: time) >= limits.absence
    }.map(room.mark(of:))
  }

  /// Whether other servers cannot tell who is there.
  private var isDeaf: Bool { isStoreLost && queue.isShared }

  /// Tells the players who may claim the win, once they may.
  func tellClaimants(_ now: Int) {
    for id in roomsToClaim {
      guard let open = rooms[id], !open.room.isOver,
        Mark.allCases.contains(where: { open[$0].absentSince != nil })
      else {
        roomsToClaim.remove(id)
        continue
      }
      guard claimant(in: open, at: now) != nil else { continue }
      roomsToClaim.remove(id)
      open.version += 1
      announce(open)
    }
  }

  /// Gives the win to a player whose opponent, a stranger, has left.
  func claim(in open: OpenRoom, _ pending: Pending) {
    guard case .token(let secret) = pending.request.token else {
      return pending.client.reply(.noToken)
    }
    let room = open.room
    guard let seat = room.seat(of: SHA256(of: secret.notation.bytes)) else {
      return pending.client.reply(.noSeat)
    }
    guard room.canBeClaimed else { return pending.client.reply(.notAmongStrangers) }
    let loser = room.mark(of: seat.opponent)
    if room.termination == .resigned(loser) {
      return pending.client.reply(HTTPResponse(200, room.text))
    }
    guard !room.isOver else { return pending.client.reply(.over) }
    guard !room.isPaused, !isPaused(open) else { return pending.client.reply(.paused) }
    guard room.isTaken(loser), room.computer == nil else {
      return pending.client.reply(.nobodyToClaimFrom)
    }
    guard !isDeaf else {
      check { _ in }
      return pending.client.reply(.storeFails)
    }
    let left = limits.absence - open.absence(of: seat.opponent, at: time())
    guard left <= 0 else { return pending.client.reply(.stillHere(wait: left)) }
    write(
      Write(
        id: open.id, open: open, event: .end(.resigned(loser)), pending: pending, reply: nil))
  }
}
