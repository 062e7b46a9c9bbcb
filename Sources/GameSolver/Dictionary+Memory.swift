extension Dictionary {
  /// How many entries fit some bytes of memory.
  ///
  /// A dictionary doubles once it is three quarters full, and is there twice meanwhile.
  package static func most(in memory: Int) -> Int {
    memory / (4 * MemoryLayout<(Key, Value)>.stride)
  }
}
