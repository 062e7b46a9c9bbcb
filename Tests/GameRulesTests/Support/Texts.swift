import GameRules

/// The squares of a text such as "a1 b2 c3".
func squares(_ text: String) throws -> [Square] {
  try text.split(separator: " ").map { name in
    guard let square = Square(name) else { throw NotASquare(name: String(name)) }
    return square
  }
}

struct NotASquare: Error {
  var name: String
}

/// A line as a picture, top row first; the letters a, b, c … give the order of its squares.
func picture(_ line: Line, on rules: Rules) -> String {
  let letters = Array("abcdefghijklmnopqrs")
  return (0..<rules.rows).reversed().map { row in
    (0..<rules.columns).map { column in
      line.squares.firstIndex(of: Square(column: column, row: row)).map { "\(letters[$0])" } ?? "."
    }.joined()
  }.joined(separator: "\n")
}

/// A kind of line as a word.
func name(_ kind: Line.Kind) -> String {
  if case .pattern(let pattern) = kind { return pattern.word.description }
  return "\(kind)"
}

/// The explanation of a refused option.
let theOptions =
  "the options are +corners, +squares, +diamonds, +misere, +swap and a shape such as +a1b1a2, each once"

/// The top-right corner of 3×3.
let topRight = Square(column: 2, row: 2)
