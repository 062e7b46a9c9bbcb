import GamePuzzles
import GameRules

/// A choice among puzzles and lessons, or within one.
///
/// It is only a number, because every item of a panel has room for one, and all items are compared
/// whenever anything changes.
public struct QuestChoice: Hashable, Sendable {
  let number: Int

  /// Show the answer.
  public static let answer = QuestChoice(number: 0)
  /// Go on to the next puzzle or step.
  public static let next = QuestChoice(number: 1)
  /// Share the result.
  public static let share = QuestChoice(number: 2)
  /// Go back to the game.
  public static let leave = QuestChoice(number: 3)

  /// Show earlier days of the archive.
  public static let earlier = QuestChoice(number: 4)
  /// Show later days of the archive.
  public static let later = QuestChoice(number: 5)

  /// Empty the square that was filled last.
  static let undo = QuestChoice(number: -1)
  /// Empty the drawing.
  static let clear = QuestChoice(number: -2)
  /// Draw another shape.
  static let another = QuestChoice(number: -3)
  /// Make the board smaller.
  static let smaller = QuestChoice(number: -4)
  /// Make the board larger.
  static let larger = QuestChoice(number: -5)
  /// Show why nobody can win.
  static let why = QuestChoice(number: -6)
  /// Go to the smallest board on which the first player wins.
  static let smallest = QuestChoice(number: -7)
  /// Go to the nearest fair rules.
  static let fair = QuestChoice(number: -8)
  /// Draw a shape of one's own.
  public static let draw = QuestChoice(number: -9)

  private static let firstAnimal = -10
  private static let firstGame = 10
  private static let firstLesson = 20
  private static let firstSeries = 40
  private static let firstDay = 50

  /// Answer with a game, by its number from 1.
  static func game(_ number: Int) -> QuestChoice { QuestChoice(number: firstGame + number) }
  /// Open a shape of the gallery, by its place.
  static func animal(_ place: Int) -> QuestChoice { QuestChoice(number: firstAnimal - place) }
  /// Open a lesson, by its number.
  static func lesson(_ number: Int) -> QuestChoice { QuestChoice(number: firstLesson + number) }
  /// Open endless puzzles, by the number of their series.
  static func endless(_ series: Int) -> QuestChoice { QuestChoice(number: firstSeries + series) }
  /// Open the puzzle of a day, by its number.
  static func day(_ number: Int) -> QuestChoice { QuestChoice(number: firstDay + number) }

  /// The source to open; nil for a choice within a source.
  public var source: Quest.Source? {
    if self == .draw { return .shapes(.sixBySix) }
    if number <= QuestChoice.firstAnimal {
      let place = QuestChoice.firstAnimal - number
      return Animal.all.indices ~= place ? Animal.all[place].rules.map { .shapes($0) } : nil
    }
    if let day = PuzzleDay(number: number - QuestChoice.firstDay) { return .day(day) }
    if let puzzles = EndlessPuzzles(series: number - QuestChoice.firstSeries) {
      return .endless(puzzles)
    }
    return Lesson(number - QuestChoice.firstLesson).map { .lesson($0) }
  }

  /// The action within a source; nil if the choice is not one.
  public var action: Quest.Action? {
    switch self {
    case .answer: .answerTapped
    case .next: .nextTapped
    case .share, .leave, .earlier, .later: nil
    case .undo: .drawn(.undo)
    case .clear: .drawn(.clear)
    case .another: .drawn(.another)
    case .smaller: .drawn(.resize(by: -1))
    case .larger: .drawn(.resize(by: 1))
    case .why: .drawn(.why)
    case .smallest: .drawn(.smallest)
    case .fair: .drawn(.fair)
    default: .gameChosen(number - QuestChoice.firstGame)
    }
  }
}

extension Quest.Source {
  /// Reads the source in a link; nil if the link opens none.
  ///
  /// - Parameters:
  ///   - link: The text of a link, with or without its `#`.
  ///   - record: The record beside it in the browser's history, which marks the link's puzzle as one
  ///     of the endless ones.
  @inline(never)
  public init?(_ link: UTF8Text, record: UTF8Text = "") {
    let text = Link.gameText(in: link)
    if let day = Link.day(in: text) {
      do throws(PuzzleDayError) { self = .day(try PuzzleDay(day)) } catch { return nil }
    } else if let number = Link.lesson(in: text)?.number, let lesson = Lesson(number) {
      self = .lesson(lesson)
    } else if let rules = Link.drawing(in: text) {
      do throws(RulesTextError) { self = .shapes(try Rules(rules)) } catch { return nil }
    } else if let sheet = Link.sheet(in: text) {
      if let puzzles = record.number.flatMap({ EndlessPuzzles(series: $0) }) {
        self = .endless(puzzles)
        return
      }
      guard let games = Quest.Source.games(sheet) else { return nil }
      self = .sheet(games)
    } else {
      return nil
    }
  }

  /// The most lines of the boards of a sheet: many large ones would fill the memory of a browser.
  private static let mostLines = 20_000

  /// The games of a sheet; nil if one cannot be read, or if there is no room for them.
  private static func games(_ sheet: UTF8Text) -> [Game]? {
    var games: [Game] = []
    var tables = LineTables()
    var lines = 0
    for text in sheet.split(at: UInt8(ascii: ",")) {
      do throws(GameTextError) {
        let game = try Game(text, sharing: &tables)
        if game.rules != games.last?.rules { lines += game.position.table.lines.count }
        games.append(game)
      } catch {
        return nil
      }
      guard lines <= mostLines else { return nil }
    }
    return games
  }

  /// The text after the `#` of the address that opens the source, or the shown one of endless puzzles.
  public func link(showing game: Game) -> UTF8Text {
    let link =
      switch self {
      case .day(let day): Link.text(to: day)
      case .lesson(let lesson): Link.text(to: lesson)
      case .sheet(let games): Link.text(to: games)
      case .endless: Link.text(to: [game])
      case .shapes: Link.text(toDraw: game.rules)
      }
    return UTF8Text(link.bytes.dropFirst())
  }

  /// The record beside the link in the browser's history: the series of endless puzzles.
  public var record: UTF8Text {
    if case .endless(let puzzles) = self { "\(puzzles.series)" } else { "" }
  }
}
