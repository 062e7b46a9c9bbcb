import GameRules

/// A language that the program speaks.
public struct Language: Hashable, Sendable {
  /// Its code, as HTML writes it: `de`, `pt-BR`.
  public let code: UTF8Text
  /// What it calls itself.
  public let name: UTF8Text
  /// Whether someone who speaks it has read every sentence.
  public let isReviewed: Bool

  /// Every language, by code.
  public static var all: [Language] {
    UTF8Text(names).bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t")).map { UTF8Text($0) }
      return fields.count == 3
        ? Language(code: fields[0], name: fields[2], isReviewed: fields[1] == "+") : nil
    }
  }

  /// English, the language that all others are made from.
  public static let english = Language(code: "en", name: "English", isReviewed: true)

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
    guard let table = Phrasebook.tables.first(where: { UTF8Text($0.code) == code })?.table,
      let phrases = Phrasebook(UTF8Text(table))
    else { preconditionFailure("Scripts/words.py makes a whole table for every language") }
    return phrases
  }
}
