import GameRules

/// A file of lines, which are read one after the other.
struct ProofText {
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  /// Not a copy: of a large proof there is none in memory.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next line begins.
  private var place = 0
  /// The line that was read last, counted from 1.
  private(set) var number = 0

  /// More bytes than any line needs: on 128 squares, two moves and pairs for all the rest.
  private static var longestLine: Int { 4096 }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the last line comes next, or nothing does.
  var isAtEnd: Bool { bytes[place...].prefix(4).elementsEqual("end ".utf8) || place == bytes.count }

  /// The next line.
  ///
  /// - Throws: Where it is not whole, has any but the plainest letters, or is longer than any needs to be.
  mutating func nextLine() throws(ProofChecker.Refusal) -> Word {
    number += 1
    let line = bytes[place...].prefix(ProofText.longestLine).prefix { 32...126 ~= $0 }
    if line.endIndex == bytes.count { throw refusal("not a text of whole lines") }
    if line.count == ProofText.longestLine { throw refusal("longer than any line of a proof") }
    if bytes[line.endIndex] != UInt8(ascii: "\n") { throw refusal("not a letter, digit or sign") }
    place = line.endIndex + 1
    return line
  }

  /// The words of the next line, between single spaces.
  mutating func nextWords() throws(ProofChecker.Refusal) -> ArraySlice<Word> {
    try nextLine().split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)[...]
  }

  /// Reads the last line, which is a checksum: FNV-1a of all lines before it, so that no change of one
  /// byte leaves it as it is.
  mutating func readEnd() throws(ProofChecker.Refusal) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes[..<place] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let end = "end \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    guard try nextLine().elementsEqual(end.utf8), place == bytes.count else {
      throw refusal("the checksum is not that of the lines above")
    }
  }

  /// The lines that later ones go back to, as bits.
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

  /// The numbers in a word.
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

  /// The indices of the squares of a board of which a word is made; nil where anything else is in it.
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
