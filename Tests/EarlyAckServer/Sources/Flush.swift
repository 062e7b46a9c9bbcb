#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Flushes printed lines, which a pipe would hold back.
func flush() { fflush(nil) }
