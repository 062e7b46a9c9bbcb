/// What becomes of who completes a line.
///
/// As with patterns, the table below is all that the rules know of it.
public enum Ending: UInt8, Hashable, Sendable, CaseIterable {
  /// Who completes a line wins.
  case normal
  /// Who completes a line loses.
  case misere

  /// The word that stands for it in a rules text, after a `+`; the normal ending has none.
  public var word: StaticString? {
    switch self {
    case .normal: nil
    case .misere: "misere"
    }
  }
}

extension Rules {
  /// Whether a mark more never hurts the side that owns it.
  ///
  /// Strategy stealing, pairings, threats and relevance zones rest on it; nothing may use them
  /// where it does not hold.
  public var isMonotone: Bool { ending == .normal }
}
