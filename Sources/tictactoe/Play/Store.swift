import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An unfinished game and its players.
struct SavedGame {
  let game: Game
  let match: Match
}

// The file has the game text on the first line, the whole record on the second, then the players.
extension SavedGame {
  static func text(_ game: UTF8Text, _ record: UTF8Text, _ match: Match) -> UTF8Text {
    game + "\n" + record + "\n" + match.notation + "\n"
  }

  /// Parses a file; unreadable text after the first line is ignored.
  init(_ text: UTF8Text) throws(GameTextError) {
    let lines = text.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    var game = try Game(UTF8Text(lines.first ?? []))
    if lines.count > 1, var whole = try? Game(UTF8Text(lines[1])),
      whole.continues(game)
    {
      whole.go(toStep: game.step)
      game = whole
    }
    self.game = game
    var players = lines.count > 2 ? lines[2] : []
    if players.last == UInt8(ascii: "\n") { players.removeLast() }
    match = Match(UTF8Text(players))
  }
}

/// The folder of the saved game, symbols and seats.
///
/// It is `tictactoe` in the folder for state of the XDG Base Directory Specification. A file in it may
/// be a symbolic link, to a folder that is synchronized for example: the link stays, and the file that
/// it leads to is read and replaced. As with the kernel's `protected_symlinks`, a link is followed only
/// if the player owns it, so that nobody else decides what is overwritten.
struct Store {
  let folder: String

  /// The content of the game file.
  enum Found {
    case game(SavedGame)
    case unreadable(path: String, GameTextError)
    /// The system refuses to read it, for this reason; it must not be replaced.
    case refused(String)
  }

  /// Fails if the environment names no home folder.
  init?() {
    if let state = Terminal.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      folder = state + "/tictactoe"
    } else if let home = Terminal.variable("HOME"), home.hasPrefix("/") {
      folder = home + "/.local/state/tictactoe"
    } else {
      return nil
    }
  }

  private static let game = "game"
  private static let symbols = "symbols"
  private static let seats = "seats"

  // MARK: Game

  /// The saved game, if any; an unreadable file is renamed.
  func game() -> Found? {
    guard let path = path(of: Store.game) else { return nil }
    let text: [UInt8]
    do throws(Refusal) {
      guard let found = try read(path) else { return nil }
      text = found
    } catch {
      return .refused(error.reason)
    }
    do throws(GameTextError) {
      return .game(try SavedGame(UTF8Text(text)))
    } catch {
      let aside = path + ".unreadable"
      if rename(path, aside) != 0 { return .refused(systemErrorMessage()) }
      return .unreadable(path: aside, error)
    }
  }

  /// Saves a game; returns the error, if any.
  func save(_ text: UTF8Text, _ record: UTF8Text, _ match: Match) -> String? {
    write(SavedGame.text(text, record, match), to: Store.game)
  }

  /// Removes the saved game; returns the error, if any.
  func forgetGame() -> String? {
    guard let path = path(of: Store.game) else { return systemErrorMessage() }
    return unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR ? nil : systemErrorMessage()
  }

  // MARK: Symbols

  /// The saved symbols; X and O by default.
  var symbols: SymbolChoice {
    let text = path(of: Store.symbols).flatMap { try? read($0) } ?? []
    return SymbolChoice(UTF8Text(text.prefix { $0 != UInt8(ascii: "\n") }))
  }

  /// Saves the symbols; returns the error, if any.
  func save(_ symbols: SymbolChoice) -> String? {
    write(symbols.notation + "\n", to: Store.symbols)
  }

  // MARK: Live games

  /// The saved seats in live games.
  ///
  /// - Throws: `Refusal` if the system refuses to read them.
  func seats() throws(Refusal) -> UTF8Text {
    guard let path = path(of: Store.seats) else { return "" }
    return UTF8Text(try read(path) ?? [])
  }

  /// Changes the saved seats, while no other program does.
  ///
  /// Errors are ignored: all that is lost is the way back to a seat.
  func changeSeats(_ change: (UTF8Text) -> UTF8Text) {
    makeFolder()
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    flock(lock, LOCK_EX)
    // Seats that cannot be read are not replaced.
    if let seats = try? seats() { _ = write(change(seats), to: Store.seats) }
  }

  // MARK: Files

  /// The file with a name, or the one that a link in its place leads to; nil if the link must not be
  /// followed, with the reason in `errno`.
  private func path(of name: String) -> String? {
    var path = folder + "/" + name
    for _ in 0..<8 {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      guard status.st_uid == geteuid() else {
        errno = EPERM
        return nil
      }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let target = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    errno = ELOOP
    return nil
  }

  /// The error for a file that exists but cannot be read.
  struct Refusal: Error {
    let path: String
    /// The system's words.
    let reason: String
  }

  /// The start of a file, longer than any text that is saved here; nil if there is no file.
  private func read(_ path: String) throws(Refusal) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard file >= 0 else { throw Refusal(path: path, reason: systemErrorMessage()) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = readBytes(file, &bytes, bytes.count)
    guard count >= 0 else { throw Refusal(path: path, reason: systemErrorMessage()) }
    return Array(bytes[..<count])
  }

  /// Replaces a file in one step, so that readers find a whole text however many programs write.
  private func write(_ text: UTF8Text, to name: String) -> String? {
    makeFolder()
    guard let path = path(of: name) else { return systemErrorMessage() }
    var draft = Array((path + ".XXXXXX").utf8CString)
    let file = mkstemp(&draft)
    guard file >= 0 else { return systemErrorMessage() }
    var failure = writeBytes(file, text.bytes) ? nil : systemErrorMessage()
    if close(file) != 0 { failure = failure ?? systemErrorMessage() }
    if failure == nil, rename(draft, path) != 0 { failure = systemErrorMessage() }
    if failure != nil { unlink(draft) }
    return failure
  }

  private func makeFolder() {
    var path = ""
    for name in folder.split(separator: "/") {
      path += "/" + name
      mkdir(path, 0o700)
    }
  }
}

// Methods here hide the system functions of the same names.
private func readBytes(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(file, &bytes, count)
}

/// Writes all of the bytes; returns false if the system refuses.
private func writeBytes(_ file: Int32, _ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    rest.removeFirst(count)
  }
  return true
}
