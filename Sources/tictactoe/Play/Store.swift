import GameRules
import GameSession

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An unfinished game, and who plays it.
struct KeptGame {
  let game: Game
  let match: Match
}

// As a file: a line with the game text, one with the whole record, and who plays.
extension KeptGame {
  static func text(_ game: UTF8Text, _ record: UTF8Text, _ match: Match) -> UTF8Text {
    game + "\n" + record + "\n" + match.notation + "\n"
  }

  /// What cannot be read below the first line is as if it were not there.
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

/// The folder where a game and the players' symbols wait for the next time.
///
/// It is `tictactoe` in the folder for state of the XDG Base Directory Specification.
struct Store {
  let folder: String

  /// What was found in the place of a game.
  enum Found {
    case game(KeptGame)
    case unreadable(path: String, GameTextError)
  }

  /// Nil where the environment names no home.
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

  /// The kept game, if there is one; a file that cannot be read is moved out of the way.
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

  /// Keeps a game; returns why it could not.
  func keep(_ text: UTF8Text, _ record: UTF8Text, _ match: Match) -> String? {
    write(KeptGame.text(text, record, match), to: gamePath)
  }

  /// Keeps no game any more; returns why it could not.
  func forgetGame() -> String? {
    unlink(gamePath) == 0 || errno == ENOENT || errno == ENOTDIR ? nil : reason()
  }

  // MARK: Symbols

  /// The kept symbols; X and O unless there are any.
  var symbols: SymbolChoice {
    let digits = read(symbolsPath)?.prefix { $0 != UInt8(ascii: "\n") }
    return SymbolChoice(UTF8Text(digits ?? []))
  }

  /// Keeps the symbols; returns why it could not.
  func keep(_ symbols: SymbolChoice) -> String? {
    write(symbols.notation + "\n", to: symbolsPath)
  }

  // MARK: Rooms

  /// The seats that were taken in rooms, as they were kept.
  var seats: String { String(decoding: read(folder + "/seats") ?? [], as: UTF8.self) }

  /// Keeps the seats; without that a seat can only not be taken again.
  func keepSeats(_ text: String) { _ = write(UTF8Text(text), to: folder + "/seats") }

  // MARK: Files

  /// The first bytes of a file, more than any text here has.
  private func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = readBytes(file, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }

  /// Replaces a file in one step, so that it is never half of a text.
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

// The names of the system's functions are those of the methods.
private func readBytes(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  read(file, &bytes, count)
}

private func writeBytes(_ file: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(file, bytes, count)
}
