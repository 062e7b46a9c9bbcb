import GamePuzzles
import GameRules
import GameSolver

// Requests and results cross to a worker as text: words between spaces.

extension QuestRequest {
  /// The request as text; its first word is never that of an `AnalysisRequest`.
  public var notation: UTF8Text {
    switch self {
    case .make(.day(let day)): "day " + day.notation
    case .make(.game(let game)): "puzzle " + game.notation
    case .make(.endless(let puzzles, let number)): "endless \(puzzles.series) \(number)"
    case .judge(let puzzle, let game, let square):
      "judge " + puzzle.notation + " " + game.notation + " " + square.notation
    case .refute(let game, let square): "refute " + game.notation + " " + square.notation
    case .explain(let game, let square):
      "explain " + game.notation + " " + (square?.notation ?? "-")
    case .worth(let rules): "worth " + rules.notation
    case .smallest(let rules): "smallest " + rules.notation
    case .fair(let rules): "fair " + rules.notation
    }
  }

  /// Parses `notation`; nil if it cannot be read.
  public init?(_ text: UTF8Text) {
    let words = text.words
    guard let first = words.first, words.count > 1 else { return nil }
    switch (first, words.count) {
    case ("day", 2):
      do throws(PuzzleDayError) {
        self = .make(.day(try PuzzleDay(words[1])))
      } catch {
        return nil
      }
    case ("endless", 3):
      guard let series = words[1].number, let puzzles = EndlessPuzzles(series: series),
        let number = words[2].number
      else { return nil }
      self = .make(.endless(puzzles, number: number))
    case ("puzzle", 2):
      guard let game = try? Game(words[1]) else { return nil }
      self = .make(.game(game))
    case ("judge", 8):
      guard let puzzle = Puzzle(QuestRequest.text(words[1...5])), let game = try? Game(words[6]),
        let square = Square(words[7]), game.rules == puzzle.game.rules,
        game.position.refusal(of: square) == nil
      else { return nil }
      self = .judge(puzzle, game, square)
    case ("refute", 3):
      guard let game = try? Game(words[1]), let square = Square(words[2]),
        game.position.refusal(of: square) == nil
      else { return nil }
      self = .refute(game, square)
    case ("explain", 3):
      guard let game = try? Game(words[1]), !game.position.isOver else { return nil }
      let square = Square(words[2])
      if let square, game.position.refusal(of: square) != nil { return nil }
      guard square != nil || words[2] == "-" else { return nil }
      self = .explain(game, square)
    case ("worth", 2), ("smallest", 2), ("fair", 2):
      guard let rules = QuestRequest.rules(words[1]) else { return nil }
      switch first {
      case "worth": self = .worth(rules)
      case "fair": self = .fair(rules)
      default: self = .smallest(rules)
      }
    default: return nil
    }
  }

  /// Rules as text; nil if they cannot be read.
  fileprivate static func rules(_ text: UTF8Text) -> Rules? {
    do throws(RulesTextError) { return try Rules(text) } catch { return nil }
  }

  /// Joins words with spaces.
  fileprivate static func text(_ words: ArraySlice<UTF8Text>) -> UTF8Text {
    words.reduce("") { $0.isEmpty ? $1 : $0 + " " + $1 }
  }

  /// The rules of the board that the answer is about; nil for a puzzle to make.
  var rules: Rules? {
    switch self {
    case .make(.day), .make(.endless): nil
    case .worth(let rules), .smallest(let rules), .fair(let rules): rules
    case .make(.game(let game)), .judge(_, let game, _), .refute(let game, _),
      .explain(let game, _):
      game.rules
    }
  }
}

extension QuestResult {
  /// The result of a request as text.
  ///
  /// - Parameter request: The request.
  /// - Returns: The text that `init(_:of:)` parses.
  public func notation(of request: QuestRequest) -> UTF8Text {
    let rules = request.rules ?? .classic
    switch self {
    case .puzzle(let puzzle): return "puzzle " + (puzzle?.notation ?? "-")
    case .verdict(.solves): return "solves"
    case .verdict(.keeps(let reply)): return "keeps " + reply.notation
    case .verdict(.fails(let refutation)): return "fails " + notation(refutation, on: rules)
    case .refutation(let refutation): return "refuted " + notation(refutation, on: rules)
    case .hint(let hint): return "hint " + (hint?.notation(on: rules) ?? "-")
    case .worth(let finding): return "worth " + finding.notation
    case .smallest(let rules): return "smallest " + (rules?.notation ?? "-")
    case .fair(let rules): return "fair " + (rules?.notation ?? "-")
    }
  }

  /// The mistake, and what punishes it: `b1 a3;0,6/a3`; `-` for nothing.
  private func notation(_ refutation: Refutation?, on rules: Rules) -> UTF8Text {
    refutation.map { $0.square.notation + " " + $0.notation(on: rules) } ?? "-"
  }

  /// Parses `notation(of:)`; nil if it cannot be read.
  public init?(_ text: UTF8Text, of request: QuestRequest) {
    let rules = request.rules ?? .classic
    let words = text.words
    guard let first = words.first else { return nil }
    let rest = QuestRequest.text(words.dropFirst())
    let isNothing = rest == "-"
    switch first {
    case "puzzle":
      let puzzle = Puzzle(rest)
      guard puzzle != nil || isNothing else { return nil }
      self = .puzzle(puzzle)
    case "solves": self = .verdict(.solves)
    case "keeps":
      guard let reply = Square(rest) else { return nil }
      self = .verdict(.keeps(reply: reply))
    case "fails", "refuted":
      var refutation: Refutation?
      if !isNothing {
        guard words.count == 3, let square = Square(words[1]) else { return nil }
        refutation = Refutation(words[2], of: square, on: rules)
        if refutation == nil { return nil }
      }
      self = first == "fails" ? .verdict(.fails(refutation)) : .refutation(refutation)
    case "hint":
      let hint = Hint(rest, on: rules)
      guard hint != nil || isNothing else { return nil }
      self = .hint(hint)
    case "worth":
      guard let finding = BoardVerdict.Finding(rest) else { return nil }
      self = .worth(finding)
    case "smallest", "fair":
      let rules = QuestRequest.rules(rest)
      guard rules != nil || isNothing else { return nil }
      self = first == "fair" ? .fair(rules) : .smallest(rules)
    default: return nil
    }
  }
}

extension BoardVerdict.Finding {
  /// A word or two: `draw`, `x 6`, `o -`, `chooser`, `unknown`.
  fileprivate var notation: UTF8Text {
    switch self {
    case .draw: "draw"
    case .wins(let mark, let moves):
      (mark == .x ? "x " : "o ") + (moves.map { "\($0)" } ?? "-")
    case .chooserWins: "chooser"
    case .unknown: "unknown"
    }
  }

  /// Parses `notation`; nil if it cannot be read.
  fileprivate init?(_ text: UTF8Text) {
    let words = text.words
    switch (words.first, words.count) {
    case ("draw", 1): self = .draw
    case ("chooser", 1): self = .chooserWins
    case ("unknown", 1): self = .unknown
    case ("x", 2), ("o", 2):
      let moves = words[1].number
      guard moves != nil || words[1] == "-" else { return nil }
      self = .wins(words[0] == "x" ? .x : .o, moves: moves)
    default: return nil
    }
  }
}
