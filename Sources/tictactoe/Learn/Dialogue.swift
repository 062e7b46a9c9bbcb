import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Questions and answers in line mode, about puzzles and lessons.
struct Dialogue {
  private let wording: Wording
  private let hasTypist = isatty(STDIN_FILENO) == 1
  private var lineNumber = 0

  /// Whether boards are read out instead of drawn.
  private let isSpoken: Bool

  init(_ wording: Wording, isSpoken: Bool) {
    self.wording = wording
    self.isSpoken = isSpoken
  }

  /// A line that the player has typed.
  enum Reply: Equatable {
    case square(Square)
    case number(Int)
    case hint, show, board, help, quit
    case unknown(String)
  }

  /// Prints a text, unless it is empty.
  func say(_ text: UTF8Text) {
    if !text.isEmpty { Output.say(text.description) }
  }

  /// Prints the board of a game, or its marks.
  func show(_ game: Game) {
    if isSpoken {
      for line in SpokenBoard.lines(game, wording) { say(line) }
    } else {
      for line in PlainBoard.lines(game) { print(line) }
    }
  }

  /// Reports a line that cannot be followed on standard error, with its number unless it was typed.
  func refuse(_ cause: UTF8Text) {
    try? Output.flush()
    Console.error((hasTypist ? cause : wording.place(line: lineNumber, cause)).description)
  }

  /// The next line with words; nil if the input has ended or the output cannot be written.
  mutating func next() -> Reply? {
    while (try? Output.flush()) != nil, let line = Input.line() {
      lineNumber += 1
      let words = line.withWesternDigits.split(whereSeparator: \.isWhitespace)
      guard let first = words.first?.lowercased(), !first.hasPrefix("#") else { continue }
      if words.count > 1 { return .unknown(line) }
      switch first {
      case "hint", "t": return .hint
      case "show": return .show
      case "board": return .board
      case "help", "?": return .help
      case "quit", "q", "exit": return .quit
      default:
        if let square = Square(first) { return .square(square) }
        return Int(first).map { .number($0) } ?? .unknown(line)
      }
    }
    return nil
  }
}
