import GameRules

/// What a line of a room's log says.
public enum RoomEvent: Hashable, Sendable {
  /// A game begins.
  case game(Rules, TimeControl?)
  /// A seat, named by the mark that it has in the first game, is taken by who has the token.
  case sit(Mark, token: SHA256)
  /// The mark to move plays.
  case move(Square)
  /// A mark offers something.
  case offer(Offer)
  /// What is offered is turned down, or taken back.
  case decline
  /// So many moves are taken back, as was offered.
  case undo(Int)
  /// A mark has given the game up.
  case resign(Mark)
  /// A mark has used its time up.
  case time(Mark)
  /// Both agree on a draw.
  case draw
}

/// What one mark asks the other for.
public struct Offer: Hashable, Sendable {
  /// What can be asked for.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The end of the game, without a winner.
    case draw
    /// To take one's last move back.
    case undo
    /// Another game.
    case again

    var word: StaticString {
      switch self {
      case .draw: "draw"
      case .undo: "undo"
      case .again: "again"
      }
    }
  }

  /// What is asked for.
  public var kind: Kind
  /// Who asks.
  public var mark: Mark

  /// An offer.
  public init(_ kind: Kind, by mark: Mark) {
    self.kind = kind
    self.mark = mark
  }

  /// As a line of the log and of the state has it: `draw o`.
  var notation: UTF8Text { UTF8Text(kind.word) + " " + mark.name }
}

extension Mark {
  /// The small letter by which rooms call it.
  public var name: UTF8Text { self == .x ? "x" : "o" }

  /// The letters of some marks, or `-`.
  static func names(_ isMeant: (Mark) -> Bool) -> UTF8Text {
    let names = Mark.allCases.filter(isMeant).reduce("") { $0 + $1.name }
    return names.isEmpty ? "-" : names
  }

  /// Reads that letter.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let mark = Mark.allCases.first(where: { bytes.elementsEqual($0.name.bytes) }) else {
      return nil
    }
    self = mark
  }
}

extension RoomEvent {
  /// The line.
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

  /// Reads a line; nil where it is not written exactly as `notation` has it.
  public init?(_ line: UTF8Text) {
    guard let event = RoomEvent(words: line.words), event.notation == line else { return nil }
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
  /// What stands between single spaces.
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
