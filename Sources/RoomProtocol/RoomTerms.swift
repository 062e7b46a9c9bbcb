import GameRules

/// The rules and the clock of all games of a room.
public struct RoomTerms: Hashable, Sendable {
  /// The rules.
  public var rules: Rules
  /// The clock, if there is one.
  public var clock: TimeControl?

  /// Creates terms.
  public init(_ rules: Rules, _ clock: TimeControl? = nil) {
    self.rules = rules
    self.clock = clock
  }

  /// The terms as `RULES`, `RULES SECONDS+INCREMENT` or `RULES DAYSd`.
  public var notation: UTF8Text {
    guard let clock else { return rules.notation }
    return rules.notation + " " + clock.notation
  }

  /// The error for terms that cannot be read.
  public enum Unreadable: Error, Hashable {
    /// The rules cannot be read.
    case rules(RulesTextError)
    /// The clock cannot be read.
    case clock
  }

  /// Reads terms.
  ///
  /// - Throws: `Unreadable`, with the part that cannot be read.
  public init(_ notation: UTF8Text) throws(Unreadable) {
    let words = notation.words
    do throws(RulesTextError) {
      rules = try Rules(words[0])
    } catch {
      throw .rules(error)
    }
    guard words.count > 1 else { return }
    guard words.count == 2, let clock = TimeControl(words[1]) else { throw .clock }
    self.clock = clock
  }
}

/// A time limit in seconds for each mark, with an increment for each move (Fischer's clock), or a limit in
/// days for each move.
public struct TimeControl: Hashable, Sendable {
  /// The possible time limits in seconds.
  public static let allSeconds = 1...86_400
  /// The possible increments in seconds.
  public static let allIncrements = 0...3_600
  /// The possible days for each move.
  public static let allDays = 1...14

  private static let secondsOfDay = 86_400

  /// The initial seconds of each mark.
  public let seconds: Int
  /// The seconds that each move adds.
  public let increment: Int
  /// Whether each move restores all seconds, which are then whole days.
  public let isPerMove: Bool

  /// Creates a time control; nil if a number is out of range.
  public init?(seconds: Int, increment: Int) {
    guard TimeControl.allSeconds ~= seconds, TimeControl.allIncrements ~= increment else {
      return nil
    }
    self.seconds = seconds
    self.increment = increment
    isPerMove = false
  }

  /// Creates a time control of days for each move; nil if the number is out of range.
  public init?(days: Int) {
    guard TimeControl.allDays ~= days else { return nil }
    seconds = days * TimeControl.secondsOfDay
    increment = 0
    isPerMove = true
  }

  /// The days for each move; nil for a clock of the whole game.
  public var days: Int? { isPerMove ? seconds / TimeControl.secondsOfDay : nil }

  /// The time control as `SECONDS+INCREMENT` or `DAYSd`.
  public var notation: UTF8Text { days.map { "\($0)d" } ?? "\(seconds)+\(increment)" }

  /// Reads `SECONDS+INCREMENT` or `DAYSd`; nil if the text is anything else or out of range.
  public init?(_ notation: UTF8Text) {
    if notation.bytes.last == UInt8(ascii: "d") {
      guard let days = UTF8Text(notation.bytes.dropLast()).number else { return nil }
      self.init(days: days)
      return
    }
    let parts = notation.split(at: UInt8(ascii: "+"))
    guard parts.count == 2, let seconds = parts[0].number, let increment = parts[1].number else {
      return nil
    }
    self.init(seconds: seconds, increment: increment)
  }
}
