// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver
import RoomProtocol

extension Phrasebook {
  func mark(_ case: Symbol) -> UTF8Text {
    switch `case` {
    case .x: say(.markX)  // X
    case .o: say(.markO)  // O
    case .triangle: say(.markTriangle)  // Triangle
    case .diamond: say(.markDiamond)  // Diamond
    case .star: say(.markStar)  // Star
    case .heart: say(.markHeart)  // Heart
    case .moon: say(.markMoon)  // Moon
    case .bolt: say(.markBolt)  // Bolt
    }
  }
  func turn(player: UTF8Text) -> UTF8Text { say(.turn, player) }  // {player}'s turn
  var turnYou: UTF8Text { say(.turnYou) }  // Your turn
  var turnFirst: UTF8Text { say(.turnFirst) }  // Your move
  func thinking(player: UTF8Text) -> UTF8Text { say(.thinking, player) }  // {player} is thinking
  func taken(place: UTF8Text) -> UTF8Text { say(.taken, place) }  // {place} is taken
  var takenChoose: UTF8Text { say(.takenChoose) }  // Choose an empty square
  func plays(player: UTF8Text, place: UTF8Text) -> UTF8Text { say(.plays, player, place) }  // {player} plays {place}
  func playsYou(place: UTF8Text) -> UTF8Text { say(.playsYou, place) }  // You play {place}
  func placeThree(_ index: Int) -> UTF8Text { say(.placeThreeA1, plus: index) }  // bottom left …
  func placeLettered(place: UTF8Text, letters: UTF8Text) -> UTF8Text { say(.placeLettered, place, letters) }  // {place} ({letters})
  func board(columns: Int, rows: Int) -> UTF8Text { say(.board, digits(columns), digits(rows)) }  // Board, {columns} by {rows}
  func squareEmpty(square: Square) -> UTF8Text { say(.squareEmpty, square.notation) }  // {square}, empty
  func squareMark(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareMark, square.notation, mark) }  // {square}, {mark}
  func gameSize(columns: Int, rows: Int) -> UTF8Text { say(.gameSize, digits(columns), digits(rows)) }  // {columns}×{rows}
  var gameNameClassic: UTF8Text { say(.gameNameClassic) }  // Tic-tac-toe
  func command(_ case: GameCommand) -> UTF8Text {
    switch `case` {
    case .howToPlay: say(.commandHowToPlay)  // How to play
    case .undo: say(.commandUndo)  // Undo
    case .redo: say(.commandRedo)  // Redo
    case .newGame: say(.commandNewGame)  // New game
    case .games: say(.commandGames)  // Boards
    case .players: say(.commandPlayers)  // Players
    case .hint: say(.commandHint)  // Hint
    case .explain: say(.commandExplain)  // Explain
    case .symbols: say(.commandSymbols)  // Symbols
    case .review: say(.commandReview)  // Review
    case .journal: say(.commandJournal)  // History
    case .share: say(.commandShare)  // Share
    case .playOn: say(.commandPlayOn)  // Play on
    case .languages: say(.commandLanguages)  // Language
    case .menu: say(.commandMenu)  // Menu
    }
  }
  var offerFriend: UTF8Text { say(.offerFriend) }  // 2 players
  var offerOnline: UTF8Text { say(.offerOnline) }  // Online
  var offerComputer: UTF8Text { say(.offerComputer) }  // Computer
  var offerComputerStarts: UTF8Text { say(.offerComputerStarts) }  // Or let the computer start
  var offerAgainst: UTF8Text { say(.offerAgainst) }  // Opponent
  var offerLevel: UTF8Text { say(.offerLevel) }  // Level
  var offerEasier: UTF8Text { say(.offerEasier) }  // Easier
  var offerHarder: UTF8Text { say(.offerHarder) }  // Harder
  var offerStart: UTF8Text { say(.offerStart) }  // Tap any square
  func turnBroughtBack(game: UTF8Text) -> UTF8Text { say(.turnBroughtBack, game) }  // Back to {game}
  func speechMove(player: UTF8Text, place: UTF8Text) -> UTF8Text { say(.speechMove, player, place) }  // {player}: {place}
  func speechSentence(text: UTF8Text) -> UTF8Text { say(.speechSentence, text) }  // {text}.
  func speechNext(before: UTF8Text, sentence: UTF8Text) -> UTF8Text { say(.speechNext, before, sentence) }  // {before} {sentence}
  func title(standing: UTF8Text) -> UTF8Text { say(.title, standing) }  // {standing} – Tic-tac-toe
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
  var playerComputer: UTF8Text { say(.playerComputer) }  // Computer
  func playerLevel(level: UTF8Text) -> UTF8Text { say(.playerLevel, level) }  // Computer ({level})
  func about(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(.aboutBeginner)  // Plays at random
    case .easy: say(.aboutEasy)  // Takes a win but misses yours
    case .medium: say(.aboutMedium)  // Takes a win and blocks yours
    case .hard: say(.aboutHard)  // Sees forks and short plans
    case .perfect: say(.aboutPerfect)  // Never gives away a win or a draw
    case .trickster: say(.aboutTrickster)  // As strong as Perfect, and sets traps
    }
  }
  func playerNumber(number: Int) -> UTF8Text { say(.playerNumber, digits(number)) }  // Player {number}
  var playerYou: UTF8Text { say(.playerYou) }  // You
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
  func held(mark: UTF8Text) -> UTF8Text { say(.held, mark) }  // Choose a square for {mark}
  func letGo(place: UTF8Text) -> UTF8Text { say(.letGo, place) }  // Let go to play {place}
  var draw: UTF8Text { say(.draw) }  // A draw
  func wins(player: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.wins, player, lines) }  // {player} wins: {lines}
  func loses(player: UTF8Text, loser: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.loses, player, loser, lines) }  // {player} wins: {loser} completed {lines}
  var over: UTF8Text { say(.over) }  // The game is over
  func takesBack(player: UTF8Text, place: UTF8Text) -> UTF8Text { say(.takesBack, player, place) }  // {player} took back {place}
  func takesBackYou(place: UTF8Text) -> UTF8Text { say(.takesBackYou, place) }  // You took back {place}
  func placeFour(_ index: Int) -> UTF8Text { say(.placeFourA1, plus: index) }  // bottom left …
  func placeBlock(_ index: Int) -> UTF8Text { say(.placeBlockBottomLeft, plus: index) }  // bottom left 2×2 block …
  func lineRow(span: UTF8Text) -> UTF8Text { say(.lineRow, span) }  // row {span}
  func lineColumn(span: UTF8Text) -> UTF8Text { say(.lineColumn, span) }  // column {span}
  func lineDiagonal(span: UTF8Text) -> UTF8Text { say(.lineDiagonal, span) }  // diagonal {span}
  func rowsThree(_ index: Int) -> UTF8Text { say(.rowsThreeBottom, plus: index) }  // bottom row …
  func rowsFour(_ index: Int) -> UTF8Text { say(.rowsFourBottom, plus: index) }  // bottom row …
  func columnsThree(_ index: Int) -> UTF8Text { say(.columnsThreeLeft, plus: index) }  // left column …
  func columnsFour(_ index: Int) -> UTF8Text { say(.columnsFourLeft, plus: index) }  // left column …
  func diagonals(_ index: Int) -> UTF8Text { say(.diagonalsUp, plus: index) }  // diagonal from bottom left …
  var diagonal: UTF8Text { say(.diagonal) }  // diagonal
  func patternLine(_ case: Pattern, span: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternLineCorners)  // four corners
    case .squares: say(.patternLineSquares, span)  // 2×2 block {span}
    case .diamonds: say(.patternLineDiamonds, span)  // diamond {span}
    }
  }
  func listAnd(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listAnd, list, item) }  // {list} and {item}
  func listOr(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listOr, list, item) }  // {list} or {item}
  func listMore(list: UTF8Text, item: UTF8Text) -> UTF8Text { say(.listMore, list, item) }  // {list}, {item}
  func squareWinning(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareWinning, square.notation, mark) }  // {square}, {mark}, winning line
  func squareLosing(square: Square, mark: UTF8Text) -> UTF8Text { say(.squareLosing, square.notation, mark) }  // {square}, {mark}, losing line
  func squareHint(name: UTF8Text) -> UTF8Text { say(.squareHint, name) }  // {name}, hint
  func squareSafe(name: UTF8Text, n: Int) -> UTF8Text { say(.squareSafe, with: [name, digits(n)], n: n) }  // {name}, {n} safe answer | {name}, {n} safe answers
  func squareThreat(name: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.squareThreat, name, mark) }  // {name}, threat by {mark}
  func squareStrong(name: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.squareStrong, name, mark) }  // {name}, strong threat by {mark}
  func squareReply(name: UTF8Text) -> UTF8Text { say(.squareReply, name) }  // {name}, answer
  func squareValue(name: UTF8Text, value: UTF8Text) -> UTF8Text { say(.squareValue, name, value) }  // {name}, {value}
  func gameInARow(size: UTF8Text, n: Int) -> UTF8Text { say(.gameInARow, size, number(n), digits(n)) }  // {size}, {count} in a row
  func gameWith(game: UTF8Text, patterns: UTF8Text) -> UTF8Text { say(.gameWith, game, patterns) }  // {game} with {patterns}
  func gameMisere(game: UTF8Text) -> UTF8Text { say(.gameMisere, game) }  // {game}, reversed
  var gameNameCorners: UTF8Text { say(.gameNameCorners) }  // Corners & blocks
  var gameNameFour: UTF8Text { say(.gameNameFour) }  // Four in a row
  var gameNameGomoku: UTF8Text { say(.gameNameGomoku) }  // Gomoku
  func pattern(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternCorners)  // corners
    case .squares: say(.patternSquares)  // 2×2 blocks
    case .diamonds: say(.patternDiamonds)  // diamonds
    }
  }
  var fieldColumns: UTF8Text { say(.fieldColumns) }  // Columns
  var fieldRows: UTF8Text { say(.fieldRows) }  // Rows
  var fieldInARow: UTF8Text { say(.fieldInARow) }  // In a row
  func patternWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternWinsCorners)  // The four corners win
    case .squares: say(.patternWinsSquares)  // A 2×2 block wins
    case .diamonds: say(.patternWinsDiamonds)  // A diamond wins
    }
  }
  func patternLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.patternLosesCorners)  // The four corners lose
    case .squares: say(.patternLosesSquares)  // A 2×2 block loses
    case .diamonds: say(.patternLosesDiamonds)  // A diamond loses
    }
  }
  func endingField(_ case: Ending) -> UTF8Text {
    switch `case` {
    case .normal: say(.endingFieldNormal)  // A line wins
    case .misere: say(.endingFieldMisere)  // Reversed (misère): a line loses
    }
  }
  var refusedNumber: UTF8Text { say(.refusedNumber) }  // Enter a whole number from 1 to 19
  func refusedColumns(quantity: UTF8Text) -> UTF8Text { say(.refusedColumns, quantity) }  // A board can have 1 to 19 columns, not {quantity}
  func refusedRows(quantity: UTF8Text) -> UTF8Text { say(.refusedRows, quantity) }  // A board can have 1 to 19 rows, not {quantity}
  var refusedLeast: UTF8Text { say(.refusedLeast) }  // A line needs at least 1 square
  func refusedFit(quantity: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(.refusedFit, quantity, digits(columns), digits(rows)) }  // A line of {quantity} does not fit on {columns}×{rows}
  func noRoomFor(_ case: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch `case` {
    case .corners: say(.noRoomForCorners, digits(columns), digits(rows))  // {columns}×{rows} does not have four corners
    case .squares: say(.noRoomForSquares, digits(columns), digits(rows))  // A 2×2 block does not fit on {columns}×{rows}
    case .diamonds: say(.noRoomForDiamonds, digits(columns), digits(rows))  // A diamond does not fit on {columns}×{rows}
    }
  }
  func orMore(n: Int) -> UTF8Text { say(.orMore, digits(n)) }  // {n} or more
  func helpTitle(game: UTF8Text) -> UTF8Text { say(.helpTitle, game) }  // How to play {game}
  func helpTurns(mark: UTF8Text) -> UTF8Text { say(.helpTurns, mark) }  // {mark} goes first. Take turns placing your mark on an empty square.
  var helpFirst: UTF8Text { say(.helpFirst) }  // The first mark wins.
  var helpFirstLoses: UTF8Text { say(.helpFirstLoses) }  // The first mark loses.
  func helpInARow(ways: UTF8Text, n: Int) -> UTF8Text { say(.helpInARow, with: [number(n), ways, digits(n)], n: n) }  // Get {count} of your marks in a row to win: {ways}. | Get {count} of your marks in a row to win: {ways}.
  func helpInARowLoses(ways: UTF8Text, n: Int) -> UTF8Text { say(.helpInARowLoses, with: [number(n), ways, digits(n)], n: n) }  // Whoever gets {count} of their marks in a row loses: {ways}. | Whoever gets {count} of their marks in a row loses: {ways}.
  var helpAcross: UTF8Text { say(.helpAcross) }  // across
  var helpDown: UTF8Text { say(.helpDown) }  // down
  var helpDiagonally: UTF8Text { say(.helpDiagonally) }  // diagonally
  func alsoWins(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.alsoWinsCorners)  // The four corners win too.
    case .squares: say(.alsoWinsSquares)  // Any 2×2 block wins too.
    case .diamonds: say(.alsoWinsDiamonds)  // Any diamond wins too: the squares above, below, left and right of one square.
    }
  }
  func alsoLoses(_ case: Pattern) -> UTF8Text {
    switch `case` {
    case .corners: say(.alsoLosesCorners)  // The four corners lose too.
    case .squares: say(.alsoLosesSquares)  // Any 2×2 block loses too.
    case .diamonds: say(.alsoLosesDiamonds)  // Any diamond loses too: the squares above, below, left and right of one square.
    }
  }
  func helpMore(rules: UTF8Text, more: UTF8Text) -> UTF8Text { say(.helpMore, rules, more) }  // {rules} {more}
  var helpFull: UTF8Text { say(.helpFull) }  // If the board is full and nobody has won, it is a draw.
  var helpTap: UTF8Text { say(.helpTap) }  // Tap a square, drag your piece onto it, or tap the piece and then the square.
  var helpKeys: UTF8Text { say(.helpKeys) }  // With a keyboard, the arrow keys move around the board, Enter plays, H gives a hint, U undoes a move, Shift+U plays it again, and ? opens these instructions.
  func helpProof(n: Int) -> UTF8Text { say(.helpProof, digits(n)) }  // Perfect can’t be beaten here, and that is proven: we played all {n} possible games against it, and it lost none.
  var unreadableTitle: UTF8Text { say(.unreadableTitle) }  // This link can’t be opened
  var unreadableIntro: UTF8Text { say(.unreadableIntro) }  // There is no playable game in this link:
  func unreadableSentence(cause: UTF8Text) -> UTF8Text { say(.unreadableSentence, cause) }  // {cause}.
  var unreadableOk: UTF8Text { say(.unreadableOk) }  // Tap OK to start a new game.
  func unreadableRules(cause: UTF8Text) -> UTF8Text { say(.unreadableRules, cause) }  // rules, {cause}
  func unreadableImpossible(cause: UTF8Text) -> UTF8Text { say(.unreadableImpossible, cause) }  // impossible rules: {cause}
  func unreadableMove(n: Int, place: UTF8Text, cause: UTF8Text) -> UTF8Text { say(.unreadableMove, digits(n), place, cause) }  // move {n}, {place}: {cause}
  func unreadableText(n: Int, text: UTF8Text) -> UTF8Text { say(.unreadableText, digits(n), text) }  // move {n}, “{text}”: not a square such as b2
  func causeWon(mark: UTF8Text) -> UTF8Text { say(.causeWon, mark) }  // the game is already over: {mark} won
  var causeDrawn: UTF8Text { say(.causeDrawn) }  // the game is already over: a draw
  var causeTaken: UTF8Text { say(.causeTaken) }  // already taken
  func causeOutside(end: UTF8Text) -> UTF8Text { say(.causeOutside, end) }  // outside the board (its last square is {end})
  func causeSize(text: UTF8Text) -> UTF8Text { say(.causeSize, text) }  // “{text}”: rules begin with a size such as 3x3
  func causeNumber(text: UTF8Text) -> UTF8Text { say(.causeNumber, text) }  // “{text}”: a number must follow the k
  var causeNoNumber: UTF8Text { say(.causeNoNumber) }  // a number must follow the k
  func causeOption(text: UTF8Text, options: UTF8Text) -> UTF8Text { say(.causeOption, text, options) }  // “{text}”: the options are {options}, each at most once
  func causeMore(text: UTF8Text) -> UTF8Text { say(.causeMore, text) }  // “{text}” can’t follow the rules
  var panelGames: UTF8Text { say(.panelGames) }  // Choose a board
  var panelCustom: UTF8Text { say(.panelCustom) }  // Custom board
  var panelStart: UTF8Text { say(.panelStart) }  // Start
  var panelFirst: UTF8Text { say(.panelFirst) }  // First player
  var panelSecond: UTF8Text { say(.panelSecond) }  // Second player
  var panelName: UTF8Text { say(.panelName) }  // Name
  var panelSymbol: UTF8Text { say(.panelSymbol) }  // Symbol
  var panelPlayer: UTF8Text { say(.panelPlayer) }  // Player
  func panelBegins(mark: UTF8Text) -> UTF8Text { say(.panelBegins, mark) }  // Who starts the next game (as {mark})
  var panelOk: UTF8Text { say(.panelOk) }  // OK
  var panelPlayAgain: UTF8Text { say(.panelPlayAgain) }  // Play again
  var panelReviewed: UTF8Text { say(.panelReviewed) }  // Checked by a speaker
  var panelUnreviewed: UTF8Text { say(.panelUnreviewed) }  // Translated by a machine, not yet checked by a speaker
  func newGameOn(game: UTF8Text) -> UTF8Text { say(.newGameOn, game) }  // New game: {game}
  var panelSearch: UTF8Text { say(.panelSearch) }  // Search
  var journalEmpty: UTF8Text { say(.journalEmpty) }  // Games you play will appear here.
  var journalFile: UTF8Text { say(.journalFile) }  // As a file
  var journalEarlier: UTF8Text { say(.journalEarlier) }  // Earlier games
  var journalSaveFile: UTF8Text { say(.journalSaveFile) }  // Save my games
  var journalOpenFile: UTF8Text { say(.journalOpenFile) }  // Open my games
  func journalAdded(n: Int) -> UTF8Text { say(.journalAdded, with: [digits(n)], n: n) }  // {n} entry added | {n} entries added
  var journalNothingNew: UTF8Text { say(.journalNothingNew) }  // Nothing new is in this file
  func journalPlayers(first: UTF8Text, second: UTF8Text) -> UTF8Text { say(.journalPlayers, first, second) }  // {first} – {second}
  func journalOpen(players: UTF8Text) -> UTF8Text { say(.journalOpen, players) }  // {players} · unfinished
  func journalDraw(players: UTF8Text) -> UTF8Text { say(.journalDraw, players) }  // {players} · draw
  func journalWon(players: UTF8Text, player: UTF8Text) -> UTF8Text { say(.journalWon, players, player) }  // {players} · {player} won
  func journalYouWon(players: UTF8Text) -> UTF8Text { say(.journalYouWon, players) }  // {players} · you won
  var journalTallies: UTF8Text { say(.journalTallies) }  // Against the computer
  func journalTally(player: UTF8Text, game: UTF8Text, results: UTF8Text) -> UTF8Text { say(.journalTally, player, game, results) }  // {player}, {game}: {results}
  func journalGames(n: Int) -> UTF8Text { say(.journalGames, with: [digits(n)], n: n) }  // {n} game | {n} games
  func journalWins(n: Int) -> UTF8Text { say(.journalWins, with: [digits(n)], n: n) }  // {n} win | {n} wins
  func journalDraws(n: Int) -> UTF8Text { say(.journalDraws, with: [digits(n)], n: n) }  // {n} draw | {n} draws
  func journalStreak(tally: UTF8Text, n: Int) -> UTF8Text { say(.journalStreak, with: [tally, digits(n)], n: n) }  // {tally}, {n} win in a row | {tally}, {n} wins in a row
  func journalMistakes(tally: UTF8Text, average: UTF8Text) -> UTF8Text { say(.journalMistakes, tally, average) }  // {tally}, {average} mistakes per game
  func decimal(whole: UTF8Text, tenths: UTF8Text) -> UTF8Text { say(.decimal, whole, tenths) }  // {whole}.{tenths}
  func share(_ case: Share) -> UTF8Text {
    switch `case` {
    case .link: say(.shareLink)  // Send link
    case .copy: say(.shareCopy)  // Copy link
    case .emoji: say(.shareEmoji)  // Copy result as emoji
    case .picture: say(.sharePicture)  // Save as picture
    }
  }
  var shareDone: UTF8Text { say(.shareDone) }  // Done
  var shareCopied: UTF8Text { say(.shareCopied) }  // Copied
  var shareScan: UTF8Text { say(.shareScan) }  // Scan to open the game
  func shareInvitation(mark: UTF8Text) -> UTF8Text { say(.shareInvitation, mark) }  // Your friend plays {mark}.
  var shareOwnCopy: UTF8Text { say(.shareOwnCopy) }  // The link opens a copy of this game.
  func shareInvited(mark: UTF8Text) -> UTF8Text { say(.shareInvited, mark) }  // You opened a shared game. Move for {mark}
  var shareSendBack: UTF8Text { say(.shareSendBack) }  // Share the game to send your move back
  var offerReview: UTF8Text { say(.offerReview) }  // Turning point
  func offerNext(level: UTF8Text) -> UTF8Text { say(.offerNext, level) }  // Next: {level}
  func offerBigger(size: UTF8Text) -> UTF8Text { say(.offerBigger, size) }  // Bigger board: {size}
  var offerRetry: UTF8Text { say(.offerRetry) }  // Try that move again
  var offerRounds: UTF8Text { say(.offerRounds) }  // Earlier rounds
  var offerLost: UTF8Text { say(.offerLost) }  // The computer player isn’t responding
  var offerTryAgain: UTF8Text { say(.offerTryAgain) }  // Try again
  var noticeUpdate: UTF8Text { say(.noticeUpdate) }  // A new version is ready
  var noticeUpdateNow: UTF8Text { say(.noticeUpdateNow) }  // Update
  var noticeInstall: UTF8Text { say(.noticeInstall) }  // Add to your home screen?
  var noticeByHand: UTF8Text { say(.noticeByHand) }  // Choose “Add to Home Screen” in your browser’s menu
  var noticeInstallNow: UTF8Text { say(.noticeInstallNow) }  // Add
  var noticeNotNow: UTF8Text { say(.noticeNotNow) }  // Not now
  var settingColours: UTF8Text { say(.settingColours) }  // Theme
  func theme(_ case: Settings.Theme) -> UTF8Text {
    switch `case` {
    case .system: say(.themeSystem)  // Match device
    case .light: say(.themeLight)  // Light
    case .dark: say(.themeDark)  // Dark
    case .contrast: say(.themeContrast)  // High contrast
    case .chalk: say(.themeChalk)  // Chalkboard
    }
  }
  var settingSound: UTF8Text { say(.settingSound) }  // Sound
  var settingVibration: UTF8Text { say(.settingVibration) }  // Vibration
  func speechBack(places: UTF8Text) -> UTF8Text { say(.speechBack, places) }  // Took back {places}
  var speechExplainOff: UTF8Text { say(.speechExplainOff) }  // Explain off
  var speechExplainOn: UTF8Text { say(.speechExplainOn) }  // Explain on
  func worthWins(n: Int) -> UTF8Text { say(.worthWins, with: [number(n), digits(n)], n: n) }  // one square wins | {count} squares win
  func worthDraws(n: Int) -> UTF8Text { say(.worthDraws, with: [number(n), digits(n)], n: n) }  // one square keeps the draw | {count} squares keep the draw
  func worthLoses(n: Int) -> UTF8Text { say(.worthLoses, with: [number(n), digits(n)], n: n) }  // one square loses | {count} squares lose
  func worthUnknown(n: Int) -> UTF8Text { say(.worthUnknown, with: [number(n), digits(n)], n: n) }  // one square is not worked out | {count} squares are not worked out
  func worthMoreDraws(n: Int) -> UTF8Text { say(.worthMoreDraws, with: [number(n), digits(n)], n: n) }  // one keeps the draw | {count} keep the draw
  func worthMoreLoses(n: Int) -> UTF8Text { say(.worthMoreLoses, with: [number(n), digits(n)], n: n) }  // one loses | {count} lose
  func worthMoreUnknown(n: Int) -> UTF8Text { say(.worthMoreUnknown, with: [number(n), digits(n)], n: n) }  // one is not worked out | {count} are not worked out
  var headlineYou: UTF8Text { say(.headlineYou) }  // You win!
  func headlinePlayer(player: UTF8Text) -> UTF8Text { say(.headlinePlayer, player) }  // {player} wins
  var headlineClose: UTF8Text { say(.headlineClose) }  // So close
  func headlineMark(player: UTF8Text) -> UTF8Text { say(.headlineMark, player) }  // {player} wins!
  func endHow(lines: UTF8Text, n: Int) -> UTF8Text { say(.endHow, with: [lines, digits(n)], n: n) }  // {lines}, in {n} move | {lines}, in {n} moves
  func endCompleted(player: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.endCompleted, player, lines) }  // {player} completed {lines}
  func endYouCompleted(lines: UTF8Text) -> UTF8Text { say(.endYouCompleted, lines) }  // You completed {lines}
  func endStreak(n: Int) -> UTF8Text { say(.endStreak, ordinal(n), digits(n)) }  // {ordinal} win in a row
  func endRun(n: Int) -> UTF8Text { say(.endRun, digits(n)) }  // {n} wins in a row
  func endLetThrough(move: UTF8Text) -> UTF8Text { say(.endLetThrough, move) }  // {move} let the computer through
  var endFaultless: UTF8Text { say(.endFaultless) }  // Nobody made a mistake
  var endFull: UTF8Text { say(.endFull) }  // The board is full
  func moveYour(n: Int) -> UTF8Text { say(.moveYour, ordinal(n), digits(n)) }  // your {ordinal} move
  func moveYourNumber(n: Int) -> UTF8Text { say(.moveYourNumber, digits(n)) }  // your move {n}
  func moveTheir(player: UTF8Text, n: Int) -> UTF8Text { say(.moveTheir, player, digits(n)) }  // {player}’s move {n}
  @inline(never) func ordinal(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(.ordinal1, plus: n - 1) : digits(n) }
  @inline(never) func number(_ n: Int) -> UTF8Text { 1...12 ~= n ? say(.number1, plus: n - 1) : digits(n) }
  func valueWinIn(n: Int) -> UTF8Text { say(.valueWinIn, with: [digits(n)], n: n) }  // wins in {n} move | wins in {n} moves
  func valueLossIn(n: Int) -> UTF8Text { say(.valueLossIn, with: [digits(n)], n: n) }  // loses in {n} move | loses in {n} moves
  var valueWin: UTF8Text { say(.valueWin) }  // wins
  var valueDraw: UTF8Text { say(.valueDraw) }  // draw
  var valueLoss: UTF8Text { say(.valueLoss) }  // loses
  var valueDrawOrBetter: UTF8Text { say(.valueDrawOrBetter) }  // draw or better
  var valueDrawOrWorse: UTF8Text { say(.valueDrawOrWorse) }  // draw or worse
  var valueUnknown: UTF8Text { say(.valueUnknown) }  // not worked out
  func theLineRow(line: UTF8Text) -> UTF8Text { say(.theLineRow, line) }  // the {line}
  func theLineColumn(line: UTF8Text) -> UTF8Text { say(.theLineColumn, line) }  // the {line}
  func theLineDiagonal(line: UTF8Text) -> UTF8Text { say(.theLineDiagonal, line) }  // the {line}
  func thePattern(_ case: Pattern, line: UTF8Text) -> UTF8Text {
    switch `case` {
    case .corners: say(.thePatternCorners, line)  // the {line}
    case .squares: say(.thePatternSquares, line)  // the {line}
    case .diamonds: say(.thePatternDiamonds, line)  // the {line}
    }
  }
  func whyCompletes(lines: UTF8Text) -> UTF8Text { say(.whyCompletes, lines) }  // You complete {lines}
  func whyBlocks(lines: UTF8Text) -> UTF8Text { say(.whyBlocks, lines) }  // You block {lines}
  func whyForks(lines: UTF8Text) -> UTF8Text { say(.whyForks, lines) }  // You threaten to complete {lines} at once. One move can’t stop them all
  func whyStopsFork(lines: UTF8Text) -> UTF8Text { say(.whyStopsFork, lines) }  // You stop two threats at once: {lines}
  func whyThreatens(lines: UTF8Text) -> UTF8Text { say(.whyThreatens, lines) }  // You threaten to complete {lines}, so that must be blocked
  func whyWins(n: Int) -> UTF8Text { say(.whyWins, with: [digits(n)], n: n) }  // You win in {n} move | You win in {n} moves
  var whyOnlyWin: UTF8Text { say(.whyOnlyWin) }  // It is the only move that wins
  var whyHoldsDraw: UTF8Text { say(.whyHoldsDraw) }  // It keeps the draw
  var whyOnlyHold: UTF8Text { say(.whyOnlyHold) }  // It is the only move that doesn’t lose
  func whyDelays(n: Int) -> UTF8Text { say(.whyDelays, with: [digits(n)], n: n) }  // It takes longest here: {n} more move | It takes longest here: {n} more moves
  var whyAny: UTF8Text { say(.whyAny) }  // It is as good as any other move
  var whyCompletesNone: UTF8Text { say(.whyCompletesNone) }  // It completes no line
  func whyOpens(n: Int) -> UTF8Text { say(.whyOpens, with: [number(n), digits(n)], n: n) }  // one line is open to you there | {count} lines are open to you there
  var playerPerson: UTF8Text { say(.playerPerson) }  // Human
  var playerAboutPerson: UTF8Text { say(.playerAboutPerson) }  // Plays on this device
  var playerMaster: UTF8Text { say(.playerMaster) }  // Master
  var playerAboutMaster: UTF8Text { say(.playerAboutMaster) }  // Looks far ahead
  var playerAboutFurther: UTF8Text { say(.playerAboutFurther) }  // Looks even further ahead
  func playerAboutComputer(about: UTF8Text) -> UTF8Text { say(.playerAboutComputer, about) }  // Computer · {about}
  func aboutMisere(_ case: Level) -> UTF8Text {
    switch `case` {
    case .beginner: say(.aboutMisereBeginner)  // Plays at random
    case .easy: say(.aboutMisereEasy)  // Avoids completing a line if it can
    case .medium: say(.aboutMisereMedium)  // Looks two of its own moves ahead
    case .hard: say(.aboutMisereHard)  // Looks four of its own moves ahead
    case .perfect: say(.aboutMiserePerfect)  // Never gives away a win or a draw
    case .trickster: say(.aboutMisereTrickster)  // As strong as Perfect, and sets traps
    }
  }
  func playerSame(player: UTF8Text, number: Int) -> UTF8Text { say(.playerSame, player, digits(number)) }  // {player} {number}
  func firstMove(_ case: FirstMove) -> UTF8Text {
    switch `case` {
    case .fixed: say(.firstMoveFixed)  // Always the first player
    case .loser: say(.firstMoveLoser)  // The loser
    case .alternate: say(.firstMoveAlternate)  // Take turns
    }
  }
  func score(first: UTF8Text, firstWins: Int, second: UTF8Text, secondWins: Int, draws: Int) -> UTF8Text { say(.score, with: [first, digits(firstWins), second, digits(secondWins), digits(draws)]) }  // {first}: {firstWins}, {second}: {secondWins}, draws: {draws}
  var reviewLooking: UTF8Text { say(.reviewLooking) }  // Checking every move…
  var reviewPerfect: UTF8Text { say(.reviewPerfect) }  // Perfectly played: nobody made a mistake.
  var reviewNoneKnown: UTF8Text { say(.reviewNoneKnown) }  // No mistake was found.
  func reviewLost(move: UTF8Text) -> UTF8Text { say(.reviewLost, move) }  // {move} lost it
  func reviewGaveWin(move: UTF8Text) -> UTF8Text { say(.reviewGaveWin, move) }  // {move} gave the win away
  func reviewWouldWin(places: UTF8Text) -> UTF8Text { say(.reviewWouldWin, places) }  // {places} would have won
  func reviewWouldHold(places: UTF8Text) -> UTF8Text { say(.reviewWouldHold, places) }  // {places} would have kept the draw
  func reviewStep(move: UTF8Text, place: UTF8Text) -> UTF8Text { say(.reviewStep, move, place) }  // {move}, {place}
  func reviewValued(step: UTF8Text, value: UTF8Text) -> UTF8Text { say(.reviewValued, step, value) }  // {step}, {value}
  func reviewMistake(step: UTF8Text) -> UTF8Text { say(.reviewMistake, step) }  // {step}, mistake
  var reviewRetry: UTF8Text { say(.reviewRetry) }  // Try again from here
  func branchWins(moves: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.branchWins, moves, mark) }  // {moves} ({mark} wins)
  func branchDraw(moves: UTF8Text) -> UTF8Text { say(.branchDraw, moves) }  // {moves} (draw)
  func branchOpen(moves: UTF8Text) -> UTF8Text { say(.branchOpen, moves) }  // {moves} (unfinished)
  func branchOther(line: UTF8Text) -> UTF8Text { say(.branchOther, line) }  // Other line: {line}
  func shape(name: UTF8Text) -> UTF8Text { say(.shape, name) }  // the shape {name}
  func shapeDrawn(n: Int) -> UTF8Text { say(.shapeDrawn, with: [digits(n)], n: n) }  // a drawn shape | {n} drawn shapes
  func shapeLine(span: UTF8Text) -> UTF8Text { say(.shapeLine, span) }  // shape {span}
  func theShape(line: UTF8Text) -> UTF8Text { say(.theShape, line) }  // the {line}
  var shapeWins: UTF8Text { say(.shapeWins) }  // This shape wins
  var shapeLoses: UTF8Text { say(.shapeLoses) }  // This shape loses
  func alsoWinsShape(squares: UTF8Text) -> UTF8Text { say(.alsoWinsShape, squares) }  // The shape {squares} wins anywhere, turned or mirrored too.
  func alsoLosesShape(squares: UTF8Text) -> UTF8Text { say(.alsoLosesShape, squares) }  // The shape {squares} loses anywhere, turned or mirrored too.
  var helpNone: UTF8Text { say(.helpNone) }  // Marks in a row count for nothing here.
  func noRoomForShape(squares: UTF8Text, columns: Int, rows: Int) -> UTF8Text { say(.noRoomForShape, squares, digits(columns), digits(rows)) }  // The shape {squares} does not fit on {columns}×{rows}
  func causeShape(text: UTF8Text, cause: UTF8Text) -> UTF8Text { say(.causeShape, text, cause) }  // “{text}”: {cause}
  func shapeCount(n: Int) -> UTF8Text { say(.shapeCount, digits(n)) }  // a shape has 2 to 8 squares, not {n}
  func shapeTwice(square: Square) -> UTF8Text { say(.shapeTwice, square.notation) }  // {square} is there twice
  func shapeNowhere(text: UTF8Text) -> UTF8Text { say(.shapeNowhere, text) }  // “{text}” is not a square such as b2
  var shapeTooLarge: UTF8Text { say(.shapeTooLarge) }  // a shape is at most 8 squares wide and high
  var shapePresent: UTF8Text { say(.shapePresent) }  // the same shape is there twice
  var shapeTooMany: UTF8Text { say(.shapeTooMany) }  // a game has at most three shapes
  var swapField: UTF8Text { say(.swapField) }  // The second player may take over the first mark
  func gameSwap(game: UTF8Text) -> UTF8Text { say(.gameSwap, game) }  // {game}, with swap
  var helpSwap: UTF8Text { say(.helpSwap) }  // After the first mark, the other player may take it over instead of moving.
  func takeOver(mark: UTF8Text) -> UTF8Text { say(.takeOver, mark) }  // Take over {mark}
  func takesOver(player: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.takesOver, player, mark) }  // {player} takes over {mark}
  func takesOverYou(mark: UTF8Text) -> UTF8Text { say(.takesOverYou, mark) }  // You take over {mark}
  func handsBack(mark: UTF8Text) -> UTF8Text { say(.handsBack, mark) }  // {mark} is handed back
  var causeSwap: UTF8Text { say(.causeSwap) }  // = can only follow the first square, in games with swap
  var roomTitle: UTF8Text { say(.roomTitle) }  // Live game
  var roomAbout: UTF8Text { say(.roomAbout) }  // Play someone you don’t know, or send a link: whoever has it can join or watch.
  var roomYourName: UTF8Text { say(.roomYourName) }  // Your name (optional)
  var roomSomeone: UTF8Text { say(.roomSomeone) }  // Play anyone
  var roomStored: UTF8Text { say(.roomStored) }  // What is stored
  var roomStoredGame: UTF8Text { say(.roomStoredGame) }  // The server stores the game: its moves with their times, and the names that players have typed. Only so does it survive a restart or a lost connection.
  var roomStoredTime: UTF8Text { say(.roomStoredTime) }  // It deletes a game 30 days after its last move, and after one day if nobody has moved. Where each move has days, those are added.
  var roomStoredAddress: UTF8Text { say(.roomStoredAddress) }  // There are no accounts and no cookies. Your internet address is never stored: against abuse, a scrambled form of it stays in memory for a day at most.
  var roomCallMe: UTF8Text { say(.roomCallMe) }  // Tell me when it’s my turn
  var roomCallRefused: UTF8Text { say(.roomCallRefused) }  // Your browser blocks messages from this page. Its settings can allow them.
  var roomCallHome: UTF8Text { say(.roomCallHome) }  // On an iPhone or iPad this works once the page is on the home screen and opened there.
  var roomStoredCalls: UTF8Text { say(.roomStoredCalls) }  // If you want to be told of your turn, the server also stores the address at which Google, Mozilla, Apple or Microsoft takes messages for your browser. It goes when you switch this off, and with the game. A message says only that it’s your turn in this game, and only your browser can read it.
  var roomStoredHere: UTF8Text { say(.roomStoredHere) }  // Your name, your seats, your settings and your other games stay on this device. Whoever has the link of a live game can watch it.
  var roomClock: UTF8Text { say(.roomClock) }  // Clock
  var roomNoClock: UTF8Text { say(.roomNoClock) }  // No clock
  func roomFischer(minutes: UTF8Text, seconds: UTF8Text) -> UTF8Text { say(.roomFischer, minutes, seconds) }  // {minutes} min + {seconds} s a move
  func roomDays(n: Int) -> UTF8Text { say(.roomDays, with: [digits(n)], n: n) }  // {n} day a move | {n} days a move
  func roomDaysLeft(n: Int) -> UTF8Text { say(.roomDaysLeft, with: [digits(n)], n: n) }  // {n} day | {n} days
  func roomHoursLeft(n: Int) -> UTF8Text { say(.roomHoursLeft, with: [digits(n)], n: n) }  // {n} hour | {n} hours
  var roomMake: UTF8Text { say(.roomMake) }  // Make a link
  var roomUnreachable: UTF8Text { say(.roomUnreachable) }  // Live games aren’t available right now
  func roomBusy(n: Int) -> UTF8Text { say(.roomBusy, with: [digits(n)], n: n) }  // Too many games are starting here. Try again in {n} second. | Too many games are starting here. Try again in {n} seconds.
  func roomBusySaying(n: Int) -> UTF8Text { say(.roomBusySaying, with: [digits(n)], n: n) }  // Too many messages. Try again in {n} second. | Too many messages. Try again in {n} seconds.
  var roomInvite: UTF8Text { say(.roomInvite) }  // Send this link to a friend
  var roomWaiting: UTF8Text { say(.roomWaiting) }  // Waiting for your friend
  var roomLooking: UTF8Text { say(.roomLooking) }  // Looking for someone to play
  var roomLookingAbout: UTF8Text { say(.roomLookingAbout) }  // The next person who wants this game plays you
  var roomNobodyCame: UTF8Text { say(.roomNobodyCame) }  // Nobody has come yet. Keep waiting, or play the computer.
  func roomPlayComputer(level: UTF8Text) -> UTF8Text { say(.roomPlayComputer, level) }  // Play the computer ({level})
  var roomCancel: UTF8Text { say(.roomCancel) }  // Cancel
  func roomTheyOpen(mark: UTF8Text) -> UTF8Text { say(.roomTheyOpen, mark) }  // They open the link and play {mark}
  var roomYouStart: UTF8Text { say(.roomYouStart) }  // You start
  var roomTheyStart: UTF8Text { say(.roomTheyStart) }  // They start
  var roomConnecting: UTF8Text { say(.roomConnecting) }  // Connecting…
  var roomReconnecting: UTF8Text { say(.roomReconnecting) }  // Connection lost. Reconnecting…
  var roomGone: UTF8Text { say(.roomGone) }  // This live game no longer exists. You can keep playing here.
  func roomInvitesYou(player: UTF8Text) -> UTF8Text { say(.roomInvitesYou, player) }  // {player} invites you
  var roomInvited: UTF8Text { say(.roomInvited) }  // You are invited
  func roomYouAre(mark: UTF8Text) -> UTF8Text { say(.roomYouAre, mark) }  // You are {mark}
  var roomPlay: UTF8Text { say(.roomPlay) }  // Play
  var roomWatch: UTF8Text { say(.roomWatch) }  // Watch
  func roomSeatFree(mark: UTF8Text) -> UTF8Text { say(.roomSeatFree, mark) }  // {mark} is free: play, or just watch
  func roomSit(mark: UTF8Text) -> UTF8Text { say(.roomSit, mark) }  // Play as {mark}
  var roomYouWatch: UTF8Text { say(.roomYouWatch) }  // You are watching
  func roomWatchers(n: Int) -> UTF8Text { say(.roomWatchers, with: [digits(n)], n: n) }  // {n} person watches | {n} people watch
  func roomIsAway(player: UTF8Text) -> UTF8Text { say(.roomIsAway, player) }  // {player} is offline
  func roomIsAwayClaim(player: UTF8Text) -> UTF8Text { say(.roomIsAwayClaim, player) }  // {player} is offline. After a minute you can claim the win.
  func roomIsGone(player: UTF8Text) -> UTF8Text { say(.roomIsGone, player) }  // {player} has been away for a minute
  var roomClaim: UTF8Text { say(.roomClaim) }  // Claim the win
  func roomIsHere(player: UTF8Text) -> UTF8Text { say(.roomIsHere, player) }  // {player} is here
  var roomAway: UTF8Text { say(.roomAway) }  // offline
  var roomNobody: UTF8Text { say(.roomNobody) }  // not here yet
  var roomOther: UTF8Text { say(.roomOther) }  // Your friend
  var roomSomeoneUnknown: UTF8Text { say(.roomSomeoneUnknown) }  // Someone
  func roomStranger(_ index: Int) -> UTF8Text { say(.roomStrangerBadger, plus: index) }  // Badger …
  var roomDrawAction: UTF8Text { say(.roomDrawAction) }  // Draw
  var roomUndoAction: UTF8Text { say(.roomUndoAction) }  // Take back
  var roomSay: UTF8Text { say(.roomSay) }  // Say
  var roomResign: UTF8Text { say(.roomResign) }  // Resign
  var roomResignQuestion: UTF8Text { say(.roomResignQuestion) }  // Resign this game?
  var roomResignYes: UTF8Text { say(.roomResignYes) }  // Yes, resign
  var roomKeepPlaying: UTF8Text { say(.roomKeepPlaying) }  // Keep playing
  var roomLeave: UTF8Text { say(.roomLeave) }  // Leave
  var roomAccept: UTF8Text { say(.roomAccept) }  // Accept
  var roomDecline: UTF8Text { say(.roomDecline) }  // Decline
  func roomOffersDraw(player: UTF8Text) -> UTF8Text { say(.roomOffersDraw, player) }  // {player} offers a draw
  func roomAsksUndo(player: UTF8Text) -> UTF8Text { say(.roomAsksUndo, player) }  // {player} asks to take back the last move
  func roomAsksAgain(player: UTF8Text) -> UTF8Text { say(.roomAsksAgain, player) }  // {player} wants to play again
  var roomOfferedDraw: UTF8Text { say(.roomOfferedDraw) }  // You offered a draw
  var roomAskedUndo: UTF8Text { say(.roomAskedUndo) }  // You asked to take back your move
  var roomAskedAgain: UTF8Text { say(.roomAskedAgain) }  // Waiting for the other player
  func roomDeclined(player: UTF8Text) -> UTF8Text { say(.roomDeclined, player) }  // {player} declined
  func roomNotAccepted(place: UTF8Text) -> UTF8Text { say(.roomNotAccepted, place) }  // Your move was not accepted: {place}
  func roomSays(player: UTF8Text, emote: UTF8Text) -> UTF8Text { say(.roomSays, player, emote) }  // {player}: {emote}
  func roomResigned(player: UTF8Text) -> UTF8Text { say(.roomResigned, player) }  // {player} resigned
  var roomYouResigned: UTF8Text { say(.roomYouResigned) }  // You resigned
  func roomOutOfTime(player: UTF8Text) -> UTF8Text { say(.roomOutOfTime, player) }  // {player} ran out of time
  var roomYouOutOfTime: UTF8Text { say(.roomYouOutOfTime) }  // You ran out of time
  var roomDrawn: UTF8Text { say(.roomDrawn) }  // Both players agreed
  var roomEmotes: UTF8Text { say(.roomEmotes) }  // Say something
  var roomShowEmotes: UTF8Text { say(.roomShowEmotes) }  // Show the other player’s messages
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
  var roomPlayClass: UTF8Text { say(.roomPlayClass) }  // Play with a class
  var roomPaused: UTF8Text { say(.roomPaused) }  // Paused. No move, no clock.
}
