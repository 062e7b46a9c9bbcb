/// The end of a game, in milliseconds from the moment when the last mark's pen lifts.
///
/// All front ends use this table. A person's win has all of it; a loss to the computer has neither the
/// hop nor the flying marks; after a draw the grid breathes.
public enum EndTimeline {
  /// The time of one animation.
  public struct Span: Hashable, Sendable {
    /// Its start.
    public let start: Int
    /// Its duration.
    public let duration: Int

    /// Creates a span.
    public init(start: Int, duration: Int) {
      self.start = start
      self.duration = duration
    }

    /// Its end.
    public var end: Int { start + duration }
  }

  /// The last mark is drawn; it ends at zero.
  public static let pen = Span(start: -180, duration: 180)
  /// A pen loop is drawn round the winning squares.
  public static let loop = Span(start: 0, duration: 260)
  /// The wash under the loop appears.
  public static let wash = Span(start: 100, duration: 200)
  /// The other marks fade.
  public static let others = Span(start: 260, duration: 300)
  /// Small marks fly from the winning squares.
  public static let burst = Span(start: 300, duration: 560)
  /// The result is announced, and its headline rises.
  public static let headline = Span(start: 360, duration: 220)
  /// The second sentence appears.
  public static let detail = Span(start: 460, duration: 200)
  /// Play again appears.
  public static let offer = Span(start: 520, duration: 180)
  /// Rays flash beside the headline.
  public static let rays = Span(start: 560, duration: 140)
  /// A line is drawn under the headline.
  public static let underline = Span(start: 620, duration: 240)
  /// The grid breathes after a draw.
  public static let breath = Span(start: 0, duration: 400)

  /// A winning mark is drawn over in green, stroke by stroke.
  ///
  /// It is drawn over rather than cross-faded: two opaque inks would be brown halfway.
  ///
  /// The index is that of its square in the line. From the seventh on they start together, so that the
  /// end of a long line takes no longer.
  public static func green(_ index: Int) -> Span {
    Span(start: 60 + 60 * min(index, 6), duration: 160)
  }

  /// A winning mark hops.
  public static func hop(_ index: Int) -> Span {
    Span(start: 240 + 60 * min(index, 6), duration: 260)
  }
}

/// The mood of an end, which decides its animations.
public enum EndScene: Hashable, Sendable {
  /// A person has won, or people play each other.
  case won
  /// The only person here has lost.
  case lost
  /// Nobody has won.
  case drawn

  /// A stable, unlocalized name.
  public var name: StaticString {
    switch self {
    case .won: "won"
    case .lost: "lost"
    case .drawn: "drawn"
    }
  }
}
