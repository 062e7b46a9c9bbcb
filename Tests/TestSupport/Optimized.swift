/// Whether the tests are built with optimization; debug builds leave out the largest cases.
public var isOptimized: Bool {
  #if DEBUG
    false
  #else
    true
  #endif
}
