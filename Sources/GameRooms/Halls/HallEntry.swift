import GameRules
import RoomProtocol

/// An event in the log of a class.
public enum HallEntry: Hashable, Sendable {
  /// The class begins; the holder of the token is its host.
  case begin(HallTerms, host: SHA256, code: HallCode)
  /// The next player takes part, under the name with a number.
  case join(Int, name: Int, token: SHA256)
  /// A player takes another name, and comes back with it after leaving.
  case name(Int, Int)
  /// A player leaves, and may come back.
  case leave(Int)
  /// A player comes back.
  case back(Int)
  /// The host removes a player.
  case remove(Int)
  /// Games begin; in a round, one player may have to wait.
  case pair(round: Int, odd: Int?, [Pair])
  /// Games have ended.
  case result([Result])
  /// All games are paused, or go on.
  case pause(Bool)
  /// A board is shown large, or none.
  case show(Int?)
  /// The class ends.
  case close

  /// Two players and their live game.
  public struct Pair: Hashable, Sendable {
    /// The players with X and with O.
    public var x: Int, o: Int
    /// The live game.
    public var room: Secret
  }

  /// The result of a board.
  public struct Result: Hashable, Sendable {
    /// The number of the board.
    public var board: Int
    /// The winner; nil for a draw.
    public var winner: Mark?
  }
}

extension HallEntry {
  /// Whether a player can write the line as often as they like.
  var isOfPlayer: Bool {
    switch self {
    case .join, .name, .leave, .back: true
    case .begin, .remove, .pair, .result, .pause, .show, .close: false
    }
  }

  /// The event as a line of the log.
  public var notation: UTF8Text {
    switch self {
    case .begin(let terms, let host, let code):
      return "hall " + terms.notation + " " + host.notation + " " + code.notation
    case .join(let number, let name, let token):
      return "join \(number) \(name) " + token.notation
    case .name(let number, let name): return "name \(number) \(name)"
    case .leave(let number): return "leave \(number)"
    case .back(let number): return "back \(number)"
    case .remove(let number): return "remove \(number)"
    case .pair(let round, let odd, let pairs):
      return pairs.reduce("pair \(round) \(odd ?? 0)") {
        $0 + " \($1.x) \($1.o) " + $1.room.notation
      }
    case .result(let results):
      return results.reduce("result") { $0 + " \($1.board) " + ($1.winner?.name ?? "-") }
    case .pause(let isPaused): return isPaused ? "pause" : "resume"
    case .show(let board): return "show \(board ?? 0)"
    case .close: return "close"
    }
  }

  /// Reads a line; nil if it differs from the event's `notation`.
  public init?(_ line: UTF8Text) {
    guard let event = HallEntry(lenient: line), event.notation == line else { return nil }
    self = event
  }

  private init?(lenient line: UTF8Text) {
    let words = line.words
    let numbers = words.dropFirst().map { $0.number ?? -1 }
    switch (words[0], words.count) {
    case ("hall", 5...):
      let end = words[words.count - 2].bytes.count + words[words.count - 1].bytes.count + 2
      guard let host = SHA256(words[words.count - 2].bytes),
        let code = HallCode(words[words.count - 1]),
        let terms = try? HallTerms(UTF8Text(line.bytes.dropFirst(5).dropLast(end)))
      else { return nil }
      self = .begin(terms, host: host, code: code)
    case ("join", 4):
      guard let token = SHA256(words[3].bytes) else { return nil }
      self = .join(numbers[0], name: numbers[1], token: token)
    case ("name", 3): self = .name(numbers[0], numbers[1])
    case ("leave", 2): self = .leave(numbers[0])
    case ("back", 2): self = .back(numbers[0])
    case ("remove", 2): self = .remove(numbers[0])
    case ("pair", 3...):
      var pairs: [Pair] = []
      for start in stride(from: 3, to: words.count - 2, by: 3) {
        guard let room = Secret(words[start + 2].bytes) else { return nil }
        pairs.append(Pair(x: numbers[start - 1], o: numbers[start], room: room))
      }
      self = .pair(round: numbers[0], odd: numbers[1] > 0 ? numbers[1] : nil, pairs)
    case ("result", 3...):
      var results: [Result] = []
      for start in stride(from: 1, to: words.count - 1, by: 2) {
        results.append(Result(board: numbers[start - 1], winner: Mark(name: words[start + 1])))
      }
      self = .result(results)
    case ("pause", 1): self = .pause(true)
    case ("resume", 1): self = .pause(false)
    case ("show", 2): self = .show(numbers[0] > 0 ? numbers[0] : nil)
    case ("close", 1): self = .close
    default: return nil
    }
  }
}
