import GamePuzzles
import GameRules
import GameSolver

/// A puzzle or a lesson on an animated board, which plays the answer to a mistake move by move and
/// then takes it back.
///
/// It saves the player's progress, and its presentation is that of a game, so a front end that shows
/// games shows it too.
public final class BoardQuest {
  let quest: Quest
  private var learned: LearningRecord
  /// The place of the piece to move.
  public private(set) var carry = Carry.empty
  /// The number of moves on the board that answer a mistake; nil while none are played.
  private(set) var ghostCount: Int?
  /// The game on the board, without the moves that answer a mistake.
  public private(set) var game: Game
  /// The last tapped square, until another action.
  private var tapped: Square?
  /// The mark of the player.
  private(set) var ownMark = Mark.x
  /// Whether the result has just been copied.
  private(set) var isShared = false
  /// Whether it is the player's turn in a live game meanwhile.
  var isCalled = false
  /// Whether the engine could not be reached.
  private(set) var isEngineLost = false
  /// The tasks of the first games of a sheet, requested one by one while the engine is free.
  var sheetTasks: [UTF8Text] = []
  private var waitToken = BoardQuest.firstToken
  private var address: UTF8Text = ""

  /// The lower bound of the tokens of waits, above those of the session.
  public static let firstToken = 1 << 24
  /// The lower bound of the tokens of questions about a sheet's games, above those of other questions.
  static let sheetToken = 1 << 23

  /// The tasks for a front end after an action, besides showing the presentation.
  public struct Tasks {
    /// Answer a question, and hand in the result with its token.
    public var request: (question: QuestRequest, token: Int)?
    /// Tell a screen reader; nothing if empty.
    public var told: UTF8Text = ""
    /// Hand in the token after the time; it replaces any earlier wait.
    public var wait: (milliseconds: Int, token: Int)?
    /// Save the progress, as `LearningRecord.notation`.
    public var progress: UTF8Text?
    /// Show this address, the text after its `#`, instead of the last one.
    public var address: UTF8Text?
  }

  /// The pause between two moves that answer a mistake.
  static let moveMilliseconds = 450
  /// The time for which the last of them stays.
  static let restMilliseconds = 1200

  /// Opens a source where the player left it; `start` asks for the first puzzle.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - progress: The saved progress, as `LearningRecord.notation`.
  ///   - phrases: The messages.
  ///   - symbols: The symbols of the marks.
  ///   - isTyped: Whether squares are typed, so that their letters follow their names.
  ///   - lastToken: The last token of the quest before, whose answer may still come.
  public init(
    _ source: Quest.Source, progress: UTF8Text, phrases: Phrasebook, symbols: SymbolChoice,
    isTyped: Bool = false, lastToken: Int = 0
  ) {
    learned = LearningRecord(progress)
    quest = Quest(
      source, record: learned.days, phrases: phrases, symbols: symbols,
      isTyped: isTyped, place: learned[place: source])
    quest.lastToken = lastToken
    game = Game(.classic)
    // Most puzzles are on this board, which is shown until the puzzle is made.
    do throws(GameTextError) { game = try Game(UTF8Text("4x4:")) } catch { return }
  }

  /// Starts the first puzzle or step.
  public func start() -> Tasks { tasks(quest.start()) }

  /// The last token of a question.
  public var lastToken: Int { quest.lastToken }

  /// The mark that a tap would place now; nil while none can be placed.
  public var nextMark: Mark? {
    if ghostCount != nil || quest.game == nil || quest.isWaiting || quest.isOver { return nil }
    if quest.workshop != nil || quest.asksForGame { return nil }
    return game.position.toMove
  }

  /// Handles an action; it ends the answer to a mistake.
  public func handle(_ action: Quest.Action) -> Tasks {
    carry = .empty
    isShared = false
    if ghostCount != nil {
      ghostCount = nil
      if case .squareTapped = action { return Tasks() }
    }
    if !quest.isOver {
      tapped = nil
      if case .squareTapped(let square) = action { tapped = square }
    }
    return tasks(quest.handle(action))
  }

  /// Handles a tap or a drag of a piece.
  public func move(_ piece: Action) -> Tasks {
    guard let next = nextMark else { return Tasks() }
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
    return Tasks()
  }

  /// The meaning of an action of the session, whose game waits.
  public enum Meaning {
    /// It was for the quest; these tasks follow.
    case tasks(Tasks)
    /// Share the result, or before the end the link.
    case share
    /// Another game replaces the quest; the session must handle the action.
    case end
    /// The session must handle the action.
    case session
  }

  /// Handles an action of the session if it is for the quest.
  @inline(never)
  public func take(_ action: Action) -> Meaning {
    switch action {
    case .squareTapped(let square): .tasks(handle(.squareTapped(square)))
    case .hintTapped: .tasks(handle(.hintTapped))
    case .pieceTapped, .pieceLifted, .pieceMoved, .pieceDropped, .pieceReturned:
      .tasks(move(action))
    case .undoTapped: .tasks(handle(.drawn(.undo)))
    case .redoTapped, .explainTapped, .reviewClosed, .plyChosen, .panelOpened(.seat),
      .panelOpened(.players):
      .tasks(Tasks())
    case .panelOpened(.share): .share
    case .shared: .tasks(hasShared())
    case .analysisFailed: .tasks(engineFailed())
    case .retryTapped: .tasks(retry())
    case .rulesChosen, .customRulesConfirmed, .playedGameChosen, .linkOpened, .gameOpened,
      .gameResumed, .reviewOpened, .newGameTapped:
      .end
    default: .session
    }
  }

  /// Adopts the progress that another window has saved.
  ///
  /// It saves nothing before the next change, so that two windows do not answer each other endlessly.
  public func adopt(_ progress: UTF8Text) {
    learned.merge(LearningRecord(progress), keeping: quest.source)
    quest.record = learned.days
  }

  /// Marks the result, or the link, as copied.
  public func hasShared() -> Tasks {
    isShared = true
    return Tasks(told: quest.phrases.shareCopied)
  }

  /// Records that the engine could not be reached.
  public func engineFailed() -> Tasks {
    isEngineLost = true
    return Tasks(told: quest.wording.engineLost)
  }

  /// Repeats the question that the engine has not answered.
  public func retry() -> Tasks {
    isEngineLost = false
    return Tasks(request: quest.request.map { ($0.question, $0.token) } ?? sheetRequest)
  }

  /// Handles an answer of the engine, as `QuestResult.notation`.
  public func answered(_ text: UTF8Text, token: Int) -> Tasks {
    isEngineLost = false
    if token >= BoardQuest.sheetToken {
      sheetAnswered(text, token: token)
      return Tasks(request: sheetRequest)
    }
    guard let request = quest.request, request.token == token,
      let result = QuestResult(text, of: request.question)
    else { return Tasks() }
    let effects = quest.handle(.found(result, token: token))
    guard case .make(.day(let day)) = request.question, let text = learned.attempt(at: day) else {
      return tasks(effects)
    }
    // Continues a saved attempt.
    _ = quest.handle(.resumed(text))
    var tasks = tasks(effects)
    if quest.isOver { tasks.told = words }
    return tasks
  }

  /// Shows the next move that answers a mistake, or goes back after the last one.
  public func waitEnded(token: Int) -> Tasks {
    guard token == waitToken, let count = ghostCount else { return Tasks() }
    if count == quest.ghosts.count {
      ghostCount = nil
      return Tasks()
    }
    ghostCount = count + 1
    return Tasks(wait: wait())
  }

  private func wait() -> (milliseconds: Int, token: Int) {
    waitToken += 1
    let isLast = ghostCount == quest.ghosts.count
    return (isLast ? BoardQuest.restMilliseconds : BoardQuest.moveMilliseconds, waitToken)
  }

  // MARK: Effects

  /// Turns effects into tasks, and adds those about progress to the learning record.
  private func tasks(_ effects: [Quest.Effect]) -> Tasks {
    var tasks = Tasks()
    var told: [UTF8Text] = []
    var isChanged = false
    for effect in effects {
      switch effect {
      case .ask(let question, let token): tasks.request = (question, token)
      case .announce(let text): told.append(text)
      case .saveAttempt(let text, let day):
        learned.keep(text, at: day.number)
        isChanged = true
      case .saveRecord(let days): learned.days = days
      case .saveLesson(let number): learned.finish(lesson: number)
      }
    }
    if let game = quest.game { self.game = game }
    if case .step(_, isDone: true) = quest.stage, quest.isRight, let tapped {
      // The right answer stays on the board until the next step.
      do throws(IllegalMove) { try game.play(tapped) } catch { return tasks }
    } else if case .puzzle(let attempt) = quest.stage {
      ownMark = attempt.puzzle.game.position.toMove
    } else if quest.game != nil {
      ownMark = game.position.toMove
    }
    if learned[place: quest.source] != quest.place {
      learned[place: quest.source] = quest.place
      isChanged = true
    }
    if isChanged { tasks.progress = learned.notation }
    let link = quest.source.link(showing: quest.puzzle?.game ?? game)
    if link != address {
      address = link
      tasks.address = link
    }
    if tasks.request == nil { tasks.request = sheetRequest }
    if tasks.request != nil { isEngineLost = false }
    tasks.told = quest.wording.sentences(told)
    if ghostCount == nil, !told.isEmpty, quest.miss != nil, !quest.ghosts.isEmpty {
      ghostCount = 1
      tasks.wait = wait()
    }
    return tasks
  }

  // MARK: Texts

  /// The record beside the address in the browser's history.
  public var record: UTF8Text { quest.source.record }

  /// The tries at the puzzle on the board.
  public var tries: [QuestPresentation.Try] { quest.tries }

  /// The number of tries left, in words; empty once the puzzle is over.
  public var triesLeft: UTF8Text {
    guard case .puzzle(let attempt) = quest.stage, attempt.triesLeft > 0 else { return "" }
    return quest.phrases.learnLeft(n: attempt.triesLeft)
  }

  /// The first line of the result; empty before the end.
  var words: UTF8Text { quest.share("").split(at: UInt8(ascii: "\n"))[0] }

  /// The words and emoji of the result, to which a front end adds the link; empty before the end.
  public var result: UTF8Text {
    let lines = quest.share("").split(at: UInt8(ascii: "\n"))
    return lines.count < 2 ? "" : lines[0] + "\n" + lines[1] + "\n"
  }
}
