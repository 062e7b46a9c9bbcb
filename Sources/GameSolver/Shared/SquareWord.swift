/// A set of squares as the bits of one number: `UInt64`, or `UInt128` for boards of more than 64
/// squares.
typealias SquareWord = FixedWidthInteger & UnsignedInteger

extension FixedWidthInteger {
  /// The set of one square.
  @inline(__always)
  static func bit(_ square: Int) -> Self { 1 &<< Self(truncatingIfNeeded: square) }
}
