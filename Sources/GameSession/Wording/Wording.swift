import GameRules
import GameSolver

/// The messages that players read or hear: chooses them from a `Phrasebook` and fills them in.
public struct Wording: Equatable, Sendable {
  /// The language of the messages.
  public let phrases: Phrasebook
  private let symbols: SymbolChoice
  /// The rules of the current game.
  let rules: Rules
  /// The players of the current game.
  var match: Match
  /// Whether named places are followed by their letters, as in speech and in the terminal.
  var hasLetters = false

  /// Messages about a game between some players.
  public init(
    _ symbols: SymbolChoice, in phrases: Phrasebook = .english, playing rules: Rules = .classic,
    between match: Match = Match()
  ) {
    self.symbols = symbols
    self.phrases = phrases
    self.rules = rules
    self.match = match
  }

  /// The same messages with letters after named places.
  public var lettered: Wording {
    var wording = self
    wording.hasLetters = true
    return wording
  }

  /// A mark in a sentence.
  public func name(_ mark: Mark) -> UTF8Text { phrases.mark(symbols[mark]) }

  /// The symbol of a mark.
  func symbol(of mark: Mark) -> Symbol { symbols[mark] }

  /// A symbol as a label.
  func name(of symbol: Symbol) -> UTF8Text { phrases.symbol(symbol) }

  // MARK: Status

  /// The turn of a mark, as told to the reader.
  func turn(_ mark: Mark) -> UTF8Text {
    subject(mark).map { phrases.turn(player: $0) } ?? phrases.turnYou
  }

  /// The turn of the only person here, before the first move.
  var firstTurn: UTF8Text { phrases.turnFirst }

  func held(_ mark: Mark) -> UTF8Text { phrases.held(mark: name(mark)) }

  /// The instruction while a piece is dragged over an empty square.
  func letGo(over square: Square) -> UTF8Text { phrases.letGo(place: place(square)) }

  /// The result without regard to who reads it: "X wins: top row".
  func outcome(_ outcome: Outcome) -> UTF8Text {
    switch outcome {
    case .draw: phrases.draw
    case .win(let mark, let lines): phrases.wins(player: name(mark), lines: names(of: lines))
    case .loss(let mark, let lines):
      phrases.loses(
        player: name(mark.opponent), loser: name(mark), lines: names(of: lines, asObjects: true))
    }
  }

  func refusal(_ cause: IllegalMove) -> UTF8Text {
    switch cause {
    case .occupied(let square, _): phrases.taken(place: place(square, startsSentence: true))
    case .outsideBoard(let square, _): phrases.outside(square: square)
    case .gameOver: phrases.over
    }
  }

  /// The advice after a taken square was tapped.
  var chooseEmpty: UTF8Text { phrases.takenChoose }

  /// The announcement of a move.
  func move(_ mark: Mark, _ square: Square) -> UTF8Text {
    let place = place(square)
    return subject(mark).map { phrases.plays(player: $0, place: place) }
      ?? phrases.playsYou(place: place)
  }

  /// The announcement that the player who has the mark now has taken it over.
  @inline(never)
  func takesOver(_ mark: Mark) -> UTF8Text {
    subject(mark).map { phrases.takesOver(player: $0, mark: name(mark)) }
      ?? phrases.takesOverYou(mark: name(mark))
  }

  /// The announcement that the takeover was undone.
  @inline(never)
  func handsBack(_ mark: Mark) -> UTF8Text { phrases.handsBack(mark: name(mark)) }

  /// The button that takes a mark over.
  @inline(never)
  func takeOver(_ mark: Mark) -> UTF8Text { phrases.takeOver(mark: name(mark)) }

  /// The same choice where commands are typed.
  @inline(never)
  public func takeOverTyped(_ mark: Mark) -> UTF8Text { phrases.takeOverTyped(mark: name(mark)) }

  /// The answer to a typed `=` when no mark can be taken over.
  @inline(never)
  public var nothingToTakeOver: UTF8Text { phrases.causeSwap }

  func takenBack(_ mark: Mark, _ square: Square) -> UTF8Text {
    let place = place(square)
    return subject(mark).map { phrases.takesBack(player: $0, place: place) }
      ?? phrases.takesBackYou(place: place)
  }

  // MARK: Board and tray

  /// The name of the board, with its size.
  public func board(_ rules: Rules) -> UTF8Text {
    phrases.board(columns: rules.columns, rows: rules.rows)
  }

  /// The full name of a square: "b2, X, winning line".
  ///
  /// An unknown value adds nothing: hundreds of names would change with every move on a large board.
  public func square(_ square: Square, _ state: SquareState) -> UTF8Text {
    if let mark = state.mark {
      if state.isWinning { return phrases.squareWinning(square: square, mark: name(mark)) }
      if state.isLosing { return phrases.squareLosing(square: square, mark: name(mark)) }
      let text = phrases.squareMark(square: square, mark: name(mark))
      return state.isLookedAt ? phrases.squareHint(name: text) : text
    }
    return state.isExplained ? explained(square, state) : phrases.squareEmpty(square: square)
  }

  @inline(never)
  private func explained(_ square: Square, _ state: SquareState) -> UTF8Text {
    if state.isWinning { return phrases.learnDrawSquare(square: square) }
    var text = phrases.squareEmpty(square: square)
    if state.isHint || state.isLookedAt { text = phrases.squareHint(name: text) }
    if let bounds = state.value, bounds.result != nil {
      text = phrases.squareValue(name: text, value: value(bounds))
    }
    if let count = state.safeReplies { text = phrases.squareSafe(name: text, n: count) }
    if let threat = state.threat {
      text =
        threat.isStrong
        ? phrases.squareStrong(name: text, mark: self.name(threat.mark))
        : phrases.squareThreat(name: text, mark: self.name(threat.mark))
    }
    if state.isReply { text = phrases.squareReply(name: text) }
    return text
  }

  /// The name of a piece of the tray.
  public func piece(_ mark: Mark) -> UTF8Text { phrases.appPiece(mark: name(mark)) }

  // MARK: Lists and sentences

  func list(_ words: [UTF8Text], or: Bool = false) -> UTF8Text {
    guard var text = words.first else { return "" }
    for (index, word) in words.enumerated().dropFirst() {
      if index < words.count - 1 {
        text = phrases.listMore(list: text, item: word)
      } else {
        text = or ? phrases.listOr(list: text, item: word) : phrases.listAnd(list: text, item: word)
      }
    }
    return text
  }

  /// Joins texts into sentences.
  @inline(never)
  func sentences(_ texts: [UTF8Text]) -> UTF8Text {
    var all: UTF8Text = ""
    for text in texts where !text.isEmpty {
      let ends = Wording.endsSentence(text.bytes)
      let sentence = ends ? text : phrases.speechSentence(text: text)
      all = all.isEmpty ? sentence : phrases.speechNext(before: all, sentence: sentence)
    }
    return all
  }

  /// Whether a text ends with a punctuation mark that ends sentences in one of the languages.
  private static func endsSentence(_ text: [UInt8]) -> Bool {
    var last = 0  // The last three bytes.
    for byte in text { last = (last << 8 | Int(byte)) & 0xFF_FFFF }
    switch last {
    case 0xE280A6, 0xE38082, 0xEFBC81, 0xEFBC9F, 0xE0A5A4: return true  // … 。 ！ ？ ।
    case _ where last & 0xFFFF == 0xD89F: return true  // The question mark of Arabic.
    default: break
    }
    switch last & 0xFF {
    case 0x2E, 0x21, 0x3F: return true
    default: return false
    }
  }

  /// One text as a line on the screen, without a full stop at its end; several as sentences.
  func line(_ texts: [UTF8Text]) -> UTF8Text {
    texts.count == 1 ? texts[0] : sentences(texts)
  }

  /// A text with its first letter capitalized, if it is a Latin, Greek or Cyrillic one.
  @inline(never)
  static func capitalized(_ text: UTF8Text) -> UTF8Text {
    var bytes = text.bytes
    switch (bytes.first ?? 0, bytes.count > 1 ? bytes[1] : 0) {
    case (UInt8(ascii: "a")...UInt8(ascii: "z"), _): bytes[0] -= 0x20
    case (0xC3, 0xA0...0xB6), (0xC3, 0xB8...0xBE), (0xD0, 0xB0...0xBF), (0xCE, 0xB1...0xBF):
      bytes[1] -= 0x20
    case (0xD1, 0x80...0x8F), (0xCF, 0x80...0x89):
      (bytes[0], bytes[1]) = (bytes[0] - 1, bytes[1] + 0x20)
    case (0xD1, 0x90...0x9F): (bytes[0], bytes[1]) = (0xD0, bytes[1] - 0x10)
    // Pairs of a capital and its small letter: Ā and ā up to ķ, Ł and ł up to ň, Ŋ up to ŷ, Ź up to ž.
    case (0xC4, let second) where second <= 0xB7 && second % 2 == 1 && second != 0xB1: bytes[1] -= 1
    case (0xC5, let second)
    where second <= 0x88 && second % 2 == 0 || 0x8B...0xB7 ~= second && second % 2 == 1
      || [0xBA, 0xBC, 0xBE].contains(second):
      bytes[1] -= 1
    // Vietnamese, from Ạ and ạ on
    case (0xE1, 0xBA...0xBB) where bytes.count > 2 && bytes[2] % 2 == 1: bytes[2] -= 1
    default: break
    }
    return UTF8Text(bytes)
  }
}
