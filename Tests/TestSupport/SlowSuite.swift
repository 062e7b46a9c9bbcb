#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether tests do ten and more times as many cases: `make slow`.
public enum SlowSuite {
  /// Whether they do.
  public static var isOn: Bool { getenv("SLOW") != nil }
}
