/// What stands for a character where the locale has only ASCII.
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
    default: return "?"
    }
  }

  /// A sentence as the locale can write it.
  static func text(_ text: String) -> String {
    if Terminal.writesUTF8 { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.map(replacement))
    return String(result)
  }
}
