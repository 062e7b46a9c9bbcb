/// A kind of line that is not straight: squares that win in addition to k in a row.
///
/// The table below is all that the rules know about patterns. A new pattern is a new case with its
/// row. The rules text, errors, help, custom rules and drawings follow from the row, and the
/// compiler asks for the pattern's words (decision 8).
public enum Pattern: UInt8, Hashable, Sendable, CaseIterable {
  /// The four corners of the board.
  case corners
  /// A 2×2 block.
  case squares
  /// The four squares around another square, corner to corner.
  case diamonds

  @inline(never)
  private var row: Row {
    switch self {
    case .corners:
      Row("corners", "dc/ab", .wholeBoard, .frame, absence: "does not have four corners")
    case .squares: Row("squares", "dc/ab", .anywhere, .ring, absence: "has no room for a 2×2 block")
    case .diamonds:
      Row("diamonds", ".d./a.c/.b.", .anywhere, .ring, absence: "has no room for a diamond")
    }
  }

  /// A row of the table.
  private struct Row {
    let word: StaticString
    let picture: StaticString
    let place: Place
    let stroke: Line.Stroke
    let absence: StaticString

    init(
      _ word: StaticString, _ picture: StaticString, _ place: Place, _ stroke: Line.Stroke,
      absence: StaticString
    ) {
      self.word = word
      self.picture = picture
      self.place = place
      self.stroke = stroke
      self.absence = absence
    }
  }

  /// The places of a pattern's lines on a board.
  public enum Place: Hashable, Sendable {
    /// Everywhere the picture fits, in all eight orientations.
    case anywhere
    /// Once, with the picture's corners moved to those of the board.
    case wholeBoard
  }

  /// The word for the pattern in a rules text, after a `+`.
  public var word: StaticString { row.word }

  /// The squares, in the format that `Picture` reads.
  public var picture: StaticString { row.picture }

  /// The places of its lines on a board.
  public var place: Place { row.place }

  /// The way to draw its lines.
  public var stroke: Line.Stroke { row.stroke }

  /// The reason why a board is too small, as a phrase: "has no room for a 2×2 block".
  var absence: StaticString { row.absence }

  /// Whether a board of this size has a line of the pattern.
  @inline(never)
  public func fits(columns: Int, rows: Int) -> Bool {
    guard let drawn = try? Picture(UTF8Text(picture)) else { return false }
    return drawn.fits(columns: columns, rows: rows)
  }

  /// Every line of the pattern, once, on a board that has room for it.
  @inline(never)
  func lines(on rules: Rules) -> [Line] {
    guard let drawn = try? Picture(UTF8Text(picture)) else { return [] }
    guard place == .wholeBoard else { return drawn.lines(.pattern(self), on: rules) }
    let (right, top) = (rules.columns - drawn.columns, rules.rows - drawn.rows)
    let squares = drawn.squares.map { square in
      Square(
        column: square.column + (square.column == 0 ? 0 : right),
        row: square.row + (square.row == 0 ? 0 : top))
    }
    return [Line(kind: .pattern(self), squares: squares)]
  }
}
