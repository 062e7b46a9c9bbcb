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
  func `the names of a browser are read`(
    name: String, isShifted: Bool, hasModifier: Bool, key: Key
  ) {
    #expect(Key(name: UTF8Text(name), isShifted: isShifted, hasModifier: hasModifier) == key)
  }

  @Test(arguments: [("F6", false), ("Tab", false), ("b", true), ("ArrowLeft", true), ("", false)])
  func `other keys are left to the browser`(name: String, hasModifier: Bool) {
    #expect(Key(name: UTF8Text(name), isShifted: false, hasModifier: hasModifier) == nil)
  }
}
