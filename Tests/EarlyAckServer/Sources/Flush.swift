#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets what was printed out of a pipe.
func flush() { fflush(nil) }
