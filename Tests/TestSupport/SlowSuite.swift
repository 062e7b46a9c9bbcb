#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The switch for running ten or more times as many cases: `make slow`.
public enum SlowSuite {
  /// Whether the slow suite is on.
  public static var isOn: Bool { getenv("SLOW") != nil }
}
