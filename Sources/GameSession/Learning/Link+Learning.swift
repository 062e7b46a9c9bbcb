import GamePuzzles
import GameRules

// Links to puzzles and lessons.

extension Link {
  private static var dayPrefix: UTF8Text { "day=" }
  private static var lessonPrefix: UTF8Text { "lesson=" }
  private static var sheetPrefix: UTF8Text { "puzzles=" }
  private static var drawPrefix: UTF8Text { "draw=" }

  /// The text after the address of the page that opens the puzzle of a day.
  public static func text(to day: PuzzleDay) -> UTF8Text { "#" + dayPrefix + day.notation }

  /// The text after the address of the page on which a shape is drawn.
  public static func text(toDraw rules: Rules) -> UTF8Text { "#" + drawPrefix + rules.notation }

  /// The rules in a link on which a shape is drawn, which need not be readable; nil for any other link.
  public static func drawing(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: drawPrefix) }

  /// The text after the address of the page that opens a lesson.
  public static func text(to lesson: Lesson) -> UTF8Text { "#" + lessonPrefix + "\(lesson.number)" }

  /// The text after the address of the page that opens a teacher's sheet.
  public static func text(to sheet: [Game]) -> UTF8Text {
    var text: UTF8Text = ""
    for game in sheet { text += (text.isEmpty ? "" : ",") + game.notation }
    return "#" + sheetPrefix + text
  }

  /// The games in a link to a teacher's sheet, which need not be readable; nil for any other link.
  public static func sheet(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: sheetPrefix) }

  /// The date in a link to the puzzle of a day, which need not exist; nil for any other link.
  public static func day(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: dayPrefix) }

  /// The number in a link to a lesson, which need not exist; nil for any other link.
  public static func lesson(in text: UTF8Text) -> UTF8Text? { rest(of: text, after: lessonPrefix) }

  /// Whether a link names a puzzle or a lesson, which need not exist.
  @inline(never)
  public static func opensQuest(_ link: UTF8Text) -> Bool {
    let text = gameText(in: link)
    return [dayPrefix, lessonPrefix, sheetPrefix, drawPrefix].contains {
      rest(of: text, after: $0) != nil
    }
  }

  private static func rest(of text: UTF8Text, after prefix: UTF8Text) -> UTF8Text? {
    guard text.bytes.starts(with: prefix.bytes) else { return nil }
    return UTF8Text(text.bytes.dropFirst(prefix.bytes.count))
  }
}
