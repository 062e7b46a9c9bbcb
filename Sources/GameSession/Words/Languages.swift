// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// Code, + where it is reviewed, and own name of each language.
  static let names: StaticString = """
    de\t-\tDeutsch
    en\t+\tEnglish
    """
}

extension Phrasebook {
  /// Every table by the code of its language.
  static let tables: [(code: StaticString, table: StaticString)] = [
    ("en", words_en),
    ("de", words_de),
  ]

  /// How many messages the page has, and how many the terminal.
  static let counts = (page: 275, terminal: 328)

  /// The edition of the catalogue that a table must have.
  static let edition: StaticString = "e9015bb3"
}
