import GameRules
import RoomProtocol

/// An event in the log of a room.
public enum LogEntry: Hashable, Sendable {
  /// A game starts.
  case game(RoomTerms, isAmongStrangers: Bool = false)
  /// The only game of a class's room starts; its players have these tokens.
  case match(RoomTerms, x: SHA256, o: SHA256, hall: Secret)
  /// The holder of the token takes a seat, named by its mark in the first game; the name may be empty.
  case sit(Mark, token: SHA256, name: UTF8Text = "")
  /// The computer takes a seat, at a level.
  case computer(Mark, level: UTF8Text)
  /// The mark to move plays.
  case move(Square)
  /// The second player takes over the first mark.
  case swap
  /// A mark makes an offer.
  case offer(Offer)
  /// The offer is declined or withdrawn.
  case decline
  /// This many moves are undone, as offered.
  case undo(Int)
  /// The class is paused, or goes on.
  case pause(Bool)
  /// The game ends off the board.
  case end(Termination)
}

extension LogEntry {
  /// Whether a player can write the line on any turn, as often as they like.
  var isOffer: Bool {
    switch self {
    case .offer, .decline: true
    default: false
    }
  }

  /// The event as a line of the log.
  public var notation: UTF8Text {
    switch self {
    case .game(let terms, let isAmongStrangers):
      "game " + terms.notation + (isAmongStrangers ? " strangers" : "")
    case .match(let terms, let x, let o, let hall):
      "class " + terms.notation + " " + x.notation + " " + o.notation + " " + hall.notation
    case .pause(let isPaused): isPaused ? "pause" : "resume"
    case .sit(let seat, let token, let name):
      "sit " + seat.name + " " + token.notation + (name.isEmpty ? "" : " " + name)
    case .computer(let seat, let level): "computer " + seat.name + " " + level
    case .move(let square): square.notation
    case .swap: "="
    case .offer(let offer): "offer " + offer.notation
    case .decline: "decline"
    case .undo(let count): "undo \(count)"
    case .end(let termination): termination.notation
    }
  }

  /// Reads a line; nil if it differs from the event's `notation`.
  public init?(_ line: UTF8Text) {
    guard let event = LogEntry(lenient: line), event.notation == line else { return nil }
    self = event
  }

  private init?(lenient line: UTF8Text) {
    let words = line.words
    let rest = UTF8Text(line.bytes.dropFirst(words[0].bytes.count + 1))
    switch (words[0], words.count) {
    case ("game", _):
      let isAmongStrangers = words.count > 2 && words.last == "strangers"
      let terms = isAmongStrangers ? rest.bytes.dropLast(10) : rest.bytes[...]
      guard let terms = try? RoomTerms(UTF8Text(terms)) else { return nil }
      self = .game(terms, isAmongStrangers: isAmongStrangers)
    case ("class", 5...6):
      let last = words.suffix(3).map(\.bytes)
      let tail = last.reduce(0) { $0 + 1 + $1.count }  // With the space before each.
      guard let x = SHA256(last[0]), let o = SHA256(last[1]), let hall = Secret(last[2]),
        let terms = try? RoomTerms(UTF8Text(rest.bytes.dropLast(tail)))
      else { return nil }
      self = .match(terms, x: x, o: o, hall: hall)
    case ("pause", 1): self = .pause(true)
    case ("resume", 1): self = .pause(false)
    case ("sit", 3...):
      guard let seat = Mark(name: words[1]), let token = SHA256(words[2].bytes) else { return nil }
      let name = UTF8Text(rest.bytes.dropFirst(3 + words[2].bytes.count))
      guard name.isEmpty || name.isPlayerName else { return nil }
      self = .sit(seat, token: token, name: name)
    case ("computer", 3):
      let isWord = words[2].bytes.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      guard let seat = Mark(name: words[1]), isWord, words[2].bytes.count <= 16 else { return nil }
      self = .computer(seat, level: words[2])
    case ("offer", _):
      guard let offer = Offer(rest) else { return nil }
      self = .offer(offer)
    case ("decline", 1): self = .decline
    case ("=", 1): self = .swap
    case ("undo", 2):
      guard let count = words[1].number else { return nil }
      self = .undo(count)
    default:
      if let termination = Termination(line) {
        self = .end(termination)
      } else if let square = Square(line) {
        self = .move(square)
      } else {
        return nil
      }
    }
  }
}
