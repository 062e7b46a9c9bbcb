import GameRules
import RoomProtocol

/// Sends messages through the push services of browsers.
public protocol PushSender: AnyObject {
  /// The public key with which browsers subscribe, in base64url.
  var publicKey: UTF8Text { get }

  /// Whether messages may go to the push service of a subscription.
  func accepts(_ subscription: PushSubscription) -> Bool

  /// Sends a message without blocking the rooms.
  ///
  /// - Parameters:
  ///   - message: The text, which only the browser can read.
  ///   - topic: A word; the push service replaces an earlier message about it that has not arrived.
  ///   - subscription: The place to send it to.
  ///   - then: Receives the outcome, on the thread of the rooms.
  func send(
    _ message: UTF8Text, about topic: UTF8Text, to subscription: PushSubscription,
    then: @escaping (PushOutcome) -> Void)
}

/// The outcome of a message.
public enum PushOutcome: Sendable {
  /// The push service has accepted it.
  case sent
  /// The subscription no longer exists.
  case gone
  /// The push service has not accepted it, or not yet.
  case failed
}

/// A turn that has begun; its player gets a message if away.
struct Turn {
  /// The time before which nothing is sent, in milliseconds since 1970.
  var dueAt = Int.min
  /// The number of messages that have failed.
  var failures = 0
}

// Players who are away learn that it is their turn (decision 90).
extension Rooms {
  /// Milliseconds without a connection after which a player counts as away.
  static let absence = 30_000
  /// Milliseconds until a message that failed is sent again.
  private static let pause = 60_000
  /// The number of failures after which a message is given up.
  private static let tries = 3

  /// Answers with the key that browsers subscribe with.
  func tellPushKey(_ pending: Pending) {
    pending.client.reply(push.map { HTTPResponse(200, $0.publicKey) } ?? .noPush)
  }

  /// Saves where a player's browser receives messages.
  func subscribe(in id: Secret, _ pending: Pending) {
    guard let push else { return pending.client.reply(.noPush) }
    let isEncrypted = pending.request.origin?.starts(with: "https://".utf8) == true
    let page = isEncrypted ? UTF8Text(pending.request.origin ?? []) : ""
    let notation = pending.request.trimmedBody + (isEncrypted ? " " + page : "")
    withSeat(in: id, pending) { [self] open, seat in
      guard open.room.days != nil else { return pending.client.reply(.noDays) }
      guard let subscription = PushSubscription(notation), push.accepts(subscription) else {
        return pending.client.reply(.noSubscription)
      }
      ask { store throws(StoreError) in
        try store.subscribe(seat, in: id, to: subscription)
      } then: { answer in
        pending.client.reply(
          (try? answer.get()) == nil ? .storeFails : HTTPResponse(200, open.room.text))
      }
    }
  }

  /// Deletes where a player's browser receives messages.
  func unsubscribe(in id: Secret, _ pending: Pending) {
    withSeat(in: id, pending) { [self] open, seat in
      ask { store throws(StoreError) in
        try store.unsubscribe(seat, in: id)
      } then: { answer in
        pending.client.reply(
          (try? answer.get()) == nil ? .storeFails : HTTPResponse(200, open.room.text))
      }
    }
  }

  /// Opens the room of a request from a player, and hands it on with the player's seat.
  private func withSeat(in id: Secret, _ pending: Pending, then: @escaping (OpenRoom, Mark) -> Void)
  {
    guard case .token = pending.request.token else { return pending.client.reply(.noToken) }
    open(id) { [self] answer in
      switch answer {
      case .failure(let refusal): pending.client.reply(refusal)
      case .success(let open):
        if let seat = seat(pending.request, in: open) {
          // Each change takes a commit of its own.
          if pending.request.address != nil,
            let wait = open[seat].subscriptions.take(limits.subscriptions, at: time())
          {
            return pending.client.reply(.tooMany(wait: wait))
          }
          return then(open, seat)
        }
        guard queue.isShared, !pending.isSure else { return pending.client.reply(.noSeat) }
        // Another server may have given the seat without having reported it yet.
        var pending = pending
        pending.isSure = true
        catchUp(open) { [self, pending] result in
          if case .failed = result { pending.client.reply(.storeFails) } else { judge(pending) }
        }
      }
    }
  }

  /// Notes that a turn has begun with a line that this server has written.
  func noteTurn(in open: OpenRoom, after event: LogEntry) {
    guard push != nil, open.room.days != nil else { return }
    switch event {
    case .move, .swap, .undo, .game, .sit: beginTurn(in: open)
    default: break
    }
  }

  private func beginTurn(in open: OpenRoom) {
    turns[open.id] = Turn()
    open.hasNotedTurn = true
  }

  /// Notes the turns of rooms whose players the server may not have called before it stopped.
  func noteTurns(in ids: [Secret]) {
    guard push != nil else { return }
    for id in ids {
      open(id) { [self] answer in
        if case .success(let open) = answer, !open.hasNotedTurn { beginTurn(in: open) }
      }
    }
  }

  /// Tells the players whose turn it is, as soon as they are away.
  func callAwayPlayers(_ now: Int) {
    for (id, turn) in turns where turn.dueAt <= now {
      guard let open = rooms[id], !open.room.isOver else {
        turns[id] = nil
        continue
      }
      // Another server may have stopped reporting the player as present.
      refreshAudience(open)
      // `mark(of:)` is its own inverse: it also maps a mark to its seat.
      let seat = open.room.mark(of: open.room.game.position.toMove)
      guard let since = open[seat].absentSince, now - since >= Rooms.absence else { continue }
      turns[id] = nil
      call(seat, in: open, turn)
    }
  }

  private func call(_ seat: Mark, in open: OpenRoom, _ turn: Turn) {
    let (id, count) = (open.id, open.room.count)
    ask { store throws(StoreError) in
      try store.subscription(of: seat, in: id)
    } then: { [self] answer in
      if case .failure = answer, rooms[id]?.room.count == count {
        turns[id] = Turn(dueAt: time() + Rooms.pause, failures: turn.failures)
      }
      // Most players have no subscription.
      guard let push, case .success(let subscription?) = answer else { return }
      push.send("your turn " + id.notation, about: id.notation, to: subscription) {
        [self] outcome in
        switch outcome {
        case .sent: counts.messages += 1
        case .gone: forget(subscription, of: seat, in: id)
        case .failed:
          counts.messageErrors += 1
          guard turn.failures + 1 < Rooms.tries, rooms[id]?.room.count == count else { return }
          turns[id] = Turn(dueAt: time() + Rooms.pause, failures: turn.failures + 1)
        }
      }
    }
  }

  private func forget(_ subscription: PushSubscription, of seat: Mark, in id: Secret) {
    ask { store throws(StoreError) in
      // The player may have subscribed anew meanwhile.
      guard try store.subscription(of: seat, in: id) == subscription else { return }
      try store.unsubscribe(seat, in: id)
    } then: { _ in
    }
  }
}
