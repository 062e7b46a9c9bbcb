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
  func loses(mark: UTF8Text, loser: UTF8Text, lines: UTF8Text) -> UTF8Text { say(13, mark, loser, lines) }  // {mark} wins: {loser} completed {lines}
  func taken(square: Square) -> UTF8Text { say(14, square.notation) }  // {square} is taken
  func outside(square: Square) -> UTF8Text { say(15, square.notation) }  // {square} is outside the board
  func over(outcome: UTF8Text) -> UTF8Text { say(16, outcome) }  // The game is over. {outcome}
  func plays(mark: UTF8Text, square: Square) -> UTF8Text { say(17, mark, square.notation) }  // {mark} plays {square}
  func playsLast(mark: UTF8Text, square: Square, outcome: UTF8Text) -> UTF8Text { say(18, mark, square.notation, outcome) }  // {mark} plays {square}. {outcome}
  func takesBack(mark: UTF8Text, square: Square) -> UTF8Text { say(19, mark, square.notation) }  // {mark} takes back {square}
  func lineRow(span: UTF8Text) -> UTF8Text { say(20, span) }  // row {span}
  func lineColumn(span: UTF8Text) -> UTF8Text { say(21, span) }  // column {span}
  func lineDiagonal(span: UTF8Text) -> UTF8Text { say(22, span) }  // diagonal {span}
  func patternLine(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(23)  // four corners
    case .squares: say(24, span)  // square {span}
    }
  }
  func listAnd(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(25, list, item) }  // {list} and {item}
  func listOr(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(26, list, item) }  // {list} or {item}
  func listMore(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(27, list, item) }  // {list}, {item}
  func board(columns: Int, rows: Int) -> UTF8Text { say(28, digits(columns), digits(rows)) }  // Board, {columns} by {rows}
  func squareEmpty(square: Square) -> UTF8Text { say(29, square.notation) }  // {square}, empty
  func squareMark(square: Square, mark: UTF8Text) -> UTF8Text { say(30, square.notation, mark) }  // {square}, {mark}
  func squareWinning(square: Square, mark: UTF8Text) -> UTF8Text { say(31, square.notation, mark) }  // {square}, {mark}, winning line
  func squareLosing(square: Square, mark: UTF8Text) -> UTF8Text { say(32, square.notation, mark) }  // {square}, {mark}, losing line
  func squareHint(name: UTF8Text) -> UTF8Text { say(33, name) }  // {name}, hint
  func squareValue(name: UTF8Text, value: UTF8Text) -> UTF8Text { say(34, name, value) }  // {name}, {value}
  func piece(mark: UTF8Text) -> UTF8Text { say(35, mark) }  // {mark} piece
  func gameSize(columns: Int, rows: Int) -> UTF8Text { say(36, digits(columns), digits(rows)) }  // {columns}×{rows}
  func gameInARow(size: UTF8Text, n: Int) -> UTF8Text { say(37, size, word(n), digits(n)) }  // {size}, {count} in a row
  func gameWith(game: UTF8Text, patterns: UTF8Text) -> UTF8Text { say(38, game, patterns) }  // {game} with {patterns}
  func gameMisere(game: UTF8Text) -> UTF8Text { say(39, game) }  // {game}, misère
  func pattern(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(40)  // corners
    case .squares: say(41)  // squares
    }
  }
  var fieldColumns: UTF8Text { say(42) }  // Columns
  var fieldRows: UTF8Text { say(43) }  // Rows
  var fieldInARow: UTF8Text { say(44) }  // In a row
  func patternWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(45)  // The four corners win
    case .squares: say(46)  // A 2×2 square wins
    }
  }
  func patternLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(47)  // The four corners lose
    case .squares: say(48)  // A 2×2 square loses
    }
  }
  func endingField(_ case: Ending) -> UTF8Text {
    switch `case` {
    case .normal: say(49)  // A line wins
    case .misere: say(50)  // Misère: a line loses
    }
  }
  var refusedNumber: UTF8Text { say(51) }  // A whole number from 1 to 19 is needed
  func refusedColumns(quantity: UTF8Text) -> UTF8Text { say(52, quantity) }  // A board has 1 to 19 columns, not {quantity}
  func refusedRows(quantity: UTF8Text) -> UTF8Text { say(53, quantity) }  // A board has 1 to 19 rows, not {quantity}
  var refusedLeast: UTF8Text { say(54) }  // At least 1 in a row is needed
  func refusedFit(quantity: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(55, quantity, digits(columns), digits(rows)) }  // {quantity} in a row do not fit on a {columns}×{rows} board
  func noRoomFor(_ case: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch `case` {
    case .corners: say(56, digits(columns), digits(rows))  // A {columns}×{rows} board has no four corners
    case .squares: say(57, digits(columns), digits(rows))  // No 2×2 square fits on a {columns}×{rows} board
    }
  }
  func orMore(n: Int) -> UTF8Text { say(58, digits(n)) }  // {n} or more
  func helpTitle(game: UTF8Text) -> UTF8Text { say(59, game) }  // How to play {game}
  func helpTurns(mark: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(60, mark, digits(columns), digits(rows)) }  // {mark} goes first. Take turns to put your mark on an empty square of the {columns}×{rows} board.
  var helpFirst: UTF8Text { say(61) }  // The first mark wins.
  var helpFirstLoses: UTF8Text { say(62) }  // The first mark loses.
  func helpInARow(ways: UTF8Text, n: Int) -> UTF8Text { say(63, word(n), ways, digits(n)) }  // Get {count} of your marks in a row to win: {ways}.
  func helpInARowLoses(ways: UTF8Text, n: Int) -> UTF8Text { say(64, word(n), ways, digits(n)) }  // Whoever gets {count} of their marks in a row loses: {ways}.
  var helpAcross: UTF8Text { say(65) }  // across
  var helpDown: UTF8Text { say(66) }  // down
  var helpDiagonally: UTF8Text { say(67) }  // diagonally
  func alsoWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(68)  // The four corners win too.
    case .squares: say(69)  // Any 2×2 square wins too.
    }
  }
  func alsoLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(70)  // The four corners lose too.
    case .squares: say(71)  // Any 2×2 square loses too.
    }
  }
  func helpMore(rules: UTF8Text, more: UTF8Text) -> UTF8Text { say(72, rules, more) }  // {rules} {more}
  var helpFull: UTF8Text { say(73) }  // If the board is full and nobody has won, it is a draw.
  var helpTap: UTF8Text { say(74) }  // Tap a square, drag your piece onto it, or tap the piece and then the square.
  var helpKeys: UTF8Text { say(75) }  // With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and Shift+U plays it again.
  func helpProof(n: Int) -> UTF8Text { say(76, digits(n)) }  // The level Perfect cannot be beaten here. That is proved: played against every possible reply, {n} games, it lost none.
  var unreadableTitle: UTF8Text { say(77) }  // Unreadable link
  var unreadableIntro: UTF8Text { say(78) }  // This link does not hold a game that can be played:
  func unreadableSentence(cause: UTF8Text) -> UTF8Text { say(79, cause) }  // {cause}.
  var unreadableOk: UTF8Text { say(80) }  // OK begins a new game.
  func unreadableRules(cause: UTF8Text) -> UTF8Text { say(81, cause) }  // rules, {cause}
  func unreadableImpossible(cause: UTF8Text) -> UTF8Text { say(82, cause) }  // rules, impossible: {cause}
  func unreadableMove(n: Int, place: UTF8Text, cause: UTF8Text) -> UTF8Text { say(83, digits(n), place, cause) }  // move {n}, {place}: {cause}
  func unreadableText(n: Int, text: UTF8Text) -> UTF8Text { say(84, digits(n), text) }  // move {n}, "{text}": not a square such as b2
  func causeWon(mark: UTF8Text) -> UTF8Text { say(85, mark) }  // the game is over, {mark} has won
  var causeDrawn: UTF8Text { say(86) }  // the game is over, a draw
  var causeTaken: UTF8Text { say(87) }  // already taken
  func causeOutside(end: UTF8Text) -> UTF8Text { say(88, end) }  // outside the board, which ends at {end}
  func causeSize(text: UTF8Text) -> UTF8Text { say(89, text) }  // "{text}": rules begin with a size such as 3x3
  func causeNumber(text: UTF8Text) -> UTF8Text { say(90, text) }  // "{text}": a number must follow the k
  var causeNoNumber: UTF8Text { say(91) }  // a number must follow the k
  func causeOption(text: UTF8Text, options: UTF8Text) -> UTF8Text { say(92, text, options) }  // "{text}": the options are {options}, each once
  func causeMore(text: UTF8Text) -> UTF8Text { say(93, text) }  // "{text}": nothing like this can follow the rules
  func command(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(94)  // How to play
    case .undo: say(95)  // Undo
    case .redo: say(96)  // Redo
    case .newGame: say(97)  // New game
    case .games: say(98)  // Games
    case .players: say(99)  // Players
    case .hint: say(100)  // Hint
    case .explain: say(101)  // Explain
    case .symbols: say(102)  // Symbols
    case .review: say(103)  // Review
    case .playOn: say(104)  // Play on from here
    case .languages: say(105)  // Language
    case .menu: say(106)  // Menu
    }
  }
  var panelGames: UTF8Text { say(107) }  // Choose a game
  var panelCustom: UTF8Text { say(108) }  // Custom
  var panelStart: UTF8Text { say(109) }  // Start
  var panelFirst: UTF8Text { say(110) }  // First player
  var panelSecond: UTF8Text { say(111) }  // Second player
  func panelBegins(mark: UTF8Text) -> UTF8Text { say(112, mark) }  // Who begins the next game, with {mark}
  var panelOk: UTF8Text { say(113) }  // OK
  var panelBoard: UTF8Text { say(114) }  // See the board
  var panelPlayAgain: UTF8Text { say(115) }  // Play again
  func panelUnreviewed(languages: UTF8Text) -> UTF8Text { say(116, languages) }  // Not yet reviewed by anyone who speaks it: {languages}. Help is welcome.
  var offerReview: UTF8Text { say(117) }  // Where it turned
  var offerOpponent: UTF8Text { say(118) }  // Change opponent
  var offerFriend: UTF8Text { say(119) }  // Friend
  var offerComputer: UTF8Text { say(120) }  // Computer
  var offerStart: UTF8Text { say(121) }  // Tap any square to start
  var offerLost: UTF8Text { say(122) }  // The computer cannot be reached
  var offerTryAgain: UTF8Text { say(123) }  // Try again
  var settingColours: UTF8Text { say(124) }  // Colours
  func theme(_ case: Settings.Theme) -> UTF8Text {
    switch `case` {
    case .system: say(125)  // As the system
    case .light: say(126)  // Light
    case .dark: say(127)  // Dark
    case .contrast: say(128)  // High contrast
    case .chalk: say(129)  // Chalkboard
    }
  }
  var settingSound: UTF8Text { say(130) }  // Sound
  var settingVibration: UTF8Text { say(131) }  // Vibration
  func turnBroughtBack(game: UTF8Text) -> UTF8Text { say(132, game) }  // {game} goes on
  var headlineYou: UTF8Text { say(133) }  // You win!
  func headlinePlayer(player: UTF8Text) -> UTF8Text { say(134, player) }  // {player} wins
  func headlineMark(mark: UTF8Text) -> UTF8Text { say(135, mark) }  // {mark} wins!
  var seatWinner: UTF8Text { say(136) }  // winner
  var seatThinking: UTF8Text { say(137) }  // thinking…
  var seatComputer: UTF8Text { say(138) }  // computer
  var seatYourTurn: UTF8Text { say(139) }  // your turn
  @inline(never) func word(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(139 + n) : digits(n) }
  func valueWinIn(n: Int) -> UTF8Text { say(152, digits(n)) }  // win in {n}
  func valueLossIn(n: Int) -> UTF8Text { say(153, digits(n)) }  // loss in {n}
  var valueWin: UTF8Text { say(154) }  // win
  var valueDraw: UTF8Text { say(155) }  // draw
  var valueLoss: UTF8Text { say(156) }  // loss
  var valueDrawOrBetter: UTF8Text { say(157) }  // draw or better
  var valueDrawOrWorse: UTF8Text { say(158) }  // draw or worse
  var valueUnknown: UTF8Text { say(159) }  // unknown
  func hintOne(square: Square, reason: UTF8Text) -> UTF8Text { say(160, square.notation, reason) }  // {square} {reason}
  func hintTwo(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(161, square.notation, reason, other) }  // {square} {reason} and {other}
  func hintTwoAfterList(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(162, square.notation, reason, other) }  // {square} {reason}, and {other}
  func theLineRow(span: UTF8Text) -> UTF8Text { say(163, span) }  // the row {span}
  func theLineColumn(span: UTF8Text) -> UTF8Text { say(164, span) }  // the column {span}
  func theLineDiagonal(span: UTF8Text) -> UTF8Text { say(165, span) }  // the diagonal {span}
  func thePattern(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(166)  // the four corners
    case .squares: say(167, span)  // the square {span}
    }
  }
  func theSquare(square: Square) -> UTF8Text { say(168, square.notation) }  // the {square}
  func whyCompletes(lines: UTF8Text) -> UTF8Text { say(169, lines) }  // completes {lines}
  func whyBlocks(lines: UTF8Text) -> UTF8Text { say(170, lines) }  // blocks {lines}
  func whyForks(lines: UTF8Text) -> UTF8Text { say(171, lines) }  // makes a fork: {lines}
  func whyStopsFork(lines: UTF8Text) -> UTF8Text { say(172, lines) }  // stops a fork: {lines}
  func whyThreatens(lines: UTF8Text) -> UTF8Text { say(173, lines) }  // threatens {lines}
  func whyWins(n: Int) -> UTF8Text { say(174, digits(n)) }  // wins in {n}
  var whyOnlyWin: UTF8Text { say(175) }  // is the only move that wins
  var whyHoldsDraw: UTF8Text { say(176) }  // holds the draw
  var whyOnlyHold: UTF8Text { say(177) }  // is the only move that does not lose
  func whyDelays(n: Int) -> UTF8Text { say(178, with: [digits(n)], n: n) }  // holds out longest, for {n} more move | holds out longest, for {n} more moves
  var whyAny: UTF8Text { say(179) }  // is as good as any other
  var whyCompletesNone: UTF8Text { say(180) }  // completes no line
  func whyOpens(n: Int) -> UTF8Text { say(181, with: [digits(n)], n: n) }  // keeps a line open | keeps {n} lines open
  var playerPerson: UTF8Text { say(182) }  // Person
  var playerAboutPerson: UTF8Text { say(183) }  // Someone who taps, drags or types.
  func level(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(184)  // Beginner
    case .casual: say(185)  // Casual
    case .careful: say(186)  // Careful
    case .sharp: say(187)  // Sharp
    case .perfect: say(188)  // Perfect
    case .trapper: say(189)  // Trapper
    }
  }
  func about(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(190)  // Plays anywhere. Does not even see a line it could complete.
    case .casual: say(191)  // Takes a win. Does not see that you are about to win.
    case .careful: say(192)  // Takes a win and blocks yours. Does not see forks.
    case .sharp: say(193)  // Sees forks and short plans. Does not see far ahead.
    case .perfect: say(194)  // Sees everything that can be proved. Leaves you a draw at best.
    case .trapper: say(195)  // Perfect, and picks the move after which most replies lose.
    }
  }
  func aboutMisere(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(196)  // Plays anywhere. Does not even see a line it completes.
    case .casual: say(197)  // Completes no line while it can help it. Does not look ahead.
    case .careful: say(198)  // Looks two of its own moves ahead.
    case .sharp: say(199)  // Looks four of its own moves ahead.
    case .perfect: say(200)  // Sees everything that can be proved.
    case .trapper: say(201)  // Perfect, and picks the move after which most replies lose.
    }
  }
  func playerSame(player: UTF8Text, number: Int) -> UTF8Text { say(202, player, digits(number)) }  // {player} {number}
  func playerNumber(number: Int) -> UTF8Text { say(203, digits(number)) }  // Player {number}
  var playerYou: UTF8Text { say(204) }  // You
  func firstMove(_ case: FirstMove) -> UTF8Text {
    switch `case` {
    case .fixed: say(205)  // First player
    case .loser: say(206)  // Loser
    case .alternate: say(207)  // In turn
    }
  }
  func score(first: UTF8Text, firstWins: Int, second: UTF8Text, secondWins: Int, draws: Int) -> UTF8Text { say(208, with: [first, digits(firstWins), second, digits(secondWins), digits(draws)]) }  // {first}: {firstWins}, {second}: {secondWins}, draws: {draws}
  var reviewLooking: UTF8Text { say(209) }  // Looking at every move…
  var reviewPerfect: UTF8Text { say(210) }  // Perfectly played: no move changed the result.
  var reviewNoneKnown: UTF8Text { say(211) }  // No move is known to have changed the result.
  func reviewWin(n: Int, square: Square) -> UTF8Text { say(212, digits(n), square.notation) }  // Move {n}, {square}: a win until here
  func reviewDraw(n: Int, square: Square) -> UTF8Text { say(213, digits(n), square.notation) }  // Move {n}, {square}: a draw until here
  func reviewWinKept(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(214, digits(n), square.notation, squares) }  // Move {n}, {square}: a win until here; {squares} kept it
  func reviewDrawHeld(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(215, digits(n), square.notation, squares) }  // Move {n}, {square}: a draw until here; {squares} held it
  func reviewStep(n: Int, mark: UTF8Text, square: Square) -> UTF8Text { say(216, digits(n), mark, square.notation) }  // Move {n}, {mark} {square}
  func reviewValue(step: UTF8Text, value: UTF8Text) -> UTF8Text { say(217, step, value) }  // {step}, {value}
  func reviewSlip(step: UTF8Text) -> UTF8Text { say(218, step) }  // {step}, changed the result
  func branchWins(moves: UTF8Text, mark: UTF8Text) -> UTF8Text { say(219, moves, mark) }  // {moves}({mark} wins)
  func branchDraw(moves: UTF8Text) -> UTF8Text { say(220, moves) }  // {moves}(draw)
  func branchOpen(moves: UTF8Text) -> UTF8Text { say(221, moves) }  // {moves}(unfinished)
  func branchOther(line: UTF8Text) -> UTF8Text { say(222, line) }  // Other line: {line}
}
