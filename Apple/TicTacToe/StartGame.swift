import AppIntents
import GameRules
import GameSession
import GameSolver

// What Siri and the app Shortcuts can ask for. All names are keys of Localizable.xcstrings; phrases are
// in GameShortcuts.

/// Begins a game on a board against someone.
struct StartGame: AppIntent {
  static let title: LocalizedStringResource = "system.start"
  static let description: IntentDescription? = IntentDescription("system.start.about")
  static let openAppWhenRun = true

  @Parameter(title: "system.board", requestValueDialog: "system.board.question")
  var board: BoardChoice
  @Parameter(title: "system.opponent", requestValueDialog: "system.opponent.question")
  var opponent: OpponentChoice

  init() {}

  /// A game whose opponent has been named, so that it is not asked for.
  init(against opponent: OpponentChoice) { self.opponent = opponent }

  @MainActor func perform() async throws -> some IntentResult {
    Means.current.wishes.next = .start(board.rules, opponent.player)
    return .result()
  }
}

/// Opens the game that was played last.
struct ContinueGame: AppIntent {
  static let title: LocalizedStringResource = "system.goOn"
  static let description: IntentDescription? = IntentDescription("system.goOn.about")
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    Means.current.wishes.next = .goOn
    return .result()
  }
}

/// A board that is offered by name, in the order of `Preset.all`.
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

  /// What is played on it.
  var rules: Rules { Preset.all[BoardChoice.allCases.firstIndex(of: self) ?? 0] }
}

/// Who can be played against, in the order of `Player.all`.
enum OpponentChoice: String, AppEnum {
  case person, beginner, casual, careful, sharp, perfect, trapper

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "system.opponent"
  static let caseDisplayRepresentations: [OpponentChoice: DisplayRepresentation] = [
    .person: "player.person",
    .beginner: "level.beginner",
    .casual: "level.casual",
    .careful: "level.careful",
    .sharp: "level.sharp",
    .perfect: "level.perfect",
    .trapper: "level.trapper",
  ]

  /// Who that is in a game.
  var player: Player { Player.all[OpponentChoice.allCases.firstIndex(of: self) ?? 0] }
}
