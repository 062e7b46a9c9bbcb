import GameRules
import Testing

@testable import GameSession

@Suite struct BoardCursorTests {
  /// Walks by keys: `<>^v` are arrows; `[]`, `()` and `{}` the ends of a row, column and board.
  private func walk(_ rules: String, from square: Square, _ keys: String) throws -> BoardCursor {
    let rules = try Rules(rules)
    var cursor = BoardCursor(square)
    let steps: [Unicode.Scalar: BoardCursor.Step] = [
      "<": .left, ">": .right, "^": .up, "v": .down, "[": .rowStart, "]": .rowEnd,
      "(": .columnTop, ")": .columnBottom, "{": .boardStart, "}": .boardEnd,
    ]
    for key in keys.unicodeScalars {
      if let step = steps[key] { cursor.move(step, on: rules) } else { cursor.type(key, on: rules) }
    }
    return cursor
  }

  @Test(
    arguments: [
      ("4x3", "b2", "<", "a2"), ("4x3", "b2", ">", "c2"), ("4x3", "b2", "^", "b3"),
      ("4x3", "b2", "v", "b1"),
      // The edges stop the cursor.
      ("4x3", "a3", "<", "a3"), ("4x3", "a3", "^", "a3"), ("4x3", "d1", ">", "d1"),
      ("4x3", "d1", "v", "d1"), ("1x1", "a1", "<>^v[](){}", "a1"),
      ("4x3", "c2", "[", "a2"), ("4x3", "b2", "]", "d2"), ("4x3", "c2", "(", "c3"),
      ("4x3", "c2", ")", "c1"), ("4x3", "c2", "{", "a3"), ("4x3", "b2", "}", "d1"),
      // A letter and a number.
      ("4x3", "a3", "c", "c3"), ("4x3", "a3", "c1", "c1"), ("4x3", "a3", "e", "a3"),
      ("4x3", "a3", "b4", "b3"), ("4x3", "a3", "2", "a3"), ("4x3", "a3", "cx1", "c3"),
      ("19x19", "a19", "s19", "s19"), ("19x19", "a19", "c12", "c12"),
      ("19x19", "a19", "c1<2", "b1"),
      ("19x19", "a19", "c20", "c2"), ("19x19", "a19", "c25", "c5"), ("19x19", "a19", "c1d2", "d2"),
      ("5x5", "a1", "b23", "b3"), ("5x5", "a1", "b06", "b1"),
      // On 3×3 the digits are the keypad's, and can be mixed with letters.
      ("3x3", "b2", "1", "a1"), ("3x3", "b2", "6", "c2"), ("3x3", "b2", "9", "c3"),
      ("3x3", "a3", "c17", "a3"), ("3x3", "a3", "0", "a3"), ("3x4", "a3", "5", "a3"),
    ] as [(String, Square, String, Square)])
  func `the cursor moves by arrows and to a typed square`(
    rules: String, start: Square, keys: String, target: Square
  ) throws {
    #expect(try walk(rules, from: start, keys).square == target)
  }

  @Test(
    arguments: [
      ("3x3", "b", "b", false), ("3x3", "b2", "b2", true), ("3x3", "5", nil, false),
      ("12x12", "c1", "c1", false), ("12x12", "c12", "c12", true), ("12x12", "c2", "c2", true),
      ("12x12", "c1<", nil, false), ("12x12", "c1!", nil, false), ("12x12", "c0", "c", false),
    ] as [(String, String, String?, Bool)])
  func `typed text is shown until it is complete, which is when no digit can follow`(
    rules: String, keys: String, typed: String?, isComplete: Bool
  ) throws {
    var cursor = try walk(rules, from: "a1", keys)
    #expect(cursor.typed?.description == typed)
    #expect(cursor.isComplete(on: try Rules(rules)) == isComplete)
    let square = cursor.square
    cursor.forget()
    #expect(cursor == BoardCursor(square))
  }

  @Test func `moving to another square discards typed text, staying keeps it`() throws {
    var cursor = try walk("12x12", from: "a1", "c1")
    cursor.stay(at: "c1")
    #expect(cursor.typed == "c1")
    cursor.stay(at: "d1")
    #expect(cursor == BoardCursor("d1"))
  }

  @Test(arguments: [("3x3", "b2"), ("4x4", "b3"), ("1x1", "a1"), ("19x1", "j1"), ("2x5", "a3")])
  func `a cursor starts in the middle`(rules: String, square: Square) throws {
    #expect(BoardCursor(inTheMiddleOf: try Rules(rules)).square == square)
  }
}
