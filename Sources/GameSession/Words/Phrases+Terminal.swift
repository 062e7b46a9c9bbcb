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
  func keptQuestion(yes: UTF8Text, no: UTF8Text) -> UTF8Text { say(.terminalKeptQuestion, yes, no) }  // Continue it? {yes} or {no}
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
  func appPiece(mark: UTF8Text) -> UTF8Text { say(.appPiece, mark) }  // {mark} piece
  var roomNotNow: UTF8Text { say(.terminalRoomNotNow) }  // That only works in a live game, at the right moment
  var roomHelp: UTF8Text { say(.terminalRoomHelp) }  // In a live game, draw offers a draw, takeback asks to take back your last move, resign gives up, accept and decline answer the other player, say 1 to say 6 say something, computer lets the computer play while a seat is free, claim takes the win over a stranger who has left, leave ends the live game and plays on alone.
  var learnHelp: UTF8Text { say(.terminalLearnHelp) }  // Type a square such as b2. hint helps in three steps, show tells the answer, board shows the board again, quit ends the program.
  func learnUnknown(line: UTF8Text) -> UTF8Text { say(.terminalLearnUnknown, line) }  // “{line}” is neither a square such as b2 nor hint, show, board, help or quit
  func learnNumber(line: UTF8Text, n: Int) -> UTF8Text { say(.terminalLearnNumber, line, digits(n)) }  // “{line}” is no number from 1 to {n}
  var hallColours: UTF8Text { say(.hallColours) }  // Blue,Green,Red,Golden,Silver,Brave,Bright,Calm,Clever,Fast,Friendly,Funny,Gentle,Happy,Jolly,Kind,Lucky,Merry,Nimble,Proud,Quiet,Sunny,Swift,Wise
  var hallAnimals: UTF8Text { say(.hallAnimals) }  // Owl,Cat,Mouse,Giraffe,Turtle,Bee,Duck,Snake,Seal,Goat,Goose,Crab,Dragonfly,Gull,Pigeon,Trout,Antelope,Hyena,Toad,Lark,Swallow,Ant,Gazelle,Robin
  func hallName(colour: UTF8Text, animal: UTF8Text) -> UTF8Text { say(.hallName, colour, animal) }  // {colour} {animal}
  var hallTitle: UTF8Text { say(.hallTitle) }  // Class
  var hallAbout: UTF8Text { say(.hallAbout) }  // One code for everybody in the room. Nobody types a name. The class is deleted a day after its last game.
  var hallMake: UTF8Text { say(.hallMake) }  // Make a class
  var hallJoin: UTF8Text { say(.hallJoin) }  // Join a class
  var hallCode: UTF8Text { say(.hallCode) }  // Code
  var hallClock: UTF8Text { say(.hallClock) }  // Clock
  var hallNoClock: UTF8Text { say(.hallNoClock) }  // No clock
  func hallMinutes(minutes: UTF8Text) -> UTF8Text { say(.hallMinutes, minutes) }  // {minutes} min
  var hallPairing: UTF8Text { say(.hallPairing) }  // Who plays whom
  var hallArena: UTF8Text { say(.hallArena) }  // Whoever is free plays
  var hallRounds: UTF8Text { say(.hallRounds) }  // In rounds, when I say so
  var hallClose: UTF8Text { say(.hallClose) }  // Close
  var hallWrongCode: UTF8Text { say(.hallWrongCode) }  // No class has this code.
  func hallTooMany(seconds: UTF8Text) -> UTF8Text { say(.hallTooMany, seconds) }  // Too many tries. Wait {seconds} s.
  var hallUnreachable: UTF8Text { say(.hallUnreachable) }  // The class cannot be reached just now. Trying again…
  var hallGone: UTF8Text { say(.hallGone) }  // There is no such class any more.
  var hallFull: UTF8Text { say(.hallFull) }  // The class is full.
  func hallYou(name: UTF8Text) -> UTF8Text { say(.hallYou, name) }  // You are {name}
  var hallAnother: UTF8Text { say(.hallAnother) }  // Another name
  var hallWait: UTF8Text { say(.hallWait) }  // Wait here: your next game starts by itself.
  var hallWaitRound: UTF8Text { say(.hallWaitRound) }  // Wait here: the next round starts soon.
  var hallOdd: UTF8Text { say(.hallOdd) }  // You wait this round, because the number of players is odd. You get the point.
  var hallWon: UTF8Text { say(.hallWon) }  // You won!
  var hallLost: UTF8Text { say(.hallLost) }  // You lost this one.
  var hallDrew: UTF8Text { say(.hallDrew) }  // A draw.
  func hallAgainst(name: UTF8Text) -> UTF8Text { say(.hallAgainst, name) }  // You play {name}
  var hallToGame: UTF8Text { say(.hallToGame) }  // To your game
  func hallPlace(place: UTF8Text, players: UTF8Text) -> UTF8Text { say(.hallPlace, place, players) }  // Place {place} of {players}
  func hallCount(players: UTF8Text) -> UTF8Text { say(.hallCount, players) }  // Players: {players}
  func hallRound(round: UTF8Text) -> UTF8Text { say(.hallRound, round) }  // Round {round}
  func hallBoard(number: Int, x: UTF8Text, o: UTF8Text) -> UTF8Text { say(.hallBoard, digits(number), x, o) }  // Board {number}: {x} against {o}
  var hallPause: UTF8Text { say(.hallPause) }  // Pause
  var hallResume: UTF8Text { say(.hallResume) }  // Go on
  var hallNext: UTF8Text { say(.hallNext) }  // Next round
  var hallCopy: UTF8Text { say(.hallCopy) }  // Copy results
  var hallCopied: UTF8Text { say(.hallCopied) }  // Copied
  var hallEnd: UTF8Text { say(.hallEnd) }  // End the class
  var hallReallyEnd: UTF8Text { say(.hallReallyEnd) }  // Really end it for everybody?
  var hallClosed: UTF8Text { say(.hallClosed) }  // The class is over.
  var hallAll: UTF8Text { say(.hallAll) }  // All boards
  func hallRemove(name: UTF8Text) -> UTF8Text { say(.hallRemove, name) }  // Remove {name}
  var hallRemoved: UTF8Text { say(.hallRemoved) }  // The teacher has taken you out of the class.
  var hallLeave: UTF8Text { say(.hallLeave) }  // Leave the class
  func hallScan(address: UTF8Text) -> UTF8Text { say(.hallScan, address) }  // Scan, or open {address} and type the code
  var hallBoards: UTF8Text { say(.hallBoards) }  // Boards
  var hallTable: UTF8Text { say(.hallTable) }  // Standing
  var hallPlaceColumn: UTF8Text { say(.hallPlaceColumn) }  // #
  var hallNameColumn: UTF8Text { say(.hallNameColumn) }  // Name
  var hallPlayedColumn: UTF8Text { say(.hallPlayedColumn) }  // Played
  var hallWonColumn: UTF8Text { say(.hallWonColumn) }  // Won
  var hallDrawnColumn: UTF8Text { say(.hallDrawnColumn) }  // Drawn
  var hallPointsColumn: UTF8Text { say(.hallPointsColumn) }  // Points
  var hallTooFew: UTF8Text { say(.hallTooFew) }  // Fewer than two players are there.
  var hallRoundGoesOn: UTF8Text { say(.hallRoundGoesOn) }  // Games of this round still go on.
  func inClass(name: UTF8Text) -> UTF8Text { say(.terminalInClass, name) }  // Class: you are {name}
  func outside(square: Square) -> UTF8Text { say(.terminalOutside, square.notation) }  // {square} is outside the board
  var viewBoard: UTF8Text { say(.terminalViewBoard) }  // View board
  var offerDraw: UTF8Text { say(.terminalOfferDraw) }  // Offer a draw
  var askUndo: UTF8Text { say(.terminalAskUndo) }  // Ask to take back my move
  func takeOverTyped(mark: UTF8Text) -> UTF8Text { say(.terminalTakeOverTyped, mark) }  // Type = to take over {mark}, or a square to play.
}
