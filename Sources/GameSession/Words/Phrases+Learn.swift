// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

import GameRules
import GameSolver
import RoomProtocol

extension Phrasebook {
  func learnPuzzleTitle(number: Int, date: UTF8Text) -> UTF8Text { say(.learnPuzzleTitle, digits(number), date) }  // Puzzle {number}, {date}
  func learnPuzzleGrade(number: Int) -> UTF8Text { say(.learnPuzzleGrade, digits(number)) }  // Difficulty {number} of 5
  func learnPuzzleSide(mark: UTF8Text) -> UTF8Text { say(.learnPuzzleSide, mark) }  // You play {mark}.
  func learnPuzzleWin(n: Int) -> UTF8Text { say(.learnPuzzleWin, with: [digits(n)], n: n) }  // Only one move wins. It takes you {n} move. | Only one move wins. It takes you {n} moves.
  func learnPuzzleHold(mark: UTF8Text) -> UTF8Text { say(.learnPuzzleHold, mark) }  // Only one move is safe. After any other, {mark} can win.
  func learnPuzzleThreats(n: Int) -> UTF8Text { say(.learnPuzzleThreats, with: [digits(n)], n: n) }  // Every move must threaten to win. Only one first move is right. It takes you {n} move. | Every move must threaten to win. Only one first move is right. It takes you {n} moves.
  var learnPuzzleTrap: UTF8Text { say(.learnPuzzleTrap) }  // Only one move loses. Which one?
  var learnRight: UTF8Text { say(.learnRight) }  // Right!
  func learnWrong(place: UTF8Text) -> UTF8Text { say(.learnWrong, place) }  // Not {place}.
  func learnSafe(place: UTF8Text) -> UTF8Text { say(.learnSafe, place) }  // {place} is safe: nobody wins after it.
  func learnGoOn(mark: UTF8Text, place: UTF8Text) -> UTF8Text { say(.learnGoOn, mark, place) }  // {mark} answers with {place}. Go on.
  func learnLeft(n: Int) -> UTF8Text { say(.learnLeft, with: [digits(n)], n: n) }  // {n} try left. | {n} tries left.
  func learnAnswer(place: UTF8Text) -> UTF8Text { say(.learnAnswer, place) }  // The answer is {place}.
  func learnAnswers(places: UTF8Text) -> UTF8Text { say(.learnAnswers, places) }  // A right answer is {places}.
  func learnRefutedCompletes(mark: UTF8Text, place: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.learnRefutedCompletes, mark, place, lines) }  // {mark} plays {place} and completes {lines}.
  func learnRefutedForks(mark: UTF8Text, place: UTF8Text, lines: UTF8Text) -> UTF8Text { say(.learnRefutedForks, mark, place, lines) }  // {mark} plays {place} and threatens to complete {lines} at once.
  func learnRefutedWins(mark: UTF8Text, place: UTF8Text, n: Int) -> UTF8Text { say(.learnRefutedWins, with: [mark, place, digits(n)], n: n) }  // {mark} plays {place} and wins in {n} move. | {mark} plays {place} and wins in {n} moves.
  func learnRefutedHolds(mark: UTF8Text, place: UTF8Text) -> UTF8Text { say(.learnRefutedHolds, mark, place) }  // {mark} plays {place}, and nobody can win.
  func learnRefutedLine(moves: UTF8Text) -> UTF8Text { say(.learnRefutedLine, moves) }  // It goes on like this: {moves}.
  func learnSolvedOn(_ index: Int) -> UTF8Text { say(.learnSolvedOnOne, plus: index) }  // solved on the 1st try …
  var learnUnsolved: UTF8Text { say(.learnUnsolved) }  // not solved
  func learnShare(number: Int, result: UTF8Text) -> UTF8Text { say(.learnShare, digits(number), result) }  // Tic-tac-toe, puzzle {number}: {result}
  func learnShareHelped(number: Int, result: UTF8Text, n: Int) -> UTF8Text { say(.learnShareHelped, with: [digits(number), result, digits(n)], n: n) }  // Tic-tac-toe, puzzle {number}: {result} with {n} hint | Tic-tac-toe, puzzle {number}: {result} with {n} hints
  var learnLookCompletes: UTF8Text { say(.learnLookCompletes) }  // Look at your own marks.
  func learnLookBlocks(mark: UTF8Text) -> UTF8Text { say(.learnLookBlocks, mark) }  // What does {mark} want?
  var learnLookForks: UTF8Text { say(.learnLookForks) }  // Look where two of your lines cross.
  func learnLookStopsFork(mark: UTF8Text) -> UTF8Text { say(.learnLookStopsFork, mark) }  // {mark} has a plan. Look where two lines cross.
  func learnLookThreatens(mark: UTF8Text) -> UTF8Text { say(.learnLookThreatens, mark) }  // Make {mark} block you.
  var learnLookWins: UTF8Text { say(.learnLookWins) }  // You can win. Think ahead.
  var learnLookOnlyHold: UTF8Text { say(.learnLookOnlyHold) }  // Careful! Most squares lose.
  var learnLookHolds: UTF8Text { say(.learnLookHolds) }  // Nobody can win if both are careful.
  func learnLookDelays(mark: UTF8Text) -> UTF8Text { say(.learnLookDelays, mark) }  // {mark} can win. Make it hard.
  var learnLookOpens: UTF8Text { say(.learnLookOpens) }  // Look for a square with many lines.
  var learnLookCompletesNone: UTF8Text { say(.learnLookCompletesNone) }  // A line loses here. Make none.
  func learnLookTrap(mark: UTF8Text) -> UTF8Text { say(.learnLookTrap, mark) }  // Try each square. What can {mark} do then?
  var learnIdeaCompletes: UTF8Text { say(.learnIdeaCompletes) }  // One more mark makes a line.
  func learnIdeaBlocks(mark: UTF8Text) -> UTF8Text { say(.learnIdeaBlocks, mark) }  // {mark} needs one more mark in this line.
  var learnIdeaForks: UTF8Text { say(.learnIdeaForks) }  // One square makes two threats at once.
  func learnIdeaStopsFork(mark: UTF8Text) -> UTF8Text { say(.learnIdeaStopsFork, mark) }  // {mark} wants two threats at once. Take that square first.
  var learnIdeaThreatens: UTF8Text { say(.learnIdeaThreatens) }  // Threaten a line, so that the other side must block it.
  func learnIdeaWins(n: Int) -> UTF8Text { say(.learnIdeaWins, with: [digits(n)], n: n) }  // You win in {n} move. The first one is quiet. | You win in {n} moves. The first one is quiet.
  var learnIdeaOnlyHold: UTF8Text { say(.learnIdeaOnlyHold) }  // Only one square is safe.
  var learnIdeaHolds: UTF8Text { say(.learnIdeaHolds) }  // Take a square with many open lines.
  var learnIdeaDelays: UTF8Text { say(.learnIdeaDelays) }  // Find the move after which it takes longest.
  func learnIdeaOpens(mark: UTF8Text) -> UTF8Text { say(.learnIdeaOpens, mark) }  // Take a square with many open lines that {mark} wants too.
  var learnIdeaCompletesNone: UTF8Text { say(.learnIdeaCompletesNone) }  // Keep your marks apart.
  func learnIdeaTrap(mark: UTF8Text) -> UTF8Text { say(.learnIdeaTrap, mark) }  // After one square, {mark} gets two threats at once or a longer plan.
  func learnIdeaMove(place: UTF8Text) -> UTF8Text { say(.learnIdeaMove, place) }  // Play {place}.
  var learnMoreIdea: UTF8Text { say(.learnMoreIdea) }  // Another hint tells you the idea.
  var learnMoreMove: UTF8Text { say(.learnMoreMove) }  // Another hint tells you the move.
  func learnElsewhere(mark: UTF8Text, place: UTF8Text) -> UTF8Text { say(.learnElsewhere, mark, place) }  // After any other move, {mark} plays {place} and can win.
  func learnAfter(place: UTF8Text, mark: UTF8Text, reply: UTF8Text) -> UTF8Text { say(.learnAfter, place, mark, reply) }  // {place}? Then {mark} plays {reply} and can win.
  func learnSafeOne(place: UTF8Text, reply: UTF8Text, mark: UTF8Text) -> UTF8Text { say(.learnSafeOne, place, reply, mark) }  // {place}: then only {reply} is safe for {mark}.
  func learnSafeSome(place: UTF8Text, number: Int, total: Int, mark: UTF8Text) -> UTF8Text { say(.learnSafeSome, with: [place, digits(number), digits(total), mark]) }  // {place}: then {number} of {total} answers are safe for {mark}.
  var learnSafeNumber: UTF8Text { say(.learnSafeNumber) }  // The number tells how many answers of the other side are safe.
  var learnTooLarge: UTF8Text { say(.learnTooLarge) }  // This board is too large to check every move.
  var learnRings: UTF8Text { say(.learnRings) }  // Rings show threats.
  func learnLesson(_ index: Int) -> UTF8Text { say(.learnLessonOne, plus: index) }  // Three in a row …
  func learnAbout(_ index: Int) -> UTF8Text { say(.learnAboutOne, plus: index) }  // Three of your marks in a row win: across, down or on a slant. …
  func learnHeading(number: Int, title: UTF8Text) -> UTF8Text { say(.learnHeading, digits(number), title) }  // Lesson {number}: {title}
  var learnLessons: UTF8Text { say(.learnLessons) }  // Lessons
  func learnStep(number: Int, total: Int) -> UTF8Text { say(.learnStep, digits(number), digits(total)) }  // Step {number} of {total}
  var learnAskComplete: UTF8Text { say(.learnAskComplete) }  // Complete your line.
  func learnAskBlock(mark: UTF8Text) -> UTF8Text { say(.learnAskBlock, mark) }  // Stop {mark}.
  func learnAskWin(n: Int) -> UTF8Text { say(.learnAskWin, with: [digits(n)], n: n) }  // You can win in {n} move. Find the first one. | You can win in {n} moves. Find the first one.
  var learnAskSafe: UTF8Text { say(.learnAskSafe) }  // Find a safe move.
  var learnAskOnlySafe: UTF8Text { say(.learnAskOnlySafe) }  // Find the only safe move.
  func learnAskOpenLine(player: UTF8Text) -> UTF8Text { say(.learnAskOpenLine, player) }  // One line is still open to {player}. Choose an empty square of it.
  var learnAskTwin: UTF8Text { say(.learnAskTwin) }  // Take the twin.
  var learnAskGame: UTF8Text { say(.learnAskGame) }  // In which game does the player who starts lose? Type its number.
  func learnDone(_ index: Int) -> UTF8Text { say(.learnDoneOne, plus: index) }  // A row. That wins! …
  var learnFinished: UTF8Text { say(.learnFinished) }  // Lesson done.
  var learnToday: UTF8Text { say(.learnToday) }  // Puzzle of the day
  var learnMore: UTF8Text { say(.learnMore) }  // More puzzles
  func learnLessonsDone(number: Int, total: Int) -> UTF8Text { say(.learnLessonsDone, digits(number), digits(total)) }  // {number} of {total} done
  var learnShow: UTF8Text { say(.learnShow) }  // Show the answer
  var learnNext: UTF8Text { say(.learnNext) }  // Next
  var learnLeave: UTF8Text { say(.learnLeave) }  // Back to the game
  var learnShareResult: UTF8Text { say(.learnShareResult) }  // Share the result
  var learnMissed: UTF8Text { say(.learnMissed) }  // Not solved
  var learnMaking: UTF8Text { say(.learnMaking) }  // Making the puzzle
  var learnNoPuzzle: UTF8Text { say(.learnNoPuzzle) }  // This is no puzzle
  var learnAllDone: UTF8Text { say(.learnAllDone) }  // All done.
  var learnSeatPuzzle: UTF8Text { say(.learnSeatPuzzle) }  // Puzzle
  var learnSeatLesson: UTF8Text { say(.learnSeatLesson) }  // Lesson
  var learnHow: UTF8Text { say(.learnHow) }  // You have three tries. A wrong move shows what it does, and goes back.
  var learnDays: UTF8Text { say(.learnDays) }  // All days
  var learnEarlier: UTF8Text { say(.learnEarlier) }  // Earlier
  var learnLater: UTF8Text { say(.learnLater) }  // Later
  var learnDaySolved: UTF8Text { say(.learnDaySolved) }  // Solved
  var learnDayHelped: UTF8Text { say(.learnDayHelped) }  // Solved with help
  var learnDayShown: UTF8Text { say(.learnDayShown) }  // Answer shown
  func learnStreak(n: Int) -> UTF8Text { say(.learnStreak, with: [digits(n)], n: n) }  // {n} day in a row | {n} days in a row
  var learnThreats: UTF8Text { say(.learnThreats) }  // Five in a row by threats
  func learnPuzzlesDone(n: Int) -> UTF8Text { say(.learnPuzzlesDone, with: [digits(n)], n: n) }  // {n} puzzle done | {n} puzzles done
  var learnWays: UTF8Text { say(.learnWays) }  // Puzzles and lessons
  var learnShapes: UTF8Text { say(.learnShapes) }  // Your own shape
  var learnWorthDraw: UTF8Text { say(.learnWorthDraw) }  // A draw
  var learnWorthFair: UTF8Text { say(.learnWorthFair) }  // Fair with swap
  func learnWorthWins(mark: UTF8Text, n: Int) -> UTF8Text { say(.learnWorthWins, with: [mark, digits(n)], n: n) }  // {mark} wins in {n} move | {mark} wins in {n} moves
  func learnWorthSomehow(mark: UTF8Text) -> UTF8Text { say(.learnWorthSomehow, mark) }  // {mark} can always win
  var learnWorthChooser: UTF8Text { say(.learnWorthChooser) }  // Whoever chooses wins
  var learnWorthCareful: UTF8Text { say(.learnWorthCareful) }  // Nobody can win if both are careful
  var learnWorthNever: UTF8Text { say(.learnWorthNever) }  // Nobody can win, on any board
  var learnWorthUnknown: UTF8Text { say(.learnWorthUnknown) }  // Not known. Perhaps nobody has ever looked.
  var learnWorthLooking: UTF8Text { say(.learnWorthLooking) }  // Who can win? Looking …
  var learnDrawTask: UTF8Text { say(.learnDrawTask) }  // Draw what wins: tap its squares.
  var learnDrawMore: UTF8Text { say(.learnDrawMore) }  // One more square at least.
  var learnDrawTurned: UTF8Text { say(.learnDrawTurned) }  // It also counts turned and mirrored.
  func learnDrawAlso(shapes: UTF8Text) -> UTF8Text { say(.learnDrawAlso, shapes) }  // Also: {shapes}.
  func learnDrawSquare(square: Square) -> UTF8Text { say(.learnDrawSquare, square.notation) }  // {square}, in the shape
  func learnDrawRemoved(square: Square) -> UTF8Text { say(.learnDrawRemoved, square.notation) }  // {square}, not in the shape
  var learnDrawPlay: UTF8Text { say(.learnDrawPlay) }  // Play it
  var learnDrawSmaller: UTF8Text { say(.learnDrawSmaller) }  // Smaller
  var learnDrawLarger: UTF8Text { say(.learnDrawLarger) }  // Larger
  var learnDrawClear: UTF8Text { say(.learnDrawClear) }  // Clear
  var learnDrawAnother: UTF8Text { say(.learnDrawAnother) }  // Add a shape
  var learnDrawWhy: UTF8Text { say(.learnDrawWhy) }  // Why?
  func learnDrawBecause(mark: UTF8Text) -> UTF8Text { say(.learnDrawBecause, mark) }  // {mark} always takes the other square of a pair. No place of the shape is without a whole pair.
  func learnDrawSmallest(size: UTF8Text) -> UTF8Text { say(.learnDrawSmallest, size) }  // Smallest: {size}
  var learnDrawFair: UTF8Text { say(.learnDrawFair) }  // Make it fair
  var learnDrawOwn: UTF8Text { say(.learnDrawOwn) }  // Draw your own
  func learnGalleryWins(mark: UTF8Text) -> UTF8Text { say(.learnGalleryWins, mark) }  // {mark} can win
  var learnGalleryNever: UTF8Text { say(.learnGalleryNever) }  // Nobody can win
  var learnGalleryOpen: UTF8Text { say(.learnGalleryOpen) }  // Nobody knows
  var learnGalleryPairs: UTF8Text { say(.learnGalleryPairs) }  // Choose one, and see why.
  var learnDrawTooMany: UTF8Text { say(.learnDrawTooMany) }  // A shape has at most 8 squares.
  var learnDrawTooWide: UTF8Text { say(.learnDrawTooWide) }  // A shape is at most 8 squares wide and high.
  var learnDrawSame: UTF8Text { say(.learnDrawSame) }  // You have this shape already.
  var learnDrawSize: UTF8Text { say(.learnDrawSize) }  // A board has 3 to 10 rows, with room for the shape.
}
