import GameRules

/// One thing on a panel; each front end has its own usual form for every kind.
public struct PanelItem: Hashable, Sendable, Identifiable {
  /// What kind of thing it is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A paragraph.
    case text
    /// A picture without words.
    case picture
    /// The heading of a group, which goes on to the next heading or to the closing buttons.
    case heading
    /// A remark on what stands before it: why it is refused, or more about it.
    case note
    /// One of several in its group, of which one is on.
    case choice
    /// Yes or no.
    case toggle
    /// A whole number to be typed.
    case number
    /// A name to be typed.
    case name
    /// Something to press.
    case button
    /// Something to press that leaves the panel.
    case closing
  }

  /// What is drawn with an item.
  public enum Picture: Hashable, Sendable {
    /// A board where a game stands, by its game text.
    case board(UTF8Text)
    /// A line that wins or loses, by its place among the lines of some rules.
    case line(Rules, Int)
    /// A symbol, in the colour of a mark.
    case symbol(Symbol, Mark)
    /// The sign of a command.
    case command(GameCommand)
    /// How strong a player is.
    case strength(Player)
    /// The code of a link to a game, by its game text.
    case code(UTF8Text)
    /// The sign of what can be given to others.
    case share(Share)
    /// A mark, by the symbol that is chosen for it.
    case mark(Mark)
  }

  /// What a player chooses, changes or presses with an item: the part of an action that is known
  /// beforehand, so that an item is small.
  public enum Use: Hashable, Sendable {
    /// Nothing, as it only shows something.
    case none
    /// A game.
    case rules(Rules)
    /// A number of the custom rules.
    case number(CustomRules.Field)
    /// Another answer to a question of the custom rules.
    case answer(CustomRules.Field, Bool)
    /// The custom rules as edited.
    case customRules
    /// A symbol for a mark.
    case symbol(Symbol, Mark)
    /// Someone for a seat.
    case player(Player, Seat)
    /// A person's name.
    case name(Seat)
    /// One of the last games.
    case playedGame(Int)
    /// What is given to others.
    case share(Share)
    /// Something in a room, or to have one.
    case room(RoomCommand)
    /// A clock for a room, by its place.
    case clock(Int)
    /// Another panel.
    case panel(Panel)
    /// The new version.
    case update
    /// A place on the home screen, or none.
    case install(Bool)
    /// Whom a person plays against.
    case opponent(Player)
    /// Who begins.
    case firstMove(FirstMove)
    /// A language.
    case language(Language)
    /// How the game looks, sounds or feels.
    case setting(Settings.Change)
    /// Another attempt to reach whoever thinks.
    case retry
    /// A command.
    case command(GameCommand)
    /// What the panel is for.
    case confirm
    /// The way out.
    case close
  }

  /// Its place on the panel; it stays the same while the panel is open.
  public let id: Int
  /// What kind of thing it is.
  public let kind: Kind
  /// What it says or is called.
  public let label: UTF8Text
  /// More about it, in one line.
  public let about: UTF8Text?
  /// What is chosen, changed or pressed with it.
  public let use: Use
  /// What is drawn beside or instead of the label.
  public let picture: Picture?
  /// Whether it is the one that is chosen, or switched on.
  public let isOn: Bool
  /// Whether it can be chosen or pressed.
  public let isEnabled: Bool
  /// Whether it keeps the others from being of use; the note after it says why.
  public let isRefused: Bool
  /// What is entered in a number; nil where nothing readable is.
  public let number: Int?
  /// What is entered in a name; nil where there is none.
  public let entered: UTF8Text?

  /// What to tell the session when the item is used.
  ///
  /// - Parameter text: What was typed; only a number and a name ask for it.
  /// - Returns: The action, or nil where the item only shows something.
  @inline(never)
  public func action(entering text: UTF8Text = "") -> Action? {
    switch use {
    case .none: nil
    case .rules(let rules): .rulesChosen(rules)
    case .number(let field): .customRulesEdited(field, to: .text(text))
    case .answer(let field, let isOn): .customRulesEdited(field, to: .isOn(isOn))
    case .customRules: .customRulesConfirmed
    case .symbol(let symbol, let mark): .symbolChosen(symbol, for: mark)
    case .player(let player, let seat): .playerChosen(player, for: seat)
    case .name(let seat): .playerNamed(text, for: seat)
    case .playedGame(let index): .playedGameChosen(index)
    case .share(let kind): .shareChosen(kind)
    case .room(let command): .room(.asked(command))
    case .clock(let place): .room(.clockChosen(place))
    case .panel(let panel): .panelOpened(panel)
    case .update: .updateChosen
    case .install(let isWanted): .installAnswered(isWanted)
    case .opponent(let player): .opponentChosen(player)
    case .firstMove(let firstMove): .firstMoveChosen(firstMove)
    case .language(let language): .languageChosen(language)
    case .setting(let change): .settingChanged(change)
    case .retry: .retryTapped
    case .command(let command): command.action
    case .confirm: .panelConfirmed
    case .close: .panelClosed
    }
  }
}
