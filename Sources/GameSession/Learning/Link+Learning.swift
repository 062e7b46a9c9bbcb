import GamePuzzles
import GameRules

// Links to puzzles and lessons.

extension Link {
  private static var dayPrefix: UTF8Text { "day=" }
  private static var lessonPrefix: UTF8Text { "lesson=" }

  /// The text after the address of the page that opens the puzzle of a day.
  public static func text(to day: PuzzleDay) -> UTF8Text { "#" + dayPrefix + day.notation }

  /// The text after the address of the page that opens a lesson.
  public static func text(to lesson: Lesson) -> UTF8Text { "#" + lessonPrefix + "\(lesson.number)" }

  /// The date in a link to the puzzle of a day, which need not exist; nil for any other link.
  public static func day(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: dayPrefix) }

  /// The number in a link to a lesson, which need not exist; nil for any other link.
  public static func lesson(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: lessonPrefix) }

  private static func rest(of text: UTF8Text, after prefix: UTF8Text) -> UTF8Text? {
    guard text.bytes.starts(with: prefix.bytes) else { return nil }
    return UTF8Text(text.bytes.dropFirst(prefix.bytes.count))
  }
}
