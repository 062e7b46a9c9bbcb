// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// The codes, in the order of the languages' own names.
  static let codes: StaticString = "id de en en-GB es fr it nl pl pt-BR vi tr ru uk ar hi th ko ja zh-Hans zh-Hant"

  /// The number of languages.
  static let count = 21

  /// The tags that each language answers to, in small letters.
  static let tags: StaticString = """
    id id-latn in in-latn
    de de-latn
    en en-latn
    en-gb en-latn en
    es es-latn
    fr fr-latn
    it it-latn
    nl nl-latn
    pl pl-latn
    pt-br pt-latn pt
    vi vi-latn
    tr tr-latn
    ru ru-cyrl
    uk uk-cyrl
    ar ar-arab
    hi hi-deva
    th th-thai
    ko ko-kore
    ja ja-jpan
    zh-hans zh
    zh-hant zh-au zh-bn zh-gb zh-gf zh-hk zh-id zh-mo zh-pa zh-pf zh-ph zh-sr zh-th zh-tw zh-us zh-vn
    """
}

extension Phrasebook {
  /// The tables by the code of their language.
  static let tables: [(code: StaticString, table: StaticString)] = [
    ("id", words_id),
    ("de", words_de),
    ("en", words_en),
    ("en-GB", words_en_GB),
    ("es", words_es),
    ("fr", words_fr),
    ("it", words_it),
    ("nl", words_nl),
    ("pl", words_pl),
    ("pt-BR", words_pt_BR),
    ("vi", words_vi),
    ("tr", words_tr),
    ("ru", words_ru),
    ("uk", words_uk),
    ("ar", words_ar),
    ("hi", words_hi),
    ("th", words_th),
    ("ko", words_ko),
    ("ja", words_ja),
    ("zh-Hans", words_zh_Hans),
    ("zh-Hant", words_zh_Hant),
  ]

  /// The number of messages of a first game on the page, of the page, and of all front ends.
  static let counts = [76, 770, 890]

  /// The edition that a table must have.
  static let edition: StaticString = "63f9fabd"
}
