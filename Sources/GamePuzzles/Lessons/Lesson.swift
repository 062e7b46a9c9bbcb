import GameRules
import GameSolver

/// A lesson: a few positions, each with a task and its right answers.
///
/// Its sentences are in the catalogue, by the number of the lesson and of the step.
public struct Lesson: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int
  /// The steps, in order.
  public let steps: [Step]

  /// A position and a task.
  public struct Step: Hashable, Sendable {
    /// The game so far; its side to move answers.
    public let game: Game
    /// The task.
    public let task: Task
    /// The right squares, row by row from the bottom-left corner; empty where a game is asked for.
    public let answers: [Square]
    /// The number of the sentence after the step, from 0; nil if the next step follows at once.
    public let sentence: Int?
  }

  /// A task of a step.
  public enum Task: Hashable, Sendable {
    /// Complete a line.
    case complete
    /// Take the square where the other side would complete a line.
    case block
    /// Play a move that wins the soonest, after this many plies.
    case win(in: Int)
    /// Play a move that does not lose; `isOnly` if only one is safe.
    case safe(isOnly: Bool)
    /// Choose an empty square of the only line that a mark can still complete.
    case openLine(of: Mark)
    /// Take the twin of the last square (`TwinSquares`).
    case twin
    /// Choose the game that the starting player loses: its place in `games`.
    case game(answer: Int)
  }

  /// The number of lessons.
  public static let count = 12

  /// The games to choose from where a game is asked for.
  public static var games: [Rules] {
    let texts: [UTF8Text] = ["3x3", "4x4+corners+squares", "5x5k4", "4x4k3+misere"]
    return texts.compactMap { text in
      do throws(RulesTextError) { return try Rules(text) } catch { return nil }
    }
  }

  /// Returns a lesson; nil if there is none with this number.
  public init?(_ number: Int) {
    var sentence = 0
    for lesson in 1...Lesson.count {
      let steps =
        lesson == Lesson.twins ? Lesson.twinSteps(sentence) : Lesson.steps(lesson, sentence)
      if lesson == number {
        self.number = number
        self.steps = steps
        return
      }
      sentence += lesson == Lesson.twins ? 1 : steps.count
    }
    return nil
  }
}

extension Lesson.Step {
  /// Whether a square answers the task.
  public func isAnswered(by square: Square) -> Bool { answers.contains(square) }

  /// Whether the answer is a move whose value tells whether it is right.
  public var isMove: Bool {
    switch task {
    case .complete, .block, .win, .safe: true
    case .openLine, .twin, .game: false
    }
  }
}
