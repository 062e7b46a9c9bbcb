import GameRules

/// The symbols of the two marks, which always differ.
public struct SymbolChoice: Hashable, Sendable {
  private var x = Symbol.x
  private var o = Symbol.o

  /// X and O.
  public init() {}

  /// Parses `notation`; an unreadable text gives X and O.
  public init(_ text: UTF8Text) {
    var text = SavedText(text)
    guard let x = Symbol(&text), let o = Symbol(&text), x != o, text.isAtEnd
    else { return }
    self.x = x
    self.o = o
  }

  /// The symbol of a mark.
  public subscript(mark: Mark) -> Symbol { mark == .x ? x : o }

  /// Whether a mark may take a symbol, that is, whether the other mark does not have it.
  public func allows(_ symbol: Symbol, for mark: Mark) -> Bool {
    self[mark.opponent] != symbol
  }

  mutating func choose(_ symbol: Symbol, for mark: Mark) {
    guard allows(symbol, for: mark) else { return }
    if mark == .x { x = symbol } else { o = symbol }
  }
}

extension SymbolChoice {
  /// The two symbols to save, that of X first: `star heart`.
  public var notation: UTF8Text { x.identifier + " " + o.identifier }
}
