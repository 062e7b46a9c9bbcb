import XCTest

/// Plays on a device, as a person or a screen reader would.
final class PlayTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor func testAGameIsPlayedAndWon() {
    let window = Window("3x3:a1b1a2b2")
    window.expect("a3, empty", of: window.square("a3"))
    window.use(window.square("a3"))
    window.expect("a3, X", of: window.square("a3"))
    window.expect("Left column, in 3 moves", of: window.status)
  }

  @MainActor func testAMoveIsTakenBack() {
    let window = Window("3x3:b2")
    window.expect("b2, X", of: window.square("b2"))
    window.use(window.app.buttons["undo"])
    window.expect("b2, empty", of: window.square("b2"))
  }

  @MainActor func testALinkIsOpened() throws {
    let window = Window()
    window.app.open(try XCTUnwrap(URL(string: "tictactoe:#3x3:b2")))
    window.expect("b2, X", of: window.square("b2"))
    window.expect("O's turn", of: window.status)
  }

  @MainActor func testItSpeaksGerman() {
    let window = Window(language: "de")
    window.expect("b2, leer", of: window.square("b2"))
  }

  @MainActor func testTheGameIsAccessible() throws {
    let window = Window("3x3:b2")
    window.expect("b2, X", of: window.square("b2"))
    try window.app.performAccessibilityAudit()
  }

  @MainActor func testThePanelsAreAccessible() throws {
    let window = Window()
    for (panel, end) in [("games", "Close"), ("share", "OK")] {
      window.use(window.app.buttons[panel])
      let closing = window.app.buttons[end].firstMatch
      XCTAssertTrue(closing.waitForExistence(timeout: 10), "\(panel) has no \(end)")
      try window.app.performAccessibilityAudit()
      window.use(closing)
    }
    window.use(window.app.buttons["menu"])
    XCTAssertTrue(window.app.buttons["How to play"].firstMatch.waitForExistence(timeout: 10))
    try window.app.performAccessibilityAudit()
  }
}

/// A window of the app, started with a given language regardless of saved texts, and with the game of a
/// link: a window that is restored has another one.
@MainActor private struct Window {
  let app = XCUIApplication()

  init(_ game: String = "3x3:", language: String = "en") {
    // An argument with a minus overrides a value of the user defaults.
    app.launchArguments = [
      "-players", "", "-symbols", "", "-settings", "", "-language", language,
      "-AppleLanguages", "(\(language))", "-ApplePersistenceIgnoreState", "YES",
    ]
    app.launch()
    if let link = URL(string: "tictactoe:#\(game)") { app.open(link) }
  }

  /// The element of a square; its label says what is on it.
  func square(_ name: String) -> XCUIElement { app.buttons[name] }

  var status: XCUIElement { app.staticTexts["status"] }

  /// Waits until an element has a label.
  func expect(
    _ label: String, of element: XCUIElement, file: StaticString = #filePath, line: UInt = #line
  ) {
    let isThere = element.waitForExistence(timeout: 10)
    XCTAssertTrue(isThere, "\(element) is not there", file: file, line: line)
    let isLabelled = element.wait(for: \.label, toEqual: label, timeout: 10)
    XCTAssertTrue(isLabelled, "\(element.label) is not \(label)", file: file, line: line)
  }

  /// Taps with a finger or clicks with a pointer.
  func use(_ element: XCUIElement) {
    #if os(macOS)
      element.click()
    #else
      element.tap()
    #endif
  }
}
