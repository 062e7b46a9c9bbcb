import GamePuzzles
import GameRules
import GameSolver

/// A puzzle or a lesson on a board with time: the answer to a mistake is played move by move, and then
/// goes back.
///
/// It saves the player's progress, and its presentation is that of a game, so a front end that shows
/// games shows it too.
public final class BoardQuest {
  private(set) var quest: Quest
  private(set) var learned: LearningRecord
  /// The place of the piece to move.
  public private(set) var carry = Carry.empty
  /// The number of moves on the board that answer a mistake; nil while none are played.
  private(set) var ghostCount: Int?
  /// The game on the board while there is no other.
  private(set) var board: Game
  /// The square that was tapped last, until another action.
  private var tapped: Square?
  /// The mark of the player.
  private(set) var ownMark = Mark.x
  /// Whether the result has just been copied.
  private(set) var isShared = false
  /// Whether the engine could not be reached.
  private(set) var isEngineLost = false
  private var waitToken = BoardQuest.firstToken

  /// The tokens of waits are larger, so that none is one of the session's.
  public static let firstToken = 1 << 24

  /// A task for the front end.
  public indirect enum Effect: Hashable, Sendable {
    /// Answer a request, and hand in the result with this token.
    case ask(QuestRequest, token: Int)
    /// Tell a screen reader.
    case announce(UTF8Text)
    /// Hand in this token after the time; it replaces any earlier wait.
    case wait(milliseconds: Int, token: Int)
    /// Save the progress, as `LearningRecord.notation`.
    case keep(UTF8Text)
  }

  /// The pause between two moves that answer a mistake.
  static let moveMilliseconds = 450
  /// The time for which the last one stays.
  static let restMilliseconds = 1200

  /// Opens a source where the player left it; `start` asks for the first puzzle.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - progress: The saved progress, as `LearningRecord.notation`.
  ///   - phrases: The messages.
  ///   - symbols: The symbols of the marks.
  public init(
    _ source: Quest.Source, progress: UTF8Text, phrases: Phrasebook, symbols: SymbolChoice
  ) {
    learned = LearningRecord(progress)
    quest = Quest(
      source, record: learned.days, phrases: phrases, symbols: symbols,
      place: learned[place: source])
    switch source {
    case .day(let day): board = Game(DailyPuzzle.wish(day.weekday).rules)
    case .sheet(let games): board = Game(games.first?.rules ?? .classic)
    case .endless(let puzzles): board = Game(puzzles.wish(quest.place + 1).rules)
    case .lesson(let lesson): board = Game(lesson.steps.first?.game.rules ?? .classic)
    }
  }

  /// The source.
  public var source: Quest.Source { quest.source }

  /// Starts the first puzzle or step.
  public func start() -> [Effect] { carryOut(quest.start()) }

  /// The mark that a tap would place now; nil while none can be placed.
  public var nextMark: Mark? {
    guard quest.game != nil, ghostCount == nil, !quest.isWaiting, !quest.isOver else { return nil }
    return board.position.toMove
  }

  /// Handles an action; one while a mistake is answered ends that.
  public func handle(_ action: Quest.Action) -> [Effect] {
    carry = .empty
    isShared = false
    if ghostCount != nil {
      ghostCount = nil
      if case .squareTapped = action { return [] }
    }
    tapped = nil
    if case .squareTapped(let square) = action { tapped = square }
    return carryOut(quest.handle(action))
  }

  /// Handles what is done with a piece.
  public func move(_ piece: Action) -> [Effect] {
    guard let next = nextMark else { return [] }
    switch piece {
    case .pieceTapped(next): carry = carry == .holding ? .empty : .holding
    case .pieceLifted(next): carry = .dragging(over: nil)
    case .pieceMoved(let square):
      if case .dragging = carry { carry = .dragging(over: square) }
    case .pieceDropped(let square?):
      guard case .dragging = carry else { break }
      return handle(.squareTapped(square))
    default: carry = .empty
    }
    return []
  }

  /// Marks the result, or the link, as copied.
  public func hasShared() -> [Effect] {
    isShared = true
    return [.announce(quest.phrases.shareCopied)]
  }

  /// Tells that the engine could not be reached.
  public func engineFailed() -> [Effect] {
    isEngineLost = true
    return [.announce(quest.wording.engineLost)]
  }

  /// Handles an answer of the engine, as `QuestResult.notation`.
  public func answered(_ text: UTF8Text, token: Int) -> [Effect] {
    guard let request = quest.request, request.token == token,
      let result = QuestResult(text, of: request.question)
    else { return [] }
    var effects = quest.handle(.found(result, token: token))
    if case .make = request.question { resume(&effects) }
    return carryOut(effects)
  }

  /// Continues a saved attempt at the puzzle that has just been made.
  private func resume(_ effects: inout [Quest.Effect]) {
    guard case .day(let day) = source, let text = learned.attempt(at: day) else { return }
    effects += quest.handle(.resumed(text))
    if case .puzzle(let attempt) = quest.stage, attempt.state != .asked {
      effects = [.announce(quest.presentation().share.split(at: UInt8(ascii: "\n"))[0])]
    }
  }

  /// Asks again what the engine has not answered.
  public func retry() -> [Effect] {
    isEngineLost = false
    return quest.request.map { [.ask($0.question, token: $0.token)] } ?? []
  }

  /// Shows the next move that answers a mistake, or goes back after the last one.
  public func waitEnded(token: Int) -> [Effect] {
    guard token == waitToken, let count = ghostCount else { return [] }
    if count == quest.presentation().ghosts.count {
      ghostCount = nil
      return []
    }
    ghostCount = count + 1
    return [wait()]
  }

  private func wait() -> Effect {
    waitToken += 1
    let isLast = ghostCount == quest.presentation().ghosts.count
    return .wait(
      milliseconds: isLast ? BoardQuest.restMilliseconds : BoardQuest.moveMilliseconds,
      token: waitToken)
  }

  // MARK: Effects

  /// Carries out what concerns only the progress, and hands on the rest.
  private func carryOut(_ effects: [Quest.Effect]) -> [Effect] {
    let before = learned
    var done: [Effect] = []
    var told: [UTF8Text] = []
    for effect in effects {
      switch effect {
      case .ask(let request, let token): done.append(.ask(request, token: token))
      case .announce(let text): told.append(text)
      case .keepAttempt(let text, let day): learned.keep(text, at: day)
      case .keepRecord(let days): learned.days = days
      case .keepLesson(let number): learned.finish(lesson: number)
      }
    }
    if let game = quest.game { board = game }
    if case .step(let step, isDone: true) = quest.stage, quest.isRight, let tapped {
      // The right answer stays on the board until the next step.
      do throws(IllegalMove) { try board.play(tapped) } catch { board = step.game }
    } else if case .puzzle(let attempt) = quest.stage {
      ownMark = attempt.puzzle.game.position.toMove
    } else {
      ownMark = board.position.toMove
    }
    learned[place: source] = quest.place
    if !told.isEmpty { done.append(.announce(quest.wording.sentences(told))) }
    if ghostCount == nil, !told.isEmpty, quest.miss != nil, !quest.presentation().ghosts.isEmpty {
      ghostCount = 1
      done.append(wait())
    }
    if learned != before { done.append(.keep(learned.notation)) }
    return done
  }
}
