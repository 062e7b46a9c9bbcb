// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// The codes, in the order of the languages' own names.
  static let codes: StaticString = "de en"

  /// The tags that each language answers to, in small letters.
  static let tags: StaticString = """
    de de-latn
    en en-latn
    """
}

extension Phrasebook {
  /// The tables by the code of their language.
  static let tables: [(code: StaticString, table: StaticString)] = [
    ("de", words_de),
    ("en", words_en),
  ]

  /// The number of messages of a first game on the page, of the page, and of all front ends.
  static let counts = [76, 713, 833]

  /// The edition that a table must have.
  static let edition: StaticString = "03067522"
}
