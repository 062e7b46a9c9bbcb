// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver
import RoomProtocol

extension Phrasebook {
  func key(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(.terminalKeyHowToPlay)  // help
    case .undo: say(.terminalKeyUndo)  // undo
    case .redo: say(.terminalKeyRedo)  // redo
    case .newGame: say(.terminalKeyNewGame)  // new
    case .games: say(.terminalKeyGames)  // boards
    case .players: say(.terminalKeyPlayers)  // players
    case .hint: say(.terminalKeyHint)  // hint
    case .explain: say(.terminalKeyExplain)  // explain
    case .symbols: say(.terminalKeySymbols)  // symbols
    case .review: say(.terminalKeyReview)  // review
    case .journal: say(.terminalKeyJournal)  // history
    case .share: say(.terminalKeyShare)  // share
    case .playOn: say(.terminalKeyPlayOn)  // play on
    case .menu: say(.terminalKeyMenu)  // menu
    case .languages: say(.terminalKeyLanguages)  // language
    }
  }
  var quit: UTF8Text { say(.terminalQuit) }  // quit
  var keysMoving: UTF8Text { say(.terminalKeysMoving) }  // Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
  var keysTyping: UTF8Text { say(.terminalKeysTyping) }  // Type a square: b2. If its column’s letter is also a command, type a capital.
  var keysLetters: UTF8Text { say(.terminalKeysLetters) }  // u undoes a move, r plays it again, n starts a new game, g chooses the board, p the players and s the symbols, t gives a hint in three steps, v shows what every square is worth, q quits.
  var keysSigns: UTF8Text { say(.terminalKeysSigns) }  // Brackets show the last move (X), a line that won [X] or lost !X!; * is a hint; + wins, = is a draw, − loses; the number counts your own moves, after = the safe answers.
  var wordsSquare: UTF8Text { say(.terminalWordsSquare) }  // Type a square such as b2 to play there.
  var wordsMoves: UTF8Text { say(.terminalWordsMoves) }  // undo takes a move back, redo plays it again, new starts a new game, new 4x4 one on another board.
  var wordsAdvice: UTF8Text { say(.terminalWordsAdvice) }  // hint tells where to look, again the idea, and again the move; explain shows or hides what every square is worth, explain b2 what follows a move there.
  var wordsRest: UTF8Text { say(.terminalWordsRest) }  // games lists the boards, board shows the board again, quit ends the program.
  var wordsOffer: UTF8Text { say(.terminalWordsOffer) }  // Type help to see what you can type.
  func wordsUnknown(line: UTF8Text) -> UTF8Text { say(.terminalWordsUnknown, line) }  // “{line}” is neither a square such as b2 nor a command; try help
  func wordsNear(line: UTF8Text, word: UTF8Text) -> UTF8Text { say(.terminalWordsNear, line, word) }  // “{line}” is neither a square nor a command; did you mean {word}?
  func wordsNearRules(cause: UTF8Text, rules: UTF8Text) -> UTF8Text { say(.terminalWordsNearRules, cause, rules) }  // {cause}; did you mean “{rules}”?
  func place(n: Int, cause: UTF8Text) -> UTF8Text { say(.terminalPlace, digits(n), cause) }  // line {n}: {cause}
  var nothingUndo: UTF8Text { say(.terminalNothingUndo) }  // There is no move to take back
  var nothingRedo: UTF8Text { say(.terminalNothingRedo) }  // There is no move to redo
  var nothingHint: UTF8Text { say(.terminalNothingHint) }  // There is no move to suggest
  func windowSmall(missing: UTF8Text) -> UTF8Text { say(.terminalWindowSmall, missing) }  // The window is too small: it needs {missing}
  func windowColumns(n: Int) -> UTF8Text { say(.terminalWindowColumns, with: [digits(n)], n: n) }  // {n} more column | {n} more columns
  func windowRows(n: Int) -> UTF8Text { say(.terminalWindowRows, with: [digits(n)], n: n) }  // {n} more row | {n} more rows
  func keptGame(game: UTF8Text) -> UTF8Text { say(.terminalKeptGame, game) }  // You have an unfinished game: {game}
  var keptKeys: UTF8Text { say(.terminalKeptKeys) }  // Enter continues it, n starts a new game
  var keptQuestion: UTF8Text { say(.terminalKeptQuestion) }  // Continue it? yes or no
  func keptAside(cause: UTF8Text, path: UTF8Text) -> UTF8Text { say(.terminalKeptAside, cause, path) }  // The saved game can’t be read ({cause}); it was moved to {path}
  func keptNot(path: UTF8Text, reason: UTF8Text) -> UTF8Text { say(.terminalKeptNot, path, reason) }  // The game can’t be saved in {path}: {reason}
  var panelYes: UTF8Text { say(.terminalPanelYes) }  // yes
  var panelNo: UTF8Text { say(.terminalPanelNo) }  // no
  var panelListKeys: UTF8Text { say(.terminalPanelListKeys) }  // Arrows move and change, Enter chooses, Esc closes
  var panelTextKeys: UTF8Text { say(.terminalPanelTextKeys) }  // Arrows scroll, Esc closes
  func linkGame(standing: UTF8Text, game: UTF8Text) -> UTF8Text { say(.terminalLinkGame, standing, game) }  // {standing}: {game}
  func linkInvited(game: UTF8Text) -> UTF8Text { say(.terminalLinkInvited, game) }  // You are invited: {game}
  func linkInvitedBy(player: UTF8Text, game: UTF8Text) -> UTF8Text { say(.terminalLinkInvitedBy, player, game) }  // {player} invites you to play {game}
  func linkWatch(game: UTF8Text) -> UTF8Text { say(.terminalLinkWatch, game) }  // Watch a game: {game}
  func linkSeat(mark: UTF8Text) -> UTF8Text { say(.terminalLinkSeat, mark) }  // You play {mark}.
  var linkAbout: UTF8Text { say(.terminalLinkAbout) }  // Tic-tac-toe in the browser: free, no ads, no account.
  var appRotorEmpty: UTF8Text { say(.appRotorEmpty) }  // Empty squares
  var appRotorThreats: UTF8Text { say(.appRotorThreats) }  // Threats
  var appRotorLine: UTF8Text { say(.appRotorLine) }  // Winning line
  var appZoom: UTF8Text { say(.appZoom) }  // Zoom
  var appPieces: UTF8Text { say(.appPieces) }  // Players
  var appClose: UTF8Text { say(.appClose) }  // Close
  var roomNotNow: UTF8Text { say(.terminalRoomNotNow) }  // That only works in a live game, at the right moment
  var roomHelp: UTF8Text { say(.terminalRoomHelp) }  // In a live game, draw offers a draw, takeback asks to take back your last move, resign gives up, accept and decline answer the other player, say 1 to say 6 say something, computer lets the computer play while a seat is free, claim takes the win over a stranger who has left, leave ends the live game and plays on alone.
  var learnHelp: UTF8Text { say(.terminalLearnHelp) }  // Type a square such as b2. hint helps in three steps, show tells the answer, board shows the board again, quit ends the program.
  func learnUnknown(line: UTF8Text) -> UTF8Text { say(.terminalLearnUnknown, line) }  // “{line}” is neither a square such as b2 nor hint, show, board, help or quit
  func learnNumber(line: UTF8Text, n: Int) -> UTF8Text { say(.terminalLearnNumber, line, digits(n)) }  // “{line}” is no number from 1 to {n}
}
