import GameRules
import GameSolver

// The values of the squares, and the answers to a move on the one that a player points at.

/// A square as Explain shows it.
struct SquareValue: Sendable {
  /// The value of a move here.
  let bounds: ValueBounds
  /// The number of replies that do not lose; nil if it is unknown.
  let safeReplies: Int?
  /// The threat here, on a board too large for values.
  let threat: SquareThreat?
  /// Whether the board is too large for values.
  let isLarge: Bool
}

/// The square that a player points at while values are shown.
///
/// It is boxed, because a session is copied often.
indirect enum PointedSquare: Sendable {
  /// The square, and the answers to a move on it once they are known.
  case at(Square, Answers?)
}

extension Session {
  /// Stores the values of the squares, and on a large board the threats.
  @inline(never)
  mutating func explain(_ values: [ValueBounds?], safe: [Int?]) {
    let isLarge = !game.rules.fitsInWord
    let threats = isLarge ? game.position.strongestThreats() : []
    squareValues = values.indices.map { index in
      values[index].map { bounds in
        SquareValue(
          bounds: bounds, safeReplies: safe.indices ~= index ? safe[index] : nil,
          threat: threats.indices ~= index ? threats[index] : nil,
          isLarge: isLarge)
      }
    }
  }

  /// The request that fills in what Explain shows.
  @inline(never)
  var wantedValues: AnalysisRequest.Kind? {
    guard let squareValues else { return .truth }
    guard activity.turn != nil, case .at(let square, nil) = pointed,
      let result = squareValues[game.rules.index(of: square)]?.bounds.result, result != .win,
      !game.canSwap
    else { return nil }
    return .answers(square)
  }

  /// Looks closer at a square while values are shown; nil looks at none.
  @inline(never)
  mutating func point(at square: Square?) {
    if case .at(let other, _) = pointed, other == square { return }
    guard showsValues, let square, game.position.refusal(of: square) == nil else {
      pointed = nil
      return
    }
    pointed = .at(square, nil)
  }

  /// Shows the values, and looks closer at a square in place of a hint.
  @inline(never)
  mutating func explain(_ square: Square) {
    if !showsValues { toggleValues() }
    activity.turn?.advice = .none
    point(at: square)
  }

  /// The known answers to a move on the square that is pointed at.
  @inline(never)
  var shownAnswers: Answers? {
    guard showsValues, activity.turn != nil, case .at(_, let answers) = pointed else { return nil }
    return answers
  }

  /// The mistake that the review shows on the board.
  @inline(never)
  var reviewedMistake: Review.Mistake? {
    guard isReviewing else { return nil }
    return knownReview?.mistakes.first { $0.step.number == game.ply }
  }

  /// The hint that is shown, and its step.
  @inline(never)
  var givenHint: (hint: Hint, step: Int)? {
    if case .given(let hint, let step) = activity.turn?.advice { (hint, step) } else { nil }
  }

  /// The refutation that the board shows: of a move pointed at, or of a mistake in the review.
  private var shownRefutation: Refutation? {
    isReviewing ? reviewedMistake?.refutation : shownAnswers?.refutation
  }

  /// The lines of a hint or of a refutation.
  @inline(never)
  var shownIdeas: [Line] {
    if let (hint, step) = givenHint { return hint.ideas(atStep: step, in: game.position) }
    return shownRefutation?.reply.lines ?? []
  }

  /// Adds values, threats, and the squares that a hint or a refutation is about.
  @inline(never)
  func explain(_ states: inout [SquareState]) {
    let rules = game.rules
    if let (hint, step) = givenHint {
      hint.point(at: &states, atStep: step, in: game.position)
    } else if let refutation = shownRefutation {
      states[rules.index(of: refutation.reply.square)].isReply = true
    } else {
      for square in shownAnswers?.safe ?? [] { states[rules.index(of: square)].isReply = true }
    }
    guard showsValues, let squareValues else { return }
    for index in states.indices {
      guard let known = squareValues[index] else { continue }
      states[index].value = known.bounds
      states[index].safeReplies = known.safeReplies
      states[index].threat = known.threat
    }
  }
}

extension Hint {
  /// Whether its move is possible, and all squares that it names are on the board.
  func fits(_ position: Position) -> Bool {
    let others = [warning?.move, warning?.reply].compactMap { $0 }
    return position.refusal(of: square) == nil && namesLines(on: position.rules)
      && others.allSatisfy { position.refusal(of: $0) == nil }
  }

  /// Whether the lines of its reasons are on the board.
  func namesLines(on rules: Rules) -> Bool {
    lines.allSatisfy { $0.squares.allSatisfy(rules.contains) }
  }
}

extension Answers {
  /// Whether all of its moves are possible after a move.
  func fits(_ move: Square, _ position: Position) -> Bool {
    guard square == move, position.refusal(of: move) == nil else { return false }
    var replies = safe ?? []
    if let refutation {
      guard refutation.reply.namesLines(on: position.rules) else { return false }
      replies += refutation.line
    }
    return replies.allSatisfy { $0 != move && position.refusal(of: $0) == nil }
  }
}
