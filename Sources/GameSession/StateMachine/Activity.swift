import GameRules
import GameSolver

/// The state of the session's state machine, each case with its own data (decision 11).
enum Activity: Sendable {
  /// A person is to move.
  case turn(Turn)
  /// The computer is to move.
  case reply(Reply)
  /// A remote player is to move, or the computer is but pauses during a review.
  case watching(Transition?)
  /// The game has ended.
  case over(Ending)

  /// The activity for a game in this state, once `transition` has finished.
  @inline(never)
  init(
    _ game: Game, _ match: Match, isReviewing: Bool, end outcome: Outcome? = nil,
    after transition: Transition? = nil
  ) {
    if let outcome {
      var ending = Ending(outcome: outcome)
      if let transition { ending.stage = .moving(transition) }
      self = .over(ending)
      return
    }
    switch match.player(of: game.position.toMove) {
    case .computer where isReviewing: self = .watching(transition)
    case .remote: self = .watching(transition)
    case .computer(let level):
      self = .reply(Reply(level: level, stage: transition.map { .moving($0) } ?? .waiting))
    case .person: self = .turn(Turn(stage: transition.map { .moving($0) } ?? .still(.empty)))
    }
  }

  /// The state of a person's turn.
  struct Turn: Sendable {
    /// The running transition, or the place of the piece to move.
    var stage: Stage
    /// The refusal of the last move, for a while.
    var refusal: Refusal?
    /// The hint, if one was asked for.
    var advice = Advice.none

    enum Stage: Sendable {
      /// A transition runs; squares and pieces ignore input until it has ended.
      case moving(Transition)
      /// No transition runs.
      case still(Carry)
    }

    /// The place of the piece to move; nil during a transition.
    var carry: Carry? {
      if case .still(let carry) = stage { carry } else { nil }
    }
  }

  /// A move that was refused.
  struct Refusal: Sendable {
    let cause: IllegalMove
    /// The number of moves refused in a row.
    let count: Int

    /// The time for which it is shown.
    static let milliseconds = 2500
  }

  /// The progress of a hint.
  enum Advice: Sendable {
    /// No hint was asked for.
    case none
    /// The engine is looking for one.
    case sought
    /// A hint is shown, up to this step from 1 to `Hint.steps`.
    case given(Hint, step: Int)
  }

  /// The computer's turn.
  ///
  /// It plays once its move is found and a pause is over, which helps the player notice the move.
  struct Reply: Sendable {
    let level: Level
    /// The progress on the screen.
    var stage: Stage
    /// The move to play, once it is found; the square of the first mark means to take that over.
    var move: Square?

    enum Stage: Sendable {
      /// The transition of the previous move still runs.
      case moving(Transition)
      /// The pause has not started.
      case waiting
      /// The pause is running.
      case pausing
      /// The pause is over.
      case ready
    }
  }

  /// The state of a finished game.
  struct Ending: Sendable {
    let outcome: Outcome
    /// The stage of showing the result.
    var stage = Stage.board
    /// The refusal of a move after the end.
    var refusal: Refusal?

    enum Stage: Sendable {
      /// The last mark appears, and then the lines that won are drawn.
      case moving(Transition)
      /// The result panel is open.
      case result
      /// Only the final board is shown.
      case board

      /// Whether a transition runs.
      var isMoving: Bool { if case .moving = self { true } else { false } }
    }
  }
}

extension Activity {
  /// The running transition.
  @inline(never)
  var transition: Transition? {
    switch self {
    case .turn(let turn): if case .moving(let transition) = turn.stage { return transition }
    case .reply(let reply): if case .moving(let transition) = reply.stage { return transition }
    case .over(let ending): if case .moving(let transition) = ending.stage { return transition }
    case .watching(let transition): return transition
    }
    return nil
  }

  /// The phase that a front end shows.
  @inline(never)
  var phase: Phase {
    if let transition { return .animating(transition) }
    return switch self {
    case .turn, .watching: .playing
    case .reply: .thinking
    case .over: .finished
    }
  }

  /// The state of a person's turn; setting it in another activity has no effect.
  var turn: Turn? {
    @inline(never) get { if case .turn(let turn) = self { turn } else { nil } }
    @inline(never) set { if case .turn = self, let newValue { self = .turn(newValue) } }
  }

  /// The state of the computer's turn; setting it in another activity has no effect.
  var reply: Reply? {
    @inline(never) get { if case .reply(let reply) = self { reply } else { nil } }
    @inline(never) set { if case .reply = self, let newValue { self = .reply(newValue) } }
  }

  /// The state of a finished game; setting it in another activity has no effect.
  var ending: Ending? {
    @inline(never) get { if case .over(let ending) = self { ending } else { nil } }
    @inline(never) set { if case .over = self, let newValue { self = .over(newValue) } }
  }

  /// The refusal of the last move.
  @inline(never)
  var refusal: Refusal? { turn?.refusal ?? ending?.refusal }

  /// Refuses a move, and counts the refusals in a row.
  @inline(never)
  mutating func refuse(_ cause: IllegalMove) {
    setRefusal(Refusal(cause: cause, count: (refusal?.count ?? 0) + 1))
  }

  /// Ends the refusal, so that the status tells the turn or the end again.
  mutating func endRefusal() { setRefusal(nil) }

  private mutating func setRefusal(_ refusal: Refusal?) {
    turn?.refusal = refusal
    ending?.refusal = refusal
  }
}
