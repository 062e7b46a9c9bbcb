import GameRules

/// Rules as a player is editing them, which need not be possible yet.
public struct CustomRules: Hashable, Sendable {
  /// What can be edited.
  public enum Field: Hashable, Sendable {
    /// The number of columns.
    case columns
    /// The number of rows.
    case rows
    /// How many in a row win.
    case inARow
    /// Whether a pattern wins.
    case pattern(Pattern)
    /// Whether a game ends in this way and not in the normal one.
    case ending(Ending)

    /// Whether it is answered by yes or no.
    public var isSwitch: Bool {
      switch self {
      case .pattern, .ending: true
      case .columns, .rows, .inARow: false
      }
    }
  }

  /// What was entered.
  public enum Entry: Hashable, Sendable {
    /// Digits, or whatever else was typed.
    case text(UTF8Text)
    /// Yes or no.
    case isOn(Bool)
  }

  /// A field that keeps the rules from being played, and why.
  public struct Refusal: Error, Hashable, Sendable {
    /// The field to change.
    public let field: Field
    /// Why rules cannot be so; nil where the field holds no number.
    public let cause: RulesError?
  }

  private var columns: Int?
  private var rows: Int?
  private var inARow: Int?
  private var patterns: Patterns
  /// How the game ends.
  public private(set) var ending: Ending

  /// Begins with rules that are possible.
  public init(_ rules: Rules) {
    columns = rules.columns
    rows = rules.rows
    inARow = rules.inARow
    patterns = rules.patterns
    ending = rules.ending
  }

  /// The number in a field, or nil where it has none.
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

  /// The rules.
  ///
  /// - Throws: What keeps them from being, with the field to change.
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

  /// A whole number of at most three digits; spaces around it do not matter.
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
  /// In the order in which they are shown.
  public static var allCases: [CustomRules.Field] {
    [.columns, .rows, .inARow] + Pattern.allCases.map { .pattern($0) }
      + Ending.allCases.filter { $0 != .normal }.map { .ending($0) }
  }
}
