/// A set of patterns, iterated in the order of the table.
///
///     let patterns: Patterns = [.squares, .corners]
///     patterns.map { "\($0)" }  // ["corners", "squares"]
public struct Patterns: Hashable, Sendable, Sequence, IteratorProtocol, ExpressibleByArrayLiteral {
  private(set) var bits: UInt16 = 0

  init(bits: UInt16) { self.bits = bits }

  /// Creates a set from a list.
  public init(arrayLiteral patterns: Pattern...) {
    for pattern in patterns { insert(pattern) }
  }

  /// Whether the set contains the pattern.
  public func contains(_ pattern: Pattern) -> Bool { bits >> UInt16(pattern.rawValue) & 1 != 0 }

  /// Adds a pattern.
  public mutating func insert(_ pattern: Pattern) { bits |= 1 << UInt16(pattern.rawValue) }

  /// Removes a pattern.
  public mutating func remove(_ pattern: Pattern) { bits &= ~(1 << UInt16(pattern.rawValue)) }

  /// Whether the set is empty.
  public var isEmpty: Bool { bits == 0 }

  /// Removes and returns the first pattern.
  public mutating func next() -> Pattern? {
    guard let first = Pattern(rawValue: UInt8(bits.trailingZeroBitCount)) else { return nil }
    remove(first)
    return first
  }
}
