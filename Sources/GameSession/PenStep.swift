import GameRules

/// A step of a pen, to a point given by x and y.
public enum PenStep: Hashable, Sendable {
  /// Lift the pen and go there.
  case move(Int, Int)
  /// Draw a straight line there.
  case line(Int, Int)
  /// Draw a cubic Bézier curve with two control points, there.
  case curve(Int, Int, Int, Int, Int, Int)
  /// Draw a straight line to where the pen was put down.
  case close
}
