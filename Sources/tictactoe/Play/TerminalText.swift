import GameRules

/// The characters that stand for others where the locale has only ASCII.
enum ASCII {
  /// The nearest ASCII character, one column wide.
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch scalar {
    case "×": return "x"
    case "–", "−": return "-"
    case "≥": return ">"
    case "≤": return "<"
    case "·", "…": return "."
    case "▸", "▶", "›": return ">"
    case "◂", "‹": return "<"
    case "▴": return "^"
    case "▾": return "v"
    case "’", "‘": return "'"
    case "“", "”": return "\""
    case "è": return "e"
    case "✅": return "+"
    case "🟨", "⬜": return "-"
    case "💡": return "!"
    default: return "?"
    }
  }
}

extension Terminal {
  /// A text that is safe to write to a terminal: all of it is shown and none of it obeyed, in ASCII if
  /// the locale has no more.
  ///
  /// Words from links, files and the command line may hold anything, an escape sequence too
  /// (CWE-150). All that is written for people goes through here.
  static func text(_ text: String) -> String {
    let text = text.withEscapedControls
    if writesUTF8 { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(ASCII.replacement)))
  }
}

extension String {
  /// The text with the digits of other scripts as those of ASCII.
  var withWesternDigits: String { UTF8Text(self).withWesternDigits.description }

  /// The text without spaces at its end.
  var withoutSpacesAtEnd: String { String(reversed().drop(while: \.isWhitespace).reversed()) }

  /// The text with control characters and changes of direction written out: `\x1b`, `\u{202e}`.
  ///
  /// Isolates and direction marks, which sentences of right-to-left languages may hold, are left out:
  /// few terminals know them, and most draw a box.
  var withEscapedControls: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16)
        result.append(contentsOf: "\\x\(digits.count == 1 ? "0" : "")\(digits)".unicodeScalars)
      case 0x202A...0x202E:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
