import BoardUI
import GameRules
import GameSession
import Testing

struct KeyTests {
  @Test(arguments: [
    ("ArrowLeft", false, false, Key.step(.left)), ("Home", false, false, .step(.rowStart)),
    ("Home", false, true, .step(.boardStart)), ("End", false, true, .step(.boardEnd)),
    ("Enter", false, false, .enter), ("Escape", true, false, .escape),
    ("a", false, false, .character("a", false)), ("A", true, false, .character("a", true)),
    ("?", true, false, .character("?", true)), ("7", false, false, .character("7", false)),
  ])
  func `browser key names are parsed`(
    name: String, isShifted: Bool, hasModifier: Bool, key: Key
  ) {
    #expect(Key(name: UTF8Text(name), isShifted: isShifted, hasModifier: hasModifier) == key)
  }

  @Test(arguments: [("F6", false), ("Tab", false), ("b", true), ("ArrowLeft", true), ("", false)])
  func `other keys are left to the browser`(name: String, hasModifier: Bool) {
    #expect(Key(name: UTF8Text(name), isShifted: false, hasModifier: hasModifier) == nil)
  }
}

struct PressTests {
  @Test func `keys move the cursor, type a square, mean a command or are left`() {
    let rules = Rules.classic
    var cursor = BoardCursor(Square(column: 0, row: 0))
    #expect(cursor.press(.step(.right), on: rules) == .taken)
    #expect(cursor.square.notation == "b1")
    #expect(cursor.press(.character("c", false), on: rules) == .taken)
    #expect(cursor.press(.character("3", false), on: rules) == .taken)
    #expect(cursor.square.notation == "c3")
    #expect(cursor.press(.character("u", false), on: rules) == .command(.undo))
    #expect(cursor.press(.character("c", true), on: rules) == .unused)
    #expect(cursor.press(.character("%", false), on: rules) == .unused)
    #expect(cursor.press(.enter, on: rules) == .unused)
    #expect(cursor.press(.escape, on: rules) == .unused)
    #expect(cursor.square.notation == "c3")
  }

  @Test func `a digit that is typed with Shift, as on a French keyboard, ends a square's name`() {
    var cursor = BoardCursor(Square(column: 0, row: 0))
    #expect(cursor.press(.character("c", false), on: .classic) == .taken)
    #expect(cursor.press(.character("3", true), on: .classic) == .taken)
    #expect(cursor.square.notation == "c3")
  }

  @Test(arguments: [Key.enter, .escape, .character("u", false), .step(.left)])
  func `any other key discards typed text`(_ key: Key) throws {
    let rules = try Game("4x4").rules
    var cursor = BoardCursor(Square(column: 1, row: 0))
    _ = cursor.press(.character("c", false), on: rules)
    _ = cursor.press(key, on: rules)
    let square = cursor.square
    #expect(cursor.press(.character("3", false), on: rules) == .unused)
    #expect(cursor.square == square)
  }
}
