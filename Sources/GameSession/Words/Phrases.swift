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
  func takesBack(mark: UTF8Text, square: Square) -> UTF8Text { say(18, mark, square.notation) }  // {mark} takes back {square}
  func lineRow(span: UTF8Text) -> UTF8Text { say(19, span) }  // row {span}
  func lineColumn(span: UTF8Text) -> UTF8Text { say(20, span) }  // column {span}
  func lineDiagonal(span: UTF8Text) -> UTF8Text { say(21, span) }  // diagonal {span}
  func patternLine(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(22)  // four corners
    case .squares: say(23, span)  // square {span}
    case .diamonds: say(24, span)  // diamond {span}
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
    case .diamonds: say(42)  // diamonds
    }
  }
  var fieldColumns: UTF8Text { say(43) }  // Columns
  var fieldRows: UTF8Text { say(44) }  // Rows
  var fieldInARow: UTF8Text { say(45) }  // In a row
  func patternWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(46)  // The four corners win
    case .squares: say(47)  // A 2×2 square wins
    case .diamonds: say(48)  // A diamond wins
    }
  }
  func patternLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(49)  // The four corners lose
    case .squares: say(50)  // A 2×2 square loses
    case .diamonds: say(51)  // A diamond loses
    }
  }
  func endingField(_ case: Ending) -> UTF8Text {
    switch `case` {
    case .normal: say(52)  // A line wins
    case .misere: say(53)  // Misère: a line loses
    }
  }
  var refusedNumber: UTF8Text { say(54) }  // A whole number from 1 to 19 is needed
  func refusedColumns(quantity: UTF8Text) -> UTF8Text { say(55, quantity) }  // A board has 1 to 19 columns, not {quantity}
  func refusedRows(quantity: UTF8Text) -> UTF8Text { say(56, quantity) }  // A board has 1 to 19 rows, not {quantity}
  var refusedLeast: UTF8Text { say(57) }  // At least 1 in a row is needed
  func refusedFit(quantity: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(58, quantity, digits(columns), digits(rows)) }  // {quantity} in a row do not fit on a {columns}×{rows} board
  func noRoomFor(_ case: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch `case` {
    case .corners: say(59, digits(columns), digits(rows))  // A {columns}×{rows} board has no four corners
    case .squares: say(60, digits(columns), digits(rows))  // No 2×2 square fits on a {columns}×{rows} board
    case .diamonds: say(61, digits(columns), digits(rows))  // No diamond fits on a {columns}×{rows} board
    }
  }
  func orMore(n: Int) -> UTF8Text { say(62, digits(n)) }  // {n} or more
  func helpTitle(game: UTF8Text) -> UTF8Text { say(63, game) }  // How to play {game}
  func helpTurns(mark: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(64, mark, digits(columns), digits(rows)) }  // {mark} goes first. Take turns to put your mark on an empty square of the {columns}×{rows} board.
  var helpFirst: UTF8Text { say(65) }  // The first mark wins.
  var helpFirstLoses: UTF8Text { say(66) }  // The first mark loses.
  func helpInARow(ways: UTF8Text, n: Int) -> UTF8Text { say(67, word(n), ways, digits(n)) }  // Get {count} of your marks in a row to win: {ways}.
  func helpInARowLoses(ways: UTF8Text, n: Int) -> UTF8Text { say(68, word(n), ways, digits(n)) }  // Whoever gets {count} of their marks in a row loses: {ways}.
  var helpAcross: UTF8Text { say(69) }  // across
  var helpDown: UTF8Text { say(70) }  // down
  var helpDiagonally: UTF8Text { say(71) }  // diagonally
  func alsoWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(72)  // The four corners win too.
    case .squares: say(73)  // Any 2×2 square wins too.
    case .diamonds: say(74)  // Any diamond wins too: the four squares around one.
    }
  }
  func alsoLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(75)  // The four corners lose too.
    case .squares: say(76)  // Any 2×2 square loses too.
    case .diamonds: say(77)  // Any diamond loses too: the four squares around one.
    }
  }
  func helpMore(rules: UTF8Text, more: UTF8Text) -> UTF8Text { say(78, rules, more) }  // {rules} {more}
  var helpFull: UTF8Text { say(79) }  // If the board is full and nobody has won, it is a draw.
  var helpTap: UTF8Text { say(80) }  // Tap a square, drag your piece onto it, or tap the piece and then the square.
  var helpKeys: UTF8Text { say(81) }  // With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and Shift+U plays it again.
  func helpProof(n: Int) -> UTF8Text { say(82, digits(n)) }  // The level Perfect cannot be beaten here. That is proved: played against every possible reply, {n} games, it lost none.
  var unreadableTitle: UTF8Text { say(83) }  // Unreadable link
  var unreadableIntro: UTF8Text { say(84) }  // This link does not hold a game that can be played:
  func unreadableSentence(cause: UTF8Text) -> UTF8Text { say(85, cause) }  // {cause}.
  var unreadableOk: UTF8Text { say(86) }  // OK begins a new game.
  func unreadableRules(cause: UTF8Text) -> UTF8Text { say(87, cause) }  // rules, {cause}
  func unreadableImpossible(cause: UTF8Text) -> UTF8Text { say(88, cause) }  // rules, impossible: {cause}
  func unreadableMove(n: Int, place: UTF8Text, cause: UTF8Text) -> UTF8Text { say(89, digits(n), place, cause) }  // move {n}, {place}: {cause}
  func unreadableText(n: Int, text: UTF8Text) -> UTF8Text { say(90, digits(n), text) }  // move {n}, "{text}": not a square such as b2
  func causeWon(mark: UTF8Text) -> UTF8Text { say(91, mark) }  // the game is over, {mark} has won
  var causeDrawn: UTF8Text { say(92) }  // the game is over, a draw
  var causeTaken: UTF8Text { say(93) }  // already taken
  func causeOutside(end: UTF8Text) -> UTF8Text { say(94, end) }  // outside the board, which ends at {end}
  func causeSize(text: UTF8Text) -> UTF8Text { say(95, text) }  // "{text}": rules begin with a size such as 3x3
  func causeNumber(text: UTF8Text) -> UTF8Text { say(96, text) }  // "{text}": a number must follow the k
  var causeNoNumber: UTF8Text { say(97) }  // a number must follow the k
  func causeOption(text: UTF8Text, options: UTF8Text) -> UTF8Text { say(98, text, options) }  // "{text}": the options are {options}, each once
  func causeMore(text: UTF8Text) -> UTF8Text { say(99, text) }  // "{text}": nothing like this can follow the rules
  func command(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(100)  // How to play
    case .undo: say(101)  // Undo
    case .redo: say(102)  // Redo
    case .newGame: say(103)  // New game
    case .games: say(104)  // Games
    case .players: say(105)  // Players
    case .hint: say(106)  // Hint
    case .explain: say(107)  // Explain
    case .symbols: say(108)  // Symbols
    case .review: say(109)  // Review
    case .journal: say(110)  // Your games
    case .share: say(111)  // Share
    case .playOn: say(112)  // Play on from here
    case .languages: say(113)  // Language
    case .menu: say(114)  // Menu
    }
  }
  var panelGames: UTF8Text { say(115) }  // Choose a game
  var panelCustom: UTF8Text { say(116) }  // Custom
  var panelStart: UTF8Text { say(117) }  // Start
  var panelFirst: UTF8Text { say(118) }  // First player
  var panelSecond: UTF8Text { say(119) }  // Second player
  var panelName: UTF8Text { say(120) }  // Name
  var panelSymbol: UTF8Text { say(121) }  // Symbol
  var panelPlayer: UTF8Text { say(122) }  // Who plays
  func panelBegins(mark: UTF8Text) -> UTF8Text { say(123, mark) }  // Who begins the next game, with {mark}
  var panelOk: UTF8Text { say(124) }  // OK
  var panelBoard: UTF8Text { say(125) }  // See the board
  var panelPlayAgain: UTF8Text { say(126) }  // Play again
  func panelUnreviewed(languages: UTF8Text) -> UTF8Text { say(127, languages) }  // Not yet reviewed by anyone who speaks it: {languages}. Help is welcome.
  var journalEmpty: UTF8Text { say(128) }  // What you play is kept here.
  func journalPlayers(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(129, first, second) }  // {first} against {second}
  func journalOpen(players: UTF8Text, n: Int) -> UTF8Text { say(130, with: [players, digits(n)], n: n) }  // {players} · {n} move | {players} · {n} moves
  func journalDraw(players: UTF8Text) -> UTF8Text { say(131, players) }  // {players} · draw
  func journalWon(players: UTF8Text, mark: UTF8Text) -> UTF8Text { say(132, players, mark) }  // {players} · {mark} won
  var journalTallies: UTF8Text { say(133) }  // Against the computer
  func journalTally(player: UTF8Text, game: UTF8Text, played: UTF8Text, won: UTF8Text, drawn: UTF8Text) -> UTF8Text { say(134, with: [player, game, played, won, drawn]) }  // {player}, {game}: {played} played, {won} won, {drawn} drawn
  func journalStreak(tally: UTF8Text, n: Int) -> UTF8Text { say(135, tally, digits(n)) }  // {tally}, {n} in a row
  func journalSlips(tally: UTF8Text, whole: UTF8Text, tenths: UTF8Text) -> UTF8Text { say(136, tally, whole, tenths) }  // {tally}, {whole}.{tenths} slips a game
  func share(_ case: Share) -> UTF8Text {
    switch `case` {
    case .link: say(137)  // Send the link
    case .copy: say(138)  // Copy the link
    case .signs: say(139)  // Copy the result in signs
    case .picture: say(140)  // Picture of the result
    }
  }
  var shareDone: UTF8Text { say(141) }  // Done
  var shareCopied: UTF8Text { say(142) }  // Copied
  var shareScan: UTF8Text { say(143) }  // Scan to open the game
  func shareInvitation(mark: UTF8Text) -> UTF8Text { say(144, mark) }  // Whoever opens the link plays {mark}.
  func shareInvited(mark: UTF8Text) -> UTF8Text { say(145, mark) }  // This game came by a link: you play {mark}
  var shareSendBack: UTF8Text { say(146) }  // Share the game to send your move back
  var offerReview: UTF8Text { say(147) }  // Where it turned
  var offerOpponent: UTF8Text { say(148) }  // Change opponent
  var offerFriend: UTF8Text { say(149) }  // Friend
  var offerOnline: UTF8Text { say(150) }  // Play online
  var offerComputer: UTF8Text { say(151) }  // Computer
  var offerStart: UTF8Text { say(152) }  // Tap any square to start
  var offerLost: UTF8Text { say(153) }  // The computer cannot be reached
  var offerTryAgain: UTF8Text { say(154) }  // Try again
  var noticeUpdate: UTF8Text { say(155) }  // A new version is ready
  var noticeUpdateNow: UTF8Text { say(156) }  // Update
  var noticeInstall: UTF8Text { say(157) }  // Play from the home screen?
  var noticeInstallNow: UTF8Text { say(158) }  // Install
  var noticeNotNow: UTF8Text { say(159) }  // Not now
  var settingColours: UTF8Text { say(160) }  // Colours
  func theme(_ case: Settings.Theme) -> UTF8Text {
    switch `case` {
    case .system: say(161)  // As the system
    case .light: say(162)  // Light
    case .dark: say(163)  // Dark
    case .contrast: say(164)  // High contrast
    case .chalk: say(165)  // Chalkboard
    }
  }
  var settingSound: UTF8Text { say(166) }  // Sound
  var settingVibration: UTF8Text { say(167) }  // Vibration
  func turnBroughtBack(game: UTF8Text) -> UTF8Text { say(168, game) }  // {game} goes on
  var speechYourTurn: UTF8Text { say(169) }  // Your turn
  func speechMove(mark: UTF8Text, square: Square) -> UTF8Text { say(170, mark, square.notation) }  // {mark} {square}
  func speechBack(moves: UTF8Text) -> UTF8Text { say(171, moves) }  // Took back {moves}
  var speechExplainOff: UTF8Text { say(172) }  // Explain off
  func speechExplainOn(squares: UTF8Text) -> UTF8Text { say(173, squares) }  // Explain on: {squares}
  func worthWins(n: Int) -> UTF8Text { say(174, with: [digits(n)], n: n) }  // {n} square wins | {n} squares win
  func worthDraws(n: Int) -> UTF8Text { say(175, with: [digits(n)], n: n) }  // {n} square draws | {n} squares draw
  func worthLoses(n: Int) -> UTF8Text { say(176, with: [digits(n)], n: n) }  // {n} square loses | {n} squares lose
  func worthUnknown(n: Int) -> UTF8Text { say(177, with: [digits(n)], n: n) }  // {n} square is unknown | {n} squares are unknown
  func speechSentence(text: UTF8Text) -> UTF8Text { say(178, text) }  // {text}.
  func speechNext(before: UTF8Text, sentence: UTF8Text) -> UTF8Text { say(179, before, sentence) }  // {before} {sentence}
  func title(standing: UTF8Text) -> UTF8Text { say(180, standing) }  // {standing} – Tic-tac-toe
  var headlineYou: UTF8Text { say(181) }  // You win!
  func headlinePlayer(player: UTF8Text) -> UTF8Text { say(182, player) }  // {player} wins
  var headlineDraw: UTF8Text { say(183) }  // Draw – nobody slipped
  func headlineMark(mark: UTF8Text) -> UTF8Text { say(184, mark) }  // {mark} wins!
  var seatWinner: UTF8Text { say(185) }  // winner
  var seatThinking: UTF8Text { say(186) }  // thinking…
  var seatComputer: UTF8Text { say(187) }  // computer
  var seatYourTurn: UTF8Text { say(188) }  // your turn
  @inline(never) func word(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(188 + n) : digits(n) }
  func valueWinIn(n: Int) -> UTF8Text { say(201, digits(n)) }  // win in {n}
  func valueLossIn(n: Int) -> UTF8Text { say(202, digits(n)) }  // loss in {n}
  var valueWin: UTF8Text { say(203) }  // win
  var valueDraw: UTF8Text { say(204) }  // draw
  var valueLoss: UTF8Text { say(205) }  // loss
  var valueDrawOrBetter: UTF8Text { say(206) }  // draw or better
  var valueDrawOrWorse: UTF8Text { say(207) }  // draw or worse
  var valueUnknown: UTF8Text { say(208) }  // unknown
  func hintOne(square: Square, reason: UTF8Text) -> UTF8Text { say(209, square.notation, reason) }  // {square} {reason}
  func hintTwo(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(210, square.notation, reason, other) }  // {square} {reason} and {other}
  func hintTwoAfterList(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(211, square.notation, reason, other) }  // {square} {reason}, and {other}
  func theLineRow(span: UTF8Text) -> UTF8Text { say(212, span) }  // the row {span}
  func theLineColumn(span: UTF8Text) -> UTF8Text { say(213, span) }  // the column {span}
  func theLineDiagonal(span: UTF8Text) -> UTF8Text { say(214, span) }  // the diagonal {span}
  func thePattern(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(215)  // the four corners
    case .squares: say(216, span)  // the square {span}
    case .diamonds: say(217, span)  // the diamond {span}
    }
  }
  func theSquare(square: Square) -> UTF8Text { say(218, square.notation) }  // the {square}
  func whyCompletes(lines: UTF8Text) -> UTF8Text { say(219, lines) }  // completes {lines}
  func whyBlocks(lines: UTF8Text) -> UTF8Text { say(220, lines) }  // blocks {lines}
  func whyForks(lines: UTF8Text) -> UTF8Text { say(221, lines) }  // makes a fork: {lines}
  func whyStopsFork(lines: UTF8Text) -> UTF8Text { say(222, lines) }  // stops a fork: {lines}
  func whyThreatens(lines: UTF8Text) -> UTF8Text { say(223, lines) }  // threatens {lines}
  func whyWins(n: Int) -> UTF8Text { say(224, digits(n)) }  // wins in {n}
  var whyOnlyWin: UTF8Text { say(225) }  // is the only move that wins
  var whyHoldsDraw: UTF8Text { say(226) }  // holds the draw
  var whyOnlyHold: UTF8Text { say(227) }  // is the only move that does not lose
  func whyDelays(n: Int) -> UTF8Text { say(228, with: [digits(n)], n: n) }  // holds out longest, for {n} more move | holds out longest, for {n} more moves
  var whyAny: UTF8Text { say(229) }  // is as good as any other
  var whyCompletesNone: UTF8Text { say(230) }  // completes no line
  func whyOpens(n: Int) -> UTF8Text { say(231, with: [digits(n)], n: n) }  // keeps a line open | keeps {n} lines open
  var playerPerson: UTF8Text { say(232) }  // Person
  var playerAboutPerson: UTF8Text { say(233) }  // Someone who taps, drags or types
  func level(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(234)  // Easy
    case .casual: say(235)  // Casual
    case .careful: say(236)  // Careful
    case .sharp: say(237)  // Hard
    case .perfect: say(238)  // Perfect
    case .trapper: say(239)  // Trickster
    }
  }
  var playerMaster: UTF8Text { say(240) }  // Master
  var playerAboutMaster: UTF8Text { say(241) }  // Looks far ahead
  var playerAboutFurther: UTF8Text { say(242) }  // Looks further ahead still
  func playerAboutComputer(about: UTF8Text) -> UTF8Text { say(243, about) }  // Computer · {about}
  func about(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(244)  // Plays anywhere
    case .casual: say(245)  // Takes a win, but does not see yours
    case .careful: say(246)  // Takes a win and blocks yours
    case .sharp: say(247)  // Sees forks and short plans
    case .perfect: say(248)  // Never gives a win or a draw away
    case .trapper: say(249)  // Sees as much, and sets traps
    }
  }
  func aboutMisere(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(250)  // Plays anywhere
    case .casual: say(251)  // Completes no line while it can help it
    case .careful: say(252)  // Looks two of its own moves ahead
    case .sharp: say(253)  // Looks four of its own moves ahead
    case .perfect: say(254)  // Never gives a win or a draw away
    case .trapper: say(255)  // Sees as much, and sets traps
    }
  }
  func playerSame(player: UTF8Text, number: Int) -> UTF8Text { say(256, player, digits(number)) }  // {player} {number}
  func playerNumber(number: Int) -> UTF8Text { say(257, digits(number)) }  // Player {number}
  var playerYou: UTF8Text { say(258) }  // You
  func firstMove(_ case: FirstMove) -> UTF8Text {
    switch `case` {
    case .fixed: say(259)  // First player
    case .loser: say(260)  // Loser
    case .alternate: say(261)  // In turn
    }
  }
  func score(first: UTF8Text, firstWins: Int, second: UTF8Text, secondWins: Int, draws: Int) -> UTF8Text { say(262, with: [first, digits(firstWins), second, digits(secondWins), digits(draws)]) }  // {first}: {firstWins}, {second}: {secondWins}, draws: {draws}
  var reviewLooking: UTF8Text { say(263) }  // Looking at every move…
  var reviewPerfect: UTF8Text { say(264) }  // Perfectly played: no move changed the result.
  var reviewNoneKnown: UTF8Text { say(265) }  // No move is known to have changed the result.
  func reviewWin(n: Int, square: Square) -> UTF8Text { say(266, digits(n), square.notation) }  // Move {n}, {square}: a win until here
  func reviewDraw(n: Int, square: Square) -> UTF8Text { say(267, digits(n), square.notation) }  // Move {n}, {square}: a draw until here
  func reviewWinKept(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(268, digits(n), square.notation, squares) }  // Move {n}, {square}: a win until here; {squares} would have kept it
  func reviewDrawHeld(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(269, digits(n), square.notation, squares) }  // Move {n}, {square}: a draw until here; {squares} would have held it
  func reviewStep(n: Int, mark: UTF8Text, square: Square) -> UTF8Text { say(270, digits(n), mark, square.notation) }  // Move {n}, {mark} {square}
  func reviewValue(step: UTF8Text, value: UTF8Text) -> UTF8Text { say(271, step, value) }  // {step}, {value}
  func reviewSlip(step: UTF8Text) -> UTF8Text { say(272, step) }  // {step}, changed the result
  func branchWins(moves: UTF8Text, mark: UTF8Text) -> UTF8Text { say(273, moves, mark) }  // {moves}({mark} wins)
  func branchDraw(moves: UTF8Text) -> UTF8Text { say(274, moves) }  // {moves}(draw)
  func branchOpen(moves: UTF8Text) -> UTF8Text { say(275, moves) }  // {moves}(unfinished)
  func branchOther(line: UTF8Text) -> UTF8Text { say(276, line) }  // Other line: {line}
  var roomTitle: UTF8Text { say(277) }  // Live game
  var roomAbout: UTF8Text { say(278) }  // Two devices, one link: whoever has it can join or watch.
  var roomClock: UTF8Text { say(279) }  // Clock
  var roomNoClock: UTF8Text { say(280) }  // No clock
  func roomFischer(minutes: UTF8Text, seconds: UTF8Text) -> UTF8Text { say(281, minutes, seconds) }  // {minutes} min + {seconds} s a move
  var roomMake: UTF8Text { say(282) }  // Make a link
  var roomUnreachable: UTF8Text { say(283) }  // Live games cannot be reached just now
  var roomInvite: UTF8Text { say(284) }  // Send this link to a friend
  var roomWaiting: UTF8Text { say(285) }  // Waiting for the other player
  var roomConnecting: UTF8Text { say(286) }  // Connecting…
  var roomReconnecting: UTF8Text { say(287) }  // Connection lost. Reconnecting…
  var roomGone: UTF8Text { say(288) }  // This live game is no longer there. You can play on here.
  func roomSeatFree(mark: UTF8Text) -> UTF8Text { say(289, mark) }  // {mark} is free: play, or just watch
  func roomSit(mark: UTF8Text) -> UTF8Text { say(290, mark) }  // Play as {mark}
  var roomYouWatch: UTF8Text { say(291) }  // You are watching
  func roomWatchers(n: Int) -> UTF8Text { say(292, with: [digits(n)], n: n) }  // {n} person watches | {n} people watch
  func roomIsAway(mark: UTF8Text) -> UTF8Text { say(293, mark) }  // {mark} is away
  var roomAway: UTF8Text { say(294) }  // away
  var roomNobody: UTF8Text { say(295) }  // nobody yet
  var roomOther: UTF8Text { say(296) }  // Friend
  var roomDraw: UTF8Text { say(297) }  // Offer a draw
  var roomUndo: UTF8Text { say(298) }  // Ask for my move back
  var roomResign: UTF8Text { say(299) }  // Resign
  var roomLeave: UTF8Text { say(300) }  // Leave
  var roomAccept: UTF8Text { say(301) }  // Accept
  var roomDecline: UTF8Text { say(302) }  // Decline
  func roomOffersDraw(mark: UTF8Text) -> UTF8Text { say(303, mark) }  // {mark} offers a draw
  func roomAsksUndo(mark: UTF8Text) -> UTF8Text { say(304, mark) }  // {mark} asks for the last move back
  func roomAsksAgain(mark: UTF8Text) -> UTF8Text { say(305, mark) }  // {mark} wants to play again
  var roomOfferedDraw: UTF8Text { say(306) }  // You offer a draw
  var roomAskedUndo: UTF8Text { say(307) }  // You ask for your move back
  var roomAskedAgain: UTF8Text { say(308) }  // Waiting for the other to play again
  var roomDeclined: UTF8Text { say(309) }  // The other player declined
  func roomNotAccepted(square: Square) -> UTF8Text { say(310, square.notation) }  // Your move {square} was not accepted
  func roomSays(mark: UTF8Text, sign: UTF8Text) -> UTF8Text { say(311, mark, sign) }  // {mark}: {sign}
  func roomResigned(mark: UTF8Text, winner: UTF8Text) -> UTF8Text { say(312, mark, winner) }  // {mark} resigned. {winner} wins
  func roomOutOfTime(mark: UTF8Text, winner: UTF8Text) -> UTF8Text { say(313, mark, winner) }  // {mark} is out of time. {winner} wins
  var roomDrawn: UTF8Text { say(314) }  // Draw agreed
  var roomSigns: UTF8Text { say(315) }  // Say
  var roomShowSigns: UTF8Text { say(316) }  // Show what the other says
  func roomSign(_ case: RoomSign) -> UTF8Text {
    switch `case` {
    case .hello: say(317)  // Hello!
    case .goodLuck: say(318)  // Good luck!
    case .wellPlayed: say(319)  // Well played!
    case .thanks: say(320)  // Thanks!
    case .oops: say(321)  // Oops!
    case .goodGame: say(322)  // Good game!
    }
  }
}
