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
    case .games: say(.terminalKeyGames)  // games
    case .players: say(.terminalKeyPlayers)  // players
    case .hint: say(.terminalKeyHint)  // hint
    case .explain: say(.terminalKeyExplain)  // explain
    case .symbols: say(.terminalKeySymbols)  // symbols
    case .review: say(.terminalKeyReview)  // review
    case .journal: say(.terminalKeyJournal)  // yours
    case .share: say(.terminalKeyShare)  // share
    case .playOn: say(.terminalKeyPlayOn)  // play on
    case .menu: say(.terminalKeyMenu)  // menu
    case .languages: say(.terminalKeyLanguages)  // language
    }
  }
  var quit: UTF8Text { say(.terminalQuit) }  // quit
  var keysMoving: UTF8Text { say(.terminalKeysMoving) }  // Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
  var keysTyping: UTF8Text { say(.terminalKeysTyping) }  // A square can be typed: b2. A column whose letter is also a key is typed as a capital.
  var keysLetters: UTF8Text { say(.terminalKeysLetters) }  // u takes back, r replays, n begins a new game, g chooses the game, p the players and s the symbols, t gives a hint, v shows what every square is worth, q quits.
  var keysSigns: UTF8Text { say(.terminalKeysSigns) }  // Brackets show the last move (X), a line that won [X] or lost !X!; + is a win, = a draw, − a loss.
  var wordsSquare: UTF8Text { say(.terminalWordsSquare) }  // Type a square such as b2 to play there.
  var wordsMoves: UTF8Text { say(.terminalWordsMoves) }  // undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.
  var wordsAdvice: UTF8Text { say(.terminalWordsAdvice) }  // hint advises a move, explain shows what every square is worth, or no longer.
  var wordsRest: UTF8Text { say(.terminalWordsRest) }  // games lists games, board shows the board again, quit ends.
  var wordsOffer: UTF8Text { say(.terminalWordsOffer) }  // help tells what can be typed.
  func wordsUnknown(line: UTF8Text) -> UTF8Text { say(.terminalWordsUnknown, line) }  // "{line}" is neither a square such as b2 nor a word; try help
  func wordsNear(line: UTF8Text, word: UTF8Text) -> UTF8Text { say(.terminalWordsNear, line, word) }  // "{line}" is neither a square nor a word; did you mean {word}?
  func wordsNearRules(cause: UTF8Text, rules: UTF8Text) -> UTF8Text { say(.terminalWordsNearRules, cause, rules) }  // {cause}; did you mean "{rules}"?
  func place(n: Int, cause: UTF8Text) -> UTF8Text { say(.terminalPlace, digits(n), cause) }  // line {n}: {cause}
  var nothingUndo: UTF8Text { say(.terminalNothingUndo) }  // There is no move to take back
  var nothingRedo: UTF8Text { say(.terminalNothingRedo) }  // There is no move to play again
  var nothingHint: UTF8Text { say(.terminalNothingHint) }  // There is no move to advise
  func windowSmall(missing: UTF8Text) -> UTF8Text { say(.terminalWindowSmall, missing) }  // The window is too small: {missing}
  func windowColumns(n: Int) -> UTF8Text { say(.terminalWindowColumns, with: [digits(n)], n: n) }  // {n} column is missing | {n} columns are missing
  func windowRows(n: Int) -> UTF8Text { say(.terminalWindowRows, with: [digits(n)], n: n) }  // {n} row is missing | {n} rows are missing
  func windowBoth(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(.terminalWindowBoth, first, second) }  // {first} and {second} are missing
  func windowCountColumns(n: Int) -> UTF8Text { say(.terminalWindowCountColumns, with: [digits(n)], n: n) }  // {n} column | {n} columns
  func windowCountRows(n: Int) -> UTF8Text { say(.terminalWindowCountRows, with: [digits(n)], n: n) }  // {n} row | {n} rows
  func keptGame(game: UTF8Text, n: Int) -> UTF8Text { say(.terminalKeptGame, with: [game, digits(n)], n: n) }  // A game of {game} is unfinished after {n} move | A game of {game} is unfinished after {n} moves
  var keptKeys: UTF8Text { say(.terminalKeptKeys) }  // Enter goes on with it, n begins a new game
  var keptQuestion: UTF8Text { say(.terminalKeptQuestion) }  // Go on with it? yes or no
  func keptAside(cause: UTF8Text, path: UTF8Text) -> UTF8Text { say(.terminalKeptAside, cause, path) }  // The kept game cannot be read ({cause}) and was set aside as {path}
  func keptNot(path: UTF8Text, reason: UTF8Text) -> UTF8Text { say(.terminalKeptNot, path, reason) }  // The game cannot be kept in {path}: {reason}
  var panelYes: UTF8Text { say(.terminalPanelYes) }  // yes
  var panelNo: UTF8Text { say(.terminalPanelNo) }  // no
  var panelListKeys: UTF8Text { say(.terminalPanelListKeys) }  // Arrows move and change, Enter chooses, Esc leaves
  var panelTextKeys: UTF8Text { say(.terminalPanelTextKeys) }  // Arrows scroll, Esc leaves
  func linkGame(standing: UTF8Text, game: UTF8Text) -> UTF8Text { say(.terminalLinkGame, standing, game) }  // {standing}: {game}
  func linkInvited(game: UTF8Text) -> UTF8Text { say(.terminalLinkInvited, game) }  // You are invited: {game}
  func linkWatch(game: UTF8Text) -> UTF8Text { say(.terminalLinkWatch, game) }  // Watch a game: {game}
  func linkSeat(mark: UTF8Text) -> UTF8Text { say(.terminalLinkSeat, mark) }  // You play {mark}.
  var linkAbout: UTF8Text { say(.terminalLinkAbout) }  // Tic-tac-toe in the browser: free, no ads, no account.
  var appRotorEmpty: UTF8Text { say(.appRotorEmpty) }  // Empty squares
  var appRotorThreats: UTF8Text { say(.appRotorThreats) }  // Threats
  var appRotorLine: UTF8Text { say(.appRotorLine) }  // Winning line
  var appZoom: UTF8Text { say(.appZoom) }  // Zoom
  var appPieces: UTF8Text { say(.appPieces) }  // Pieces
  var appClose: UTF8Text { say(.appClose) }  // Close
  var roomNotNow: UTF8Text { say(.terminalRoomNotNow) }  // That can be done in a live game alone, and where it makes sense
  var roomHelp: UTF8Text { say(.terminalRoomHelp) }  // In a live game, draw offers a draw, takeback asks for your last move back, resign gives up, accept and decline answer the other player, leave goes on without.
}
