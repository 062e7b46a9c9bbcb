// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver
import RoomProtocol

extension Phrasebook {
  func symbol(_ case: Symbol) -> UTF8Text {
    switch `case` {
    case .x: say(.symbolX)  // X
    case .o: say(.symbolO)  // O
    case .triangle: say(.symbolTriangle)  // Triangle
    case .diamond: say(.symbolDiamond)  // Diamond
    case .star: say(.symbolStar)  // Star
    case .heart: say(.symbolHeart)  // Heart
    case .moon: say(.symbolMoon)  // Moon
    case .bolt: say(.symbolBolt)  // Bolt
    }
  }
  func turn(mark: UTF8Text) -> UTF8Text { say(.turn, mark) }  // {mark}'s turn
  func held(mark: UTF8Text) -> UTF8Text { say(.held, mark) }  // {mark} in hand: choose a square
  func thinking(mark: UTF8Text, player: UTF8Text) -> UTF8Text { say(.thinking, mark, player) }  // {mark}'s turn: {player} is thinking
  var draw: UTF8Text { say(.draw) }  // Draw
  func wins(mark: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.wins, mark, lines) }  // {mark} wins: {lines}
  func loses(mark: UTF8Text, loser: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.loses, mark, loser, lines) }  // {mark} wins: {loser} completed {lines}
  func taken(square: Square) -> UTF8Text { say(.taken, square.notation) }  // {square} is taken
  func outside(square: Square) -> UTF8Text { say(.outside, square.notation) }  // {square} is outside the board
  func over(outcome: UTF8Text) -> UTF8Text { say(.over, outcome) }  // The game is over. {outcome}
  func plays(mark: UTF8Text, square: Square) -> UTF8Text { say(.plays, mark, square.notation) }  // {mark} plays {square}
  func takesBack(mark: UTF8Text, square: Square) -> UTF8Text { say(.takesBack, mark, square.notation) }  // {mark} takes back {square}
  func lineRow(span: UTF8Text) -> UTF8Text { say(.lineRow, span) }  // row {span}
  func lineColumn(span: UTF8Text) -> UTF8Text { say(.lineColumn, span) }  // column {span}
  func lineDiagonal(span: UTF8Text) -> UTF8Text { say(.lineDiagonal, span) }  // diagonal {span}
  func patternLine(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternLineCorners)  // four corners
    case .squares: say(.patternLineSquares, span)  // square {span}
    case .diamonds: say(.patternLineDiamonds, span)  // diamond {span}
    }
  }
  func listAnd(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listAnd, list, item) }  // {list} and {item}
  func listOr(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listOr, list, item) }  // {list} or {item}
  func listMore(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listMore, list, item) }  // {list}, {item}
  func board(columns: Int, rows: Int) -> UTF8Text { say(.board, digits(columns), digits(rows)) }  // Board, {columns} by {rows}
  func squareEmpty(square: Square) -> UTF8Text { say(.squareEmpty, square.notation) }  // {square}, empty
  func squareMark(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareMark, square.notation, mark) }  // {square}, {mark}
  func squareWinning(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareWinning, square.notation, mark) }  // {square}, {mark}, winning line
  func squareLosing(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareLosing, square.notation, mark) }  // {square}, {mark}, losing line
  func squareHint(name: UTF8Text) -> UTF8Text { say(.squareHint, name) }  // {name}, hint
  func squareValue(name: UTF8Text, value: UTF8Text) -> UTF8Text { say(.squareValue, name, value) }  // {name}, {value}
  func piece(mark: UTF8Text) -> UTF8Text { say(.piece, mark) }  // {mark} piece
  func gameSize(columns: Int, rows: Int) -> UTF8Text { say(.gameSize, digits(columns), digits(rows)) }  // {columns}×{rows}
  func gameInARow(size: UTF8Text, n: Int) -> UTF8Text { say(.gameInARow, size, word(n), digits(n)) }  // {size}, {count} in a row
  func gameWith(game: UTF8Text, patterns: UTF8Text) -> UTF8Text { say(.gameWith, game, patterns) }  // {game} with {patterns}
  func gameMisere(game: UTF8Text) -> UTF8Text { say(.gameMisere, game) }  // {game}, misère
  func pattern(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternCorners)  // corners
    case .squares: say(.patternSquares)  // squares
    case .diamonds: say(.patternDiamonds)  // diamonds
    }
  }
  var fieldColumns: UTF8Text { say(.fieldColumns) }  // Columns
  var fieldRows: UTF8Text { say(.fieldRows) }  // Rows
  var fieldInARow: UTF8Text { say(.fieldInARow) }  // In a row
  func patternWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternWinsCorners)  // The four corners win
    case .squares: say(.patternWinsSquares)  // A 2×2 square wins
    case .diamonds: say(.patternWinsDiamonds)  // A diamond wins
    }
  }
  func patternLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternLosesCorners)  // The four corners lose
    case .squares: say(.patternLosesSquares)  // A 2×2 square loses
    case .diamonds: say(.patternLosesDiamonds)  // A diamond loses
    }
  }
  func endingField(_ case: Ending) -> UTF8Text {
    switch `case` {
    case .normal: say(.endingFieldNormal)  // A line wins
    case .misere: say(.endingFieldMisere)  // Misère: a line loses
    }
  }
  var refusedNumber: UTF8Text { say(.refusedNumber) }  // A whole number from 1 to 19 is needed
  func refusedColumns(quantity: UTF8Text) -> UTF8Text { say(.refusedColumns, quantity) }  // A board has 1 to 19 columns, not {quantity}
  func refusedRows(quantity: UTF8Text) -> UTF8Text { say(.refusedRows, quantity) }  // A board has 1 to 19 rows, not {quantity}
  var refusedLeast: UTF8Text { say(.refusedLeast) }  // At least 1 in a row is needed
  func refusedFit(quantity: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(.refusedFit, quantity, digits(columns), digits(rows)) }  // {quantity} in a row do not fit on a {columns}×{rows} board
  func noRoomFor(_ case: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch `case` {
    case .corners: say(.noRoomForCorners, digits(columns), digits(rows))  // A {columns}×{rows} board has no four corners
    case .squares: say(.noRoomForSquares, digits(columns), digits(rows))  // No 2×2 square fits on a {columns}×{rows} board
    case .diamonds: say(.noRoomForDiamonds, digits(columns), digits(rows))  // No diamond fits on a {columns}×{rows} board
    }
  }
  func orMore(n: Int) -> UTF8Text { say(.orMore, digits(n)) }  // {n} or more
  func helpTitle(game: UTF8Text) -> UTF8Text { say(.helpTitle, game) }  // How to play {game}
  func helpTurns(mark: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(.helpTurns, mark, digits(columns), digits(rows)) }  // {mark} goes first. Take turns to put your mark on an empty square of the {columns}×{rows} board.
  var helpFirst: UTF8Text { say(.helpFirst) }  // The first mark wins.
  var helpFirstLoses: UTF8Text { say(.helpFirstLoses) }  // The first mark loses.
  func helpInARow(ways: UTF8Text, n: Int) -> UTF8Text { say(.helpInARow, word(n), ways, digits(n)) }  // Get {count} of your marks in a row to win: {ways}.
  func helpInARowLoses(ways: UTF8Text, n: Int) -> UTF8Text { say(.helpInARowLoses, word(n), ways, digits(n)) }  // Whoever gets {count} of their marks in a row loses: {ways}.
  var helpAcross: UTF8Text { say(.helpAcross) }  // across
  var helpDown: UTF8Text { say(.helpDown) }  // down
  var helpDiagonally: UTF8Text { say(.helpDiagonally) }  // diagonally
  func alsoWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.alsoWinsCorners)  // The four corners win too.
    case .squares: say(.alsoWinsSquares)  // Any 2×2 square wins too.
    case .diamonds: say(.alsoWinsDiamonds)  // Any diamond wins too: the four squares around one.
    }
  }
  func alsoLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.alsoLosesCorners)  // The four corners lose too.
    case .squares: say(.alsoLosesSquares)  // Any 2×2 square loses too.
    case .diamonds: say(.alsoLosesDiamonds)  // Any diamond loses too: the four squares around one.
    }
  }
  func helpMore(rules: UTF8Text, more: UTF8Text) -> UTF8Text { say(.helpMore, rules, more) }  // {rules} {more}
  var helpFull: UTF8Text { say(.helpFull) }  // If the board is full and nobody has won, it is a draw.
  var helpTap: UTF8Text { say(.helpTap) }  // Tap a square, drag your piece onto it, or tap the piece and then the square.
  var helpKeys: UTF8Text { say(.helpKeys) }  // With a keyboard, the arrow keys move around the board, Enter plays, U takes a move back and Shift+U plays it again.
  func helpProof(n: Int) -> UTF8Text { say(.helpProof, digits(n)) }  // The level Perfect cannot be beaten here. That is proved: played against every possible reply, {n} games, it lost none.
  var unreadableTitle: UTF8Text { say(.unreadableTitle) }  // Unreadable link
  var unreadableIntro: UTF8Text { say(.unreadableIntro) }  // This link does not hold a game that can be played:
  func unreadableSentence(cause: UTF8Text) -> UTF8Text { say(.unreadableSentence, cause) }  // {cause}.
  var unreadableOk: UTF8Text { say(.unreadableOk) }  // OK begins a new game.
  func unreadableRules(cause: UTF8Text) -> UTF8Text { say(.unreadableRules, cause) }  // rules, {cause}
  func unreadableImpossible(cause: UTF8Text) -> UTF8Text { say(.unreadableImpossible, cause) }  // rules, impossible: {cause}
  func unreadableMove(n: Int, place: UTF8Text, cause: UTF8Text) -> UTF8Text { say(.unreadableMove, digits(n), place, cause) }  // move {n}, {place}: {cause}
  func unreadableText(n: Int, text: UTF8Text) -> UTF8Text { say(.unreadableText, digits(n), text) }  // move {n}, "{text}": not a square such as b2
  func causeWon(mark: UTF8Text) -> UTF8Text { say(.causeWon, mark) }  // the game is over, {mark} has won
  var causeDrawn: UTF8Text { say(.causeDrawn) }  // the game is over, a draw
  var causeTaken: UTF8Text { say(.causeTaken) }  // already taken
  func causeOutside(end: UTF8Text) -> UTF8Text { say(.causeOutside, end) }  // outside the board, which ends at {end}
  func causeSize(text: UTF8Text) -> UTF8Text { say(.causeSize, text) }  // "{text}": rules begin with a size such as 3x3
  func causeNumber(text: UTF8Text) -> UTF8Text { say(.causeNumber, text) }  // "{text}": a number must follow the k
  var causeNoNumber: UTF8Text { say(.causeNoNumber) }  // a number must follow the k
  func causeOption(text: UTF8Text, options: UTF8Text) -> UTF8Text { say(.causeOption, text, options) }  // "{text}": the options are {options}, each once
  func causeMore(text: UTF8Text) -> UTF8Text { say(.causeMore, text) }  // "{text}": nothing like this can follow the rules
  func command(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(.commandHowToPlay)  // How to play
    case .undo: say(.commandUndo)  // Undo
    case .redo: say(.commandRedo)  // Redo
    case .newGame: say(.commandNewGame)  // New game
    case .games: say(.commandGames)  // Games
    case .players: say(.commandPlayers)  // Players
    case .hint: say(.commandHint)  // Hint
    case .explain: say(.commandExplain)  // Explain
    case .symbols: say(.commandSymbols)  // Symbols
    case .review: say(.commandReview)  // Review
    case .journal: say(.commandJournal)  // Your games
    case .share: say(.commandShare)  // Share
    case .playOn: say(.commandPlayOn)  // Play on from here
    case .languages: say(.commandLanguages)  // Language
    case .menu: say(.commandMenu)  // Menu
    }
  }
  var panelGames: UTF8Text { say(.panelGames) }  // Choose a game
  var panelCustom: UTF8Text { say(.panelCustom) }  // Custom
  var panelStart: UTF8Text { say(.panelStart) }  // Start
  var panelFirst: UTF8Text { say(.panelFirst) }  // First player
  var panelSecond: UTF8Text { say(.panelSecond) }  // Second player
  var panelName: UTF8Text { say(.panelName) }  // Name
  var panelSymbol: UTF8Text { say(.panelSymbol) }  // Symbol
  var panelPlayer: UTF8Text { say(.panelPlayer) }  // Who plays
  func panelBegins(mark: UTF8Text) -> UTF8Text { say(.panelBegins, mark) }  // Who begins the next game, with {mark}
  var panelOk: UTF8Text { say(.panelOk) }  // OK
  var panelBoard: UTF8Text { say(.panelBoard) }  // See the board
  var panelPlayAgain: UTF8Text { say(.panelPlayAgain) }  // Play again
  func panelUnreviewed(languages: UTF8Text) -> UTF8Text { say(.panelUnreviewed, languages) }  // Not yet reviewed by anyone who speaks it: {languages}. Help is welcome.
  var journalEmpty: UTF8Text { say(.journalEmpty) }  // What you play is kept here.
  func journalPlayers(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(.journalPlayers, first, second) }  // {first} against {second}
  func journalOpen(players: UTF8Text, n: Int) -> UTF8Text { say(.journalOpen, with: [players, digits(n)], n: n) }  // {players} · {n} move | {players} · {n} moves
  func journalDraw(players: UTF8Text) -> UTF8Text { say(.journalDraw, players) }  // {players} · draw
  func journalWon(players: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.journalWon, players, mark) }  // {players} · {mark} won
  var journalTallies: UTF8Text { say(.journalTallies) }  // Against the computer
  func journalTally(player: UTF8Text, game: UTF8Text, played: UTF8Text, won: UTF8Text, drawn: UTF8Text) -> UTF8Text { say(.journalTally, with: [player, game, played, won, drawn]) }  // {player}, {game}: {played} played, {won} won, {drawn} drawn
  func journalStreak(tally: UTF8Text, n: Int) -> UTF8Text { say(.journalStreak, tally, digits(n)) }  // {tally}, {n} in a row
  func journalSlips(tally: UTF8Text, whole: UTF8Text, tenths: UTF8Text) -> UTF8Text { say(.journalSlips, tally, whole, tenths) }  // {tally}, {whole}.{tenths} slips a game
  func share(_ case: Share) -> UTF8Text {
    switch `case` {
    case .link: say(.shareLink)  // Send the link
    case .copy: say(.shareCopy)  // Copy the link
    case .emoji: say(.shareEmoji)  // Copy the result in signs
    case .picture: say(.sharePicture)  // Picture of the result
    }
  }
  var shareDone: UTF8Text { say(.shareDone) }  // Done
  var shareCopied: UTF8Text { say(.shareCopied) }  // Copied
  var shareScan: UTF8Text { say(.shareScan) }  // Scan to open the game
  func shareInvitation(mark: UTF8Text) -> UTF8Text { say(.shareInvitation, mark) }  // Whoever opens the link plays {mark}.
  func shareInvited(mark: UTF8Text) -> UTF8Text { say(.shareInvited, mark) }  // This game came by a link: you play {mark}
  var shareSendBack: UTF8Text { say(.shareSendBack) }  // Share the game to send your move back
  var offerReview: UTF8Text { say(.offerReview) }  // Where it turned
  var offerOpponent: UTF8Text { say(.offerOpponent) }  // Change opponent
  var offerFriend: UTF8Text { say(.offerFriend) }  // Friend
  var offerOnline: UTF8Text { say(.offerOnline) }  // Play online
  var offerComputer: UTF8Text { say(.offerComputer) }  // Computer
  var offerStart: UTF8Text { say(.offerStart) }  // Tap any square to start
  var offerLost: UTF8Text { say(.offerLost) }  // The computer cannot be reached
  var offerTryAgain: UTF8Text { say(.offerTryAgain) }  // Try again
  var noticeUpdate: UTF8Text { say(.noticeUpdate) }  // A new version is ready
  var noticeUpdateNow: UTF8Text { say(.noticeUpdateNow) }  // Update
  var noticeInstall: UTF8Text { say(.noticeInstall) }  // Play from the home screen?
  var noticeInstallNow: UTF8Text { say(.noticeInstallNow) }  // Install
  var noticeNotNow: UTF8Text { say(.noticeNotNow) }  // Not now
  var settingColours: UTF8Text { say(.settingColours) }  // Colours
  func theme(_ case: Settings.Theme) -> UTF8Text {
    switch `case` {
    case .system: say(.themeSystem)  // As the system
    case .light: say(.themeLight)  // Light
    case .dark: say(.themeDark)  // Dark
    case .contrast: say(.themeContrast)  // High contrast
    case .chalk: say(.themeChalk)  // Chalkboard
    }
  }
  var settingSound: UTF8Text { say(.settingSound) }  // Sound
  var settingVibration: UTF8Text { say(.settingVibration) }  // Vibration
  func turnBroughtBack(game: UTF8Text) -> UTF8Text { say(.turnBroughtBack, game) }  // {game} goes on
  var speechYourTurn: UTF8Text { say(.speechYourTurn) }  // Your turn
  func speechMove(mark: UTF8Text, square: Square) -> UTF8Text { say(.speechMove, mark, square.notation) }  // {mark} {square}
  func speechBack(moves: UTF8Text) -> UTF8Text { say(.speechBack, moves) }  // Took back {moves}
  var speechExplainOff: UTF8Text { say(.speechExplainOff) }  // Explain off
  func speechExplainOn(squares: UTF8Text) -> UTF8Text { say(.speechExplainOn, squares) }  // Explain on: {squares}
  func worthWins(n: Int) -> UTF8Text { say(.worthWins, with: [digits(n)], n: n) }  // {n} square wins | {n} squares win
  func worthDraws(n: Int) -> UTF8Text { say(.worthDraws, with: [digits(n)], n: n) }  // {n} square draws | {n} squares draw
  func worthLoses(n: Int) -> UTF8Text { say(.worthLoses, with: [digits(n)], n: n) }  // {n} square loses | {n} squares lose
  func worthUnknown(n: Int) -> UTF8Text { say(.worthUnknown, with: [digits(n)], n: n) }  // {n} square is unknown | {n} squares are unknown
  func speechSentence(text: UTF8Text) -> UTF8Text { say(.speechSentence, text) }  // {text}.
  func speechNext(before: UTF8Text, sentence: UTF8Text) -> UTF8Text { say(.speechNext, before, sentence) }  // {before} {sentence}
  func title(standing: UTF8Text) -> UTF8Text { say(.title, standing) }  // {standing} – Tic-tac-toe
  var headlineYou: UTF8Text { say(.headlineYou) }  // You win!
  func headlinePlayer(player: UTF8Text) -> UTF8Text { say(.headlinePlayer, player) }  // {player} wins
  var headlineDraw: UTF8Text { say(.headlineDraw) }  // Draw – nobody slipped
  func headlineMark(mark: UTF8Text) -> UTF8Text { say(.headlineMark, mark) }  // {mark} wins!
  var seatWinner: UTF8Text { say(.seatWinner) }  // winner
  var seatThinking: UTF8Text { say(.seatThinking) }  // thinking…
  var seatComputer: UTF8Text { say(.seatComputer) }  // computer
  var seatYourTurn: UTF8Text { say(.seatYourTurn) }  // your turn
  @inline(never) func word(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(.number1, plus: n - 1) : digits(n) }
  func valueWinIn(n: Int) -> UTF8Text { say(.valueWinIn, digits(n)) }  // win in {n}
  func valueLossIn(n: Int) -> UTF8Text { say(.valueLossIn, digits(n)) }  // loss in {n}
  var valueWin: UTF8Text { say(.valueWin) }  // win
  var valueDraw: UTF8Text { say(.valueDraw) }  // draw
  var valueLoss: UTF8Text { say(.valueLoss) }  // loss
  var valueDrawOrBetter: UTF8Text { say(.valueDrawOrBetter) }  // draw or better
  var valueDrawOrWorse: UTF8Text { say(.valueDrawOrWorse) }  // draw or worse
  var valueUnknown: UTF8Text { say(.valueUnknown) }  // unknown
  func hintOne(square: Square, reason: UTF8Text) -> UTF8Text { say(.hintOne, square.notation, reason) }  // {square} {reason}
  func hintTwo(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(.hintTwo, square.notation, reason, other) }  // {square} {reason} and {other}
  func hintTwoAfterList(square: Square, reason: UTF8Text, other: UTF8Text) -> UTF8Text { say(.hintTwoAfterList, square.notation, reason, other) }  // {square} {reason}, and {other}
  func theLineRow(span: UTF8Text) -> UTF8Text { say(.theLineRow, span) }  // the row {span}
  func theLineColumn(span: UTF8Text) -> UTF8Text { say(.theLineColumn, span) }  // the column {span}
  func theLineDiagonal(span: UTF8Text) -> UTF8Text { say(.theLineDiagonal, span) }  // the diagonal {span}
  func thePattern(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(.thePatternCorners)  // the four corners
    case .squares: say(.thePatternSquares, span)  // the square {span}
    case .diamonds: say(.thePatternDiamonds, span)  // the diamond {span}
    }
  }
  func theSquare(square: Square) -> UTF8Text { say(.theSquare, square.notation) }  // the {square}
  func whyCompletes(lines: UTF8Text) -> UTF8Text { say(.whyCompletes, lines) }  // completes {lines}
  func whyBlocks(lines: UTF8Text) -> UTF8Text { say(.whyBlocks, lines) }  // blocks {lines}
  func whyForks(lines: UTF8Text) -> UTF8Text { say(.whyForks, lines) }  // makes a fork: {lines}
  func whyStopsFork(lines: UTF8Text) -> UTF8Text { say(.whyStopsFork, lines) }  // stops a fork: {lines}
  func whyThreatens(lines: UTF8Text) -> UTF8Text { say(.whyThreatens, lines) }  // threatens {lines}
  func whyWins(n: Int) -> UTF8Text { say(.whyWins, digits(n)) }  // wins in {n}
  var whyOnlyWin: UTF8Text { say(.whyOnlyWin) }  // is the only move that wins
  var whyHoldsDraw: UTF8Text { say(.whyHoldsDraw) }  // holds the draw
  var whyOnlyHold: UTF8Text { say(.whyOnlyHold) }  // is the only move that does not lose
  func whyDelays(n: Int) -> UTF8Text { say(.whyDelays, with: [digits(n)], n: n) }  // holds out longest, for {n} more move | holds out longest, for {n} more moves
  var whyAny: UTF8Text { say(.whyAny) }  // is as good as any other
  var whyCompletesNone: UTF8Text { say(.whyCompletesNone) }  // completes no line
  func whyOpens(n: Int) -> UTF8Text { say(.whyOpens, with: [digits(n)], n: n) }  // keeps a line open | keeps {n} lines open
  var playerPerson: UTF8Text { say(.playerPerson) }  // Person
  var playerAboutPerson: UTF8Text { say(.playerAboutPerson) }  // Someone who taps, drags or types
  func level(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(.levelBeginner)  // Beginner
    case .easy: say(.levelEasy)  // Easy
    case .medium: say(.levelMedium)  // Medium
    case .hard: say(.levelHard)  // Hard
    case .perfect: say(.levelPerfect)  // Perfect
    case .trickster: say(.levelTrickster)  // Trickster
    }
  }
  var playerMaster: UTF8Text { say(.playerMaster) }  // Master
  var playerAboutMaster: UTF8Text { say(.playerAboutMaster) }  // Looks far ahead
  var playerAboutFurther: UTF8Text { say(.playerAboutFurther) }  // Looks further ahead still
  func playerAboutComputer(about: UTF8Text) -> UTF8Text { say(.playerAboutComputer, about) }  // Computer · {about}
  func about(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(.aboutBeginner)  // Plays at random
    case .easy: say(.aboutEasy)  // Takes a win, but does not see yours
    case .medium: say(.aboutMedium)  // Takes a win and blocks yours
    case .hard: say(.aboutHard)  // Sees forks and short plans
    case .perfect: say(.aboutPerfect)  // Never gives a win or a draw away
    case .trickster: say(.aboutTrickster)  // Sees as much, and sets traps
    }
  }
  func aboutMisere(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(.aboutMisereBeginner)  // Plays at random
    case .easy: say(.aboutMisereEasy)  // Completes no line while it can help it
    case .medium: say(.aboutMisereMedium)  // Looks two of its own moves ahead
    case .hard: say(.aboutMisereHard)  // Looks four of its own moves ahead
    case .perfect: say(.aboutMiserePerfect)  // Never gives a win or a draw away
    case .trickster: say(.aboutMisereTrickster)  // Sees as much, and sets traps
    }
  }
  func playerSame(player: UTF8Text, number: Int) -> UTF8Text { say(.playerSame, player, digits(number)) }  // {player} {number}
  func playerNumber(number: Int) -> UTF8Text { say(.playerNumber, digits(number)) }  // Player {number}
  var playerYou: UTF8Text { say(.playerYou) }  // You
  func firstMove(_ case: FirstMove) -> UTF8Text {
    switch `case` {
    case .fixed: say(.firstMoveFixed)  // First player
    case .loser: say(.firstMoveLoser)  // Loser
    case .alternate: say(.firstMoveAlternate)  // In turn
    }
  }
  func score(first: UTF8Text, firstWins: Int, second: UTF8Text, secondWins: Int, draws: Int) -> UTF8Text { say(.score, with: [first, digits(firstWins), second, digits(secondWins), digits(draws)]) }  // {first}: {firstWins}, {second}: {secondWins}, draws: {draws}
  var reviewLooking: UTF8Text { say(.reviewLooking) }  // Looking at every move…
  var reviewPerfect: UTF8Text { say(.reviewPerfect) }  // Perfectly played: no move changed the result.
  var reviewNoneKnown: UTF8Text { say(.reviewNoneKnown) }  // No move is known to have changed the result.
  func reviewWin(n: Int, square: Square) -> UTF8Text { say(.reviewWin, digits(n), square.notation) }  // Move {n}, {square}: a win until here
  func reviewDraw(n: Int, square: Square) -> UTF8Text { say(.reviewDraw, digits(n), square.notation) }  // Move {n}, {square}: a draw until here
  func reviewWinKept(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(.reviewWinKept, digits(n), square.notation, squares) }  // Move {n}, {square}: a win until here; {squares} would have kept it
  func reviewDrawHeld(n: Int, square: Square, squares: UTF8Text) -> UTF8Text { say(.reviewDrawHeld, digits(n), square.notation, squares) }  // Move {n}, {square}: a draw until here; {squares} would have held it
  func reviewStep(n: Int, mark: UTF8Text, square: Square) -> UTF8Text { say(.reviewStep, digits(n), mark, square.notation) }  // Move {n}, {mark} {square}
  func reviewValue(step: UTF8Text, value: UTF8Text) -> UTF8Text { say(.reviewValue, step, value) }  // {step}, {value}
  func reviewSlip(step: UTF8Text) -> UTF8Text { say(.reviewSlip, step) }  // {step}, changed the result
  func branchWins(moves: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.branchWins, moves, mark) }  // {moves}({mark} wins)
  func branchDraw(moves: UTF8Text) -> UTF8Text { say(.branchDraw, moves) }  // {moves}(draw)
  func branchOpen(moves: UTF8Text) -> UTF8Text { say(.branchOpen, moves) }  // {moves}(unfinished)
  func branchOther(line: UTF8Text) -> UTF8Text { say(.branchOther, line) }  // Other line: {line}
  var roomTitle: UTF8Text { say(.roomTitle) }  // Live game
  var roomAbout: UTF8Text { say(.roomAbout) }  // Two devices, one link: whoever has it can join or watch.
  var roomClock: UTF8Text { say(.roomClock) }  // Clock
  var roomNoClock: UTF8Text { say(.roomNoClock) }  // No clock
  func roomFischer(minutes: UTF8Text, seconds: UTF8Text) -> UTF8Text { say(.roomFischer, minutes, seconds) }  // {minutes} min + {seconds} s a move
  var roomMake: UTF8Text { say(.roomMake) }  // Make a link
  var roomUnreachable: UTF8Text { say(.roomUnreachable) }  // Live games cannot be reached just now
  var roomInvite: UTF8Text { say(.roomInvite) }  // Send this link to a friend
  var roomWaiting: UTF8Text { say(.roomWaiting) }  // Waiting for the other player
  var roomConnecting: UTF8Text { say(.roomConnecting) }  // Connecting…
  var roomReconnecting: UTF8Text { say(.roomReconnecting) }  // Connection lost. Reconnecting…
  var roomGone: UTF8Text { say(.roomGone) }  // This live game is no longer there. You can play on here.
  func roomSeatFree(mark: UTF8Text) -> UTF8Text { say(.roomSeatFree, mark) }  // {mark} is free: play, or just watch
  func roomSit(mark: UTF8Text) -> UTF8Text { say(.roomSit, mark) }  // Play as {mark}
  var roomYouWatch: UTF8Text { say(.roomYouWatch) }  // You are watching
  func roomWatchers(n: Int) -> UTF8Text { say(.roomWatchers, with: [digits(n)], n: n) }  // {n} person watches | {n} people watch
  func roomIsAway(mark: UTF8Text) -> UTF8Text { say(.roomIsAway, mark) }  // {mark} is away
  var roomAway: UTF8Text { say(.roomAway) }  // away
  var roomNobody: UTF8Text { say(.roomNobody) }  // nobody yet
  var roomOther: UTF8Text { say(.roomOther) }  // Friend
  var roomDraw: UTF8Text { say(.roomDraw) }  // Offer a draw
  var roomUndo: UTF8Text { say(.roomUndo) }  // Ask for my move back
  var roomResign: UTF8Text { say(.roomResign) }  // Resign
  var roomLeave: UTF8Text { say(.roomLeave) }  // Leave
  var roomAccept: UTF8Text { say(.roomAccept) }  // Accept
  var roomDecline: UTF8Text { say(.roomDecline) }  // Decline
  func roomOffersDraw(mark: UTF8Text) -> UTF8Text { say(.roomOffersDraw, mark) }  // {mark} offers a draw
  func roomAsksUndo(mark: UTF8Text) -> UTF8Text { say(.roomAsksUndo, mark) }  // {mark} asks for the last move back
  func roomAsksAgain(mark: UTF8Text) -> UTF8Text { say(.roomAsksAgain, mark) }  // {mark} wants to play again
  var roomOfferedDraw: UTF8Text { say(.roomOfferedDraw) }  // You offer a draw
  var roomAskedUndo: UTF8Text { say(.roomAskedUndo) }  // You ask for your move back
  var roomAskedAgain: UTF8Text { say(.roomAskedAgain) }  // Waiting for the other to play again
  var roomDeclined: UTF8Text { say(.roomDeclined) }  // The other player declined
  func roomNotAccepted(square: Square) -> UTF8Text { say(.roomNotAccepted, square.notation) }  // Your move {square} was not accepted
  func roomSays(mark: UTF8Text, emote: UTF8Text) -> UTF8Text { say(.roomSays, mark, emote) }  // {mark}: {emote}
  func roomResigned(mark: UTF8Text, winner: UTF8Text) -> UTF8Text { say(.roomResigned, mark, winner) }  // {mark} resigned. {winner} wins
  func roomOutOfTime(mark: UTF8Text, winner: UTF8Text) -> UTF8Text { say(.roomOutOfTime, mark, winner) }  // {mark} is out of time. {winner} wins
  var roomDrawn: UTF8Text { say(.roomDrawn) }  // Draw agreed
  var roomEmotes: UTF8Text { say(.roomEmotes) }  // Say
  var roomShowEmotes: UTF8Text { say(.roomShowEmotes) }  // Show what the other says
  func roomEmote(_ case: Emote) -> UTF8Text {
    switch `case` {
    case .hello: say(.roomEmoteHello)  // Hello!
    case .goodLuck: say(.roomEmoteGoodLuck)  // Good luck!
    case .wellPlayed: say(.roomEmoteWellPlayed)  // Well played!
    case .thanks: say(.roomEmoteThanks)  // Thanks!
    case .oops: say(.roomEmoteOops)  // Oops!
    case .goodGame: say(.roomEmoteGoodGame)  // Good game!
    }
  }
}
