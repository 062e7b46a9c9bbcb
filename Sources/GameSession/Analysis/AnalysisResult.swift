import GameRules
import GameSolver

/// The engine's answer to a request.
public enum AnalysisResult: Hashable, Sendable {
  /// A move, or the square of the first mark to take that over; nil if the game is over.
  case move(Square?)
  /// A recommended move with its reasons; nil if the game is over.
  case hint(Hint?)
  /// The value of each square for the side to move, by rows from the bottom-left corner; nil for
  /// a taken square.
  ///
  /// On a solved board, `safe` has the number of safe replies to each drawing move; otherwise it is empty.
  case values([ValueBounds?], safe: [Int?] = [])
  /// The other side's answers to a move.
  case answers(Answers)
  /// The value of every move of the record, and the moves that changed the result.
  indirect case review(Review)
}

// Requests and results cross to a worker as bytes.

extension AnalysisResult {
  /// The result as text: numbers and words between spaces.
  ///
  /// - Parameter rules: The rules of the analysed game.
  /// - Returns: The text that `init(_:on:)` parses.
  public func notation(on rules: Rules) -> UTF8Text {
    switch self {
    case .move(let square): return "0 \(square?.notation ?? "-")"
    case .hint(let hint): return "1 \(hint?.notation(on: rules) ?? "-")"
    case .values(let values, let safe): return AnalysisResult.notation(values, safe)
    case .answers(let answers): return "4 " + answers.notation(on: rules)
    case .review(let review): return AnalysisResult.notation(review, on: rules)
    }
  }

  @inline(never)
  private static func notation(_ values: [ValueBounds?], _ safe: [Int?]) -> UTF8Text {
    var text: UTF8Text = "2"
    for (index, value) in values.enumerated() {
      text += value.map { " \($0.notation)" } ?? " -"
      if safe.indices ~= index, let count = safe[index] { text += "/\(count)" }
    }
    return text
  }

  @inline(never)
  private static func notation(_ review: Review, on rules: Rules) -> UTF8Text {
    var text: UTF8Text = "3 \(review.game.recordNotation) \(review.values.count)"
    for value in review.values { text += " \(value.notation)" }
    for mistake in review.mistakes {
      text += " -"
      for square in mistake.keeping { text += " \(square.notation)" }
      if let refutation = mistake.refutation { text += " \(refutation.notation(on: rules))" }
    }
    return text
  }

  /// Parses `notation(on:)`.
  public init?(_ text: UTF8Text, on rules: Rules) {
    let words = text.bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
    switch words.first?.number {
    case 0 where words.count == 2: self = .move(Square(words[1]))
    case 1 where words.count == 2:
      guard let hint = Hint(words[1], on: rules) else {
        guard words[1] == "-" else { return nil }
        self = .hint(nil)
        return
      }
      self = .hint(hint)
    case 2:
      let parts = words.dropFirst().map { $0.split(at: UInt8(ascii: "/")) }
      let values = parts.map { ValueBounds(notation: $0[0]) }
      let safe = parts.map { $0.count == 2 ? $0[1].number : nil }
      self = .values(values, safe: safe.contains { $0 != nil } ? safe : [])
    case 4 where words.count == 4:
      guard let answers = Answers(Array(words.dropFirst()), on: rules) else { return nil }
      self = .answers(answers)
    case 3 where words.count >= 3:
      guard let game = try? Game(words[1]), let count = words[2].number, words.count - 3 >= count
      else { return nil }
      let values = words[3..<3 + count].compactMap { ValueBounds(notation: $0) }
      var keeping: [[Square]] = []
      var refutations: [Refutation?] = []
      let mistakes = Review(of: game, values: values, keeping: []).mistakes
      for word in words[(3 + count)...] {
        let number = keeping.count - 1
        if let square = Square(word), number >= 0 {
          keeping[number].append(square)
        } else if mistakes.indices ~= number,
          let refutation = Refutation(word, of: mistakes[number].step.square, on: rules)
        {
          refutations[number] = refutation
        } else {
          keeping.append([])
          refutations.append(nil)
        }
      }
      self = .review(
        Review(of: game, values: values, keeping: keeping, refutations: refutations))
    default: return nil
    }
  }
}

extension ValueBounds {
  fileprivate var notation: UTF8Text { "\(ValueBounds.code(lower)),\(ValueBounds.code(upper))" }

  fileprivate init?(notation: UTF8Text) {
    let parts = notation.bytes.split(separator: UInt8(ascii: ",")).compactMap {
      UTF8Text($0).number
    }
    let largestArea = Rules.sides.upperBound * Rules.sides.upperBound
    guard parts.count == 2, parts.allSatisfy({ $0 <= 2 * largestArea + 2 }) else { return nil }
    self.init(lower: ValueBounds.value(parts[0]), upper: ValueBounds.value(parts[1]))
  }

  /// 0 for a draw, 2 × plies + 1 for a win, 2 × plies + 2 for a loss.
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
