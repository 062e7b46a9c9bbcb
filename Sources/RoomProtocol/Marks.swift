import GameRules

extension Mark {
  /// The lower-case letter of the mark.
  public var name: UTF8Text { self == .x ? "x" : "o" }

  /// Reads a mark's letter.
  public init?(name: UTF8Text) {
    switch name {
    case "x": self = .x
    case "o": self = .o
    default: return nil
    }
  }
}

/// A set of marks: the seats that are taken, or the players who are present.
public struct MarkSet: Hashable, Sendable {
  /// Both marks.
  public static let both = MarkSet(bits: 3)

  // 1 for X, 2 for O.
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// Creates the set of the matching marks.
  public init(where isMember: (Mark) -> Bool) {
    bits = (isMember(.x) ? 1 : 0) | (isMember(.o) ? 2 : 0)
  }

  /// Creates an empty set.
  public init() { self.init(bits: 0) }

  /// Whether the mark is a member.
  public func contains(_ mark: Mark) -> Bool { bits & (mark == .x ? 1 : 2) != 0 }

  /// Adds the members of another set.
  public mutating func formUnion(_ other: MarkSet) { bits |= other.bits }

  /// The letters of the marks, or `-` if there are none.
  public var notation: UTF8Text {
    if bits == 0 { return "-" }
    return (contains(.x) ? Mark.x.name : "") + (contains(.o) ? Mark.o.name : "")
  }

  /// Reads `xo`, `x`, `o` or `-`; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    for bits: UInt8 in 0...3 {
      self.init(bits: bits)
      if self.notation == notation { return }
    }
    return nil
  }
}
