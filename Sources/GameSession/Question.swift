import GameRules
import GameSolver

/// Something to think about, which may take a while.
public struct Question: Hashable, Sendable {
  /// What is asked.
  public enum Kind: Hashable, Sendable {
    /// A move at a level.
    case move(Level)
    /// The best move, and why.
    case hint
    /// What each empty square is worth.
    case truth
    /// Where the result changed.
    case review
  }

  /// What is asked.
  public let kind: Kind
  /// The record that it is asked of, with its place.
  public let game: Game
  /// The names by which sentences call the marks.
  public let symbols: SymbolChoice
  /// Decides between moves that look the same.
  public let seed: Int
}

/// What came of a question.
public enum Answer: Hashable, Sendable {
  /// A move; nil where the game is over.
  case move(Square?)
  /// A move worth making, and why in words.
  case hint(Square?, UTF8Text)
  /// What each square is worth to the side to move, by rows from the bottom-left corner; nil where
  /// it is not empty.
  case truth([Knowledge?])
  /// What every move of the record was worth, and where the result changed.
  case review(Review)
}

// Both travel to a worker and back as bytes.

extension Question {
  /// The question as text: kind, level, seed, symbols, ply and record.
  public var notation: UTF8Text {
    let (code, level): (Int, Int) =
      switch kind {
      case .move(let level): (0, Int(level.rawValue))
      case .hint: (1, 0)
      case .truth: (2, 0)
      case .review: (3, 0)
      }
    return
      "\(code) \(level) \(seed) \(symbols.notation) \(game.ply) \(game.recordNotation)"
  }

  /// Reads what `notation` wrote.
  public init?(_ text: UTF8Text) {
    let words = text.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    guard words.count == 6, let code = words[0].number, let level = words[1].number,
      let level = UInt8(exactly: level).flatMap(Level.init), let seed = words[2].number,
      let ply = words[4].number, var game = try? Game(words[5]), ply <= game.record.count
    else { return nil }
    game.go(to: ply)
    switch code {
    case 0: kind = .move(level)
    case 1: kind = .hint
    case 2: kind = .truth
    case 3: kind = .review
    default: return nil
    }
    self.game = game
    self.seed = seed
    symbols = SymbolChoice(words[3])
  }
}

extension Answer {
  /// The answer as text: numbers and words between spaces; a hint's sentence comes last.
  public var notation: UTF8Text {
    switch self {
    case .move(let square): return "0 \(square?.notation ?? "-")"
    case .hint(let square, let sentence): return "1 \(square?.notation ?? "-") \(sentence)"
    case .truth(let values):
      var text: UTF8Text = "2"
      for value in values { text += value.map { " \($0.notation)" } ?? " -" }
      return text
    case .review(let review):
      var text: UTF8Text = "3 \(review.game.recordNotation) \(review.values.count)"
      for value in review.values { text += " \(value.notation)" }
      for square in review.keeping { text += " \(square.notation)" }
      return text
    }
  }

  /// Reads what `notation` wrote.
  public init?(_ text: UTF8Text) {
    let words = text.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    switch words.first?.number {
    case 0 where words.count == 2: self = .move(Square(words[1]))
    case 1 where words.count >= 2:
      let start = 3 + words[1].bytes.count
      self = .hint(Square(words[1]), UTF8Text(text.bytes.dropFirst(start)))
    case 2: self = .truth(words.dropFirst().map { Knowledge(notation: $0) })
    case 3 where words.count >= 3:
      guard let game = try? Game(words[1]), let count = words[2].number, words.count - 3 >= count
      else { return nil }
      let values = words[3..<3 + count].compactMap { Knowledge(notation: $0) }
      let keeping = words[(3 + count)...].compactMap { Square($0) }
      self = .review(Review(of: game, values: values, keeping: keeping))
    default: return nil
    }
  }
}

extension UTF8Text {
  /// The number that the text is, if it is one.
  fileprivate var number: Int? {
    guard !isEmpty else { return nil }
    var value = 0
    for byte in bytes {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return value
  }
}

extension Knowledge {
  fileprivate var notation: UTF8Text { "\(Knowledge.code(floor)),\(Knowledge.code(ceiling))" }

  fileprivate init?(notation: UTF8Text) {
    let parts = notation.bytes.split(separator: UInt8(ascii: ",")).compactMap {
      UTF8Text($0).number
    }
    let largestArea = Rules.sides.upperBound * Rules.sides.upperBound
    guard parts.count == 2, parts.allSatisfy({ $0 <= 2 * largestArea + 2 }) else { return nil }
    let (floor, ceiling) = (Knowledge.value(parts[0]), Knowledge.value(parts[1]))
    if floor == ceiling {
      self.init(floor)
    } else {
      self.init(pliesLeft: largestArea)
      raise(to: floor)
      lower(to: ceiling)
    }
  }

  /// 0 for a draw; wins are odd and losses even, in twice the plies from there on.
  private static func code(_ value: Value) -> Int {
    switch value {
    case .draw: 0
    case .win(let plies): 2 * plies + 1
    case .loss(let plies): 2 * plies + 2
    }
  }

  private static func value(_ code: Int) -> Value {
    if code == 0 { return .draw }
    return code.isMultiple(of: 2) ? .loss(in: code / 2 - 1) : .win(in: code / 2)
  }
}
