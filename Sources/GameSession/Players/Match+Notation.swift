import GameRules

// The saved text has the players and the first move; once there is a score, also the seat of X and the
// score. Names have lines of their own.
extension Match {
  /// Three words for the choices; more only once there is a score or a name.
  public var notation: UTF8Text {
    var text = playersNotation + " " + firstMove.identifier
    if seatOfX != .first || wins != [0, 0] || draws != 0 || counted != nil {
      text += " " + seatOfX.identifier + " \(wins[0]) \(wins[1]) \(draws) "
      var match = self
      match.follow(isSwapped: false)  // The game text says it.
      switch match.counted {
      case .won(.x): text += "x"
      case .won(.o): text += "o"
      case .drawn: text += "="
      case nil: text += "-"
      }
    }
    if !names[0].isEmpty || !names[1].isEmpty { text += "\n" + names[0] + "\n" + names[1] }
    return text
  }

  private var playersNotation: UTF8Text { players[0].identifier + " " + players[1].identifier }

  /// Three words: the players, and the seat of X.
  var seatsNotation: UTF8Text { playersNotation + " " + seatOfX.identifier }

  /// The same seats with no games played.
  var withoutScore: Match {
    var match = Match()
    match.players = players
    match.seatOfX = seatOfX
    match.follow(isSwapped: isSwapped)
    return match
  }

  /// Parses `seatsNotation`.
  init?(seats text: inout SavedText) {
    guard let first = Player(&text), let second = Player(&text), let seatOfX = Seat(&text),
      text.isAtEnd
    else { return nil }
    players = [first, second]
    self.seatOfX = seatOfX
  }

  /// Parses `notation`; an unreadable text gives two persons.
  public init(_ text: UTF8Text) { self = Match(saved: text) ?? Match() }

  /// Parses `notation`.
  init?(saved text: UTF8Text) {
    let lines = text.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    var text = SavedText(UTF8Text(lines[0]))
    guard let first = Player(&text), let second = Player(&text), let firstMove = FirstMove(&text)
    else { return nil }
    players = [first, second]
    self.firstMove = firstMove
    if lines.count == 3 { names = [Match.name(lines[1]), Match.name(lines[2])] }
    if !text.isAtEnd, !readScore(&text) { return nil }
  }

  private mutating func readScore(_ text: inout SavedText) -> Bool {
    guard let seatOfX = Seat(&text), let first = text.count(), let second = text.count(),
      let draws = text.count()
    else { return false }
    self.seatOfX = seatOfX
    wins = [first, second]
    self.draws = draws
    switch text.word() {
    case "x": counted = .won(.x)
    case "o": counted = .won(.o)
    case "=": counted = .drawn
    case "-": counted = nil
    default: return false
    }
    return text.isAtEnd
  }
}
