import GameRules

/// A step of a pen, to an absolute point (x, y).
public enum PenStep: Hashable, Sendable {
  /// Lift the pen and move there.
  case move(Int, Int)
  /// Draw a straight line there.
  case line(Int, Int)
  /// Draw a cubic Bézier curve: two control points, then the end.
  case curve(Int, Int, Int, Int, Int, Int)
  /// Draw a straight line back to the point where the pen was put down.
  case close
}
