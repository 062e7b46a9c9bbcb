import GameSession
import GameSolver

/// An engine for the Gomocup protocol (gomocup.org, "Gomoku AI protocol"): lines in, lines out.
///
/// Squares are written `column,row` from 0. The engine answers an unknown line with `UNKNOWN`, and
/// an impossible one with `ERROR` and the cause; neither changes the position. It plays freestyle, in
/// which five or more in a row win; under any other rule of `INFO rule` it refuses to move.
struct GomocupEngine {
  /// Whether the manager has ended the match.
  private(set) var hasEnded = false
  private var player: RowPlayer?
  /// Players on other threads that fill the player's table of scores.
  private var assistants: [RowPlayer] = []
  private let threads: Int
  /// The lines of a BOARD command read so far: the square and its side (1 own, 2 the opponent's).
  private var board: [(square: Int, side: Int)]?
  private var boardCause: String?
  private var timeouts = ["timeout_turn": 30_000, "time_left": Int.max]
  /// The rule of the games: 0 is freestyle.
  private var rule = "0"
  private let now: () -> ContinuousClock.Instant

  /// Creates an engine without a game.
  ///
  /// - Parameters:
  ///   - threads: The number of threads that look ahead.
  ///   - now: Reads the clock.
  init(threads: Int = 1, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.threads = threads
    self.now = now
  }

  /// Handles a line; returns the lines to answer.
  mutating func replies(to line: String) -> [String] {
    let words = line.split { " ,\t\r".contains($0) }.map(String.init)
    guard let first = words.first?.uppercased() else { return [] }
    if board != nil {
      // These start or end a game even inside a BOARD command.
      if !["START", "RECTSTART", "RESTART", "END"].contains(first) {
        return readBoard(words, line)
      }
      board = nil
    }
    switch first {
    case "START": return start(words.count == 2 ? [words[1], words[1]] : [])
    case "RECTSTART": return start(Array(words.dropFirst()))
    case "RESTART":
      player?.clear()
      return player == nil ? ["ERROR no game was started"] : ["OK"]
    case "BEGIN":
      return player?.moves.isEmpty == false ? ["ERROR the board is not empty"] : move()
    case "TURN": return turn(words.dropFirst())
    case "BOARD":
      board = []
      boardCause = player == nil ? "no game was started" : nil
      return []
    case "TAKEBACK":
      guard let square = square(words.dropFirst()), square == player?.moves.last else {
        return ["ERROR that was not the last move"]
      }
      player?.undo()
      return ["OK"]
    case "INFO":
      if words.count == 3, words[1].lowercased() == "rule" { rule = words[2] }
      if words.count == 3, let number = Int(words[2]) {
        // One day serves as "no limit".
        timeouts[words[1].lowercased()] = min(max(number, 0), 86_400_000)
      }
      return []
    case "ABOUT":
      return ["name=\"tictactoe\", version=\"\(Product.version)\", author=\"its contributors\""]
    case "END":
      hasEnded = true
      return []
    default: return ["UNKNOWN \(first)"]
    }
  }

  private mutating func start(_ words: [String]) -> [String] {
    guard words.count == 2, let columns = Int(words[0]), let rows = Int(words[1]),
      GomocupEngine.sides ~= columns, GomocupEngine.sides ~= rows
    else { return ["ERROR a board has 5 to 20 columns and rows"] }
    let player = RowPlayer(columns: columns, rows: rows, inARow: 5)
    self.player = player
    assistants = (1..<max(threads, 1)).map { _ in RowPlayer(assisting: player) }
    return ["OK"]
  }

  private mutating func turn(_ words: ArraySlice<String>) -> [String] {
    guard let player else { return ["ERROR no game was started"] }
    guard let square = square(words) else { return ["ERROR no square of this board"] }
    if let refusal { return refusal }
    guard player.play(square) else {
      return ["ERROR that square is taken, or the game is over"]
    }
    return move()
  }

  private mutating func readBoard(_ words: [String], _ line: String) -> [String] {
    if words.first?.uppercased() == "DONE" {
      defer { board = nil }
      let own = (board ?? []).filter { $0.side == 1 }.map(\.square)
      let other = (board ?? []).filter { $0.side == 2 }.map(\.square)
      if let boardCause { return ["ERROR \(boardCause)"] }
      if let refusal { return refusal }
      guard own.count == other.count || own.count + 1 == other.count else {
        return ["ERROR it is not this side's turn"]
      }
      // The engine is to move. With equal numbers of marks it moved first, else the opponent did.
      let (first, second) = own.count == other.count ? (own, other) : (other, own)
      let order = first.indices.flatMap { [first[$0]] + second.dropFirst($0).prefix(1) }
      return show(order) ? move() : ["ERROR no such position"]
    }
    if let square = square(words.prefix(2)), words.count == 3, let side = Int(words[2]),
      1...3 ~= side
    {
      if side < 3 { board?.append((square, side)) }
    } else {
      boardCause = boardCause ?? "\"\(line)\" is no square with its side"
    }
    return []
  }

  /// Sets up the position after these moves; returns false, and changes nothing, if there is none.
  private func show(_ order: [Int]) -> Bool {
    guard let player else { return false }
    let before = player.moves
    player.clear()
    if order.allSatisfy(player.play) { return true }
    player.clear()
    for square in before { _ = player.play(square) }
    return false
  }

  /// The answer to a request for a move under a rule that the engine does not play.
  private var refusal: [String]? {
    rule == "0" ? nil : ["ERROR rule \(rule) is not supported, only 0 (freestyle)"]
  }

  /// Searches for a move and plays it.
  private func move() -> [String] {
    guard let player else { return ["ERROR no game was started"] }
    if let refusal { return refusal }
    if player.isOver { return ["ERROR the game is over"] }
    let time = allowance
    let deadline = now() + .milliseconds(time)
    let work = Int64(max(time, 1)) * GomocupEngine.linesPerMillisecond
    let team = Team(player, assistants, work: work) { [now] in now() >= deadline }
    let square = team.think()
    guard let square, player.play(square) else { return ["ERROR no move"] }
    return ["\(square % player.columns),\(square / player.columns)"]
  }

  /// The time for a move in milliseconds.
  ///
  /// The search looks at the clock every one to ten milliseconds, by machine and board. The reserve is
  /// for a busy machine and for delivering the answer.
  private var allowance: Int {
    let turn = timeouts["timeout_turn"] ?? 0
    let left = timeouts["time_left"] ?? .max
    let reserve = min(max(turn / 20, 30), 500)
    // No move uses more than a tenth of the time left for the match.
    return max(min(turn - reserve, left / 10), 0)
  }

  private static let linesPerMillisecond: Int64 = 300_000
  private static let sides = 5...20

  private func square(_ words: ArraySlice<String>) -> Int? {
    guard let player, words.count == 2,
      let column = words.first.flatMap({ Int($0) }), let row = words.last.flatMap({ Int($0) }),
      0..<player.columns ~= column, 0..<player.rows ~= row
    else { return nil }
    return row * player.columns + column
  }
}
