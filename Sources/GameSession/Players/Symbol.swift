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

  /// The pen path in a box of 100 × 100 units, x to the right and y down, as a hand draws it: not quite
  /// straight, and not quite closed.
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
    .move(21, 23), .curve(38, 42, 58, 60, 79, 78),
    .move(78, 21), .curve(61, 41, 40, 59, 21, 79),
  ]
  private static let oOutline: [PenStep] = [
    .move(53, 20),
    .curve(33, 18, 20, 33, 20, 51),
    .curve(20, 68, 33, 80, 51, 80),
    .curve(68, 80, 80, 67, 80, 50),
    .curve(80, 32, 68, 20, 47, 20),
  ]
  private static let triangleOutline: [PenStep] = [
    .move(49, 20), .curve(58, 38, 70, 58, 82, 77), .curve(62, 78, 40, 77, 19, 78),
    .curve(28, 61, 40, 40, 51, 21),
  ]
  private static let diamondOutline: [PenStep] = [
    .move(49, 16), .curve(59, 28, 70, 39, 82, 51), .curve(71, 61, 61, 72, 51, 84),
    .curve(40, 73, 29, 61, 18, 50), .curve(29, 40, 41, 28, 52, 17),
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
  public static let strokeWidth = 12
}
