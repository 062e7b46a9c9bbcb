import Foundation
import GameRules
import Testing

@testable import GameSession

@Suite struct PhrasebookTests {
  @Test func `every language has a complete table`() {
    #expect(Language.all.map(\.code).contains("en"))
    #expect(Language.all.count == Phrasebook.tables.count)
    for language in Language.all {
      #expect(language.phrases.language == language.code)
      #expect(!language.phrases.name(of: language).isEmpty)
    }
  }

  @Test(
    arguments: [
      ("en", "en"), ("de", "de"), ("de-AT", "de"), ("de_DE.UTF-8", "de"), ("de_DE@euro", "de"),
      ("en_GB.UTF-8", "en-GB"), ("en_AU", "en"), ("de-Latn-DE-1996", "de"), ("C", nil),
      ("C.UTF-8", nil),
      ("POSIX", nil), ("d", nil), ("deu", nil), ("", nil), ("-", nil), ("_.@", nil),
      ("tlh-de", nil), ("DE", "de"), ("de-Cyrl", nil),
    ] as [(String, String?)])
  func `a language is found by its code or by a locale`(name: String, code: String?) {
    #expect(Language.named(UTF8Text(name))?.code.description == code)
  }

  /// The same list is read by the tests of the page and of the scripts.
  @Test func `a tag means a language and a script`() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Languages/tags.tsv").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let codes = Language.all.map(\.code.description)
    for line in lines where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      let wanted = fields.count > 1 && codes.contains(fields[1]) ? fields[1] : nil
      let fallback = fields[0].hasPrefix("en") ? "en" : nil
      #expect(
        Language.named(UTF8Text(fields[0]))?.code.description == wanted ?? fallback, "\(line)")
      let locale = fields[0].replacing("-", with: "_") + ".UTF-8"
      #expect(Language.named(UTF8Text(locale))?.code.description == wanted ?? fallback, "\(locale)")
    }
  }

  @Test func `a first game needs few messages, and the others are added when one is needed`() throws
  {
    let lines = String("\(Phrasebook.words_en)").split(separator: "\n")
    let (first, page) = (Phrasebook.counts[0], Phrasebook.counts[1])
    let phrases = try #require(Phrasebook(UTF8Text(lines[...first].joined(separator: "\n"))))
    #expect(phrases.turn(player: "X") == "X's turn")
    #expect(phrases.roomTitle == "", "what is not in the table is empty")
    var asked = 0
    phrases.loadOthers = {
      asked += 1
      #expect(!phrases.add("Too few"))
      let others = lines[(first + 1)...page].joined(separator: "\n")
      #expect(phrases.add("\(UTF8Text(others))\n\(UTF8Text(Language.about))\n"))
    }
    #expect(phrases.roomTitle == "Live game")
    #expect(phrases.turn(player: "X") == "X's turn")
    #expect(asked == 1)
    phrases.loadOthers = nil
    #expect(phrases.quit == "", "a terminal's messages are not the page's")
    #expect(phrases.roomPaused == "Paused. No move, no clock.", "also without the class's page")
  }

  @Test func `a broken table is refused`() {
    let table = String("\(Phrasebook.words_en)")
    var lines = table.components(separatedBy: "\n")
    func read(_ lines: [String]) -> Phrasebook? {
      Phrasebook(UTF8Text(lines.joined(separator: "\n")))
    }
    #expect(read(lines) != nil)
    #expect(Phrasebook("") == nil)
    #expect(read(lines.dropLast()) == nil, "a line is missing")
    #expect(read(lines + ["More"]) == nil, "a line too many")
    let head = lines[0].components(separatedBy: "\t")
    for (index, field) in [(0, ""), (1, "up"), (3, "01"), (3, head[3] + "1"), (4, "00000000")] {
      var other = head
      other[index] = field
      #expect(read([other.joined(separator: "\t")] + lines.dropFirst()) == nil, "\(field)")
    }
    var strange = head
    strange[3] = String(repeating: "x", count: 200)
    #expect(read([strange.joined(separator: "\t")] + lines.dropFirst()) == nil)
    lines[7] = ""
    #expect(read(lines) == nil, "an empty message")
  }

  @Test func `any bytes in a table are either refused or give messages`() {
    var generator = SplitMix64(seed: 7)
    let table = UTF8Text(Phrasebook.words_de).bytes
    var spoke = 0
    for _ in 0..<3000 {
      var bytes = table
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes[index] = UInt8.random(in: 0...31, using: &generator)
        default: bytes.remove(at: index)
        }
      }
      guard let phrases = Phrasebook(UTF8Text(bytes)) else { continue }
      spoke += 1
      for message in (0..<(Phrasebook.counts.last ?? 0)).compactMap(Message.init(rawValue:)) {
        _ = phrases.say(
          message, with: ["a", "b"], n: Int.random(in: Int.min...Int.max, using: &generator))
      }
    }
    #expect(spoke > 100)
  }

  // MARK: Arguments

  @Test func `arguments stand where the language puts them`() {
    let german = Language.named("de")?.phrases
    #expect(german?.takesBack(player: "Stern", place: "b2") == "Stern hat b2 zurückgenommen")
    #expect(Phrasebook.english.takesBack(player: "Star", place: "b2") == "Star took back b2")
  }

  @Test func `control bytes in an argument are not interpreted`() {
    #expect(Phrasebook.english.turn(player: "\u{1}\u{1F}") == "\u{1}\u{1F}'s turn")
  }

  @Test func `right-to-left languages isolate every argument`() throws {
    let table = String("\(Phrasebook.words_en)").replacing("en\tltr\t", with: "he\trtl\t")
    let phrases = try #require(Phrasebook(UTF8Text(table)))
    #expect(phrases.isRightToLeft)
    #expect(phrases.taken(place: "b2") == "\u{2068}b2\u{2069} is taken")
    #expect(
      phrases.wins(player: "X", lines: phrases.lineRow(span: "a1–c1"))
        == "\u{2068}X\u{2069} wins: \u{2068}row \u{2068}a1–c1\u{2069}\u{2069}")
    #expect(Phrasebook.english.taken(place: "b2") == "b2 is taken")
  }

  @Test(arguments: [
    (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1.000"),
    (1080, "1,080", "1.080"), (2_917_736, "2,917,736", "2.917.736"), (-5, "-5", "-5"),
    (1_000_001, "1,000,001", "1.000.001"),
  ])
  func `numbers are grouped as the language does`(
    number: Int, english: UTF8Text, german: UTF8Text
  ) {
    #expect(Phrasebook.english.digits(number) == english)
    #expect(Language.named("de")?.phrases.digits(number) == german)
  }

  @Test func `small numbers are words`() {
    #expect((1...13).map(Phrasebook.english.number).last == "13")
    #expect(Phrasebook.english.number(0) == "0")
    #expect(Phrasebook.english.number(4) == "four")
    #expect(Language.named("de")?.phrases.number(12) == "zwölf")
  }

  // MARK: Plural forms

  /// A language, the plural forms of a message, and the form of some numbers by CLDR's rules.
  struct Plural: CustomTestStringConvertible {
    let language: String
    let forms: [String]
    let form: @Sendable (Int) -> Int

    var testDescription: String { language }
  }

  static let plurals = [
    Plural(language: "ja", forms: ["other"]) { _ in 0 },
    Plural(language: "fr", forms: ["one", "other"]) { $0 < 2 ? 0 : 1 },
    Plural(language: "pl", forms: ["one", "few", "many"]) { n in
      if n == 1 { return 0 }
      return 2...4 ~= n % 10 && !(12...14 ~= n % 100) ? 1 : 2
    },
    Plural(language: "ar", forms: ["zero", "one", "two", "few", "many", "other"]) { n in
      if n < 3 { return n }
      return 3...10 ~= n % 100 ? 3 : 11...99 ~= n % 100 ? 4 : 5
    },
    Plural(language: "cy", forms: ["zero", "one", "two", "few", "many", "other"]) { n in
      n < 4 ? n : n == 6 ? 4 : 5
    },
  ]

  @Test(arguments: plurals)
  func `a number of any size takes its plural form`(plural: Plural) throws {
    var lines = String("\(Phrasebook.words_en)").components(separatedBy: "\n")
    var head = lines[0].components(separatedBy: "\t")
    head[0] = plural.language
    head[3] = plural.forms.count == 1 ? "" : (0..<200).map { "\(plural.form($0))" }.joined()
    lines[0] = head.joined(separator: "\t")
    let index = try #require(lines.firstIndex { $0.hasPrefix("one line is open") })
    lines[index] = plural.forms.map { "\($0) \u{2}" }.joined(separator: "\u{1F}")
    let phrases = try #require(Phrasebook(UTF8Text(lines.joined(separator: "\n"))))
    for n in Array(0..<2000) + (1...200).map({ 97 * $0 * $0 }) + [100_000, 999_999] {
      let text = "\(plural.forms[plural.form(n)]) \(phrases.digits(n))"
      #expect(phrases.whyOpens(n: n).description == text)
    }
  }

  @Test func `a missing plural form falls back to the last one`() throws {
    let table = String("\(Phrasebook.words_en)")
      .replacing("one line is open to you there\u{1F}", with: "")
    let phrases = try #require(Phrasebook(UTF8Text(table)))
    #expect(phrases.whyOpens(n: 1) == "one lines are open to you there")
    #expect(phrases.whyOpens(n: 3) == "three lines are open to you there")
  }
}

extension String {
  /// The parts between separators, including empty ones.
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
