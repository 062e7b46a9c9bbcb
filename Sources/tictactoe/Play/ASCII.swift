/// Replacements for locales that only have ASCII.
enum ASCII {
  /// The nearest ASCII character; it takes one column.
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

  /// A text in the characters of the locale.
  static func text(_ text: String) -> String {
    if Terminal.writesUTF8 { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.map(replacement))
    return String(result)
  }
}
