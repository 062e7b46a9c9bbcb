import GameRules
import GameSession
import GameSolver

/// An engine for the Gomocup protocol (gomocup.org, "Gomoku AI protocol"): lines in, lines out.
///
/// Squares are written `column,row` from 0. The engine answers an unknown line with `UNKNOWN`, and
/// an impossible one with `ERROR` and the cause; neither changes the position.
struct GomocupEngine {
  /// Whether the manager has ended the match.
  private(set) var hasEnded = false
  private var player: ComputerPlayer?
  private var moves: [Square] = []
  /// The lines of a BOARD command read so far: the square and its side (1 own, 2 the opponent's).
  private var board: [(square: Square, side: Int)]?
  private var boardCause: String?
  private var timeouts = ["timeout_turn": 30_000, "time_left": Int.max]
  private var generator = SplitMix64(seed: 1)
  private let now: () -> ContinuousClock.Instant

  /// Creates an engine without a game.
  ///
  /// - Parameter now: Reads the clock.
  init(now: @escaping () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Handles a line; returns the lines to answer.
  mutating func replies(to line: String) -> [String] {
    let words = line.split { " ,\t\r".contains($0) }.map(String.init)
    let first = words.first?.uppercased() ?? ""
    if board != nil {
      // These start or end a game even inside a BOARD command.
      if !["START", "RECTSTART", "RESTART", "END"].contains(first) {
        return readBoard(words, line)
      }
      board = nil
    }
    if words.isEmpty { return [] }
    switch first {
    case "START": return start(words.count == 2 ? [words[1], words[1]] : [])
    case "RECTSTART": return start(Array(words.dropFirst()))
    case "RESTART":
      moves = []
      return player == nil ? ["ERROR no game was started"] : ["OK"]
    case "BEGIN": return moves.isEmpty ? move() : ["ERROR the board is not empty"]
    case "TURN": return turn(words.dropFirst())
    case "BOARD":
      board = []
      boardCause = player == nil ? "no game was started" : nil
      return []
    case "TAKEBACK":
      guard let square = square(words.dropFirst()), square == moves.last else {
        return ["ERROR that was not the last move"]
      }
      moves.removeLast()
      return ["OK"]
    case "INFO":
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
      min(columns, rows) >= 5, let rules = try? Rules(columns: columns, rows: rows, inARow: 5)
    else { return ["ERROR a board has 5 to 19 columns and rows"] }
    player = ComputerPlayer(LineTable(rules))
    moves = []
    return ["OK"]
  }

  private mutating func turn(_ words: ArraySlice<String>) -> [String] {
    if player == nil { return ["ERROR no game was started"] }
    guard let square = square(words) else { return ["ERROR no square of this board"] }
    guard position(after: moves + [square]) != nil else {
      return ["ERROR that square is taken, or the game is over"]
    }
    moves.append(square)
    return move()
  }

  private mutating func readBoard(_ words: [String], _ line: String) -> [String] {
    if words.first?.uppercased() == "DONE" {
      defer { board = nil }
      let own = (board ?? []).filter { $0.side == 1 }.map(\.square)
      let other = (board ?? []).filter { $0.side == 2 }.map(\.square)
      if let boardCause { return ["ERROR \(boardCause)"] }
      guard own.count == other.count || own.count + 1 == other.count else {
        return ["ERROR it is not this side's turn"]
      }
      // The engine is to move. With equal numbers of marks it moved first, else the opponent did.
      let (first, second) = own.count == other.count ? (own, other) : (other, own)
      let order = first.indices.flatMap { [first[$0]] + second.dropFirst($0).prefix(1) }
      guard position(after: order) != nil else { return ["ERROR no such position"] }
      moves = order
      return move()
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

  /// Searches for a move and plays it.
  private mutating func move() -> [String] {
    guard let player, let position = position(after: moves) else {
      return ["ERROR no game was started"]
    }
    if position.isOver { return ["ERROR the game is over"] }
    let time = allowance
    let deadline = now() + .milliseconds(time)
    var skill = Level.perfect.skill
    skill.work = max(time, 1) * GomocupEngine.linesPerMillisecond
    skill.lookahead = 2
    skill.threatNodes = .max
    skill.proofNodes = .max
    let choices = player.choices(in: position, skill: skill) { [now] in now() >= deadline }
    guard let square = choices.randomElement(using: &generator) else { return ["ERROR no move"] }
    moves.append(square)
    return ["\(square.column),\(square.row)"]
  }

  /// The time for a move in milliseconds.
  ///
  /// The search looks at the clock about once a millisecond. The reserve is for a busy machine: with
  /// ten programs to a processor, an answer came 180 ms after that time.
  private var allowance: Int {
    let turn = timeouts["timeout_turn"] ?? 0
    let left = timeouts["time_left"] ?? .max
    let reserve = min(max(turn / 4, 150), 1000)
    // No move uses more than a tenth of the time left for the match.
    return max(min(turn - reserve, left / 10), 0)
  }

  private static let linesPerMillisecond = 250_000

  private func position(after moves: [Square]) -> Position? {
    guard let player else { return nil }
    var position = Position(player.solver.table)
    for square in moves {
      do { try position.play(square) } catch { return nil }
    }
    return position
  }

  private func square(_ words: ArraySlice<String>) -> Square? {
    guard let rules = player?.solver.rules, words.count == 2,
      let column = words.first.flatMap({ Int($0) }), let row = words.last.flatMap({ Int($0) }),
      0..<rules.columns ~= column, 0..<rules.rows ~= row
    else { return nil }
    return Square(column: column, row: row)
  }
}
