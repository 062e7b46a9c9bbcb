import GameRules

/// A language that the program speaks.
public struct Language: Hashable, Sendable {
  /// Its place among all languages, so that it is small wherever it goes.
  private let index: UInt8

  /// Every language, by code.
  public static var all: [Language] { lines.indices.map { Language(index: UInt8($0)) } }

  /// English, the language that all others are made from.
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

  /// Its code, as HTML writes it: `de`, `pt-BR`.
  public var code: UTF8Text { field(0) }

  /// Whether someone who speaks it has read every sentence.
  public var isReviewed: Bool { field(1) == "+" }

  /// What it calls itself.
  public var name: UTF8Text { field(2) }

  /// The language of a code such as `de-AT` or a locale such as `de_AT.UTF-8`, if the program
  /// speaks it.
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

  /// Its sentences.
  ///
  /// A page, which shows one language, loads them as a file instead.
  public var phrases: Phrasebook {
    guard let phrases = Phrasebook(table) else {
      preconditionFailure("Scripts/words.py makes a whole table for every language")
    }
    return phrases
  }

  /// Its sentences as `Phrasebook` reads them.
  public var table: UTF8Text {
    let found = Phrasebook.tables.first { UTF8Text($0.code) == code }
    return found.map { UTF8Text($0.table) } ?? ""
  }
}
