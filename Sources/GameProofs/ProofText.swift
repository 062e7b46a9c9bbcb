import GameRules

/// The text of a proof, read line by line.
struct ProofText {
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  /// Not a copy, because a large proof does not fit in memory.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The start of the next line.
  private var place = 0
  /// The number of the line read last, from 1.
  private(set) var number = 0

  /// Exceeds any line: on 128 squares, two moves and pairs of all other squares.
  private static var longestLine: Int { 4096 }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the checksum line is next, or nothing is left.
  var isAtEnd: Bool { bytes[place...].prefix(4).elementsEqual("end ".utf8) || place == bytes.count }

  /// Reads the next line.
  ///
  /// - Throws: `Refusal` if the line is incomplete, is not printable ASCII, or is too long.
  mutating func nextLine() throws(ProofChecker.Refusal) -> Word {
    number += 1
    let line = bytes[place...].prefix(ProofText.longestLine).prefix { 32...126 ~= $0 }
    if line.endIndex == bytes.count { throw refusal("not a text of whole lines") }
    if line.count == ProofText.longestLine { throw refusal("longer than any line of a proof") }
    if bytes[line.endIndex] != UInt8(ascii: "\n") { throw refusal("not a letter, digit or sign") }
    place = line.endIndex + 1
    return line
  }

  /// Reads the next line as words separated by single spaces.
  mutating func nextWords() throws(ProofChecker.Refusal) -> ArraySlice<Word> {
    try nextLine().split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)[...]
  }

  /// Reads the last line: the FNV-1a checksum of all lines before it, which reveals any change of a
  /// single byte.
  mutating func readEnd() throws(ProofChecker.Refusal) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes[..<place] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let end = "end \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    guard try nextLine().elementsEqual(end.utf8), place == bytes.count else {
      throw refusal("the checksum is not that of the lines above")
    }
  }

  /// The lines that later ones refer to, as bits.
  static func references(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    var references: [UInt64] = [0]
    var number = 1
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        number += 1
        if number & 63 == 0 { references.append(0) }
      } else if byte == UInt8(ascii: "@") {
        let digits = bytes[(place + 1)...].prefix(20).prefix { 48...57 ~= $0 }
        if let line = numbers(digits).first, line < number {
          references[line >> 6] |= 1 << UInt64(line & 63)
        }
      }
    }
    return references
  }

  static func string(_ word: Word) -> String { String(decoding: word, as: UTF8.self) }

  /// The signed numbers in a word.
  static func numbers(_ word: Word) -> [Int] {
    var numbers: [Int] = []
    var isNegative = false
    var isOpen = false
    for byte in word {
      if 48...57 ~= byte {
        let last = isOpen ? numbers.removeLast() : 0
        numbers.append((last * 10 + (isNegative ? -1 : 1) * Int(byte - 48)) % 1_000_000_000_000)
      } else {
        isNegative = byte == UInt8(ascii: "-")
      }
      isOpen = 48...57 ~= byte
    }
    return numbers
  }

  /// The indices of the squares that a word consists of; nil if it contains anything else.
  static func squares(_ word: Word, on rules: Rules) -> [Int]? {
    var squares: [Int] = []
    var rest = word
    while let letter = rest.popFirst() {
      var row = 0
      while let digit = rest.first, 48...57 ~= digit, row < 2, row > 0 || digit != 48 {
        row = row * 10 + Int(digit - 48)
        rest.removeFirst()
      }
      let column = Int(letter) - 97
      guard 0..<rules.columns ~= column, 1...rules.rows ~= row else { return nil }
      squares.append((row - 1) * rules.columns + column)
    }
    return squares
  }

  func refusal(_ cause: String) -> ProofChecker.Refusal {
    ProofChecker.Refusal(line: number, cause: cause)
  }
}
