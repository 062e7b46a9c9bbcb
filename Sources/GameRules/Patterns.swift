/// Some of the patterns, in the order of the table.
///
///     let patterns: Patterns = [.squares, .corners]
///     patterns.map { "\($0)" }  // ["corners", "squares"]
public struct Patterns: Hashable, Sendable, Sequence, IteratorProtocol, ExpressibleByArrayLiteral {
  private var bits: UInt16 = 0

  /// Those of a list.
  public init(arrayLiteral patterns: Pattern...) {
    for pattern in patterns { insert(pattern) }
  }

  /// Whether it is one of them.
  public func contains(_ pattern: Pattern) -> Bool { bits >> UInt16(pattern.rawValue) & 1 != 0 }

  /// Adds a pattern.
  public mutating func insert(_ pattern: Pattern) { bits |= 1 << UInt16(pattern.rawValue) }

  /// Takes a pattern out.
  public mutating func remove(_ pattern: Pattern) { bits &= ~(1 << UInt16(pattern.rawValue)) }

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// Takes the first one out.
  public mutating func next() -> Pattern? {
    guard let first = Pattern(rawValue: UInt8(bits.trailingZeroBitCount)) else { return nil }
    remove(first)
    return first
  }
}
