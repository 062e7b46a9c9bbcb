/// Whether the tests are built for speed; the largest counts are left out where they are not.
#if DEBUG
  let isOptimized = false
#else
  let isOptimized = true
#endif
