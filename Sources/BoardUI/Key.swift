import GameRules
import GameSession

/// A key of the keyboard, as far as the board knows it.
public enum Key: Hashable, Sendable {
  /// One that moves the focus over the board.
  case step(BoardCursor.Step)
  /// Enter, and Escape.
  case enter, escape
  /// A letter in lower case, a digit or a sign, with Shift or without.
  case character(Unicode.Scalar, Bool)

  /// Reads the name that the browser gives a key.
  ///
  /// - Parameters:
  ///   - name: Such as `a`, `?` or `ArrowLeft`.
  ///   - isShifted: Whether Shift is down.
  ///   - hasModifier: Whether Control, Alt or Meta is down, which leaves most keys to the browser.
  @inline(never)
  public init?(name: UTF8Text, isShifted: Bool, hasModifier: Bool) {
    if hasModifier {
      if name == "Home" { self = .step(.boardStart); return }
      if name == "End" { self = .step(.boardEnd); return }
      return nil
    }
    if name.bytes.count == 1, let byte = name.bytes.first {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      self = .character(Unicode.Scalar(isCapital ? byte + 32 : byte), isShifted)
      return
    }
    for (text, key) in Key.names where name == text {
      self = key
      return
    }
    return nil
  }

  private static let names: [(UTF8Text, Key)] = [
    ("ArrowLeft", .step(.left)), ("ArrowRight", .step(.right)), ("ArrowUp", .step(.up)),
    ("ArrowDown", .step(.down)), ("Home", .step(.rowStart)), ("End", .step(.rowEnd)),
    ("Enter", .enter), ("Escape", .escape),
  ]
}
