import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal and its environment.
enum Terminal {
  /// Whether both standard input and output are a terminal.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether the terminal can show a full screen.
  static var canDraw: Bool { isInteractive && obeysSequences }

  /// Whether the terminal obeys escape sequences, so that what it shows can be replaced.
  static var obeysSequences: Bool { variable("TERM").map { $0 != "dumb" } ?? false }

  /// Whether something can be read from standard input, or it has ended, within a time.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// Whether colour is allowed (no-color.org).
  static var allowsColor: Bool { variable("NO_COLOR") == nil }

  /// Whether the locale's encoding is UTF-8.
  static let writesUTF8: Bool = {
    if setlocale(LC_CTYPE, "") == nil, namesUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
    guard let name = nl_langinfo(Int32(CODESET)) else { return false }
    return strcasecmp(name, "UTF-8") == 0
  }()

  /// Whether the environment names a UTF-8 locale; the system may lack it.
  private static var namesUTF8: Bool {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first ?? ""
    return ["utf-8", "utf8"].contains { name.lowercased().hasSuffix($0) }
  }

  /// The locale's language; English if the catalogue lacks it or the terminal cannot show it.
  ///
  /// - Parameter isFull: Whether text is placed on the screen, which terminals do only from left to right.
  /// - Returns: A language that the terminal can show.
  static func language(onFullScreen isFull: Bool) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first ?? ""
    guard writesUTF8, let language = Language.named(UTF8Text(locale)),
      !isFull || !language.phrases.isRightToLeft
    else { return .english }
    return language
  }

  /// An environment variable; nil if it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

/// A monotonic clock.
enum Clock {
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
