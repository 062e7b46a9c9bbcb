// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver

extension Phrasebook {
  func symbol(_ case: Symbol) -> UTF8Text {
    switch `case` {
    case .x: say(0)  // X
    case .o: say(1)  // O
    case .triangle: say(2)  // Triangle
    case .diamond: say(3)  // Diamond
    case .star: say(4)  // Star
    case .heart: say(5)  // Heart
    case .moon: say(6)  // Moon
    case .bolt: say(7)  // Bolt
    }
  }
  func turn(mark: UTF8Text) -> UTF8Text { say(8, mark) }  // {mark}'s turn
  func held(mark: UTF8Text) -> UTF8Text { say(9, mark) }  // {mark} in hand: choose a square
  func thinking(mark: UTF8Text, player: UTF8Text) -> UTF8Text { say(10, mark, player) }  // {mark}'s turn: {player} is thinking
  var draw: UTF8Text { say(11) }  // Draw
  func wins(mark: UTF8Text, lines: UTF8Text) -> UTF8Text { say(12, mark, lines) }  // {mark} wins: {lines}
  func taken(square: Square) -> UTF8Text { say(13, square.notation) }  // {square} is taken
  func outside(square: Square) -> UTF8Text { say(14, square.notation) }  // {square} is outside the board
  func over(outcome: UTF8Text) -> UTF8Text { say(15, outcome) }  // The game is over. {outcome}
  func plays(mark: UTF8Text, square: Square) -> UTF8Text { say(16, mark, square.notation) }  // {mark} plays {square}
  func playsLast(mark: UTF8Text, square: Square, outcome: UTF8Text) -> UTF8Text { say(17, mark, square.notation, outcome) }  // {mark} plays {square}. {outcome}
  func takesBack(mark: UTF8Text, square: Square) -> UTF8Text { say(18, mark, square.notation) }  // {mark} takes back {square}
  func lineRow(span: UTF8Text) -> UTF8Text { say(19, span) }  // row {span}
  func lineColumn(span: UTF8Text) -> UTF8Text { say(20, span) }  // column {span}
  func lineDiagonal(span: UTF8Text) -> UTF8Text { say(21, span) }  // diagonal {span}
  func patternLine(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(22)  // four corners
    case .squares: say(23, span)  // square {span}
    }
  }
  func listAnd(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(24, list, item) }  // {list} and {item}
  func listOr(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(25, list, item) }  // {list} or {item}
  func listMore(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(26, list, item) }  // {list}, {item}
  func board(columns: Int, rows: Int) -> UTF8Text { say(27, digits(columns), digits(rows)) }  // Board, {columns} by {rows}
  func squareEmpty(square: Square) -> UTF8Text { say(28, square.notation) }  // {square}, empty
  func squareMark(square: Square, mark: UTF8Text) -> UTF8Text { say(29, square.notation, mark) }  // {square}, {mark}
  func squareWinning(square: Square, mark: UTF8Text) -> UTF8Text { say(30, square.notation, mark) }  // {square}, {mark}, winning line
  func squareHint(name: UTF8Text) -> UTF8Text { say(31, name) }  // {name}, hint
  func squareValue(name: UTF8Text, value: UTF8Text) -> UTF8Text { say(32, name, value) }  // {name}, {value}
  func piece(mark: UTF8Text) -> UTF8Text { say(33, mark) }  // {mark} piece
  func gameSize(columns: Int, rows: Int) -> UTF8Text { say(34, digits(columns), digits(rows)) }  // {columns}×{rows}
  func gameInARow(size: UTF8Text, n: Int) -> UTF8Text { say(35, size, word(n), digits(n)) }  // {size}, {count} in a row
  func gameWith(game: UTF8Text, patterns: UTF8Text) -> UTF8Text { say(36, game, patterns) }  // {game} with {patterns}
  func pattern(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(37)  // corners
    case .squares: say(38)  // squares
    }
  }
  var fieldColumns: UTF8Text { say(39) }  // Columns
  var fieldRows: UTF8Text { say(40) }  // Rows
  var fieldInARow: UTF8Text { say(41) }  // In a row
  func patternWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(42)  // The four corners win
    case .squares: say(43)  // A 2×2 square wins
    }
  }
  var refusedNumber: UTF8Text { say(44) }  // A whole number from 1 to 19 is needed
  func refusedColumns(quantity: UTF8Text) -> UTF8Text { say(45, quantity) }  // A board has 1 to 19 columns, not {quantity}
  func refusedRows(quantity: UTF8Text) -> UTF8Text { say(46, quantity) }  // A board has 1 to 19 rows, not {quantity}
  var refusedLeast: UTF8Text { say(47) }  // At least 1 in a row is needed
  func refusedFit(quantity: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(48, quantity, digits(columns), digits(rows)) }  // {quantity} in a row do not fit on a {columns}×{rows} board
  func noRoomFor(_ case: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch `case` {
    case .corners: say(49, digits(columns), digits(rows))  // A {columns}×{rows} board has no four corners
    case .squares: say(50, digits(columns), digits(rows))  // No 2×2 square fits on a {columns}×{rows} board
    }
  }
  func orMore(n: Int) -> UTF8Text { say(51, digits(n)) }  // {n} or more
  func helpTitle(game: UTF8Text) -> UTF8Text { say(52, game) }  // How to play {game}
  func helpTurns(mark: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(53, mark, digits(columns), digits(rows)) }  // {mark} goes first. Take turns to put your mark on an empty square of the {columns}×{rows} board.
  var helpFirst: UTF8Text { say(54) }  // The first mark wins.
  func helpInARow(ways: UTF8Text, n: Int) -> UTF8Text { say(55, word(n), ways, digits(n)) }  // Get {count} of your marks in a row to win: {ways}.
  var helpAcross: UTF8Text { say(56) }  // across
  var helpDown: UTF8Text { say(57) }  // down
  var helpDiagonally: UTF8Text { say(58) }  // diagonally
  func alsoWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(59)  // The four corners win too.
    case .squares: say(60)  // Any 2×2 square wins too.
    }
  }
  func helpMore(rules: UTF8Text, more: UTF8Text) -> UTF8Text { say(61, rules, more) }  // {rules} {more}
  var helpFull: UTF8Text { say(62) }  // If the board is full and nobody has won, it is a draw.
  var helpTap: UTF8Text { say(63) }  // Tap a square, drag your piece onto it, or tap the piece and then the square.
  var helpKeys: UTF8Text { say(64) }  // With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and Shift+U plays it again.
  func helpProof(n: Int) -> UTF8Text { say(65, digits(n)) }  // The level Perfect cannot be beaten here. That is proved: played against every possible reply, {n} games, it lost none.
  var unreadableTitle: UTF8Text { say(66) }  // Unreadable link
  var unreadableIntro: UTF8Text { say(67) }  // This link does not hold a game that can be played:
  func unreadableSentence(cause: UTF8Text) -> UTF8Text { say(68, cause) }  // {cause}.
  var unreadableOk: UTF8Text { say(69) }  // OK begins a new game.
  func unreadableRules(cause: UTF8Text) -> UTF8Text { say(70, cause) }  // rules, {cause}
  func unreadableImpossible(cause: UTF8Text) -> UTF8Text { say(71, cause) }  // rules, impossible: {cause}
  func unreadableMove(n: Int, place: UTF8Text, cause: UTF8Text) -> UTF8Text { say(72, digits(n), place, cause) }  // move {n}, {place}: {cause}
  func unreadableText(n: Int, text: UTF8Text) -> UTF8Text { say(73, digits(n), text) }  // move {n}, "{text}": not a square such as b2
  func causeWon(mark: UTF8Text) -> UTF8Text { say(74, mark) }  // the game is over, {mark} has won
  var causeDrawn: UTF8Text { say(75) }  // the game is over, a draw
  var causeTaken: UTF8Text { say(76) }  // already taken
  func causeOutside(end: UTF8Text) -> UTF8Text { say(77, end) }  // outside the board, which ends at {end}
  func causeSize(text: UTF8Text) -> UTF8Text { say(78, text) }  // "{text}": rules begin with a size such as 3x3
  func causeNumber(text: UTF8Text) -> UTF8Text { say(79, text) }  // "{text}": a number must follow the k
  var causeNoNumber: UTF8Text { say(80) }  // a number must follow the k
  func causeOption(text: UTF8Text, options: UTF8Text) -> UTF8Text { say(81, text, options) }  // "{text}": the options are {options}, each once
  func causeMore(text: UTF8Text) -> UTF8Text { say(82, text) }  // "{text}": nothing like this can follow the rules
  func command(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(83)  // How to play
    case .undo: say(84)  // Undo
    case .redo: say(85)  // Redo
    case .newGame: say(86)  // New game
    case .games: say(87)  // Games
    case .players: say(88)  // Players
    case .hint: say(89)  // Hint
    case .explain: say(90)  // Explain
    case .symbols: say(91)  // Symbols
    case .review: say(92)  // Review
    case .playOn: say(93)  // Play on from here
    case .menu: say(94)  // Menu
    }
  }
  var panelGames: UTF8Text { say(95) }  // Choose a game
  var panelCustom: UTF8Text { say(96) }  // Custom
  var panelStart: UTF8Text { say(97) }  // Start
  var panelFirst: UTF8Text { say(98) }  // First player
  var panelSecond: UTF8Text { say(99) }  // Second player
  func panelBegins(mark: UTF8Text) -> UTF8Text { say(100, mark) }  // Who begins the next game, with {mark}
  var panelOk: UTF8Text { say(101) }  // OK
  var panelBoard: UTF8Text { say(102) }  // See the board
  var panelPlayAgain: UTF8Text { say(103) }  // Play again
  var offerReview: UTF8Text { say(104) }  // Where it turned
  var offerOpponent: UTF8Text { say(105) }  // Change opponent
  var offerFriend: UTF8Text { say(106) }  // Friend
  var offerComputer: UTF8Text { say(107) }  // Computer
  var offerStart: UTF8Text { say(108) }  // Tap any square to start
  var offerLost: UTF8Text { say(109) }  // The computer cannot be reached
  var offerTryAgain: UTF8Text { say(110) }  // Try again
  var settingColours: UTF8Text { say(111) }  // Colours
  func theme(_ case: Settings.Theme) -> UTF8Text {
    switch `case` {
    case .system: say(112)  // As the system
    case .light: say(113)  // Light
    case .dark: say(114)  // Dark
    case .contrast: say(115)  // High contrast
    case .chalk: say(116)  // Chalkboard
    }
  }
  var settingSound: UTF8Text { say(117) }  // Sound
  var settingVibration: UTF8Text { say(118) }  // Vibration
  func turnBroughtBack(game: UTF8Text) -> UTF8Text { say(119, game) }  // {game} goes on
  var headlineYou: UTF8Text { say(120) }  // You win!
  func headlinePlayer(player: UTF8Text) -> UTF8Text { say(121, player) }  // {player} wins
  func headlineMark(mark: UTF8Text) -> UTF8Text { say(122, mark) }  // {mark} wins!
  var seatWinner: UTF8Text { say(123) }  // winner
  var seatThinking: UTF8Text { say(124) }  // thinking…
  var seatComputer: UTF8Text { say(125) }  // computer
  var seatYourTurn: UTF8Text { say(126) }  // your turn
  @inline(never) func word(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(126 + n) : digits(n) }
  func valueWinIn(n: Int) -> UTF8Text { say(139, digits(n)) }  // win in {n}
  func valueLossIn(n: Int) -> UTF8Text { say(140, digits(n)) }  // loss in {n}
  var valueWin: UTF8Text { say(141) }  // win
  var valueDraw: UTF8Text { say(142) }  // draw
  var valueLoss: UTF8Text { say(143) }  // loss
  var valueDrawOrBetter: UTF8Text { say(144) }  // draw or better
  var valueDrawOrWorse: UTF8Text { say(145) }  // draw or worse
  var valueUnknown: UTF8Text { say(146) }  // unknown
  func hintOne(square: Square, reason: UTF8Text) -> UTF8Text { say(147, square.notation, reason) }  // {square} {reason}
  func hintTwo(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(148, square.notation, reason, other) }  // {square} {reason} and {other}
  func hintTwoAfterList(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(149, square.notation, reason, other) }  // {square} {reason}, and {other}
  func theLineRow(span: UTF8Text) -> UTF8Text { say(150, span) }  // the row {span}
  func theLineColumn(span: UTF8Text) -> UTF8Text { say(151, span) }  // the column {span}
  func theLineDiagonal(span: UTF8Text) -> UTF8Text { say(152, span) }  // the diagonal {span}
  func thePattern(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(153)  // the four corners
    case .squares: say(154, span)  // the square {span}
    }
  }
  func theSquare(square: Square) -> UTF8Text { say(155, square.notation) }  // the {square}
  func whyCompletes(lines: UTF8Text) -> UTF8Text { say(156, lines) }  // completes {lines}
  func whyBlocks(lines: UTF8Text) -> UTF8Text { say(157, lines) }  // blocks {lines}
  func whyForks(lines: UTF8Text) -> UTF8Text { say(158, lines) }  // makes a fork: {lines}
  func whyStopsFork(lines: UTF8Text) -> UTF8Text { say(159, lines) }  // stops a fork: {lines}
  func whyThreatens(lines: UTF8Text) -> UTF8Text { say(160, lines) }  // threatens {lines}
  func whyWins(n: Int) -> UTF8Text { say(161, digits(n)) }  // wins in {n}
  var whyOnlyWin: UTF8Text { say(162) }  // is the only move that wins
  var whyHoldsDraw: UTF8Text { say(163) }  // holds the draw
  var whyOnlyHold: UTF8Text { say(164) }  // is the only move that does not lose
  func whyDelays(n: Int) -> UTF8Text { say(165, with: [digits(n)], n: n) }  // holds out longest, for {n} more move | holds out longest, for {n} more moves
  var whyAny: UTF8Text { say(166) }  // is as good as any other
  func whyOpens(n: Int) -> UTF8Text { say(167, with: [digits(n)], n: n) }  // keeps a line open | keeps {n} lines open
  var playerPerson: UTF8Text { say(168) }  // Person
  var playerAboutPerson: UTF8Text { say(169) }  // Someone who taps, drags or types.
  func level(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(170)  // Beginner
    case .casual: say(171)  // Casual
    case .careful: say(172)  // Careful
    case .sharp: say(173)  // Sharp
    case .perfect: say(174)  // Perfect
    case .trapper: say(175)  // Trapper
    }
  }
  func about(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(176)  // Plays anywhere. Does not even see a line it could complete.
    case .casual: say(177)  // Takes a win. Does not see that you are about to win.
    case .careful: say(178)  // Takes a win and blocks yours. Does not see forks.
    case .sharp: say(179)  // Sees forks and short plans. Does not see far ahead.
    case .perfect: say(180)  // Sees everything that can be proved. Leaves you a draw at best.
    case .trapper: say(181)  // Perfect, and picks the move after which most replies lose.
    }
  }
  func playerSame(player: UTF8Text, number: Int) -> UTF8Text { say(182, player, digits(number)) }  // {player} {number}
  func playerNumber(number: Int) -> UTF8Text { say(183, digits(number)) }  // Player {number}
  var playerYou: UTF8Text { say(184) }  // You
  func firstMove(_ case: FirstMove) -> UTF8Text {
    switch `case` {
    case .fixed: say(185)  // First player
    case .loser: say(186)  // Loser
    case .alternate: say(187)  // In turn
    }
  }
  func score(first: UTF8Text, firstWins: Int, second: UTF8Text, secondWins: Int, draws: Int) -> UTF8Text { say(188, with: [first, digits(firstWins), second, digits(secondWins), digits(draws)]) }  // {first}: {firstWins}, {second}: {secondWins}, draws: {draws}
  var reviewLooking: UTF8Text { say(189) }  // Looking at every move…
  var reviewPerfect: UTF8Text { say(190) }  // Perfectly played: no move changed the result.
  var reviewNoneKnown: UTF8Text { say(191) }  // No move is known to have changed the result.
  func reviewWin(n: Int, square: Square) -> UTF8Text { say(192, digits(n), square.notation) }  // Move {n}, {square}: a win until here
  func reviewDraw(n: Int, square: Square) -> UTF8Text { say(193, digits(n), square.notation) }  // Move {n}, {square}: a draw until here
  func reviewWinKept(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(194, digits(n), square.notation, squares) }  // Move {n}, {square}: a win until here; {squares} kept it
  func reviewDrawHeld(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(195, digits(n), square.notation, squares) }  // Move {n}, {square}: a draw until here; {squares} held it
  func reviewStep(n: Int, mark: UTF8Text, square: Square) -> UTF8Text { say(196, digits(n), mark, square.notation) }  // Move {n}, {mark} {square}
  func reviewValue(step: UTF8Text, value: UTF8Text) -> UTF8Text { say(197, step, value) }  // {step}, {value}
  func reviewSlip(step: UTF8Text) -> UTF8Text { say(198, step) }  // {step}, changed the result
  func branchWins(moves: UTF8Text, mark: UTF8Text) -> UTF8Text { say(199, moves, mark) }  // {moves}({mark} wins)
  func branchDraw(moves: UTF8Text) -> UTF8Text { say(200, moves) }  // {moves}(draw)
  func branchOpen(moves: UTF8Text) -> UTF8Text { say(201, moves) }  // {moves}(unfinished)
  func branchOther(line: UTF8Text) -> UTF8Text { say(202, line) }  // Other line: {line}
}
