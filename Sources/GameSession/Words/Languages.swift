// Made by Scripts/words.py from Languages. Do not edit.
// swift-format-ignore-file

extension Language {
  /// Each language's code, its own name, how far it is checked, told in it, and what finds it; in the order of the names.
  static let about: StaticString = """
    id\tBahasa Indonesia\tTerjemahan mesin, belum diperiksa penutur bahasanya\tbahasa indonesia indonesian id
    cs\tČeština\tStrojový překlad, zatím ho nezkontroloval nikdo, kdo mluví česky\tČeština čeština cestina czech cs
    da\tDansk\tMaskinoversat, endnu ikke kontrolleret af en dansktalende\tdansk danish da
    de\tDeutsch\tVon einer Maschine übersetzt, noch von niemandem geprüft\tdeutsch german de
    en\tEnglish\tChecked by a speaker\tenglish en
    en-GB\tEnglish (United Kingdom)\tChecked by a speaker\tenglish (united kingdom) en-gb
    es\tEspañol\tTraducción automática: nadie la ha revisado todavía\tespañol espanol spanish es
    fr\tFrançais\tTraduction automatique, pas encore relue par une personne francophone\tfrançais francais french fr
    it\tItaliano\tTraduzione automatica, non ancora verificata\titaliano italian it
    sw\tKiswahili\tImetafsiriwa na mashine, bado haijakaguliwa na mzungumzaji wa lugha hii\tkiswahili swahili sw
    hu\tMagyar\tGépi fordítás, magyarul tudó ember még nem ellenőrizte\tmagyar hungarian hu
    nl\tNederlands\tMachinevertaling, nog niet nagekeken\tnederlands dutch nl
    nb\tNorsk bokmål\tMaskinoversatt, ennå ikke kontrollert av en norsktalende\tnorsk bokmål norsk bokmal norwegian bokmål nb
    pl\tPolski\tTłumaczenie maszynowe, jeszcze niesprawdzone przez osobę mówiącą po polsku\tpolski polish pl
    pt-BR\tPortuguês (Brasil)\tTradução automática, ainda sem revisão\tportuguês (brasil) portugues (brasil) portuguese (brazil) pt-br
    ro\tRomână\tTraducere automată, încă neverificată de un vorbitor de română\tromână romana romanian ro
    fi\tSuomi\tKoneen kääntämä, suomea puhuva ihminen ei ole vielä tarkistanut tekstejä\tsuomi finnish fi
    sv\tSvenska\tMaskinöversatt, ännu inte granskad av en svensktalande\tsvenska swedish sv
    vi\tTiếng Việt\tDịch bằng máy, chưa được người nói tiếng Việt kiểm tra\ttiếng việt tieng viet vietnamese vi
    tr\tTürkçe\tMakine çevirisi, henüz kimse gözden geçirmedi\ttürkçe turkce turkish tr
    el\tΕλληνικά\tΜεταφράστηκε από μηχανή και δεν έχει ελεγχθεί ακόμη από άνθρωπο που μιλά τη γλώσσα\tΕλληνικά ελληνικά greek el
    ru\tРусский\tМашинный перевод, ещё не проверен носителем языка\tРусский русский russian ru
    uk\tУкраїнська\tМашинний переклад, його ще не перевірив носій мови\tУкраїнська українська ukrainian uk
    he\tעברית\tתרגום מכונה, עוד לא נבדק בידי דוברי השפה\tעברית hebrew he
    ar\tالعربية\tترجمة آلية لم يراجعها بعد أحد الناطقين بالعربية\tالعربية arabic ar
    fa\tفارسی\tترجمهٔ ماشینی که هنوز هیچ فارسی‌زبانی آن را بررسی نکرده است\tفارسی persian fa
    hi\tहिन्दी\tमशीनी अनुवाद, अभी किसी हिंदीभाषी ने जाँचा नहीं है\tहिन्दी hindi hi
    bn\tবাংলা\tযন্ত্রের অনুবাদ, এখনো কোনো বাংলাভাষী যাচাই করেননি\tবাংলা bangla bn
    th\tไทย\tแปลด้วยเครื่อง ยังไม่มีเจ้าของภาษาตรวจ\tไทย thai th
    ko\t한국어\t기계가 옮긴 글이에요. 아직 사람이 확인하지 않았어요\t한국어 korean ko
    ja\t日本語\t機械による翻訳です。日本語を母語とする人の確認はまだ受けていません\t日本語 japanese ja
    zh-Hans\t简体中文\t由机器翻译，还没有母语者检查过\t简体中文 chinese (simplified) zh-hans
    zh-Hant\t繁體中文\t由機器翻譯，還沒有母語人士檢查過\t繁體中文 chinese (traditional) zh-hant
    """

  /// The number of languages.
  static let count = 33

  /// The tags that each language answers to, in small letters.
  static let tags: StaticString = """
    id id-latn in in-latn
    cs cs-latn
    da da-latn
    de de-latn
    en en-latn
    en-gb en-latn en
    es es-latn
    fr fr-latn
    it it-latn
    sw sw-latn
    hu hu-latn
    nl nl-latn
    nb nb-latn no no-latn nn nn-latn
    pl pl-latn
    pt-br pt-latn pt
    ro ro-latn
    fi fi-latn
    sv sv-latn
    vi vi-latn
    tr tr-latn
    el el-grek
    ru ru-cyrl
    uk uk-cyrl
    he he-hebr iw iw-hebr
    ar ar-arab
    fa fa-arab
    hi hi-deva
    bn bn-beng
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
    ("cs", words_cs),
    ("da", words_da),
    ("de", words_de),
    ("en", words_en),
    ("en-GB", words_en_GB),
    ("es", words_es),
    ("fr", words_fr),
    ("it", words_it),
    ("sw", words_sw),
    ("hu", words_hu),
    ("nl", words_nl),
    ("nb", words_nb),
    ("pl", words_pl),
    ("pt-BR", words_pt_BR),
    ("ro", words_ro),
    ("fi", words_fi),
    ("sv", words_sv),
    ("vi", words_vi),
    ("tr", words_tr),
    ("el", words_el),
    ("ru", words_ru),
    ("uk", words_uk),
    ("he", words_he),
    ("ar", words_ar),
    ("fa", words_fa),
    ("hi", words_hi),
    ("bn", words_bn),
    ("th", words_th),
    ("ko", words_ko),
    ("ja", words_ja),
    ("zh-Hans", words_zh_Hans),
    ("zh-Hant", words_zh_Hant),
  ]

  /// The number of messages of a first game on the page, of the page, and of all front ends.
  static let counts = [76, 703, 828]

  /// The edition that a table must have.
  static let edition: StaticString = "c4881ebf"
}
