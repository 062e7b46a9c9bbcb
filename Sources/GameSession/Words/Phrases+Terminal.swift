// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver

extension Phrasebook {
  func key(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(323)  // help
    case .undo: say(324)  // undo
    case .redo: say(325)  // redo
    case .newGame: say(326)  // new
    case .games: say(327)  // games
    case .players: say(328)  // players
    case .hint: say(329)  // hint
    case .explain: say(330)  // explain
    case .symbols: say(331)  // symbols
    case .review: say(332)  // review
    case .journal: say(333)  // yours
    case .share: say(334)  // share
    case .playOn: say(335)  // play on
    case .menu: say(336)  // menu
    case .languages: say(337)  // language
    }
  }
  var quit: UTF8Text { say(338) }  // quit
  var keysMoving: UTF8Text { say(339) }  // Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
  var keysTyping: UTF8Text { say(340) }  // A square can be typed: b2. A column whose letter is also a key is typed as a capital.
  var keysLetters: UTF8Text { say(341) }  // u takes back, r replays, n begins a new game, g chooses the game, p the players and s the symbols, t gives a hint, v shows what every square is worth, q quits.
  var keysSigns: UTF8Text { say(342) }  // Brackets show the last move (X), a line that won [X] or lost !X!; + is a win, = a draw, − a loss.
  var wordsSquare: UTF8Text { say(343) }  // Type a square such as b2 to play there.
  var wordsMoves: UTF8Text { say(344) }  // undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.
  var wordsAdvice: UTF8Text { say(345) }  // hint advises a move, explain shows what every square is worth, or no longer.
  var wordsRest: UTF8Text { say(346) }  // games lists games, board shows the board again, quit ends.
  var wordsOffer: UTF8Text { say(347) }  // help tells what can be typed.
  func wordsUnknown(line: UTF8Text) -> UTF8Text { say(348, line) }  // "{line}" is neither a square such as b2 nor a word; try help
  func wordsNear(line: UTF8Text, word: UTF8Text) -> UTF8Text { say(349, line, word) }  // "{line}" is neither a square nor a word; did you mean {word}?
  func wordsNearRules(cause: UTF8Text, rules: UTF8Text) -> UTF8Text { say(350, cause, rules) }  // {cause}; did you mean "{rules}"?
  func place(n: Int, cause: UTF8Text) -> UTF8Text { say(351, digits(n), cause) }  // line {n}: {cause}
  var nothingUndo: UTF8Text { say(352) }  // There is no move to take back
  var nothingRedo: UTF8Text { say(353) }  // There is no move to play again
  var nothingHint: UTF8Text { say(354) }  // There is no move to advise
  func windowSmall(missing: UTF8Text) -> UTF8Text { say(355, missing) }  // The window is too small: {missing}
  func windowColumns(n: Int) -> UTF8Text { say(356, with: [digits(n)], n: n) }  // {n} column is missing | {n} columns are missing
  func windowRows(n: Int) -> UTF8Text { say(357, with: [digits(n)], n: n) }  // {n} row is missing | {n} rows are missing
  func windowBoth(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(358, first, second) }  // {first} and {second} are missing
  func windowCountColumns(n: Int) -> UTF8Text { say(359, with: [digits(n)], n: n) }  // {n} column | {n} columns
  func windowCountRows(n: Int) -> UTF8Text { say(360, with: [digits(n)], n: n) }  // {n} row | {n} rows
  func keptGame(game: UTF8Text, n: Int) -> UTF8Text { say(361, with: [game, digits(n)], n: n) }  // A game of {game} is unfinished after {n} move | A game of {game} is unfinished after {n} moves
  var keptKeys: UTF8Text { say(362) }  // Enter goes on with it, n begins a new game
  var keptQuestion: UTF8Text { say(363) }  // Go on with it? yes or no
  func keptAside(cause: UTF8Text, path: UTF8Text) -> UTF8Text { say(364, cause, path) }  // The kept game cannot be read ({cause}) and was set aside as {path}
  func keptNot(path: UTF8Text, reason: UTF8Text) -> UTF8Text { say(365, path, reason) }  // The game cannot be kept in {path}: {reason}
  var panelYes: UTF8Text { say(366) }  // yes
  var panelNo: UTF8Text { say(367) }  // no
  var panelListKeys: UTF8Text { say(368) }  // Arrows move and change, Enter chooses, Esc leaves
  var panelTextKeys: UTF8Text { say(369) }  // Arrows scroll, Esc leaves
  var appRotorEmpty: UTF8Text { say(370) }  // Empty squares
  var appRotorThreats: UTF8Text { say(371) }  // Threats
  var appRotorLine: UTF8Text { say(372) }  // Winning line
  var appZoom: UTF8Text { say(373) }  // Zoom
  var appPieces: UTF8Text { say(374) }  // Pieces
  var appClose: UTF8Text { say(375) }  // Close
  var roomNotNow: UTF8Text { say(376) }  // That can be done in a live game alone, and where it makes sense
  var roomHelp: UTF8Text { say(377) }  // In a live game, draw offers a draw, takeback asks for your last move back, resign gives up, accept and decline answer the other player, leave goes on without.
}
