import GameRules

/// A language of the catalogue.
public struct Language: Hashable, Sendable {
  /// The index in `all`, so that a language takes one byte.
  private let number: UInt8

  /// Every language, in the order of their own names.
  public static var all: [Language] { (0..<count).map { Language(number: UInt8($0)) } }

  /// English, the source of all translations.
  public static var english: Language {
    guard let english = named("en") else { preconditionFailure("English is always made") }
    return english
  }

  /// The index in `all`.
  var index: Int { Int(number) }

  /// The code as in HTML: `de`, `pt-BR`.
  ///
  /// The page's program has no codes; it asks its phrasebook instead.
  public var code: UTF8Text { UTF8Text(Phrasebook.tables[index].code) }

  /// The language of a tag such as `de-AT` or a locale such as `de_AT.UTF-8`; nil if the catalogue
  /// lacks it.
  ///
  /// A tag means a language and a script: `zh`, `zh-CN` and `zh-Hans-SG` are all `zh-Hans`, and
  /// `hi-Latn` is not `hi`. CLDR's likely subtags are in `tags`, which the build makes.
  public static func named(_ name: UTF8Text) -> Language? {
    let ends = [UInt8(ascii: "."), UInt8(ascii: "@")]
    let tag = name.bytes.prefix { !ends.contains($0) }.map { byte in
      if byte == UInt8(ascii: "_") { return UInt8(ascii: "-") }
      return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte
    }
    let parts = tag.split(separator: UInt8(ascii: "-"))
    guard let first = parts.first else { return nil }
    // A script has four letters; if there is none, the country can decide, and then the language alone.
    let script = parts.first { $0.count == 4 && $0.allSatisfy { $0 > UInt8(ascii: "9") } }
    var candidates = [tag]
    for part in script.map({ [$0] }) ?? Array(parts.dropFirst()) {
      candidates.append(first + [UInt8(ascii: "-")] + part)
    }
    if script == nil { candidates.append(Array(first)) }
    let answers = UTF8Text(tags).bytes.split(separator: UInt8(ascii: "\n"))
    for candidate in candidates {
      for (language, line) in zip(all, answers)
      where line.split(separator: UInt8(ascii: " ")).contains(candidate[...]) {
        return language
      }
    }
    return nil
  }

  /// The messages of the language.
  ///
  /// A page loads only those of its own language, from a file, instead.
  public var phrases: Phrasebook {
    guard let phrases = Phrasebook(table) else {
      preconditionFailure("Scripts/words.py makes a whole table for every language")
    }
    phrases.learnLanguages(UTF8Text(Language.about).bytes[...].split(separator: UInt8(ascii: "\n")))
    return phrases
  }

  /// The messages as text that `Phrasebook` parses.
  public var table: UTF8Text { UTF8Text(Phrasebook.tables[index].table) }
}

extension Phrasebook {
  /// The code of a language, as in HTML.
  public func code(of language: Language) -> UTF8Text { about(language, 0) }

  /// A language's own name for itself.
  public func name(of language: Language) -> UTF8Text { about(language, 1) }

  /// The remark on a language, in that language: whether a speaker has checked it.
  func remark(on language: Language) -> UTF8Text { about(language, 2) }

  /// Whether a typed text is part of a language's own name, its English name or its code.
  func isFound(_ language: Language, by text: UTF8Text) -> Bool {
    about(language, 3).contains(text.lowercased)
  }
}
