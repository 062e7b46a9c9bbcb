#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether tests do ten and more times as many cases: `SLOW=1 swift test`.
enum SlowSuite {
  static var isOn: Bool { getenv("SLOW") != nil }
}
