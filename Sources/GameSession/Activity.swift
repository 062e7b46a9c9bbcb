import GameRules
import GameSolver

/// What the session is doing; whatever matters only meanwhile is inside of it.
enum Activity: Sendable {
  /// A person is to move.
  case turn(Turn)
  /// The program is to move.
  case reply(Reply)
  /// Somebody moves who is not here, or the program would and does not as one only looks.
  case watching(Transition?)
  /// The game has ended.
  case over(Ending)

  /// What a game that ended so, or not yet, waits for now, after a movement on the screen where there is one.
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

  /// What is going on while a person is to move.
  struct Turn: Sendable {
    /// What moves on the screen, or what became of the tray's pieces.
    var stage: Stage
    /// Why the last move was refused, until the next legal one.
    var refusal: Refusal?
    /// What is advised.
    var advice = Advice.none

    enum Stage: Sendable {
      /// Something moves; squares and pieces are deaf until it has ended.
      case moving(Transition)
      /// Nothing does.
      case still(Carry)
    }

    /// What became of the tray's pieces; nil while something moves.
    var carry: Carry? {
      if case .still(let carry) = stage { carry } else { nil }
    }
  }

  /// A move that was refused.
  struct Refusal: Sendable {
    /// Why.
    let cause: IllegalMove
    /// How many have been refused since the last legal one.
    let count: Int
  }

  /// How far advice has come.
  enum Advice: Sendable {
    /// Nobody asked for it.
    case none
    /// It is being looked for.
    case sought
    /// It is found.
    case given(Hint)
  }

  /// What is going on while the program is to move: it makes its move once that is found and a
  /// pause is over, so that the move is noticed.
  struct Reply: Sendable {
    /// At which level it plays.
    let level: Level
    /// How far it is on the screen.
    var stage: Stage
    /// Its move, once it is found.
    var move: Square?

    enum Stage: Sendable {
      /// The move before is still on its way.
      case moving(Transition)
      /// The pause has not begun.
      case waiting
      /// The pause is running.
      case pausing
      /// The pause is over.
      case ready
    }
  }

  /// What is going on once the game has ended.
  struct Ending: Sendable {
    /// How it ended.
    let outcome: Outcome
    /// What is shown of that.
    var stage = Stage.board
    /// Why a move was refused: the game is over.
    var refusal: Refusal?

    enum Stage: Sendable {
      /// The last mark appears, and the lines that won are drawn.
      case moving(Transition)
      /// The panel with the result.
      case result
      /// The final board alone.
      case board
    }
  }
}

extension Activity {
  /// What moves on the screen.
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

  /// How that looks to a front end.
  @inline(never)
  var phase: Phase {
    if let transition { return .animating(transition) }
    return switch self {
    case .turn, .watching: .playing
    case .reply: .thinking
    case .over: .finished
    }
  }

  /// The turn of a person; what is set where there is none is dropped.
  var turn: Turn? {
    @inline(never) get { if case .turn(let turn) = self { turn } else { nil } }
    @inline(never) set { if case .turn = self, let newValue { self = .turn(newValue) } }
  }

  /// The reply of the program; what is set where there is none is dropped.
  var reply: Reply? {
    @inline(never) get { if case .reply(let reply) = self { reply } else { nil } }
    @inline(never) set { if case .reply = self, let newValue { self = .reply(newValue) } }
  }

  /// The end of the game; what is set where there is none is dropped.
  var ending: Ending? {
    @inline(never) get { if case .over(let ending) = self { ending } else { nil } }
    @inline(never) set { if case .over = self, let newValue { self = .over(newValue) } }
  }

  /// Why the last move was refused.
  @inline(never)
  var refusal: Refusal? { turn?.refusal ?? ending?.refusal }

  /// Refuses a move.
  @inline(never)
  mutating func refuse(_ cause: IllegalMove) {
    let refusal = Refusal(cause: cause, count: (refusal?.count ?? 0) + 1)
    turn?.refusal = refusal
    ending?.refusal = refusal
  }
}
