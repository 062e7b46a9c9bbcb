import GameSession

/// A symbol drawn with characters: the page's outline, in quarters of a character or, in ASCII, in
/// whole characters.
struct MarkDrawing {
  /// The rows of characters.
  let rows: [[Unicode.Scalar]]

  /// Draws a symbol in a box of `width` × `height` characters, each twice as high as wide.
  init(_ symbol: Symbol, width: Int, height: Int) {
    if height == 1 {
      rows = [Array("\(MarkDrawing.glyph(of: symbol))".unicodeScalars)]
      return
    }
    let pen = Pen(symbol, width: Double(width), height: 2 * Double(height))
    rows = (0..<height).map { row in
      (0..<width).map { column in
        if Terminal.writesUTF8 { return MarkDrawing.quarters(pen, column, row) }
        let middle = (x: Double(column) + 0.5, y: 2 * Double(row) + 1)
        return pen.covers(x: middle.x, y: middle.y, reach: 0.75) ? symbol.letter : " "
      }
    }
  }

  /// The symbol as one character.
  static func glyph(of symbol: Symbol) -> Unicode.Scalar {
    guard Terminal.writesUTF8 else { return symbol.letter }
    switch symbol {
    case .x: return "X"
    case .o: return "O"
    case .triangle: return "▲"
    case .diamond: return "◆"
    case .star: return "★"
    case .heart: return "♥"
    case .moon: return "☾"
    case .bolt: return "ϟ"
    }
  }

  /// Indexed by the covered quarters: top left 1, top right 2, bottom left 4, bottom right 8.
  private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)

  private static func quarters(_ pen: Pen, _ column: Int, _ row: Int) -> Unicode.Scalar {
    var covered = 0
    for quarter in 0..<4 {
      let x = Double(column) + (quarter % 2 == 0 ? 0.25 : 0.75)
      let y = 2 * Double(row) + (quarter < 2 ? 0.5 : 1.5)
      if pen.covers(x: x, y: y, reach: 0.5) { covered |= 1 << quarter }
    }
    return blocks[covered]
  }
}

/// A symbol's pen path, fitted into a box and flattened to straight strokes.
private struct Pen {
  private var strokes: [(from: Spot, to: Spot)] = []
  private let reach: Double

  private struct Spot {
    var x: Double
    var y: Double
  }

  init(_ symbol: Symbol, width: Double, height: Double) {
    let scale = min(width, height) / 84  // Outlines use only the middle 84 of 100 units.
    let left = width / 2 - 50 * scale
    let top = height / 2 - 50 * scale
    reach = Double(Symbol.strokeWidth) * scale / 2
    func spot(_ x: Int, _ y: Int) -> Spot {
      Spot(x: left + Double(x) * scale, y: top + Double(y) * scale)
    }
    var start = spot(0, 0)
    var place = start
    for step in symbol.outline {
      switch step {
      case .move(let x, let y):
        start = spot(x, y)
        place = start
      case .line(let x, let y):
        strokes.append((place, spot(x, y)))
        place = spot(x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        let curve = [place, spot(x1, y1), spot(x2, y2), spot(x, y)]
        for part in 1...8 {
          let next = Pen.point(of: curve, at: Double(part) / 8)
          strokes.append((place, next))
          place = next
        }
      case .close:
        strokes.append((place, start))
        place = start
      }
    }
  }

  /// A point of a cubic Bézier curve (de Casteljau's algorithm).
  private static func point(of curve: [Spot], at time: Double) -> Spot {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { first, second in
        Spot(
          x: first.x + (second.x - first.x) * time, y: first.y + (second.y - first.y) * time)
      }
    }
    return points[0]
  }

  /// Whether the point is within half the stroke's width, or within `reach` if that is more.
  func covers(x: Double, y: Double, reach: Double) -> Bool {
    let reach = max(reach, self.reach)
    return strokes.contains { stroke in
      let (dx, dy) = (stroke.to.x - stroke.from.x, stroke.to.y - stroke.from.y)
      let length = dx * dx + dy * dy
      let along = ((x - stroke.from.x) * dx + (y - stroke.from.y) * dy) / max(length, 0.000_1)
      let time = min(max(along, 0), 1)
      let (gapX, gapY) = (x - stroke.from.x - time * dx, y - stroke.from.y - time * dy)
      return gapX * gapX + gapY * gapY <= reach * reach
    }
  }
}
