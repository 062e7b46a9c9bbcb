extension Unicode.Scalar {
  /// The columns that a terminal gives a character: none to a mark on the one before it, two to the wide
  /// characters of East Asia and to emoji, as in Unicode's annex 11.
  var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if 0x1160...0x11FF ~= value { return 0 }  // Vowels and finals of a Korean syllable in parts.
    if 0x1F1E6...0x1F1FF ~= value { return 1 }  // Half of a flag.
    let isWide = properties.isEmojiPresentation || Unicode.Scalar.wide.contains { $0 ~= value }
    return isWide ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The width in columns.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }
}

extension String {
  /// Wraps the text into lines of at most `width` columns.
  ///
  /// A line ends between words, and in Chinese and Japanese between characters. A word that is longer
  /// than a line, as Thai without its spaces, is cut.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      let isSpaced = piece.first == " "
      let word = isSpaced ? String(piece.dropFirst()) : piece
      if !line.isEmpty, line.columns + piece.columns > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : piece
      while line.columns > width, line.count > 1 {
        var cut = line.endIndex
        while line[..<cut].columns > width, cut > line.index(after: line.startIndex) {
          line.formIndex(before: &cut)
        }
        lines.append(String(line[..<cut]))
        line.removeSubrange(..<cut)
      }
    }
    return lines + [line]
  }

  /// The pieces that a line can end after; a space is the first character of the piece behind it.
  private var pieces: [String] {
    var pieces: [String] = []
    var last: Character = " "
    for character in self where character != " " || last != " " {
      let isBetweenIdeographs =
        (last.isWide || character.isWide) && last != " " && !character.closes && !last.opens
      if pieces.isEmpty || character == " " || isBetweenIdeographs {
        pieces.append("")
      }
      pieces[pieces.count - 1].append(character)
      last = character
    }
    return pieces.filter { $0 != " " }
  }
}

extension Character {
  fileprivate var isWide: Bool { unicodeScalars.first?.columns == 2 }
  /// Whether a line must not begin with the character.
  fileprivate var closes: Bool {
    "、。，．：；！？）」』】》…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ.,:;!?)”’".contains(self)
  }
  /// Whether a line must not end with the character.
  fileprivate var opens: Bool { "（「『【《(“‘".contains(self) }
}
