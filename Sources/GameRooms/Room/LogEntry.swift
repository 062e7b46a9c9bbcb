import GameRules

/// An event in the log of a room.
public enum LogEntry: Hashable, Sendable {
  /// A game starts.
  case game(Rules, TimeControl?)
  /// The holder of the token takes a seat, named by its mark in the first game.
  case sit(Mark, token: SHA256)
  /// The mark to move plays.
  case move(Square)
  /// A mark makes an offer.
  case offer(Offer)
  /// The offer is declined or withdrawn.
  case decline
  /// This many moves are undone, as offered.
  case undo(Int)
  /// A mark resigns.
  case resign(Mark)
  /// A mark runs out of time.
  case time(Mark)
  /// Both players agree to a draw.
  case draw
}

/// An offer of one mark to the other.
public struct Offer: Hashable, Sendable {
  /// The kinds of offer.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// To end the game as a draw.
    case draw
    /// To undo one's last move.
    case undo
    /// To play another game.
    case again

    var word: StaticString {
      switch self {
      case .draw: "draw"
      case .undo: "undo"
      case .again: "again"
      }
    }
  }

  /// The kind of offer.
  public var kind: Kind
  /// The mark that makes the offer.
  public var mark: Mark

  /// Creates an offer.
  public init(_ kind: Kind, by mark: Mark) {
    self.kind = kind
    self.mark = mark
  }

  /// The offer as lines of the log and the state contain it: `draw o`.
  var notation: UTF8Text { UTF8Text(kind.word) + " " + mark.name }
}

extension Mark {
  /// The lower-case letter of the mark in the rooms' notation.
  public var name: UTF8Text { self == .x ? "x" : "o" }

  /// The letters of the matching marks, or `-` if there are none.
  static func names(_ isMeant: (Mark) -> Bool) -> UTF8Text {
    let names = Mark.allCases.filter(isMeant).reduce("") { $0 + $1.name }
    return names.isEmpty ? "-" : names
  }

  /// Reads a mark's letter.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let mark = Mark.allCases.first(where: { bytes.elementsEqual($0.name.bytes) }) else {
      return nil
    }
    self = mark
  }
}

extension LogEntry {
  /// The event as a line of the log.
  public var notation: UTF8Text {
    switch self {
    case .game(let rules, nil): "game " + rules.notation
    case .game(let rules, let time?): "game " + rules.notation + " " + time.notation
    case .sit(let seat, let token): "sit " + seat.name + " " + token.notation
    case .move(let square): square.notation
    case .offer(let offer): "offer " + offer.notation
    case .decline: "decline"
    case .undo(let count): "undo \(count)"
    case .resign(let mark): "resign " + mark.name
    case .time(let mark): "time " + mark.name
    case .draw: "draw"
    }
  }

  /// Reads a line; nil if it differs from the event's `notation`.
  public init?(_ line: UTF8Text) {
    guard let event = LogEntry(words: line.words), event.notation == line else { return nil }
    self = event
  }

  private init?(words: [ArraySlice<UInt8>]) {
    switch (words.first.map { UTF8Text($0) }, words.count) {
    case ("game", 2):
      guard let rules = try? Rules(UTF8Text(words[1])) else { return nil }
      self = .game(rules, nil)
    case ("game", 3):
      guard let rules = try? Rules(UTF8Text(words[1])), let time = TimeControl(words[2]) else {
        return nil
      }
      self = .game(rules, time)
    case ("sit", 3):
      guard let seat = Mark(words[1]), let token = SHA256(words[2]) else { return nil }
      self = .sit(seat, token: token)
    case ("offer", 3):
      guard let kind = Offer.Kind(words[1]), let mark = Mark(words[2]) else { return nil }
      self = .offer(Offer(kind, by: mark))
    case ("decline", 1): self = .decline
    case ("undo", 2):
      guard let count = Int(digits: words[1]) else { return nil }
      self = .undo(count)
    case ("resign", 2):
      guard let mark = Mark(words[1]) else { return nil }
      self = .resign(mark)
    case ("time", 2):
      guard let mark = Mark(words[1]) else { return nil }
      self = .time(mark)
    case ("draw", 1): self = .draw
    case (let text?, 1):
      guard let square = Square(text) else { return nil }
      self = .move(square)
    default: return nil
    }
  }
}

extension Offer.Kind {
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    guard let kind = Self.allCases.first(where: { UTF8Text($0.word) == UTF8Text(bytes) }) else {
      return nil
    }
    self = kind
  }
}

extension UTF8Text {
  /// The parts between single spaces.
  var words: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
  }
}

extension Int {
  /// Reads one to nine decimal digits.
  init?(digits bytes: some Collection<UInt8>) {
    guard 1...9 ~= bytes.count else { return nil }
    var number = 0
    for byte in bytes {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = number
  }
}
