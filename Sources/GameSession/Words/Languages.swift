// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// Each language's code, + if it is reviewed or - if not, and its own name.
  static let names: StaticString = """
    de\t-\tDeutsch
    en\t+\tEnglish
    """
}

extension Phrasebook {
  /// The tables by the code of their language.
  static let tables: [(code: StaticString, table: StaticString)] = [
    ("en", words_en),
    ("de", words_de),
  ]

  /// The number of messages of a first game on the page, of the page, and of all front ends.
  static let counts = [76, 693, 813]

  /// The edition that a table must have.
  static let edition: StaticString = "e4757040"
}
