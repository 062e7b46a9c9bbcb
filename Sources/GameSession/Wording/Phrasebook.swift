import GameRules

/// The messages of one language, as a table (decision 12).
///
/// A table is UTF-8 text. Its first line has five fields separated by tabs: the language; `ltr` or
/// `rtl`; the thousands separator with two digits, the length of the groups beyond the last three
/// digits and the fewest digits before them; the plural form of each number below 200 as a digit;
/// the edition of the catalogue. Each further line is a message. In a message, a byte from 1 to 8
/// stands for an argument, and byte 31 separates the plural forms.
///
/// `Words/Phrases.swift` has a function for each message, `Words/Message.swift` the order of the table.
public final class Phrasebook: Sendable {
  /// The language code, as in HTML.
  public let language: UTF8Text
  /// Whether the language is written from right to left.
  public let isRightToLeft: Bool
  /// The thousands separator, the length of the groups beyond the last three digits, and the fewest
  /// digits before those.
  private let grouping: UTF8Text
  /// The plural form of each number below 200; empty if the language has only one form.
  private let forms: [UInt8]
  // The page has one thread, and is the only front end that adds messages.
  nonisolated(unsafe) private var messages: [ArraySlice<UInt8>]
  /// The code, own name, remark and finders of each language, in the order of `Language.all`.
  nonisolated(unsafe) private var languages: [ArraySlice<UInt8>] = []
  /// Adds the missing messages with `add`; called when one of them is needed.
  nonisolated(unsafe) public var loadOthers: (() -> Void)?

  private static let newline: UInt8 = 10
  private static let tab: UInt8 = 9
  private static let formEnd: UInt8 = 31
  private static let largestArgument: UInt8 = 8

  /// Parses a table with the messages of a first game on the page, of the page, or of all front ends.
  ///
  /// - Returns: Nil if the table is broken or of another edition.
  public init?(_ table: UTF8Text) {
    let lines = table.bytes[...].split(
      separator: Phrasebook.newline, omittingEmptySubsequences: false)
    let head = (lines.first ?? []).split(
      separator: Phrasebook.tab, omittingEmptySubsequences: false
    ).map { UTF8Text($0) }
    messages = Array(lines.dropFirst())
    guard head.count == 5, head[4] == UTF8Text(Phrasebook.edition),
      Phrasebook.counts.contains(messages.count),
      messages.allSatisfy({ !$0.isEmpty }), !head[0].isEmpty, head[1] == "ltr" || head[1] == "rtl"
    else { return nil }
    language = head[0]
    isRightToLeft = head[1] == "rtl"
    grouping = head[2]
    forms = head[3].bytes.map { $0 &- UInt8(ascii: "0") }
    guard forms.isEmpty || forms.count == 200, forms.allSatisfy({ $0 < 10 }) else { return nil }
  }

  /// Adds the page's other messages to those of a first game, one a line, and the line about each language.
  ///
  /// - Returns: Whether the number of lines fits the edition.
  @inline(never)
  public func add(_ text: UTF8Text) -> Bool {
    let lines = text.bytes[...].split(separator: Phrasebook.newline)
    let lacking = Phrasebook.counts[1] - messages.count
    guard lacking >= 0, lines.count == lacking + Language.count else { return false }
    messages += lines[..<lacking]
    learnLanguages(Array(lines[lacking...]))
    return true
  }

  /// Sets the lines about the languages: code, own name, remark and finders, separated by tabs.
  func learnLanguages(_ lines: [ArraySlice<UInt8>]) { languages = lines }

  /// Returns a part of the line about a language.
  @inline(never)
  func about(_ language: Language, _ part: Int) -> UTF8Text {
    if languages.isEmpty { loadOthers?() }
    guard languages.indices ~= language.index else { return "" }
    return UTF8Text(languages[language.index].split(separator: Phrasebook.tab)[part])
  }

  // MARK: Messages

  // Every message goes through these, so inlining them would make the page's download larger. For the
  // same reason, calls with up to three arguments need no array.

  @inline(never)
  func say(_ message: Message) -> UTF8Text { say(message, with: []) }

  @inline(never)
  func say(_ message: Message, _ first: UTF8Text) -> UTF8Text { say(message, with: [first]) }

  @inline(never)
  func say(_ message: Message, _ first: UTF8Text, _ second: UTF8Text) -> UTF8Text {
    say(message, with: [first, second])
  }

  @inline(never)
  func say(
    _ message: Message, _ first: UTF8Text, _ second: UTF8Text, _ third: UTF8Text
  ) -> UTF8Text {
    say(message, with: [first, second, third])
  }

  /// Returns a message with its arguments filled in, in the plural form for `n`.
  @inline(never)
  func say(_ message: Message, with arguments: [UTF8Text], n: Int = 0) -> UTF8Text {
    text(at: message.rawValue, with: arguments, n: n)
  }

  /// Returns the message `offset` places after `first` in the table; both belong to one family.
  @inline(never)
  func say(_ first: Message, plus offset: Int) -> UTF8Text {
    text(at: first.rawValue + offset, with: [], n: 0)
  }

  private func text(at place: Int, with arguments: [UTF8Text], n: Int) -> UTF8Text {
    if place >= messages.count { loadOthers?() }
    guard messages.indices ~= place else { return "" }
    var formsBefore = form(of: n)
    var text: [UInt8] = []
    for byte in messages[place] {
      if byte == Phrasebook.formEnd {
        if formsBefore == 0 { break }
        formsBefore -= 1
        text = []
      } else if 1...Phrasebook.largestArgument ~= byte {
        if arguments.count >= byte { text += isolated(arguments[Int(byte) - 1]).bytes }
      } else {
        text.append(byte)
      }
    }
    return UTF8Text(text)
  }

  /// A number in digits with thousands separators, as the language groups them.
  @inline(never)
  func digits(_ number: Int) -> UTF8Text { number < 1000 ? "\(number)" : grouped("\(number)") }

  @inline(never)
  private func grouped(_ digits: UTF8Text) -> UTF8Text {
    let lengths = grouping.bytes.suffix(2).map { Int($0 & 15) }
    guard lengths.count == 2, digits.bytes.count >= 3 + lengths[1] else { return digits }
    let separator = UTF8Text(grouping.bytes.dropLast(2))
    var text: UTF8Text = ""
    for (place, digit) in digits.bytes.enumerated() {
      let beyond = digits.bytes.count - place - 3
      if place > 0, beyond == 0 || beyond > 0 && beyond.isMultiple(of: max(1, lengths[0])) {
        text += separator
      }
      text += UTF8Text(CollectionOfOne(digit))
    }
    return text
  }

  /// Isolates an argument whose letters may run against the sentence.
  ///
  /// Examples are `b2` in a right-to-left language, and a name in Arabic or Hebrew letters in any other.
  private func isolated(_ argument: UTF8Text) -> UTF8Text {
    // The first bytes of letters from U+0580 to U+07FF.
    isRightToLeft || argument.bytes.contains { 0xD6...0xDF ~= $0 }
      ? "\u{2068}" + argument + "\u{2069}" : argument
  }

  /// The plural form of a number.
  ///
  /// From 200 on, every language goes by the last two digits.
  private func form(of n: Int) -> UInt8 {
    if forms.isEmpty { return 0 }
    let n = n.magnitude
    return forms[Int(n < 200 ? n : 100 + n % 100)]
  }
}

extension Phrasebook: Equatable {
  /// Whether both are the same instance.
  public static func == (left: Phrasebook, right: Phrasebook) -> Bool { left === right }
}

extension Phrasebook {
  /// English, the source of all translations.
  public static let english = Language.english.phrases
}
