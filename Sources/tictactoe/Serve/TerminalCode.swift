import CQREncode

/// A QR code in characters, with two rows of modules in each line.
struct TerminalCode {
  private let side: Int
  private let isDark: [Bool]
  /// The width of the light margin that readers need, in modules.
  private static let rim = 4

  /// Fails if the text is too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_L) else {
      return nil
    }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    guard let modules = code.pointee.data else { return nil }
    isDark = (0..<side * side).map { modules[$0] & 1 == 1 }
  }

  /// The code as text.
  ///
  /// Light modules are drawn, because most terminals are dark.
  ///
  /// - Parameter isColored: Whether to force white on black, whatever the terminal's colours are.
  /// - Returns: The lines as one text.
  func text(isColored: Bool) -> String {
    let all = -TerminalCode.rim..<side + TerminalCode.rim
    return stride(from: all.lowerBound, to: all.upperBound, by: 2).map { row in
      let line = all.map { column in
        switch (isLight(column, row), isLight(column, row + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
      return isColored ? "\u{1B}[97;40m\(line)\u{1B}[0m" : line
    }.joined(separator: "\n")
  }

  private func isLight(_ column: Int, _ row: Int) -> Bool {
    guard 0..<side ~= column, 0..<side ~= row else { return true }
    return !isDark[row * side + column]
  }
}
