import TestSupport
import Testing

@testable import tictactoe

/// The engine as a Gomocup manager runs it.
@Suite struct EngineCommandTests {
  /// Runs a session with the engine and returns its answers; `isSquare` recognizes moves among
  /// them.
  private func answers(to lines: [String]) throws -> [String] {
    let transcript = try Transcript(
      running: ["engine"], input: lines.joined(separator: "\n") + "\n")
    #expect(transcript.status == 0)
    #expect(transcript.errors == "")
    return transcript.output.split(separator: "\n").map(String.init)
  }

  private func isSquare(_ text: String, below side: Int = 15) -> Bool {
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    return numbers.count == 2 && numbers.allSatisfy { 0..<side ~= $0 }
  }

  @Test func `the engine starts a game, answers moves, restarts and ends`() throws {
    let lines = [
      "ABOUT", "START 15", "INFO timeout_turn 200", "BEGIN", "TURN 0,0", "RESTART", "TURN 7,7",
      "END", "TURN 1,1",
    ]
    let answers = try answers(to: lines)
    #expect(answers.count == 6)
    #expect(answers[0].hasPrefix("name=\"tictactoe\", version="))
    #expect(answers[1] == "OK")
    #expect(isSquare(answers[2]) && isSquare(answers[3]))
    #expect(answers[4] == "OK")
    #expect(isSquare(answers[5]))
  }

  @Test(arguments: [
    (["3,3,2", "3,4,2", "3,5,2", "3,6,2", "9,9,1", "9,10,1", "9,12,1", "12,9,1"], ["3,2", "3,7"]),
    (["3,3,1", "3,4,1", "3,5,1", "3,6,1", "9,9,2", "9,10,2", "9,11,2", "9,12,2"], ["3,2", "3,7"]),
    (["3,0,2", "3,1,2", "3,2,2", "3,3,2", "9,9,1", "9,10,1", "9,12,1"], ["3,4"]),
  ])
  func `the engine sees the threats on a board it is given`(board: [String], moves: [String]) throws
  {
    let answers = try answers(
      to: ["START 15", "INFO timeout_turn 200", "BOARD"] + board + ["DONE"])
    #expect(answers.first == "OK")
    #expect(answers.count == 2 && moves.contains(answers[1]), "\(answers)")
  }

  @Test func `invalid commands are answered with errors and do not stop the engine`() throws {
    let lines = [
      "START 4", "START", "TURN 1,1", "BEGIN", "RESTART", "NONSENSE 1", "", "START 15",
      "TURN 15,0", "TURN x,y", "TURN", "BOARD", "1,1,2", "bad", "DONE", "BOARD", "1,1,1", "DONE",
      "TAKEBACK 3,3", "INFO", "INFO evaluate", "INFO timeout_turn 150", "TURN 7,7",
    ]
    let answers = try answers(to: lines)
    let kinds = answers.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    let refusals = Array(repeating: "ERROR", count: 5) + ["UNKNOWN", "OK"]
    #expect(kinds.dropLast() == refusals + Array(repeating: "ERROR", count: 6))
    #expect(isSquare(answers.last ?? ""))
  }

  @Test func `an empty line says nothing, also inside a BOARD command`() throws {
    let answers = try answers(
      to: ["START 15", "INFO timeout_turn 200", "BOARD", "", "7,7,2", "  ", "DONE"])
    #expect(answers.count == 2 && isSquare(answers[1]), "\(answers)")
  }

  @Test func `END and RESTART take effect inside a BOARD command`() throws {
    #expect(
      try answers(to: ["START 15", "BOARD", "1,1,2", "RESTART", "ABOUT", "BOARD", "END", "ABOUT"])
        .map { $0.prefix(4) } == ["OK", "OK", "name"])
  }

  @Test(arguments: ["100000000000000", "9223372036854775807", "-9223372036854775808"])
  func `extreme time limits do not prevent a winning move`(time: String) throws {
    // A move that completes a line needs no search.
    let lines = ["3,3,1", "3,4,1", "3,5,1", "3,6,1", "9,9,2", "9,10,2", "9,11,2", "9,12,2"]
    let answers = try answers(
      to: ["START 15", "INFO timeout_turn \(time)", "INFO time_left \(time)", "BOARD"] + lines
        + ["DONE"])
    #expect(answers.count == 2 && ["3,2", "3,7"].contains(answers.last), "\(answers)")
  }

  @Test func `an error says what is wrong with a move or a board size`() throws {
    let lines = [
      "TURN 1,1", "BOARD", "1,1,2", "DONE", "RECTSTART 4,9", "START 21", "RECTSTART 5,19",
      "TURN 5,1",
      "INFO timeout_turn 1", "TURN 4,18", "TURN 4,18",
    ]
    let answers = try answers(to: lines)
    let none = "ERROR no game was started"
    let size = "ERROR a board has 5 to 20 columns and rows"
    #expect(
      answers.dropLast(2) == [none, none, size, size, "OK", "ERROR no square of this board"])
    #expect(isSquare(answers[6], below: 19))
    #expect(answers.last == "ERROR that square is taken, or the game is over")
  }

  /// A clock that only its readers move.
  private final class Clock {
    /// Longer without optimization, so that the engine does less work in the same time.
    static let step: Duration = .milliseconds(isOptimized ? 10 : 50)

    private let start = ContinuousClock.Instant.now
    private(set) var elapsed = Duration.zero

    func read() -> ContinuousClock.Instant {
      elapsed += Clock.step
      return start + elapsed
    }
  }

  /// The search stops at the first look at the clock after its time; winding up it looks again, a
  /// few times.
  @Test(arguments: [
    (turn: 1000, left: 2_147_483_647, used: 950), (1000, 60_000, 950), (1000, 2000, 200),
    (200, 2_147_483_647, 170), (10_000, 30_000, 3000), (20_000, 2_147_483_647, 19_500),
    (30_000, 1000, 100), (100, 60_000, 70), (30, 60_000, 0), (0, 60_000, 0), (1000, 0, 0),
  ])
  func `the engine uses its turn but for a small reserve, and little of the match`(
    turn: Int, left: Int, used: Int
  ) {
    let clock = Clock()
    var engine = GomocupEngine(now: clock.read)
    for line in ["START 15", "INFO timeout_turn \(turn)", "INFO time_left \(left)"] {
      _ = engine.replies(to: line)
    }
    let answers = engine.replies(to: "TURN 7,7")
    #expect(answers.count == 1 && isSquare(answers[0]))
    #expect(clock.elapsed >= .milliseconds(used))
    #expect(clock.elapsed < Duration.milliseconds(used) + Clock.step * 8)
  }

  /// Gomocup's main league is played on 20×20, one more than the boards of the product.
  @Test func `the engine wins on 20 columns and rows, in the last row too`() throws {
    let three = ["17,19,1", "16,19,1", "15,19,1", "4,4,2", "5,9,2", "9,4,2"]
    let answers = try answers(
      to: ["START 20", "INFO timeout_turn 200", "BOARD"] + three + ["DONE", "TURN 0,0", "TURN 0,1"])
    #expect(answers.first == "OK")
    #expect(["14,19", "18,19"].contains(answers[1]), "\(answers)")
    #expect(answers[2].hasSuffix(",19"))
    #expect(answers[3] == "ERROR that square is taken, or the game is over")
  }

  @Test(arguments: ["1", "4", "8", "3", "x"])
  func `the engine refuses to move under another rule than freestyle`(rule: String) throws {
    let lines = [
      "START 15", "INFO timeout_turn 100", "INFO rule \(rule)", "BEGIN", "TURN 7,7", "BOARD",
      "7,7,2", "DONE", "RESTART", "INFO rule 0", "TURN 7,7",
    ]
    let refusal = "ERROR rule \(rule) is not supported, only 0 (freestyle)"
    let answers = try answers(to: lines)
    #expect(answers.dropLast() == ["OK", refusal, refusal, refusal, "OK"])
    #expect(isSquare(answers.last ?? ""))
  }

  @Test func `a board that is refused leaves the game as it was`() throws {
    let answers = try answers(to: [
      "START 15", "INFO timeout_turn 100", "TURN 7,7", "BOARD", "1,1,1", "1,1,2", "DONE",
      "TURN 7,7", "TAKEBACK 7,7", "TURN 0,14",
    ])
    #expect(answers[2] == "ERROR no such position")
    #expect(answers[3] == "ERROR that square is taken, or the game is over")
    #expect(answers[4] == "ERROR that was not the last move")
    #expect(isSquare(answers[5]))
  }

  /// Managers mark the squares of a finished line, or forbidden ones, with 3.
  @Test func `squares of a board that belong to no side are left out`() throws {
    let threat = ["3,3,1", "3,4,1", "3,5,1", "3,6,1", "9,9,2", "9,10,2", "9,11,2", "9,12,2"]
    for (side, answer) in [(3, nil), (4, "ERROR \"0,0,4\" is no square with its side")] {
      let answers = try answers(
        to: ["START 15", "INFO timeout_turn 200", "BOARD"] + threat + ["0,0,\(side)", "DONE"])
      #expect(answers.count == 2)
      #expect(answer.map { $0 == answers.last } ?? ["3,2", "3,7"].contains(answers.last))
    }
  }
}
