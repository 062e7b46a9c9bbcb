import GamePuzzles
import GameRules

/// A choice among puzzles and lessons, or within one.
public enum QuestChoice: Hashable, Sendable {
  /// Open the puzzle of today.
  case today
  /// Open a lesson, by its number.
  case lesson(Int)
  /// Open puzzles without end, by their grade.
  case endless(Int)
  /// Choose a game where one is asked for, by its number from 1.
  case game(Int)
  /// Show the answer.
  case answer
  /// Go on to the next puzzle or step.
  case next
  /// Share the result.
  case share
  /// Go back to the game.
  case leave
}

extension Quest.Source {
  /// Reads the source in a link; nil if the link opens none.
  ///
  /// - Parameter link: The text of a link, with or without its `#`.
  @inline(never)
  public init?(_ link: UTF8Text) {
    let text = Link.gameText(in: link)
    if let day = Link.day(in: text) {
      do throws(PuzzleDayError) { self = .day(try PuzzleDay(day)) } catch { return nil }
    } else if let number = Link.lesson(in: text)?.number, let lesson = Lesson(number) {
      self = .lesson(lesson)
    } else if let grade = Link.endless(in: text)?.number, let puzzles = EndlessPuzzles(grade: grade)
    {
      self = .endless(puzzles)
    } else if let sheet = Link.sheet(in: text) {
      var games: [Game] = []
      for text in sheet.split(at: UInt8(ascii: ",")) {
        do throws(GameTextError) { games.append(try Game(text)) } catch { return nil }
      }
      self = .sheet(games)
    } else {
      return nil
    }
  }

  /// The text after the `#` of the address that opens the source.
  public var link: UTF8Text {
    switch self {
    case .day(let day): return Link.text(to: day)
    case .lesson(let lesson): return Link.text(to: lesson)
    case .endless(let puzzles): return Link.text(to: puzzles)
    case .sheet(let games): return Link.text(to: games)
    }
  }
}
