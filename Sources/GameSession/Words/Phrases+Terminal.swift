// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver

extension Phrasebook {
  var keyHelp: UTF8Text { say(170) }  // help
  var keyQuit: UTF8Text { say(171) }  // quit
  var keyUndo: UTF8Text { say(172) }  // undo
  var keyRedo: UTF8Text { say(173) }  // redo
  var keyNew: UTF8Text { say(174) }  // new
  var keyGames: UTF8Text { say(175) }  // games
  var keyPlayers: UTF8Text { say(176) }  // players
  var keyHint: UTF8Text { say(177) }  // hint
  var keyTruth: UTF8Text { say(178) }  // truth
  var keySymbols: UTF8Text { say(179) }  // symbols
  var keysMoving: UTF8Text { say(180) }  // Arrows or h, j, k, l move between squares; Enter or Space plays, and so does a click.
  var keysTyping: UTF8Text { say(181) }  // A square can be typed: b2. A column whose letter is also a key is typed as a capital.
  var keysLetters: UTF8Text { say(182) }  // u takes back, r replays, n begins a new game, g chooses the game, p the players and s the symbols, t gives a hint, v shows what every square is worth, q quits.
  var keysSigns: UTF8Text { say(183) }  // Brackets show the last move (X) and a line that won [X]; + is a win, = a draw, − a loss.
  var wordsSquare: UTF8Text { say(184) }  // Type a square such as b2 to play there.
  var wordsMoves: UTF8Text { say(185) }  // undo takes back, redo replays, new begins a new game, new 4x4 one with other rules.
  var wordsAdvice: UTF8Text { say(186) }  // hint advises a move, truth shows what every square is worth, or no longer.
  var wordsRest: UTF8Text { say(187) }  // games lists games, board shows the board again, quit ends.
  var wordsOffer: UTF8Text { say(188) }  // help tells what can be typed.
  func wordsUnknown(line: UTF8Text) -> UTF8Text { say(189, line) }  // "{line}" is neither a square such as b2 nor a word; try help
  func wordsNear(line: UTF8Text, word: UTF8Text) -> UTF8Text { say(190, line, word) }  // "{line}" is neither a square nor a word; did you mean {word}?
  func wordsNearRules(cause: UTF8Text, rules: UTF8Text) -> UTF8Text { say(191, cause, rules) }  // {cause}; did you mean "{rules}"?
  func place(n: Int, cause: UTF8Text) -> UTF8Text { say(192, digits(n), cause) }  // line {n}: {cause}
  var nothingUndo: UTF8Text { say(193) }  // There is no move to take back
  var nothingRedo: UTF8Text { say(194) }  // There is no move to play again
  func windowSmall(missing: UTF8Text) -> UTF8Text { say(195, missing) }  // The window is too small: {missing}
  func windowColumns(n: Int) -> UTF8Text { say(196, with: [digits(n)], n: n) }  // {n} column is missing | {n} columns are missing
  func windowRows(n: Int) -> UTF8Text { say(197, with: [digits(n)], n: n) }  // {n} row is missing | {n} rows are missing
  func windowBoth(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(198, first, second) }  // {first} and {second} are missing
  func windowCountColumns(n: Int) -> UTF8Text { say(199, with: [digits(n)], n: n) }  // {n} column | {n} columns
  func windowCountRows(n: Int) -> UTF8Text { say(200, with: [digits(n)], n: n) }  // {n} row | {n} rows
  func keptGame(game: UTF8Text, n: Int) -> UTF8Text { say(201, with: [game, digits(n)], n: n) }  // A game of {game} is unfinished after {n} move | A game of {game} is unfinished after {n} moves
  var keptKeys: UTF8Text { say(202) }  // Enter goes on with it, n begins a new game
  var keptQuestion: UTF8Text { say(203) }  // Go on with it? yes or no
  func keptAside(cause: UTF8Text, path: UTF8Text) -> UTF8Text { say(204, cause, path) }  // The kept game cannot be read ({cause}) and was set aside as {path}
  func keptNot(path: UTF8Text, reason: UTF8Text) -> UTF8Text { say(205, path, reason) }  // The game cannot be kept in {path}: {reason}
  var panelYes: UTF8Text { say(206) }  // yes
  var panelNo: UTF8Text { say(207) }  // no
  var panelListKeys: UTF8Text { say(208) }  // Arrows move and change, Enter chooses, Esc leaves
  var panelTextKeys: UTF8Text { say(209) }  // Arrows scroll, Esc leaves
  var panelWhoBegins: UTF8Text { say(210) }  // Who begins
}
