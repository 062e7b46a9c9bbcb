import GameRooms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Functions of the operating system.
public enum System {
  /// The milliseconds since 1970, by a clock that never jumps.
  public static var time: Int {
    steady.withLock { $0.time(wall: time(CLOCK_REALTIME), monotonic: time(CLOCK_MONOTONIC)) }
  }

  private static let steady = Locked(
    SteadyClock(wall: time(CLOCK_REALTIME), monotonic: time(CLOCK_MONOTONIC)))

  private static func time(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Whether there is a file or a folder.
  public static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The reason why the last call failed.
  static var reason: String { String(cString: strerror(errno)) }

  /// The path of this program, without symbolic links.
  public static var executable: String? {
    #if canImport(Glibc)
      let name = "/proc/self/exe"
    #else
      var length: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
      let name = String(cString: buffer)
    #endif
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Raises the limit on open files, which bounds the connections, to the maximum.
  ///
  /// - Returns: The number of files that can be open at once.
  static func raiseFileLimit() -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return 256 }
    #if !canImport(Glibc)
      limit.rlim_max = min(limit.rlim_max, rlim_t(OPEN_MAX))  // A higher limit is refused.
    #endif
    limit.rlim_cur = limit.rlim_max
    setrlimit(files, &limit)
    return Int(clamping: limit.rlim_cur)
  }

  /// The bytes of an IP address, reduced to the network's 64 bits for IPv6, as a household can use
  /// any number of addresses in its network.
  static func network(_ text: String) -> [UInt8] {
    AddressPrefix.bytes(text).map { Array($0.prefix(8)) } ?? Array(text.utf8)
  }
}
