import GamePuzzles
import GameRules
import GameSolver

/// A puzzle or a lesson that somebody is solving.
///
/// It is a second state machine beside `Session`, with the same loop: a front end shows `presentation`,
/// carries out each effect, and hands in each action. Meanwhile the session's game waits.
///
///     making ── found ──► asked ── right ──► asked … ── last ──► done ── next ──► making
///                         ▲   │
///                         │ wrong
///                         │   ▼
///                         refuted        until the next action
public final class Quest {
  /// The source of its puzzles or steps.
  public let source: Source
  /// The place among the puzzles or steps of the source, from 0.
  public internal(set) var place = 0
  /// The state.
  public internal(set) var stage = Stage.making
  /// The last wrong answer, until the next action.
  public internal(set) var miss: Miss?
  /// The hint for the current position, and the number of its steps that were given.
  public internal(set) var hint: (hint: Hint, step: Int)?
  /// The results of the days, to which a finished puzzle is added.
  public internal(set) var record: PuzzleRecord
  /// Whether the last right answer has just been given.
  var isRight = false

  let phrases: Phrasebook
  /// The symbols of the marks.
  var symbols: SymbolChoice
  private let isTyped: Bool
  var effects: [Effect] = []
  var request: Request?
  var lastToken = 0

  /// A source of puzzles or steps.
  public indirect enum Source: Hashable, Sendable {
    /// The puzzle of a day.
    case day(PuzzleDay)
    /// A teacher's sheet: games, each of which is a puzzle.
    case sheet([Game])
    /// Endless puzzles.
    case endless(EndlessPuzzles)
    /// A lesson.
    case lesson(Lesson)
    /// Shapes that the player draws, on the board and with the shapes of these rules.
    case shapes(Rules)
  }

  /// The state of the current puzzle or step.
  public indirect enum Stage: Hashable, Sendable {
    /// The puzzle is being made.
    case making
    /// A puzzle, also once it is over.
    case puzzle(PuzzleAttempt)
    /// A step of a lesson, and whether it is answered.
    case step(Lesson.Step, isDone: Bool)
    /// This game of a sheet is not a puzzle.
    case noPuzzle(Game)
    /// Shapes are being drawn.
    case drawing(Workshop)
    /// All puzzles or steps are done.
    case finished
  }

  /// A wrong answer.
  public struct Miss: Hashable, Sendable {
    /// The square; nil if the answer was to be a game.
    public let square: Square?
    /// The answer of the other side, once it is known.
    public var refutation: Refutation?
    /// The number of the chosen game, from 1, if the answer was to be a game.
    public var number: Int?
  }

  /// An input.
  public indirect enum Action: Hashable, Sendable {
    /// A square was tapped.
    case squareTapped(Square)
    /// A game was chosen by its number, from 1.
    case gameChosen(Int)
    /// Show the next step of a hint.
    case hintTapped
    /// Show the answer.
    case answerTapped
    /// Go on to the next puzzle or step.
    case nextTapped
    /// Change the drawing.
    case drawn(Workshop.Change)
    /// The engine has answered a request.
    case found(QuestResult, token: Int)
    /// Continue the attempt that the player left at this puzzle.
    case resumed(UTF8Text)
  }

  /// A task for the front end.
  public indirect enum Effect: Hashable, Sendable {
    /// Answer a request, and hand in the result with this token.
    case ask(QuestRequest, token: Int)
    /// Tell a screen reader.
    case announce(UTF8Text)
    /// Save the attempt at the puzzle of a day.
    case saveAttempt(UTF8Text, PuzzleDay)
    /// Save the results of all days.
    case saveRecord(PuzzleRecord)
    /// The lesson with this number is done.
    case saveLesson(Int)
  }

  /// A question that the engine is to answer.
  struct Request {
    var question: QuestRequest
    var token: Int
  }

  /// Opens a puzzle or a lesson; `start` asks for the first one.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - record: The results of the days so far.
  ///   - phrases: The messages.
  ///   - symbols: The symbols of the marks.
  ///   - isTyped: Whether squares are typed, so that their letters follow their names.
  ///   - place: The place among the puzzles or steps to start at, from 0.
  public init(
    _ source: Source, record: PuzzleRecord = PuzzleRecord(), phrases: Phrasebook = .english,
    symbols: SymbolChoice = SymbolChoice(), isTyped: Bool = false, place: Int = 0
  ) {
    self.source = source
    self.place = place
    self.record = record
    self.phrases = phrases
    self.symbols = symbols
    self.isTyped = isTyped
  }

  /// Starts the first puzzle or step.
  ///
  /// - Returns: The effects for the front end to carry out, in order.
  public func start() -> [Effect] {
    begin()
    return takeEffects()
  }

  /// Handles an action.
  ///
  /// - Returns: The effects for the front end to carry out, in order.
  public func handle(_ action: Action) -> [Effect] {
    switch action {
    case .squareTapped(let square): tap(square)
    case .gameChosen(let number): choose(number)
    case .hintTapped: seekHint()
    case .answerTapped: showAnswer()
    case .nextTapped: next()
    case .drawn(let change): draw(change)
    case .found(let result, let token): learn(result, token)
    case .resumed(let text): resume(text)
    }
    return takeEffects()
  }

  private func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// The number of puzzles or steps; nil if it is endless.
  public var count: Int? {
    switch source {
    case .day: 1
    case .sheet(let games): games.count
    case .endless, .shapes: nil
    case .lesson(let lesson): lesson.steps.count
    }
  }

  /// The game on the board, or that of a drawing; nil while a puzzle is being made and once all are done.
  public var game: Game? {
    switch stage {
    case .puzzle(let attempt): attempt.game
    case .step(let step, _): step.game
    case .noPuzzle(let game): game
    case .drawing(let workshop): Game(workshop.linkedRules)
    case .making, .finished: nil
    }
  }

  /// The puzzle on the board; nil in a lesson, and while it is being made.
  var puzzle: Puzzle? { if case .puzzle(let attempt) = stage { attempt.puzzle } else { nil } }

  /// Whether a question to the engine is open.
  public var isWaiting: Bool { request != nil }

  /// The messages for the game on the board.
  var wording: Wording {
    let wording = Wording(symbols, in: phrases, playing: game?.rules ?? .classic)
    return isTyped ? wording.lettered : wording
  }
}
