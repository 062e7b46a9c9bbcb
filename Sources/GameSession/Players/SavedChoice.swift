import GameRules
import GameSolver

/// A choice that is saved by its name.
///
/// Earlier versions saved the raw value, so a case must never change it. A new case takes the next
/// free one, wherever it is in the order.
public protocol SavedChoice: RawRepresentable where RawValue == UInt8 {
  /// The names of the cases by raw value, with spaces between them.
  static var names: StaticString { get }
}

extension SavedChoice {
  /// A stable, unlocalized identifier.
  public var identifier: UTF8Text { SavedText.word(rawValue, of: Self.names) }

  /// Reads a choice from a saved text.
  init?(_ text: inout SavedText) {
    guard let number = text.choice(of: Self.names) else { return nil }
    self.init(rawValue: number)
  }
}

extension Level: SavedChoice {
  /// The names of the cases by raw value.
  public static var names: StaticString { "beginner easy medium hard perfect trickster" }

  /// Reads an identifier, or the name that the level had in earlier versions.
  public init?(named name: UTF8Text) {
    let number =
      SavedText.index(of: name, in: Level.names)
      ?? SavedText.index(of: name, in: "beginner casual careful sharp perfect trapper")
    guard let number else { return nil }
    self.init(rawValue: number)
  }
}

/// Reads a saved text word by word.
struct SavedText {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: UTF8Text) { bytes = text.bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Reads up to the next space, or nothing at the end.
  @inline(never)
  mutating func word() -> UTF8Text {
    var word: [UInt8] = []
    while !isAtEnd, !takeSpace() {
      word.append(bytes[offset])
      offset += 1
    }
    return UTF8Text(word)
  }

  private mutating func takeSpace() -> Bool {
    guard bytes[offset] == UInt8(ascii: " ") else { return false }
    offset += 1
    return true
  }

  /// Reads a number below a million, which is more games than anyone plays.
  @inline(never)
  mutating func count() -> Int? { word().number.flatMap { $0 < 1_000_000 ? $0 : nil } }

  /// Reads a digit, which earlier versions wrote for a choice, without a space after it.
  @inline(never)
  mutating func digit() -> UInt8? {
    guard !isAtEnd else { return nil }
    let digit = bytes[offset] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    offset += 1
    if !isAtEnd { _ = takeSpace() }
    return digit
  }

  /// Reads one of some names and returns its index, or a digit.
  @inline(never)
  mutating func choice(of names: StaticString) -> UInt8? {
    digit() ?? SavedText.index(of: word(), in: names)
  }

  /// Reads the name of "off" or that of "on", or 0 or 1.
  mutating func flag(of names: StaticString) -> Bool? {
    switch choice(of: names) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  // MARK: Names

  /// The index of a word among names with spaces between them.
  @inline(never)
  static func index(of word: UTF8Text, in names: StaticString) -> UInt8? {
    var names = SavedText(UTF8Text(names))
    var index: UInt8 = 0
    while !names.isAtEnd {
      if names.word() == word { return index }
      index += 1
    }
    return nil
  }

  /// The name with an index.
  @inline(never)
  static func word(_ index: UInt8, of names: StaticString) -> UTF8Text {
    var names = SavedText(UTF8Text(names))
    for _ in 0..<index { _ = names.word() }
    return names.word()
  }
}
