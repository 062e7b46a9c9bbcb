import GameRules
import GameSolver

/// The complete state to show, for any front end to draw.
public struct Presentation: Equatable, Sendable {
  /// The session's activity.
  public let phase: Phase
  /// The rules of the current game.
  public let rules: Rules
  /// The name of the current game.
  public let gameName: UTF8Text
  /// The size of its board; empty if the name says it.
  public let boardSize: UTF8Text
  /// The state of each square, by rows from the bottom-left corner.
  public let squares: [SquareState]
  /// The last move on the board.
  public let lastMove: Square?
  /// The lines that won, to be drawn across their squares.
  public let winningLines: [Line]
  /// The lines that lost, in misère.
  public let losingLines: [Line]
  /// The lines that a hint, Explain or the review draws.
  public var ideas: [Line] = []
  /// The mood of the end; nil until the last mark is drawn.
  public let end: EndScene?
  /// One text: whose turn it is, why a move was refused, what is suggested, or how the game ended.
  public let status: UTF8Text
  /// The window title, with the state of the game.
  public let title: UTF8Text
  /// The result as told to the player, which `status` explains; nil before the end and during a
  /// review.
  public let headline: UTF8Text?
  /// A second text besides the status; often empty.
  public let detail: UTF8Text
  /// The buttons beside the board; `panel` tells their kind.
  ///
  /// Opponents before the first move (`players`), next steps after the end (`result`), those of a live game (`room`) or of
  /// a drawing (`shapes`). In the last two, items after a heading stand below the board.
  public let offer: PanelContent?
  /// The mark to move, or nil once the game is over.
  public let turn: Mark?
  /// The mark that won; nil after a draw.
  public let winner: Mark?
  /// The two pieces beside the board, X first.
  public let tray: [TrayPiece]
  /// The commands below the board, in four places; nil leaves a place empty.
  public let actions: [GameCommand?]
  /// The last finished games before this one, the most recent first.
  public let earlierGames: [Game]
  /// The state of each command, in the order of `GameCommand.allCases`.
  public let commands: [CommandState]
  /// Whether the squares show their values.
  public let showsValues: Bool
  /// The progress of an analysis in percent, once it has run for more than a second.
  public let progress: Int?
  /// The score in words; empty before a game has ended.
  public let score: UTF8Text
  /// The review, while it is open.
  public let review: ReviewContent?
  /// The theme, sound, vibration and emotes.
  public let settings: Settings
  /// The shapes of the marks.
  public let symbols: SymbolChoice
  /// The open panel.
  public let panel: PanelContent?
  /// The state of a command.
  public subscript(command: GameCommand) -> CommandState { commands[Int(command.rawValue)] }
  /// Messages made on demand.
  public let wording: Wording
}

extension Presentation {
  /// The result and the status in one line.
  public var statusLine: UTF8Text {
    headline.map { wording.sentences([$0, status]) } ?? status
  }

  /// Whether the board may show more than the game: values, lines of a hint or of a review.
  public var showsMore: Bool { showsValues || !ideas.isEmpty }

  /// The squares to bring into view, the last move first: winning, losing and hinted ones.
  public var marked: [Square] {
    var marked = lastMove.map { [$0] } ?? []
    for (index, state) in squares.enumerated()
    where state.isWinning || state.isLosing || state.isHint || state.isReply {
      marked.append(rules.square(at: index))
    }
    return marked
  }
}
