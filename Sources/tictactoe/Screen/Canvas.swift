/// A text colour by its role; the terminal's palette decides the actual colour.
enum Ink: Int16, Hashable {
  case plain, x, o, quiet, accent
}

/// The style of a character.
struct Style: Hashable {
  var ink = Ink.plain
  var isBold = false
  var isReverse = false

  static let plain = Style()
  static let bold = Style(isBold: true)
  static let quiet = Style(ink: .quiet)
  static let accent = Style(ink: .accent, isBold: true)
}

/// A character on the screen.
struct Cell: Hashable {
  var scalar: Unicode.Scalar = " "
  var style = Style.plain
}

/// A column and row, counted from the top-left corner.
struct Point: Hashable {
  var x: Int
  var y: Int
}

/// The content of the whole screen.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var cells: [Cell]
  /// The position of the terminal's cursor; nil hides it.
  var cursor: Point?

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(), count: width * height)
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set {
      guard 0..<width ~= x, 0..<height ~= y else { return }
      cells[y * width + x] = newValue
    }
  }

  /// Writes a text; whatever does not fit is cut off.
  mutating func write(_ text: String, x: Int, y: Int, _ style: Style = .plain) {
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      self[x + offset, y] = Cell(scalar: scalar, style: style)
    }
  }

  /// Writes texts side by side, centred in a row.
  mutating func writeCentred(_ parts: [(text: String, style: Style)], y: Int) {
    var x = max(0, (width - parts.reduce(0) { $0 + $1.text.columns }) / 2)
    for part in parts {
      write(part.text, x: x, y: y, part.style)
      x += part.text.columns
    }
  }
}

extension String {
  /// The width in columns; every character used here takes one.
  var columns: Int { unicodeScalars.count }

  /// Wraps the text between words, into lines of at most `width` columns.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.columns + 1 + String(word).columns > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
