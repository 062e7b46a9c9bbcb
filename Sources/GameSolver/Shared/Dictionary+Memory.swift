extension Dictionary {
  /// The number of entries that fit in `memory` bytes.
  ///
  /// A dictionary doubles when it is three quarters full, and both copies exist while it does.
  package static func most(in memory: Int) -> Int {
    memory / (4 * MemoryLayout<(Key, Value)>.stride)
  }
}
