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
  /// The marks above, below or within the character, such as vowels of Hindi and Thai.
  var marks: [Unicode.Scalar] = []
  var style = Style.plain
  /// Whether the cell is the right half of a wide character.
  var isCovered = false
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

  /// A character; outside the screen there is none, and whatever is put there is lost.
  subscript(x: Int, y: Int) -> Cell {
    get { isOnScreen(x, y) ? cells[y * width + x] : Cell() }
    set { if isOnScreen(x, y) { cells[y * width + x] = newValue } }
  }

  private func isOnScreen(_ x: Int, _ y: Int) -> Bool { 0..<width ~= x && 0..<height ~= y }

  /// Writes a text; whatever does not fit is cut off.
  mutating func write(_ text: String, x: Int, y: Int, _ style: Style = .plain) {
    var (column, before) = (x, x)
    for scalar in text.unicodeScalars {
      let columns = scalar.columns
      if columns == 0, column > x {
        self[before, y].marks.append(scalar)
      } else if columns > 0, columns == 1 || 0..<width - 1 ~= column {
        self[column, y] = Cell(scalar: scalar, style: style)
        if columns == 2 { self[column + 1, y] = Cell(style: style, isCovered: true) }
      }
      if columns > 0 { (before, column) = (column, column + columns) }
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
