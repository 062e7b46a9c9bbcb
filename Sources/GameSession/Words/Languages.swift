// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// Each language's code, its own name, and how far it is checked, told in it; in the order of the names.
  static let about: StaticString = """
    id\tBahasa Indonesia\tTerjemahan mesin, belum diperiksa penutur bahasanya
    de\tDeutsch\tVon einer Maschine übersetzt, noch von niemandem geprüft
    en\tEnglish\tChecked by a speaker
    en-GB\tEnglish (United Kingdom)\tChecked by a speaker
    es\tEspañol\tTraducción automática: nadie la ha revisado todavía
    fr\tFrançais\tTraduction automatique, pas encore relue par une personne francophone
    it\tItaliano\tTraduzione automatica, non ancora verificata
    nl\tNederlands\tMachinevertaling, niet nagekeken
    pl\tPolski\tTłumaczenie maszynowe, jeszcze niesprawdzone przez osobę mówiącą po polsku
    pt-BR\tPortuguês (Brasil)\tTradução automática, ainda sem revisão
    vi\tTiếng Việt\tDịch bằng máy, chưa được người nói tiếng Việt kiểm tra
    tr\tTürkçe\tMakine çevirisi, henüz kimse gözden geçirmedi
    ru\tРусский\tМашинный перевод, ещё не проверен носителем языка
    uk\tУкраїнська\tМашинний переклад, його ще не перевірив носій мови
    ar\tالعربية\tترجمة آلية لم يراجعها بعد أحد الناطقين بالعربية
    hi\tहिन्दी\tमशीनी अनुवाद, अभी किसी हिंदीभाषी ने जाँचा नहीं है
    th\tไทย\tแปลด้วยเครื่อง ยังไม่มีเจ้าของภาษาตรวจ
    ko\t한국어\t기계가 옮긴 글이에요. 아직 사람이 확인하지 않았어요
    ja\t日本語\t機械による翻訳です。日本語を母語とする人の確認はまだ受けていません
    zh-Hans\t简体中文\t由机器翻译，还没有母语者检查过
    zh-Hant\t繁體中文\t由機器翻譯，還沒有母語人士檢查過
    """

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
  static let counts = [76, 707, 827]

  /// The edition that a table must have.
  static let edition: StaticString = "c46a72a5"
}
