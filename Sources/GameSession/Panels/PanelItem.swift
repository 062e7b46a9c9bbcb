import GamePuzzles
import GameRules

/// One item of a panel.
///
/// Each front end draws every kind in its platform's usual form.
public struct PanelItem: Hashable, Sendable, Identifiable {
  /// The kinds of item.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A paragraph.
    case text
    /// A picture; its label is the caption or the accessible name.
    case picture
    /// The heading of a group, which ends at the next heading or at the closing buttons.
    case heading
    /// A note on the item before it: an error, or more about it.
    case note
    /// One of several choices in a group, of which one is on.
    case choice
    /// A switch.
    case toggle
    /// A text field for a whole number.
    case number
    /// A text field for a name.
    case name
    /// A search field, whose text hides the items below that do not match.
    case search
    /// A button.
    case button
    /// A button that closes the panel.
    case closing
  }

  /// A picture beside an item, or in place of its label.
  public enum Picture: Hashable, Sendable {
    /// A board with the position of a game text.
    case board(UTF8Text)
    /// A line that wins or loses, by its index among the lines of the rules.
    indirect case line(Rules, Int)
    /// A symbol, in the colour of a mark.
    case symbol(Symbol, Mark)
    /// The icon of a command.
    case command(GameCommand)
    /// The strength of a player.
    case strength(Player)
    /// The QR code of a link to a game text.
    case code(UTF8Text)
    /// The icon of a way to share.
    case share(Share)
    /// A mark, drawn with its chosen symbol.
    case mark(Mark)
    /// A dot for each day of this week, with the result of its puzzle.
    case week(PuzzleRecord.Week)
  }

  /// The purpose of an item: the part of its action that is known before it is used.
  ///
  /// A whole `Action` would make each item larger.
  public enum Use: Hashable, Sendable {
    /// Only shows something.
    case none
    /// Start a game with these rules.
    indirect case rules(Rules)
    /// Edit a number of the custom rules.
    case number(CustomRules.Field)
    /// Set a switch of the custom rules.
    case answer(CustomRules.Field, Bool)
    /// Start a game with the custom rules as edited.
    case customRules
    /// Choose a symbol for a mark.
    case symbol(Symbol, Mark)
    /// Choose a player for a seat.
    case player(Player, Seat)
    /// Edit a person's name.
    case name(Seat)
    /// Resume a recent game, by its index.
    case playedGame(Int)
    /// Share the game in this way.
    case share(Share)
    /// Save the recent games as a file.
    case saveGames
    /// Add the games of a file.
    case openGames
    /// Send a command to a live game, or make one.
    case room(LiveGameCommand)
    /// Choose a clock for a live game, by its index.
    case clock(Int)
    /// Go to a live game in which the player has a seat, by its index.
    case liveGame(Int)
    /// Open another panel.
    case panel(Panel)
    /// Switch to the update.
    case update
    /// Answer the offer to install the app.
    case install(Bool)
    /// Choose the opponent.
    case opponent(Player)
    /// Swap the marks of the two seats.
    case swapMarks
    /// Take over the first mark.
    case takeOver
    /// Start a new game against another opponent.
    case nextGame(Player)
    /// Go back to the position after this number of moves.
    case ply(Int)
    /// Leave the review, and go back to before the move with this number.
    case retryMove(Int)
    /// Choose the first move.
    case firstMove(FirstMove)
    /// Choose a language.
    case language(Language)
    /// Edit the text to search for.
    case search
    /// Change a setting.
    case setting(Settings.Change)
    /// Try to reach the engine again.
    case retry
    /// Use a command.
    case command(GameCommand)
    /// Choose a puzzle or a lesson, which the front end opens.
    case quest(QuestChoice)
    /// Confirm the panel.
    case confirm
    /// Close the panel.
    case close
  }

  /// The index on the panel; stable while the panel is open.
  public let id: Int
  /// The kind of item.
  public let kind: Kind
  /// The text or name.
  public let label: UTF8Text
  /// A second line with more about it.
  public let about: UTF8Text?
  /// The purpose of the item.
  public let use: Use
  /// The picture beside the label, or in place of it.
  public let picture: Picture?
  /// Whether it is the chosen one, or switched on.
  public let isOn: Bool
  /// Whether it can be chosen or pressed.
  public let isEnabled: Bool
  /// Whether its value makes the rules invalid; a refused note gives the reason.
  public let isRefused: Bool
  /// Whether it is hidden because the search does not match it.
  public let isHidden: Bool
  /// The entered number; nil if the field holds none.
  public let number: Int?
  /// The entered text; nil if the item is not a text field.
  public let entered: UTF8Text?

  /// The action to send to the session when the item is used.
  ///
  /// - Parameter text: The typed text; only a field needs it.
  /// - Returns: The action; nil if the item only shows something.
  @inline(never)
  public func action(entering text: UTF8Text = "") -> Action? {
    switch use {
    case .none, .quest: nil
    case .rules(let rules): .rulesChosen(rules)
    case .number(let field): .customRulesEdited(field, to: .text(text))
    case .answer(let field, let isOn): .customRulesEdited(field, to: .isOn(isOn))
    case .customRules: .customRulesConfirmed
    case .symbol(let symbol, let mark): .symbolChosen(symbol, for: mark)
    case .player(let player, let seat): .playerChosen(player, for: seat)
    case .name(let seat): .playerNamed(text, for: seat)
    case .playedGame(let index): .playedGameChosen(index)
    case .share(let kind): .shareChosen(kind)
    case .saveGames: .gamesSaved
    case .openGames: .gamesOpened
    case .room(let command): .room(.asked(command))
    case .clock(let place): .room(.clockChosen(place))
    case .liveGame(let place): .room(.chosen(place))
    case .panel(let panel): .panelOpened(panel)
    case .update: .updateChosen
    case .install(let isWanted): .installAnswered(isWanted)
    case .opponent(let player): .opponentChosen(player)
    case .swapMarks: .marksSwapped
    case .takeOver: .markTakenOver
    case .nextGame(let player): .nextOpponentChosen(player)
    case .ply(let ply): .plyChosen(ply)
    case .retryMove(let ply): .moveRetried(ply)
    case .firstMove(let firstMove): .firstMoveChosen(firstMove)
    case .language(let language): .languageChosen(language)
    case .search: .searchEdited(text)
    case .setting(let change): .settingChanged(change)
    case .retry: .retryTapped
    case .command(let command): command.action
    case .confirm: .panelConfirmed
    case .close: .panelClosed
    }
  }
}
