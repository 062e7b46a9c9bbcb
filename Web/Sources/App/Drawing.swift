import GameRules
import GameSession

/// Paths as SVG writes them.
enum Drawing {
  /// The outline of a symbol, in a box of 100 by 100.
  static func path(_ symbol: Symbol) -> UTF8Text {
    var path: UTF8Text = ""
    for step in symbol.outline {
      switch step {
      case .move(let x, let y): path += "M\(x) \(y)"
      case .line(let x, let y): path += "L\(x) \(y)"
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        path += "C\(x1) \(y1) \(x2) \(y2) \(x) \(y)"
      case .close: path += "Z"
      }
    }
    return path
  }

  /// From how many squares in a row the grid is fine, from edge to edge.
  static let fewestFine = 10

  /// The strokes between the squares, on a board whose squares are boxes of 100 by 100.
  static func grid(_ rules: Rules) -> UTF8Text {
    let isFine = max(rules.columns, rules.rows) >= fewestFine
    let (width, height) = (100 * rules.columns, 100 * rules.rows)
    let gap = isFine ? 0 : 8
    var path: UTF8Text = ""
    for column in stride(from: isFine ? 0 : 100, through: width - (isFine ? 0 : 100), by: 100) {
      path += "M\(column) \(gap)V\(height - gap)"
    }
    for row in stride(from: isFine ? 0 : 100, through: height - (isFine ? 0 : 100), by: 100) {
      path += "M\(gap) \(row)H\(width - gap)"
    }
    return path
  }

  /// A line that won, on a board whose squares are boxes of 100 by 100: a stroke that reaches a
  /// little beyond the outer squares' centres, or a ring through them. Squares that do not touch are
  /// framed from outside, as nothing may be struck that did not win.
  static func path(_ line: Line, on rules: Rules) -> UTF8Text {
    guard let first = line.squares.first, let last = line.squares.last else { return "" }
    if line.isRing {
      let second = line.squares[1]
      let isTight = abs(second.column - first.column) <= 1 && abs(second.row - first.row) <= 1
      return isTight ? ring(line, rules) : brackets(line, rules)
    }
    let reach = 34
    let stepX = (last.column - first.column).signum() * reach
    let stepY = (first.row - last.row).signum() * reach
    let start = center(first, rules)
    let end = center(last, rules)
    return "M" + text((start.x - stepX, start.y - stepY)) + "L"
      + text((end.x + stepX, end.y + stepY))
  }

  private static func ring(_ line: Line, _ rules: Rules) -> UTF8Text {
    var path: UTF8Text = ""
    for square in line.squares {
      path += (path.isEmpty ? "M" : "L") + text(center(square, rules))
    }
    return path + "Z"
  }

  /// A bracket around each square, on the side that is away from the others.
  private static func brackets(_ line: Line, _ rules: Rules) -> UTF8Text {
    let columns = line.squares.map { $0.column }
    let rows = line.squares.map { $0.row }
    let middleX = 50 * ((columns.min() ?? 0) + (columns.max() ?? 0) + 1)
    let middleY = 100 * rules.rows - 50 * ((rows.min() ?? 0) + (rows.max() ?? 0) + 1)
    var path: UTF8Text = ""
    for square in line.squares {
      let (x, y) = center(square, rules)
      let outX = x < middleX ? -1 : 1
      let outY = y < middleY ? -1 : 1
      let (cornerX, cornerY) = (x + 52 * outX, y + 52 * outY)
      path += "M" + text((cornerX - 74 * outX, cornerY)) + "H\(cornerX - 24 * outX)Q"
        + text((cornerX, cornerY)) + " " + text((cornerX, cornerY - 24 * outY))
        + "V\(cornerY - 74 * outY)"
    }
    return path
  }

  private static func center(_ square: Square, _ rules: Rules) -> (x: Int, y: Int) {
    (100 * square.column + 50, 100 * (rules.rows - 1 - square.row) + 50)
  }

  private static func text(_ point: (x: Int, y: Int)) -> UTF8Text { "\(point.x) \(point.y)" }
}

extension Node {
  /// Adds a small board, so that a game is recognised before it is read.
  func createPicture(of rules: Rules) {
    let picture = create("svg")
    let side = 100 * max(rules.columns, rules.rows)
    picture.set("viewBox", "0 0 \(side) \(side)")
    picture.set("aria-hidden", "true")
    picture.set("class", "picture")
    picture.setProperty("--unit", side)
    picture.create("path").set("d", Drawing.grid(rules))
  }

  /// Adds the mark of the player, whatever its symbol is.
  func createMark(_ mark: Mark) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("use").set("href", mark == .x ? "#mark-x" : "#mark-o")
  }

  /// Adds a symbol by its own shape.
  func createShape(_ symbol: Symbol) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", Drawing.path(symbol))
  }
}
