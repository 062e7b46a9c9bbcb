import GameRules

// The saved text: the players and the first move; once there is a score, the seat of X and the
// score; the names on lines of their own.
extension Match {
  /// Three digits for the choices; more only once there is a score or a name.
  public var notation: UTF8Text {
    var text = playersNotation + "\(Int(firstMove.rawValue))"
    if seatOfX != .first || wins != [0, 0] || draws != 0 || counted != nil {
      text += " \(Int(seatOfX.rawValue)) \(wins[0]) \(wins[1]) \(draws) "
      switch counted {
      case .won(.x): text += "x"
      case .won(.o): text += "o"
      case .drawn: text += "="
      case nil: text += "-"
      }
    }
    if !names[0].isEmpty || !names[1].isEmpty { text += "\n" + names[0] + "\n" + names[1] }
    return text
  }

  /// A remote player lasts only as long as the live game, and is saved as a person.
  private var playersNotation: UTF8Text {
    var text: UTF8Text = ""
    for player in players { text.append(Player.all.firstIndex(of: player) ?? 0) }
    return text
  }

  /// Two words: the players, and the seat of X.
  var seatsNotation: UTF8Text { playersNotation + " \(Int(seatOfX.rawValue))" }

  /// The same seats with no games played.
  var withoutScore: Match {
    var match = Match()
    match.players = players
    match.seatOfX = seatOfX
    return match
  }

  /// Parses `seatsNotation`.
  init?(seats players: UTF8Text, _ seat: UTF8Text) {
    guard read(players: players.bytes[...]), let number = seat.number,
      let seat = UInt8(exactly: number).flatMap({ Seat(rawValue: $0) })
    else { return nil }
    seatOfX = seat
  }

  /// Parses `notation`; an unreadable text gives two persons.
  public init(_ text: UTF8Text) {
    let lines = text.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard let first = lines.first, let match = Match(line: first) else { return }
    self = match
    if lines.count == 3 { names = [Match.name(lines[1]), Match.name(lines[2])] }
  }

  private init?(line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { UTF8Text($0) }
    guard words.count == 1 || words.count == 6, let digits = words.first, digits.bytes.count == 3,
      read(players: digits.bytes[..<2]),
      let firstMove = FirstMove(rawValue: digits.bytes[2] &- UInt8(ascii: "0"))
    else { return nil }
    self.firstMove = firstMove
    guard words.count == 6 else { return }
    var numbers: [Int] = []
    for word in words[1..<5] {
      guard let number = word.number, number < 1_000_000 else { return nil }
      numbers.append(number)
    }
    guard let seat = UInt8(exactly: numbers[0]).flatMap({ Seat(rawValue: $0) }) else { return nil }
    seatOfX = seat
    wins = [numbers[1], numbers[2]]
    draws = numbers[3]
    switch words[5] {
    case "x": counted = .won(.x)
    case "o": counted = .won(.o)
    case "=": counted = .drawn
    case "-": counted = nil
    default: return nil
    }
  }

  private mutating func read(players digits: ArraySlice<UInt8>) -> Bool {
    let all = Player.all
    let places = digits.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard places.count == 2, all.indices ~= places[0], all.indices ~= places[1] else {
      return false
    }
    players = [all[places[0]], all[places[1]]]
    return true
  }
}
