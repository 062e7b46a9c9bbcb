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

  /// The terms as `RULES` or `RULES SECONDS+INCREMENT`.
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

/// A time limit in seconds for each mark, with an increment for each move (Fischer's clock).
public struct TimeControl: Hashable, Sendable {
  /// The possible time limits in seconds.
  public static let allSeconds = 1...86_400
  /// The possible increments in seconds.
  public static let allIncrements = 0...3_600

  /// The initial seconds of each mark.
  public let seconds: Int
  /// The seconds that each move adds.
  public let increment: Int

  /// Creates a time control; nil if a number is out of range.
  public init?(seconds: Int, increment: Int) {
    guard TimeControl.allSeconds ~= seconds, TimeControl.allIncrements ~= increment else {
      return nil
    }
    self.seconds = seconds
    self.increment = increment
  }

  /// The time control as `SECONDS+INCREMENT`.
  public var notation: UTF8Text { "\(seconds)+\(increment)" }

  /// Reads `SECONDS+INCREMENT`; nil if the text is anything else or out of range.
  public init?(_ notation: UTF8Text) {
    let parts = notation.split(at: UInt8(ascii: "+"))
    guard parts.count == 2, let seconds = parts[0].number, let increment = parts[1].number else {
      return nil
    }
    self.init(seconds: seconds, increment: increment)
  }
}
