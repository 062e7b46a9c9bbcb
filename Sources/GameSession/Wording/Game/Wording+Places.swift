import GameRules

// Places in words: squares, rows, columns, diagonals and 2×2 blocks of 3×3 and 4×4. Other boards only
// have letters.

extension Wording {
  /// The side of the board if its places have names, or 0.
  private var namedSide: Int {
    rules.columns == rules.rows && 3...4 ~= rules.columns ? rules.columns : 0
  }

  /// The place of a square: "the centre", or "h8" where squares have no names.
  @inline(never)
  func place(_ square: Square, startsSentence: Bool = false) -> UTF8Text {
    let side = namedSide
    guard square.column < side, square.row < side else { return square.notation }
    let index = square.row * side + square.column
    let name = side == 3 ? phrases.placeThree(index) : phrases.placeFour(index)
    let text = startsSentence ? Wording.capitalized(name) : name
    return hasLetters ? phrases.placeLettered(place: text, letters: square.notation) : text
  }

  /// A choice of squares at the start of a sentence.
  ///
  /// It names at most three; more are hard to take in.
  func anyPlace(of squares: [Square]) -> UTF8Text {
    list(squares.prefix(3).enumerated().map { place($1, startsSentence: $0 == 0) }, or: true)
  }

  /// Some lines at the start of a sentence: "Top row and diagonal".
  func startingNames(of lines: [Line]) -> UTF8Text {
    let names = names(of: lines)
    let areLetters = namedSide == 0 && lines.first?.squares.count == 1
    return areLetters ? names : Wording.capitalized(names)
  }

  /// Some lines: "top row and diagonal"; as the objects of a verb "the top row and the diagonal".
  @inline(never)
  func names(of lines: [Line], asObjects: Bool = false) -> UTF8Text {
    let hasOneDiagonal = lines.filter { $0.kind == .diagonal }.count == 1
    return list(
      lines.map { line in
        let name = name(of: line, isOnlyDiagonal: hasOneDiagonal || hasLetters)
        return asObjects ? object(line, name) : name
      })
  }

  private func name(of line: Line, isOnlyDiagonal: Bool) -> UTF8Text {
    if line.squares.count == 1 { return place(line.squares[0]) }
    let span = line.squares[0].notation + "–" + line.end.notation
    if let name = placeName(of: line, isOnlyDiagonal: isOnlyDiagonal) {
      return hasLetters ? phrases.placeLettered(place: name, letters: span) : name
    }
    return switch line.kind {
    case .row: phrases.lineRow(span: span)
    case .column: phrases.lineColumn(span: span)
    case .diagonal: phrases.lineDiagonal(span: span)
    case .pattern(let pattern): phrases.patternLine(pattern, span: span)
    case .shape: phrases.shapeLine(span: span)
    }
  }

  /// The name of a line that fills a named row, column, diagonal or block; nil for any other.
  private func placeName(of line: Line, isOnlyDiagonal: Bool) -> UTF8Text? {
    let (side, first) = (namedSide, line.squares[0])
    switch line.kind {
    case .pattern(.squares) where side > 0:
      let column = line.squares.reduce(first.column) { min($0, $1.column) }
      let row = line.squares.reduce(first.row) { min($0, $1.row) }
      // The four blocks of 3×3 are called like the corner blocks of 4×4.
      return phrases.placeBlock((row * 3 + column) * (side == 3 ? 2 : 1))
    case .row where line.squares.count == side:
      return side == 3 ? phrases.rowsThree(first.row) : phrases.rowsFour(first.row)
    case .column where line.squares.count == side:
      return side == 3 ? phrases.columnsThree(first.column) : phrases.columnsFour(first.column)
    case .diagonal where line.squares.count == side:
      return isOnlyDiagonal ? phrases.diagonal : phrases.diagonals(first.row == 0 ? 0 : 1)
    default: return nil
    }
  }

  private func object(_ line: Line, _ name: UTF8Text) -> UTF8Text {
    if line.squares.count == 1 { return name }
    return switch line.kind {
    case .row: phrases.theLineRow(line: name)
    case .column: phrases.theLineColumn(line: name)
    case .diagonal: phrases.theLineDiagonal(line: name)
    case .pattern(let pattern): phrases.thePattern(pattern, line: name)
    case .shape: phrases.theShape(line: name)
    }
  }
}
