/// Whether the tests are built with optimization; debug builds leave out the largest counts.
#if DEBUG
  let isOptimized = false
#else
  let isOptimized = true
#endif
