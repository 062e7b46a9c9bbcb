// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver

extension Phrasebook {
  func key(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(275)  // help
    case .undo: say(276)  // undo
    case .redo: say(277)  // redo
    case .newGame: say(278)  // new
    case .games: say(279)  // games
    case .players: say(280)  // players
    case .hint: say(281)  // hint
    case .explain: say(282)  // explain
    case .symbols: say(283)  // symbols
    case .review: say(284)  // review
    case .journal: say(285)  // yours
    case .share: say(286)  // share
    case .playOn: say(287)  // play on
    case .menu: say(288)  // menu
    case .languages: say(289)  // language
    }
  }
  var quit: UTF8Text { say(290) }  // quit
  var keysMoving: UTF8Text { say(291) }  // Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
  var keysTyping: UTF8Text { say(292) }  // A square can be typed: b2. A column whose letter is also a key is typed as a capital.
  var keysLetters: UTF8Text { say(293) }  // u takes back, r replays, n begins a new game, g chooses the game, p the players and s the symbols, t gives a hint, v shows what every square is worth, q quits.
  var keysSigns: UTF8Text { say(294) }  // Brackets show the last move (X), a line that won [X] or lost !X!; + is a win, = a draw, − a loss.
  var wordsSquare: UTF8Text { say(295) }  // Type a square such as b2 to play there.
  var wordsMoves: UTF8Text { say(296) }  // undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.
  var wordsAdvice: UTF8Text { say(297) }  // hint advises a move, explain shows what every square is worth, or no longer.
  var wordsRest: UTF8Text { say(298) }  // games lists games, board shows the board again, quit ends.
  var wordsOffer: UTF8Text { say(299) }  // help tells what can be typed.
  func wordsUnknown(line: UTF8Text) -> UTF8Text { say(300, line) }  // "{line}" is neither a square such as b2 nor a word; try help
  func wordsNear(line: UTF8Text, word: UTF8Text) -> UTF8Text { say(301, line, word) }  // "{line}" is neither a square nor a word; did you mean {word}?
  func wordsNearRules(cause: UTF8Text, rules: UTF8Text) -> UTF8Text { say(302, cause, rules) }  // {cause}; did you mean "{rules}"?
  func place(n: Int, cause: UTF8Text) -> UTF8Text { say(303, digits(n), cause) }  // line {n}: {cause}
  var nothingUndo: UTF8Text { say(304) }  // There is no move to take back
  var nothingRedo: UTF8Text { say(305) }  // There is no move to play again
  var nothingHint: UTF8Text { say(306) }  // There is no move to advise
  func windowSmall(missing: UTF8Text) -> UTF8Text { say(307, missing) }  // The window is too small: {missing}
  func windowColumns(n: Int) -> UTF8Text { say(308, with: [digits(n)], n: n) }  // {n} column is missing | {n} columns are missing
  func windowRows(n: Int) -> UTF8Text { say(309, with: [digits(n)], n: n) }  // {n} row is missing | {n} rows are missing
  func windowBoth(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(310, first, second) }  // {first} and {second} are missing
  func windowCountColumns(n: Int) -> UTF8Text { say(311, with: [digits(n)], n: n) }  // {n} column | {n} columns
  func windowCountRows(n: Int) -> UTF8Text { say(312, with: [digits(n)], n: n) }  // {n} row | {n} rows
  func keptGame(game: UTF8Text, n: Int) -> UTF8Text { say(313, with: [game, digits(n)], n: n) }  // A game of {game} is unfinished after {n} move | A game of {game} is unfinished after {n} moves
  var keptKeys: UTF8Text { say(314) }  // Enter goes on with it, n begins a new game
  var keptQuestion: UTF8Text { say(315) }  // Go on with it? yes or no
  func keptAside(cause: UTF8Text, path: UTF8Text) -> UTF8Text { say(316, cause, path) }  // The kept game cannot be read ({cause}) and was set aside as {path}
  func keptNot(path: UTF8Text, reason: UTF8Text) -> UTF8Text { say(317, path, reason) }  // The game cannot be kept in {path}: {reason}
  var panelYes: UTF8Text { say(318) }  // yes
  var panelNo: UTF8Text { say(319) }  // no
  var panelListKeys: UTF8Text { say(320) }  // Arrows move and change, Enter chooses, Esc leaves
  var panelTextKeys: UTF8Text { say(321) }  // Arrows scroll, Esc leaves
  var appRotorEmpty: UTF8Text { say(322) }  // Empty squares
  var appRotorThreats: UTF8Text { say(323) }  // Threats
  var appRotorLine: UTF8Text { say(324) }  // Winning line
  var appZoom: UTF8Text { say(325) }  // Zoom
  var appPieces: UTF8Text { say(326) }  // Pieces
  var appClose: UTF8Text { say(327) }  // Close
}
