import GameRules

/// A language of the catalogue.
public struct Language: Hashable, Sendable {
  /// The index in `all`, so that a language takes one byte.
  private let index: UInt8

  /// Every language, by code.
  public static var all: [Language] { lines.indices.map { Language(index: UInt8($0)) } }

  /// English, the source of all translations.
  public static var english: Language {
    guard let english = named("en") else { preconditionFailure("English is always made") }
    return english
  }

  private static var lines: [ArraySlice<UInt8>] {
    UTF8Text(names).bytes.split(separator: UInt8(ascii: "\n"))
  }

  @inline(never)
  private func field(_ place: Int) -> UTF8Text {
    UTF8Text(Language.lines[Int(index)].split(separator: UInt8(ascii: "\t"))[place])
  }

  /// The code as in HTML: `de`, `pt-BR`.
  public var code: UTF8Text { field(0) }

  /// Whether a speaker of the language has reviewed every sentence.
  public var isReviewed: Bool { field(1) == "+" }

  /// The language's own name for itself.
  public var name: UTF8Text { field(2) }

  /// The language of a code such as `de-AT` or a locale such as `de_AT.UTF-8`; nil if the catalogue
  /// lacks it.
  public static func named(_ name: UTF8Text) -> Language? {
    let code = name.bytes.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    var length = code.count
    while length > 0 {
      let part = UTF8Text(code[..<length])
      if let language = all.first(where: { $0.code == part }) { return language }
      length =
        code[..<length].lastIndex {
          $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@")
        } ?? 0
    }
    return nil
  }

  /// The messages of the language.
  ///
  /// A page loads those of its one language as a file instead.
  public var phrases: Phrasebook {
    guard let phrases = Phrasebook(table) else {
      preconditionFailure("Scripts/words.py makes a whole table for every language")
    }
    return phrases
  }

  /// The messages as text that `Phrasebook` parses.
  public var table: UTF8Text {
    let found = Phrasebook.tables.first { UTF8Text($0.code) == code }
    return found.map { UTF8Text($0.table) } ?? ""
  }
}
