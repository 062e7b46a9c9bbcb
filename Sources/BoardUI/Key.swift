import GameRules
import GameSession

/// A key that the board handles.
public enum Key: Hashable, Sendable {
  /// A key that moves the focus over the board.
  case step(BoardCursor.Step)
  /// Enter or Escape.
  case enter, escape
  /// A lower-case letter, digit or punctuation character, and whether Shift is held.
  case character(Unicode.Scalar, Bool)

  /// Parses the browser's name of a key.
  ///
  /// - Parameters:
  ///   - name: `KeyboardEvent.key`, such as `a`, `?` or `ArrowLeft`.
  ///   - isShifted: Whether Shift is held.
  ///   - hasModifier: Whether Control, Alt or Meta is held; the browser then gets most keys.
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
