import AppIntents
import GameRules
import GameSession
import GameSolver

// The intents for Siri and the app Shortcuts. All names are keys of Localizable.xcstrings; the
// phrases are in GameShortcuts.

/// Starts a game on a board against an opponent.
struct StartGame: AppIntent {
  static let title: LocalizedStringResource = "system.start"
  static let description: IntentDescription? = IntentDescription("system.start.about")
  static let openAppWhenRun = true

  @Parameter(title: "system.board", requestValueDialog: "system.board.question")
  var board: BoardChoice
  @Parameter(title: "system.opponent", requestValueDialog: "system.opponent.question")
  var opponent: OpponentChoice

  init() {}

  /// Sets the opponent, so that Siri does not ask for one.
  init(against opponent: OpponentChoice) { self.opponent = opponent }

  @MainActor func perform() async throws -> some IntentResult {
    AppEnvironment.current.requests.next = .start(board.rules, opponent.player)
    return .result()
  }
}

/// Opens the last game.
struct ContinueGame: AppIntent {
  static let title: LocalizedStringResource = "system.goOn"
  static let description: IntentDescription? = IntentDescription("system.goOn.about")
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    AppEnvironment.current.requests.next = .goOn
    return .result()
  }
}

/// The boards offered by name, in the order of `Preset.all`.
enum BoardChoice: String, AppEnum {
  case threeByThree, fourByFourWithMore, fiveByFive, fifteenByFifteen, fourByFour, sixBySix

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "system.board"
  static let caseDisplayRepresentations: [BoardChoice: DisplayRepresentation] = [
    .threeByThree: "system.board.threeByThree",
    .fourByFourWithMore: "system.board.fourByFourWithMore",
    .fiveByFive: "system.board.fiveByFive",
    .fifteenByFifteen: "system.board.fifteenByFifteen",
    .fourByFour: "system.board.fourByFour",
    .sixBySix: "system.board.sixBySix",
  ]

  /// The rules of the board.
  var rules: Rules { Preset.all[BoardChoice.allCases.firstIndex(of: self) ?? 0] }
}

/// The opponents, in the order of `Player.all`.
enum OpponentChoice: String, AppEnum {
  case person, beginner, easy, medium, hard, perfect, trickster

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "system.opponent"
  static let caseDisplayRepresentations: [OpponentChoice: DisplayRepresentation] = [
    .person: "player.person",
    .beginner: "level.beginner",
    .easy: "level.easy",
    .medium: "level.medium",
    .hard: "level.hard",
    .perfect: "level.perfect",
    .trickster: "level.trickster",
  ]

  /// Reads a case, or the name that a shortcut of an earlier version saved.
  init?(rawValue: String) {
    let name = Level(named: UTF8Text(rawValue)).map { "\($0)" } ?? rawValue
    guard let choice = OpponentChoice.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = choice
  }

  /// The player in a game.
  var player: Player { Player.all[OpponentChoice.allCases.firstIndex(of: self) ?? 0] }
}
