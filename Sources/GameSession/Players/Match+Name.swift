import GameRules

// Unicode's tables would be larger than the whole page, so the ranges below are few and generous. A
// scalar wrongly taken for a mark only makes a cut name one letter shorter.

extension Match {
  private static let mostNameBytes = 40

  /// The part of a text that can be a name: one line, without leading spaces, at most 40 bytes, and
  /// no part of a character such as a flag, a family of emoji or a letter with its accents.
  static func name(_ bytes: ArraySlice<UInt8>) -> UTF8Text {
    let shown = NameScalar.all(in: bytes).filter { !$0.isControl }
    let scalars = Array(shown.drop { $0.value == 0x20 })
    var (end, size) = (0, 0)
    while end < scalars.count, size + scalars[end].bytes.count <= mostNameBytes {
      size += scalars[end].bytes.count
      end += 1
    }
    while end > 0, end < scalars.count, NameScalar.isInsideCharacter(end, of: scalars) { end -= 1 }
    var name: [UInt8] = []
    for scalar in scalars[..<end] { name += scalar.bytes }
    return UTF8Text(name)
  }
}

/// A scalar of Unicode, with the bytes that it is made of.
private struct NameScalar {
  var value: UInt32
  var bytes: [UInt8]

  static func all(in bytes: ArraySlice<UInt8>) -> [NameScalar] {
    var scalars: [NameScalar] = []
    for byte in bytes {
      if byte & 0b1100_0000 == 0b1000_0000, let last = scalars.indices.last {
        scalars[last].value = scalars[last].value << 6 | UInt32(byte & 0b0011_1111)
        scalars[last].bytes.append(byte)
      } else {
        let ones = (~byte).leadingZeroBitCount
        scalars.append(NameScalar(value: UInt32(byte & (0b0111_1111 >> ones)), bytes: [byte]))
      }
    }
    return scalars
  }

  /// Whether it is a control character: C0, DEL, C1, or a change of direction.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a cut at this place would tear a character apart.
  static func isInsideCharacter(_ place: Int, of scalars: [NameScalar]) -> Bool {
    let (before, after) = (scalars[place - 1], scalars[place])
    if before.isJoiner || after.isMark { return true }
    // Two letters make a flag.
    guard before.isFlagLetter, after.isFlagLetter else { return false }
    var start = place
    while start > 0, scalars[start - 1].isFlagLetter { start -= 1 }
    return !(place - start).isMultiple(of: 2)
  }

  private var isFlagLetter: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// The zero-width joiner, and the viramas of Indic scripts, which share one layout.
  private var isJoiner: Bool {
    value == 0x200D || 0x0900..<0x0E00 ~= value && value & 0x7F == 0x4D
  }

  /// Whether it belongs to the letter or the emoji before it.
  private var isMark: Bool {
    switch value {
    // Accents of Latin, Greek, Cyrillic; points of Hebrew and Arabic; kana.
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F,
      0x0670, 0x06D6...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x3099...0x309A, 0xFE20...0xFE2F:
      true
    // Indic scripts.
    case 0x0900..<0x0E00:
      switch value & 0x7F {
      case 0...0x03, 0x3C...0x5F, 0x62...0x63: true
      default: false
      }
    // Thai, Lao, Tibetan, Burmese, Khmer; the second and third letters of a syllable of Hangul.
    case 0x0E31...0x0E3A, 0x0E47...0x0E4E, 0x0EB1...0x0EBC, 0x0EC8...0x0ECE, 0x0F71...0x0FBC,
      0x102B...0x103E, 0x17B4...0x17D3, 0x1160...0x11FF:
      true
    // Joiners, keycaps, variation selectors, skin tones, and the tags of flags.
    case 0x200C...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
