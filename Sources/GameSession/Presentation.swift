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
  /// The last move on the board.
  public let lastMove: Square?
  /// The lines that won, to be drawn through their squares.
  public let winningLines: [Line]
  /// The lines that lost, where completing one does.
  public let losingLines: [Line]
  /// Whose turn it is, what was refused, or how the game ended.
  public let status: UTF8Text
  /// The title of a window: how the game stands.
  public let title: UTF8Text
  /// The result, to the person who played; nil until the end, and where the status says it all.
  public let headline: UTF8Text?
  /// What else there is to say beside the status; often nothing.
  public let detail: UTF8Text
  /// What is offered beside the board: whom to play against, or what to do after the end.
  public let offer: PanelContent?
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

extension Presentation {
  /// The squares that something new is about, the last move first.
  public var marked: [Square] {
    var marked = lastMove.map { [$0] } ?? []
    for (index, state) in squares.enumerated()
    where state.isWinning || state.isLosing || state.isHint {
      marked.append(rules.square(at: index))
    }
    return marked
  }
}
