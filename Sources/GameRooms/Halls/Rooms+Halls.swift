import GameRules
import RoomProtocol

// Classes: requests in, answers out (decision 84).
extension Rooms {
  /// Milliseconds for which a code leads to its class.
  static let codeLife = 86_400_000

  /// The number of classes in memory and of connections that follow one.
  public var hallSize: (halls: Int, watchers: Int) { (halls.count, hallWatchers.count) }

  /// Answers a request to a class, now or after a `flush`.
  func handleHall(_ request: HTTPRequest, from client: any RoomConnection) {
    do throws(HTTPResponse) {
      let route: HallRequest
      do throws(RoomRequest.Unreadable) {
        route = try HallRequest(request.method, path: UTF8Text(request.path))
      } catch {
        try count(from: request.address)
        if case .method(let one, _) = error { throw .notAllowed(UTF8Text(one.rawValue)) }
        if error == .path { throw .noSuchPath }
        try countWrongCode(from: request.address)
        throw .noSuchHall
      }
      try countHall(route, request)
      guard request.isOfSameOrigin else { throw .otherOrigin }
      guard request.body.count <= limits.body else { throw .tooLong(limits.body) }
      judge(route, request, client)
    } catch {
      client.reply(error)
    }
  }

  private func countHall(_ route: HallRequest, _ request: HTTPRequest) throws(HTTPResponse) {
    switch route {
    case .create: try count(request, to: .create)
    case .find, .join:
      try count(from: request.address)
      if let address = request.address, let wait = waitForCode(from: address) {
        throw .tooMany(wait: wait)
      }
    // A class sits behind one address: its requests are counted by the class.
    case .command, .events, .boards: break
    }
  }

  private func judge(
    _ route: HallRequest, _ request: HTTPRequest, _ client: any RoomConnection
  ) {
    switch route {
    case .create: createHall(request, client)
    case .find(let code): find(code, request, client, isBrowser: false)
    case .join(let code): find(code, request, client, isBrowser: true)
    case .events(let id), .boards(let id):
      var isOfBoards = false
      if case .boards = route { isOfBoards = true }
      openHall(id, for: request) { [self] answer in
        switch answer {
        case .failure(let refusal): client.reply(refusal)
        case .success(let open):
          if let refusal = refusal(ofOutsider: request, in: open) { return client.reply(refusal) }
          if !client.hasLeft { follow(open, request, client, isOfBoards: isOfBoards) }
        }
      }
    case .command(let id, let command):
      judge(PendingHall(request: request, client: client, id: id, command: command))
    }
  }

  func judge(_ pending: PendingHall) {
    openHall(pending.id, for: pending.request) { [self] answer in
      switch answer {
      case .failure(let refusal): pending.client.reply(refusal)
      case .success(let open):
        open.usedAt = time()
        var pending = pending
        if !pending.isCounted, let refusal = refusal(ofOutsider: pending.request, in: open) {
          return pending.client.reply(refusal)
        }
        pending.isCounted = true
        if !open.isBusy {
          obey(pending, in: open)
        } else if open.waiting.count < limits.waiting * 2 {
          open.waiting.append(pending)
        } else {
          pending.client.reply(.tooMuch)
        }
      }
    }
  }

  /// Counts a request of somebody who neither takes part nor is the host.
  private func refusal(ofOutsider request: HTTPRequest, in open: OpenHall) -> HTTPResponse? {
    guard open.member(request.digest) == nil, request.digest != open.hall.host else { return nil }
    do throws(HTTPResponse) { try count(from: request.address) } catch { return error }
    return nil
  }

  // MARK: Making and finding

  private func createHall(_ request: HTTPRequest, _ client: any RoomConnection) {
    let terms: HallTerms
    do throws(HallTerms.Unreadable) {
      terms = try HallTerms(request.trimmedBody)
    } catch {
      switch error {
      case .games(let cause): return client.reply(.unreadable(cause))
      case .pairing: return client.reply(.noPairing)
      case .days: return client.reply(.noDaysInClass)
      }
    }
    switch request.token {
    case .none:
      let host = Secret(using: &generator)
      createHall(Secret(using: &generator), host, terms, request, client)
    case .unreadable: client.reply(.unreadableToken)
    case .token(let host):
      // The ID follows from the token, so a retry after a lost answer makes no second class.
      let id = Rooms.id(hashing: "host " + host.notation)
      openHall(id) { [self] answer in
        switch answer {
        case .success(let open): client.reply(Rooms.made(id, open.hall.code, host))
        case .failure(.noSuchHall): createHall(id, host, terms, request, client)
        case .failure(let refusal): client.reply(refusal)
        }
      }
    }
  }

  private func createHall(
    _ id: Secret, _ host: Secret, _ terms: HallTerms, _ request: HTTPRequest,
    _ client: any RoomConnection
  ) {
    if let wait = request.address == nil ? nil : takeRoom() {
      return client.reply(.tooMany(wait: wait))
    }
    let (code, now) = (HallCode(using: &generator), time())
    let begin = HallEntry.begin(terms, host: SHA256(of: host.notation.bytes), code: code)
    let first = RoomLine(room: id, number: 1, time: now, text: begin.notation)
    // A code has a log too, whose ID follows from the code, so no two classes can have the same one.
    let lead = RoomLine(
      room: Rooms.id(of: code), number: 1, time: now, text: "code " + id.notation)
    ask { store throws(StoreError) -> Bool in
      // Without the code there must be no class: the host's next request would find it.
      guard try store.append([lead]) == [true] else { return false }
      return try store.append([first]) == [true]
    } then: { [self] answer in
      guard case .success(let isKept) = answer else { return client.reply(.storeFails) }
      noteStoreWorks()
      // The host has to try again, which is rare: one of 24⁶ codes is taken, or the same request
      // came twice at once.
      guard isKept, let hall = try? Hall(first) else { return client.reply(.storeFails) }
      halls[id] = OpenHall(id, hall, at: time())
      client.reply(Rooms.made(id, code, host))
    }
  }

  /// The answer to the host of a class.
  private static func made(_ id: Secret, _ code: HallCode, _ host: Secret) -> HTTPResponse {
    HTTPResponse(201, id.notation + " " + code.notation + " " + host.notation)
  }

  /// The ID of the log of a code.
  static func id(of code: HallCode) -> Secret { id(hashing: "class " + code.notation) }

  private static func id(hashing text: UTF8Text) -> Secret {
    let digits = SHA256(of: text.bytes).notation.bytes
    guard let id = Secret(digits.prefix(Secret.length)) else { preconditionFailure("hexadecimal") }
    return id
  }

  private func find(
    _ code: HallCode, _ request: HTTPRequest, _ client: any RoomConnection, isBrowser: Bool
  ) {
    ask { store throws(StoreError) in
      try store.lines(of: Rooms.id(of: code), from: 1)
    } then: { [self] answer in
      guard case .success(let lines) = answer else { return client.reply(.storeFails) }
      let words = lines.first?.text.words ?? []
      guard words.count == 2, let line = lines.first, time() - line.time < Rooms.codeLife,
        let id = Secret(words[1].bytes)
      else {
        do throws(HTTPResponse) {
          try countWrongCode(from: request.address)
          return client.reply(.noSuchHall)
        } catch {
          return client.reply(error)
        }
      }
      var reply = HTTPResponse(isBrowser ? 303 : 200, id.notation)
      if isBrowser { reply.location = "/#hall=" + id.notation }
      client.reply(reply)
    }
  }

  /// Opens a class for a request, which counts for its address if the store has to be read.
  private func openHall(
    _ id: Secret, for request: HTTPRequest,
    then: @escaping (Result<OpenHall, HTTPResponse>) -> Void
  ) {
    if halls[id] == nil, openingHalls[id] == nil {
      do throws(HTTPResponse) { try count(from: request.address) } catch {
        return then(.failure(error))
      }
    }
    openHall(id, then: then)
  }

  /// Hands on a class, read from its log if it is not in memory, with the rooms of its games.
  func openHall(_ id: Secret, then: @escaping (Result<OpenHall, HTTPResponse>) -> Void) {
    if let open = halls[id] { return then(.success(open)) }
    guard openingHalls[id, default: []].count < limits.waiting * 4 else {
      return then(.failure(.tooMuch))
    }
    openingHalls[id, default: []].append(then)
    guard openingHalls[id]?.count == 1 else { return }
    ask { store throws(StoreError) in
      try store.lines(of: id, from: 1)
    } then: { [self] answer in
      let found = Result { () throws(HTTPResponse) in try readHall(id, answer) }
      for then in openingHalls.removeValue(forKey: id) ?? [] { then(found) }
      if heardEarly.remove(id) != nil, let open = halls[id] { catchUp(open) }
      if case .success(let open) = found {
        for board in open.hall.running { attach(board, of: open) }
      }
    }
  }

  private func readHall(
    _ id: Secret, _ answer: Result<[RoomLine], StoreError>
  ) throws(HTTPResponse) -> OpenHall {
    guard case .success(let lines) = answer else { throw .storeFails }
    guard let first = lines.first, first.text.words.first == "hall" else { throw .noSuchHall }
    do throws(Hall.Unreadable) {
      var hall = try Hall(first)
      for line in lines.dropFirst() { try hall.take(line) }
      let open = OpenHall(id, hall, at: time())
      halls[id] = open
      return open
    } catch {
      report(.logUnreadable)
      throw .unreadableLog
    }
  }

  /// Watches the room of a board from now on.
  func attach(_ board: Int, of open: OpenHall) {
    let room = open.hall.boards[board - 1].pair.room
    hallOf[room] = (open.id, board)
    self.open(room) { [weak self] answer in
      if case .failure(.noSuchRoom) = answer { self?.goneRooms.insert(room) }
      self?.noteBoard(of: room)
    }
  }

  /// Notes that a game of a class has changed.
  func noteBoard(of room: Secret) {
    guard let (id, board) = hallOf[room], let open = halls[id] else { return }
    open.changedBoards.insert(board)
    restlessHalls.insert(id)
  }
}
