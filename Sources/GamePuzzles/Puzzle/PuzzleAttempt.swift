import GameRules
import GameSolver

/// A player's progress on a puzzle, with three tries.
///
///     asked ── right move ──► asked, after the reply; solved if it was the last one
///     asked ── wrong move ──► asked; shown if it was the third
///     asked ── show() ──────► shown
///
/// `game` has neither wrong moves nor the one that solves a trap.
public struct PuzzleAttempt: Hashable, Sendable {
  /// The puzzle.
  public let puzzle: Puzzle
  /// The game so far: the puzzle's, and right moves with their replies.
  public private(set) var game: Game
  /// The number of wrong moves.
  public private(set) var misses = 0
  /// The number of hints that were given.
  public var hints = 0
  /// The state of the puzzle.
  public private(set) var state = State.asked

  /// The number of wrong moves after which the answer is shown.
  public static let tries = 3

  /// The state of a puzzle.
  public enum State: Hashable, Sendable {
    /// A move is wanted.
    case asked
    /// It was solved.
    case solved
    /// The last try was wrong, or the answer was asked for.
    case shown
  }

  /// Starts a puzzle.
  public init(_ puzzle: Puzzle) {
    self.puzzle = puzzle
    game = puzzle.game
  }

  /// The try on which it was solved, from 1; nil if it was not.
  public var solvedOn: Int? { state == .solved ? misses + 1 : nil }

  /// The number of tries left.
  public var triesLeft: Int { state == .asked ? PuzzleAttempt.tries - misses : 0 }

  /// Records the judgement of a legal move in `game`.
  ///
  /// - Parameters:
  ///   - square: The move.
  ///   - verdict: The judgement by a `PuzzleJudge` for this puzzle.
  public mutating func record(_ square: Square, _ verdict: PuzzleJudge.Verdict) {
    guard state == .asked, game.position.refusal(of: square) == nil else { return }
    switch verdict {
    case .solves:
      state = .solved
      // The move that loses is found, not played.
      if puzzle.task != .trap { play(square) }
    case .keeps(let reply):
      play(square)
      play(reply)
    case .fails:
      misses += 1
      if misses == PuzzleAttempt.tries { state = .shown }
    }
  }

  /// Gives up, so that the answer is shown.
  public mutating func show() {
    if state == .asked { state = .shown }
  }

  private mutating func play(_ square: Square) {
    do throws(IllegalMove) { try game.play(square) } catch { return }
  }
}

extension PuzzleAttempt {
  /// The number of wrong moves, the number of hints, and the game so far, to save: `2 1 3x3:a1`.
  ///
  /// A `+` follows if it is solved, and a `-` if its answer was shown.
  public var notation: UTF8Text {
    let end: UTF8Text =
      switch state {
      case .asked: ""
      case .solved: " +"
      case .shown: " -"
      }
    return "\(misses) \(hints) " + game.notation + end
  }

  /// Continues a saved attempt; nil if the text is not an attempt at this puzzle.
  public init?(_ puzzle: Puzzle, _ text: UTF8Text) {
    let words = text.words
    guard 3...4 ~= words.count, let misses = words[0].number, let hints = words[1].number,
      misses <= PuzzleAttempt.tries
    else { return nil }
    do throws(GameTextError) { game = try Game(words[2]) } catch { return nil }
    guard game.rules == puzzle.game.rules, game.moves.starts(with: puzzle.game.moves) else {
      return nil
    }
    self.puzzle = puzzle
    self.misses = misses
    // Leaves room for more hints.
    self.hints = min(hints, 999)
    if words.count == 4 {
      guard words[3] == "+" || words[3] == "-" else { return nil }
      state = words[3] == "+" ? .solved : .shown
    }
    if misses == PuzzleAttempt.tries, state != .shown { return nil }
    // Until it is solved, it is the player's turn.
    if state != .solved, game.position.isOver || (game.ply - puzzle.game.ply) % 2 > 0 { return nil }
  }
}
