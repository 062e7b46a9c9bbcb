import GamePuzzles
import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Option {
  /// A puzzle as JSON.
  static let puzzleJSON = Option(name: "--json", summary: "Print the puzzle and its answer as JSON")
}

extension Command {
  /// The puzzle of a day.
  static let puzzle = Command(
    name: "puzzle",
    parameters: ["YYYY-MM-DD"],
    optional: 1,
    options: [.plain, .spoken, .puzzleJSON],
    summary: "Solve the puzzle of today, or of a day since 2026-01-01",
    details: """
      Asks for the only move that wins, the only one that is safe, or the only one that loses. It is
      the same puzzle for everyone, and needs no network. You have three tries; after a wrong one you
      see what it allows. On the full screen of a terminal, you answer as in a game, and press t for a hint
      or the number of what is offered. With --plain, or where there is no terminal, you type a square such
      as b2, or hint, show, board, help or quit. For a screen reader, --spoken says where the marks are
      instead of drawing the board.

      In place of the date it also reads a link of the page, and repeats its address in the result.

        $ tictactoe puzzle 2026-11-26
        $ tictactoe puzzle 'https://example.org/#day=2026-11-26'

      With --json it prints one object: date, edition of all puzzles, game, task (win, hold or trap),
      moves until the win, or else 1, answer, and grade from 1 to 5.
      """,
    run: { arguments throws(Failure) in
      let (page, day) = try day(arguments.first)
      if arguments.has(.puzzleJSON) { return print(DailyPuzzle(day).json) }
      QuestGame.run(.day(day), page: page, arguments)
    })

  /// The day of a date or link, and the address before the link's `#`.
  private static func day(_ text: String?) throws(Failure) -> (page: UTF8Text, day: PuzzleDay) {
    guard let text else { return ("", try today()) }
    let end = text.utf8.firstIndex(of: UInt8(ascii: "#"))
    let page = end.map { UTF8Text(text[..<$0]) } ?? ""
    let date = end == nil ? UTF8Text(text) : Link.day(in: Link.gameText(in: UTF8Text(text)))
    do throws(PuzzleDayError) {
      guard let date else { throw .unreadable }
      return (page, try PuzzleDay(date))
    } catch {
      throw .usage("puzzle: \"\(text)\": \(error)", for: puzzle)
    }
  }

  /// The date of the system's calendar.
  private static func today() throws(Failure) -> PuzzleDay {
    var now = time(nil)
    var date = tm()
    localtime_r(&now, &date)
    do throws(PuzzleDayError) {
      return try PuzzleDay(
        year: Int(date.tm_year) + 1900, month: Int(date.tm_mon) + 1, day: Int(date.tm_mday))
    } catch {
      throw Failure(status: .failure, message: "puzzle: the system's date: \(error)")
    }
  }
}

extension DailyPuzzle {
  /// The puzzle and its answer as one line of JSON.
  fileprivate var json: String {
    "{\"date\":\"\(day.notation)\",\"edition\":\(DailyPuzzle.edition),"
      + "\"game\":\"\(puzzle.game)\",\"task\":\"\(puzzle.task.notation)\","
      + "\"moves\":\(puzzle.ownMoves),\"answer\":\"\(puzzle.answer)\",\"grade\":\(puzzle.grade)}"
  }
}
