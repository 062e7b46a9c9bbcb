import GameRules

/// Rules that a player is editing; they may not be valid yet.
public struct CustomRules: Hashable, Sendable {
  /// An editable field.
  public enum Field: Hashable, Sendable {
    /// The number of columns.
    case columns
    /// The number of rows.
    case rows
    /// The number of squares in a row that wins.
    case inARow
    /// Whether a pattern wins.
    case pattern(Pattern)
    /// Whether the game ends in this way instead of the normal one.
    case ending(Ending)

    /// Whether the field is a yes-or-no switch.
    public var isSwitch: Bool {
      switch self {
      case .pattern, .ending: true
      case .columns, .rows, .inARow: false
      }
    }
  }

  /// The value entered in a field.
  public enum Entry: Hashable, Sendable {
    /// The typed text, which need not be a number.
    case text(UTF8Text)
    /// The state of a switch.
    case isOn(Bool)
  }

  /// The first field that makes the rules invalid, with the cause.
  public struct Refusal: Error, Hashable, Sendable {
    /// The field to change.
    public let field: Field
    /// The error in the rules; nil if the field holds no number.
    public let cause: RulesError?
  }

  private var columns: Int?
  private var rows: Int?
  private var inARow: Int?
  private var patterns: Patterns
  /// The meaning of a completed line.
  public private(set) var ending: Ending

  /// Starts from valid rules.
  public init(_ rules: Rules) {
    columns = rules.columns
    rows = rules.rows
    inARow = rules.inARow
    patterns = rules.patterns
    ending = rules.ending
  }

  /// The number in a field; nil if it has none.
  public func number(_ field: Field) -> Int? {
    switch field {
    case .columns: columns
    case .rows: rows
    case .inARow: inARow
    case .pattern, .ending: nil
    }
  }

  /// Whether a switch is on.
  public func isOn(_ field: Field) -> Bool {
    switch field {
    case .pattern(let pattern): patterns.contains(pattern)
    case .ending(let ending): self.ending == ending
    case .columns, .rows, .inARow: false
    }
  }

  mutating func edit(_ field: Field, to entry: Entry) {
    switch (field, entry) {
    case (.columns, .text(let text)): columns = CustomRules.number(text)
    case (.rows, .text(let text)): rows = CustomRules.number(text)
    case (.inARow, .text(let text)): inARow = CustomRules.number(text)
    case (.pattern(let pattern), .isOn(true)): patterns.insert(pattern)
    case (.pattern(let pattern), .isOn(false)): patterns.remove(pattern)
    case (.ending(let ending), .isOn(let isOn)): self.ending = isOn ? ending : .normal
    default: break
    }
  }

  /// The edited rules.
  ///
  /// - Throws: The field to change, with the cause.
  public func rules() throws(Refusal) -> Rules {
    guard let columns else { throw Refusal(field: .columns, cause: nil) }
    guard let rows else { throw Refusal(field: .rows, cause: nil) }
    guard let inARow else { throw Refusal(field: .inARow, cause: nil) }
    do throws(RulesError) {
      return try Rules(
        columns: columns, rows: rows, inARow: inARow, patterns: patterns, ending: ending)
    } catch {
      throw Refusal(field: CustomRules.field(of: error), cause: error)
    }
  }

  private static func field(of error: RulesError) -> Field {
    switch error {
    case .columns: .columns
    case .rows: .rows
    case .inARow: .inARow
    case .pattern(let pattern, _, _): .pattern(pattern)
    }
  }

  /// Parses a whole number of at most three digits; spaces around it are ignored.
  private static func number(_ text: UTF8Text) -> Int? {
    var value: Int?
    var hasEnded = false
    for byte in text.bytes {
      if byte == UInt8(ascii: " ") {
        hasEnded = value != nil
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, !hasEnded, value ?? 0 < 100 else {
        return nil
      }
      value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

extension CustomRules.Field: CaseIterable {
  /// All fields in the order shown.
  public static var allCases: [CustomRules.Field] {
    [.columns, .rows, .inARow] + Pattern.allCases.map { .pattern($0) }
      + Ending.allCases.filter { $0 != .normal }.map { .ending($0) }
  }
}
