import GameRules
import RoomProtocol

/// A decision about a command.
enum Verdict: Hashable {
  /// Answers without any effect.
  case reply(HTTPResponse)
  /// Writes the event, then answers; by default with the text of the game.
  case write(LogEntry, HTTPResponse? = nil)
  /// Shows an emote of a mark.
  case emote(Emote, by: Mark)
}

extension Room {
  /// Judges a command by the current state of the room, which it does not change (decision 70).
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - body: The body of the request.
  ///   - token: The token of the request.
  ///   - levels: The names of the computer's levels; empty if it does not play here.
  ///   - makeToken: Creates a token for a player who sits down without one.
  /// - Returns: The decision.
  func verdict(
    on command: RoomCommand, body: UTF8Text, from token: HTTPRequest.Token,
    levels: [UTF8Text], makeToken: () -> Secret
  ) -> Verdict {
    if command == .sit { return verdictOnSitting(token, name: body, makeToken) }
    guard case .token(let secret) = token else { return .reply(.noToken) }
    guard let mark = mark(of: SHA256(of: secret.notation.bytes)) else { return .reply(.noSeat) }
    if isPaused, !isOver, command.changesBoard { return .reply(.paused) }
    switch command {
    case .sit: return .reply(.noSuchPath)
    case .play: return verdict(onPlaying: body, by: mark)
    case .resign:
      if termination == .resigned(mark) { return .reply(done) }
      return isOver ? .reply(.over) : .write(.end(.resigned(mark)))
    case .offer(let kind): return verdict(onOffering: kind, by: mark)
    case .claim: return .reply(.notAmongStrangers)  // `Rooms` knows who is there.
    case .computer: return verdict(onComputer: body, levels)
    case .decline: return offer == nil ? .reply(done) : .write(.decline)
    case .emote:
      guard let emote = Emote(body) else { return .reply(.noEmote) }
      return .emote(emote, by: mark)
    }
  }

  /// The answer to a command that has already taken effect.
  private var done: HTTPResponse { HTTPResponse(200, text) }

  private func verdictOnSitting(
    _ token: HTTPRequest.Token, name: UTF8Text, _ makeToken: () -> Secret
  ) -> Verdict {
    let secret: Secret
    switch token {
    case .unreadable: return .reply(.unreadableToken)
    case .none: secret = makeToken()
    case .token(let own): secret = own
    }
    let digest = SHA256(of: secret.notation.bytes)
    func seated(_ seat: Mark) -> HTTPResponse {
      HTTPResponse(201, RoomSeat(seat, secret).notation)
    }
    if let seat = seat(of: digest) { return .reply(seated(seat)) }
    guard let seat = freeSeat ?? seatOfComputerToLeave else { return .reply(.full) }
    guard name.isEmpty || name.isPlayerName else { return .reply(.unreadableName) }
    // Strangers call each other by names from a list.
    return .write(
      .sit(seat, token: digest, name: isAmongStrangers ? "" : name), seated(seat))
  }

  private func verdict(onComputer level: UTF8Text, _ levels: [UTF8Text]) -> Verdict {
    guard levels.contains(level) else { return .reply(.noLevel(levels)) }
    if computer?.level == level { return .reply(done) }
    guard let seat = freeSeat else { return .reply(.full) }
    return .write(.computer(seat, level: level))
  }

  private func verdict(onOffering kind: Offer.Kind, by mark: Mark) -> Verdict {
    if kind == .draw, termination == .agreedDraw { return .reply(done) }
    if kind == .again, isOfClass { return .reply(.nextByClass) }
    guard isOver == (kind == .again) else { return .reply(isOver ? .over : .notOver) }
    if let offer, offer.kind == kind {
      if offer.mark == mark { return .reply(done) }
      switch kind {
      case .draw: return .write(.end(.agreedDraw))
      case .again: return .write(beginning)
      case .undo: return movesToUndo(by: offer.mark).map { .write(.undo($0)) } ?? .reply(done)
      }
    }
    if kind == .undo, movesToUndo(by: mark) == nil { return .reply(.nothingToUndo) }
    return .write(.offer(Offer(kind, by: mark)))
  }

  private func verdict(onPlaying body: UTF8Text, by mark: Mark) -> Verdict {
    let conflict = Verdict.reply(HTTPResponse(409, text))
    let added: [LogEntry]
    do throws(GameTextError) {
      guard let steps = try steps(addedBy: body) else { return conflict }
      added = steps
    } catch {
      return .reply(HTTPResponse(400, error.explanation))
    }
    guard added.count < 2 else { return conflict }
    // The move is already played: the answer to an earlier try was lost.
    guard let step = added.first else { return .reply(done) }
    let place: UTF8Text = "move \(game.ply + 1), " + step.notation + ": "
    if let cause = cause(of: termination) { return .reply(HTTPResponse(400, place + cause)) }
    if game.position.isOver, let refusal = refusal(of: step) {
      return .reply(HTTPResponse(400, place + refusal))
    }
    guard mark == game.position.toMove else {
      return .reply(HTTPResponse(403, "it is " + game.position.toMove.letter + "'s turn"))
    }
    if let refusal = refusal(of: step) { return .reply(HTTPResponse(400, place + refusal)) }
    return .write(step)
  }

  /// The reason why a move, or taking over the first mark, is refused now.
  private func refusal(of step: LogEntry) -> UTF8Text? {
    if case .move(let square) = step { return game.position.refusal(of: square)?.explanation }
    if let outcome = game.position.outcome { return IllegalMove.gameOver(outcome).explanation }
    return game.canSwap ? nil : GameTextError.swapCause
  }

  private func cause(of termination: Termination?) -> UTF8Text? {
    switch termination {
    case nil: nil
    case .resigned(let mark): "the game is over, " + mark.letter + " has resigned"
    case .outOfTime(let mark): "the game is over, " + mark.letter + " has run out of time"
    case .agreedDraw: "the game is over, a draw by agreement"
    }
  }

  /// The moves that a game text adds to this game, or nil if it does not continue it.
  ///
  /// Moves that are known already are compared, not played.
  ///
  /// - Throws: `GameTextError`, with the place that cannot be read and the cause.
  private func steps(addedBy body: UTF8Text) throws(GameTextError) -> [LogEntry]? {
    if body.bytes.starts(with: text.bytes) {
      return try steps(in: body.bytes[text.bytes.count...], first: game.ply + 1)
    }
    // The same game can be written differently: in capitals, or with optional parts.
    let colon = body.bytes.firstIndex(of: UInt8(ascii: ":")) ?? body.bytes.endIndex
    let rules: Rules
    do throws(RulesTextError) {
      rules = try Rules(UTF8Text(body.bytes[..<colon]))
    } catch {
      throw .rules(error)
    }
    guard rules == game.rules else { return nil }
    let steps = try steps(in: body.bytes.dropFirst(colon + 1), first: 1)
    var known = game.moves.map { LogEntry.move($0) }
    if game.isSwapped { known.insert(.swap, at: 1) }
    return steps.starts(with: known) ? Array(steps.dropFirst(known.count)) : nil
  }

  /// Reads moves without separators, without playing them.
  private func steps(in bytes: ArraySlice<UInt8>, first: Int) throws(GameTextError) -> [LogEntry] {
    var steps: [LogEntry] = []
    var number = first
    var rest = bytes
    while !rest.isEmpty {
      if rest.first == UInt8(ascii: "=") {
        steps.append(.swap)
        rest.removeFirst()
        continue
      }
      let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
      let letter = rest.first.map { $0 | 32 }
      let digits = rest.dropFirst().prefix(while: isDigit)
      guard let letter, UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter, !digits.isEmpty else {
        throw .unreadable(number: number, UTF8Text(rest).quoted)
      }
      let text = UTF8Text(rest[..<digits.endIndex])
      guard let square = Square(text) else {
        throw .nowhere(number: number, text.quoted, end: game.rules.lastSquare)
      }
      steps.append(.move(square))
      number += 1
      rest = rest[digits.endIndex...]
    }
    return steps
  }
}

extension RoomCommand {
  /// Whether it can change the board.
  fileprivate var changesBoard: Bool {
    switch self {
    case .play, .offer: true
    default: false
    }
  }
}
