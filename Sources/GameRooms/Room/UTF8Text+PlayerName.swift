import GameRules

extension UTF8Text {
  /// The most bytes of a name, as in the pages' own fields.
  private static let mostNameBytes = 40

  /// Whether the text can be the name of a player: one line that changes nothing around it.
  var isPlayerName: Bool {
    guard 1...UTF8Text.mostNameBytes ~= bytes.count, bytes.first != 0x20, bytes.last != 0x20,
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    return !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // Controls, ends of lines, and changes of direction.
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
