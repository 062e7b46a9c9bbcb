import GameRules

/// A file of lines, counted from 1.
struct ProofText {
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  /// Not a copy: of a large proof there is none in memory.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where each line begins, and where the one after the last would.
  private let starts: [Int]

  /// More bytes than any line needs: on 128 squares, two moves and pairs for all the rest.
  private static var longestLine: Int { 4096 }

  /// A text of whole lines.
  ///
  /// - Throws: Where it is none, has any but the plainest letters, or a line longer than any needs to be.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ProofChecker.Refusal) {
    guard bytes.last == UInt8(ascii: "\n") else {
      throw ProofChecker.Refusal(line: 1, cause: "not a text of whole lines")
    }
    var starts = [0]
    starts.reserveCapacity(1 + bytes.count { $0 == UInt8(ascii: "\n") })
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(place + 1)
      } else if byte < 32 || byte > 126 {
        throw ProofChecker.Refusal(line: starts.count, cause: "not a letter, digit or sign")
      } else if place - starts[starts.count - 1] >= ProofText.longestLine {
        throw ProofChecker.Refusal(line: starts.count, cause: "longer than any line of a proof")
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  /// A line as text.
  subscript(line: Int) -> String { ProofText.string(bytes(of: line)) }

  static func string(_ word: Word) -> String { String(decoding: word, as: UTF8.self) }

  /// The words of a line, between single spaces.
  func words(of line: Int) -> ArraySlice<Word> {
    bytes(of: line).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)[...]
  }

  /// The lines that others go back to, as bits.
  var references: [UInt64] { ProofText.references(in: bytes, lineCount: count) }

  private static func references(
    in bytes: UnsafeBufferPointer<UInt8>, lineCount: Int
  ) -> [UInt64] {
    var references = [UInt64](repeating: 0, count: lineCount / 64 + 1)
    var place = bytes.startIndex
    while let at = bytes[place...].firstIndex(of: UInt8(ascii: "@")) {
      let digits = bytes[(at + 1)...].prefix { 48...57 ~= $0 }
      if let line = ProofText.numbers(digits).first, line <= lineCount {
        references[line >> 6] |= 1 << UInt64(line & 63)
      }
      place = at + 1
    }
    return references
  }

  /// How many bytes checking a proof takes, of its lines' places and of what is kept of them.
  static func memory(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var lineCount = 0
    var (hasBlocking, hasOther) = (false, false)
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lineCount += 1
      // Claims stand from line 4 on, and begin with a mark alone.
      guard lineCount >= 3, place + 3 < bytes.count, bytes[place + 2] == UInt8(ascii: " "),
        bytes[place + 1] != UInt8(ascii: "-")
      else { continue }
      if bytes[place + 3] == UInt8(ascii: "b") { hasBlocking = true } else { hasOther = true }
    }
    // Dictionaries that grow are there twice. Needs are up to some dozens.
    let kept =
      hasBlocking
      ? references(in: bytes, lineCount: lineCount).reduce(0) { $0 + $1.nonzeroBitCount } : 0
    return lineCount * (hasOther ? 169 : 9) + kept * 640
  }

  /// FNV-1a of all lines before the last: no change of one byte leaves it as it is.
  var checksum: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes[..<starts[count - 1]] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

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

  /// The squares of a board of which a word is made; nil where anything else is in it.
  static func squares(_ word: Word, on rules: Rules) -> [Square]? {
    var squares: [Square] = []
    var rest = word
    while let letter = rest.popFirst() {
      var row = 0
      while let digit = rest.first, 48...57 ~= digit, row < 2, row > 0 || digit != 48 {
        row = row * 10 + Int(digit - 48)
        rest.removeFirst()
      }
      let column = Int(letter) - 97
      guard 0..<rules.columns ~= column, 1...rules.rows ~= row else { return nil }
      squares.append(Square(column: column, row: row - 1))
    }
    return squares
  }

  private func bytes(of line: Int) -> Word { bytes[starts[line - 1]..<starts[line] - 1] }
}
