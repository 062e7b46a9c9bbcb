/// The result of completing a line: a win, or in misère a loss.
///
/// As with `Pattern`, the table below is all that the rules know about endings.
public enum Ending: UInt8, Hashable, Sendable, CaseIterable {
  /// Completing a line wins.
  case normal
  /// Completing a line loses.
  case misere

  /// The word for it in a rules text, after a `+`; empty for the normal ending, which is not written.
  public var word: StaticString {
    switch self {
    case .normal: ""
    case .misere: "misere"
    }
  }
}

extension Rules {
  /// Whether an extra mark never hurts the side that owns it.
  ///
  /// Strategy stealing, pairings, threats and relevance zones depend on this and must not be used
  /// otherwise.
  public var isMonotone: Bool { options.isNormal }
}
