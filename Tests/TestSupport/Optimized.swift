/// Whether the tests are built with optimization; debug builds leave out the largest cases.
#if DEBUG
  public let isOptimized = false
#else
  public let isOptimized = true
#endif
