/// Texts on which a reader once failed; every reader is tested with all of them.
enum Findings {
  static let texts = words.map { Array($0.utf8) } + [cut, Array("3x3:".utf8) + cut]

  private static let words = [
    "", " ", "\0", ":", "3 3x3: 99999999999999999999", "3 3x3: 1 -1,0", "2 999,999", "1 b2 ",
    "easier 1 0 3x3:",
    "trickster 99999999999999999999 0 3x3:", "trickster 1 9 3x3:b2", "00", "0\u{E9}", "#%", "#%4",
    "#%zz",
  ]

  /// Longer than a quotation, without the start of a character.
  private static let cut = [UInt8](repeating: 0x80, count: 30)
}
