import GameRules

/// A shape for a mark.
public enum Symbol: UInt8, SavedChoice, Hashable, Sendable, CaseIterable {
  /// Two crossing strokes.
  case x
  /// A circle.
  case o
  /// A triangle on its base.
  case triangle
  /// A square on its tip.
  case diamond
  /// A star of five points.
  case star
  /// A heart.
  case heart
  /// A crescent moon.
  case moon
  /// A bolt of lightning.
  case bolt

  /// The names of the cases by raw value.
  public static var names: StaticString { "x o triangle diamond star heart moon bolt" }

  /// The pen path in a box of 100 × 100 units, x to the right and y down.
  ///
  /// Draw it with a stroke of `strokeWidth`, round caps and round joins.
  public var outline: [PenStep] {
    switch self {
    case .x: Symbol.xOutline
    case .o: Symbol.oOutline
    case .triangle: Symbol.triangleOutline
    case .diamond: Symbol.diamondOutline
    case .star: Symbol.starOutline
    case .heart: Symbol.heartOutline
    case .moon: Symbol.moonOutline
    case .bolt: Symbol.boltOutline
    }
  }

  // Separate constants (decision 5): Embedded Swift numbers a function's constant arrays again in
  // each module that inlines it, and the linker then confuses them.
  private static let xOutline: [PenStep] = [
    .move(24, 24), .line(76, 76), .move(76, 24), .line(24, 76),
  ]
  private static let oOutline: [PenStep] = [
    .move(50, 21),
    .curve(66, 21, 79, 34, 79, 50),
    .curve(79, 66, 66, 79, 50, 79),
    .curve(34, 79, 21, 66, 21, 50),
    .curve(21, 34, 34, 21, 50, 21),
    .close,
  ]
  private static let triangleOutline: [PenStep] = [
    .move(50, 22), .line(80, 75), .line(20, 75), .close,
  ]
  private static let diamondOutline: [PenStep] = [
    .move(50, 17), .line(79, 50), .line(50, 83), .line(21, 50), .close,
  ]
  private static let starOutline: [PenStep] = [
    .move(50, 16), .line(60, 39), .line(85, 41), .line(66, 58), .line(72, 83),
    .line(50, 70), .line(28, 83), .line(34, 58), .line(15, 41), .line(40, 39), .close,
  ]
  private static let heartOutline: [PenStep] = [
    .move(50, 79),
    .curve(25, 62, 17, 50, 19, 38),
    .curve(21, 20, 43, 18, 50, 36),
    .curve(57, 18, 79, 20, 81, 38),
    .curve(83, 50, 75, 62, 50, 79),
    .close,
  ]
  private static let moonOutline: [PenStep] = [
    .move(58, 20),
    .curve(36, 20, 20, 34, 21, 53),
    .curve(22, 71, 38, 82, 54, 80),
    .curve(65, 79, 74, 72, 78, 63),
    .curve(52, 66, 42, 42, 58, 20),
    .close,
  ]
  private static let boltOutline: [PenStep] = [
    .move(57, 15), .line(25, 57), .line(47, 57), .line(41, 85), .line(75, 42),
    .line(52, 42), .close,
  ]

  /// The width of the pen, in the units of `outline`.
  public static let strokeWidth = 13
}
