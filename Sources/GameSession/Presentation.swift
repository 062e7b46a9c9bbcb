import GameRules
import GameSolver

/// All that there is to see and hear at a moment, for any front end to draw.
public struct Presentation: Equatable, Sendable {
  /// What the session is doing.
  public let phase: Phase
  /// What is played.
  public let rules: Rules
  /// What is played, in words.
  public let gameName: UTF8Text
  /// Every square, by rows from the bottom-left corner.
  public let squares: [SquareState]
  /// The lines that won, to be drawn through their squares.
  public let winningLines: [Line]
  /// The lines that lost, where completing one does.
  public let losingLines: [Line]
  /// Whose turn it is, what was refused, or how the game ended.
  public let status: UTF8Text
  /// The result, to the person who played; nil until the end, and where the status says it all.
  public let headline: UTF8Text?
  /// What else there is to say beside the status; often nothing.
  public let detail: UTF8Text
  /// What is offered beside the board: whom to play against, or what to do after the end.
  public let offer: PanelContent?
  /// Whether the status repeats itself and yet has to be read out again.
  public let repeatsStatus: Bool
  /// The mark to move, or nil once the game is over.
  public let turn: Mark?
  /// The mark that won, if one has.
  public let winner: Mark?
  /// The two pieces beside the board, X first.
  public let tray: [TrayPiece]
  /// Which commands can be used now, in the order of `GameCommand.allCases`.
  public let commands: [CommandState]
  /// Whether the squares show what they are worth.
  public let showsTruth: Bool
  /// How far a thought is, in percent, once it lasts for more than a second.
  public let progress: Int?
  /// The games won, lost and drawn so far, in words.
  public let score: UTF8Text
  /// The game move by move, while it is looked at.
  public let review: ReviewContent?
  /// How the game looks, sounds and feels.
  public let settings: Settings
  /// The shapes of the marks.
  public let symbols: SymbolChoice
  /// The panel over the board, if one is shown.
  public let panel: PanelContent?
  /// The state of a command.
  public subscript(command: GameCommand) -> CommandState { commands[Int(command.rawValue)] }
  /// Every sentence that is made on demand.
  public let wording: Wording
}

/// A piece of the tray.
public struct TrayPiece: Hashable, Sendable {
  /// The mark that it places.
  public let mark: Mark
  /// Whether it can be taken: its mark is to move.
  public let isActive: Bool
  /// Whether it was tapped and waits for a square.
  public let isHeld: Bool
  /// Where it is.
  public let place: Place
  /// Who plays it.
  public let player: UTF8Text
  /// What that player is or does.
  public let about: UTF8Text
  /// How many games that player has won.
  public let wins: Int

  /// Where a piece is.
  public enum Place: Hashable, Sendable {
    /// In the tray.
    case home
    /// Under the pointer.
    case lifted
    /// On its way back to the tray.
    case returning
  }
}

/// A game looked at move by move.
public struct ReviewContent: Hashable, Sendable {
  /// Which move changed the result; or that the review is still under way.
  public let sentence: UTF8Text
  /// The moves of the record.
  public let steps: [ReviewStep]
  /// Other lines that were played in this game, in words.
  public let otherLines: [UTF8Text]
}

/// A move of a game that is looked at.
public struct ReviewStep: Hashable, Sendable {
  /// How many moves are played once it is.
  public let ply: Int
  /// The mark that moved.
  public let mark: Mark
  /// Where.
  public let square: Square
  /// What it was worth to the side that made it, as far as is known.
  public let value: ValueBounds?
  /// Whether it was the first to change the result.
  public let isSlip: Bool
  /// Whether it is the last move on the board that is shown.
  public let isCurrent: Bool
}
