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

  /// How many messages the page has, with those of a room, and with those of all others.
  static let counts = [277, 323, 378]

  /// The edition of the catalogue that a table must have.
  static let edition: StaticString = "58168d23"
}
