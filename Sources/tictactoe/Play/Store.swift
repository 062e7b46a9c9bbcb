import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An unfinished game and its players.
struct KeptGame {
  let game: Game
  let match: Match
}

// The file has the game text on the first line, the whole record on the second, then the players.
extension KeptGame {
  static func text(_ game: UTF8Text, _ record: UTF8Text, _ match: Match) -> UTF8Text {
    game + "\n" + record + "\n" + match.notation + "\n"
  }

  /// Parses a file; unreadable text after the first line is ignored.
  init(_ text: UTF8Text) throws(GameTextError) {
    let lines = text.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    var game = try Game(UTF8Text(lines.first ?? []))
    if lines.count > 1, var whole = try? Game(UTF8Text(lines[1])),
      whole.rules == game.rules, whole.record.starts(with: game.moves)
    {
      whole.go(to: game.ply)
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
/// It is `tictactoe` in the state folder of the XDG Base Directory Specification.
struct Store {
  let folder: String

  /// The content of the game file.
  enum Found {
    case game(KeptGame)
    case unreadable(path: String, GameTextError)
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

  private var gamePath: String { folder + "/game" }
  private var symbolsPath: String { folder + "/symbols" }

  // MARK: Game

  /// The saved game, if any; an unreadable file is renamed.
  func game() -> Found? {
    guard let text = read(gamePath) else { return nil }
    do throws(GameTextError) {
      return .game(try KeptGame(UTF8Text(text)))
    } catch {
      let path = gamePath + ".unreadable"
      rename(gamePath, path)
      return .unreadable(path: path, error)
    }
  }

  /// Saves a game; returns the error, if any.
  func keep(_ text: UTF8Text, _ record: UTF8Text, _ match: Match) -> String? {
    write(KeptGame.text(text, record, match), to: gamePath)
  }

  /// Removes the saved game; returns the error, if any.
  func forgetGame() -> String? {
    unlink(gamePath) == 0 || errno == ENOENT || errno == ENOTDIR ? nil : reason()
  }

  // MARK: Symbols

  /// The saved symbols; X and O by default.
  var symbols: SymbolChoice {
    let digits = read(symbolsPath)?.prefix { $0 != UInt8(ascii: "\n") }
    return SymbolChoice(UTF8Text(digits ?? []))
  }

  /// Saves the symbols; returns the error, if any.
  func keep(_ symbols: SymbolChoice) -> String? {
    write(symbols.notation + "\n", to: symbolsPath)
  }

  // MARK: Live games

  /// The saved seats in live games.
  var seats: String { String(decoding: read(folder + "/seats") ?? [], as: UTF8.self) }

  /// Saves the seats.
  ///
  /// If that fails, a seat cannot be taken again later.
  func keepSeats(_ text: String) { _ = write(UTF8Text(text), to: folder + "/seats") }

  // MARK: Files

  /// The first 8192 bytes of a file, more than any saved text has.
  private func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = readBytes(file, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }

  /// Replaces a file atomically.
  private func write(_ text: UTF8Text, to path: String) -> String? {
    makeFolder()
    let draft = path + ".new"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return reason() }
    let count = writeBytes(file, text.bytes, text.bytes.count)
    guard count == text.bytes.count, close(file) == 0, rename(draft, path) == 0 else {
      return reason()
    }
    return nil
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

private func writeBytes(_ file: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(file, bytes, count)
}
