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
    /// Whether an option is on.
    case option(Rules.Option)

    /// Whether the field is a yes-or-no switch.
    public var isSwitch: Bool {
      switch self {
      case .option: true
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
  /// The options that are on.
  public private(set) var options: Rules.Options

  /// Starts from valid rules.
  public init(_ rules: Rules) {
    columns = rules.columns
    rows = rules.rows
    inARow = rules.inARow
    options = rules.options
  }

  /// The number in a field; nil if it has none.
  public func number(_ field: Field) -> Int? {
    switch field {
    case .columns: columns
    case .rows: rows
    case .inARow: inARow
    case .option: nil
    }
  }

  /// Whether a switch is on.
  public func isOn(_ field: Field) -> Bool {
    switch field {
    case .option(let option): options.contains(option)
    case .columns, .rows, .inARow: false
    }
  }

  mutating func edit(_ field: Field, to entry: Entry) {
    switch (field, entry) {
    case (.columns, .text(let text)): columns = CustomRules.number(text)
    case (.rows, .text(let text)): rows = CustomRules.number(text)
    case (.inARow, .text(let text)): inARow = CustomRules.number(text)
    case (.option(let option), .isOn(let isOn)): options.set(option, isOn)
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
      return try Rules(columns: columns, rows: rows, inARow: inARow, options: options)
    } catch {
      throw Refusal(field: CustomRules.field(of: error), cause: error)
    }
  }

  private static func field(of error: RulesError) -> Field {
    switch error {
    case .columns: .columns
    case .rows: .rows
    case .inARow, .nothingWins: .inARow
    case .pattern(let pattern, _, _): .option(.pattern(pattern))
    case .shape: .columns
    }
  }

  /// Parses a whole number of at most three digits; spaces around it are ignored.
  private static func number(_ text: UTF8Text) -> Int? {
    var value: Int?
    var hasEnded = false
    for byte in text.withWesternDigits.bytes {
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
    [.columns, .rows, .inARow] + Rules.Option.allCases.map { .option($0) }
  }
}
