import Testing

@testable import tictactoe

/// The engine as a Gomocup manager sees it.
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
      "TURN 1,1", "BOARD", "1,1,2", "DONE", "RECTSTART 4,9", "START 20", "RECTSTART 5,19",
      "TURN 5,1",
      "INFO timeout_turn 1", "TURN 4,18", "TURN 4,18",
    ]
    let answers = try answers(to: lines)
    let none = "ERROR no game was started"
    let size = "ERROR a board has 5 to 19 columns and rows"
    #expect(
      answers.dropLast(2) == [none, none, size, size, "OK", "ERROR no square of this board"])
    #expect(isSquare(answers[6], below: 19))
    #expect(answers.last == "ERROR that square is taken, or the game is over")
  }

  /// A clock that goes on by some time whenever it is looked at.
  private final class Clock {
    private(set) var time = Duration.zero
    private let start = ContinuousClock.now

    func now() -> ContinuousClock.Instant {
      time += .milliseconds(20)
      return start + time
    }
  }

  /// However long a look at the clock takes: what is left of a turn is there to answer in.
  @Test(arguments: [
    (["INFO timeout_turn 1000"], 800), (["INFO timeout_turn 500"], 350),
    (["INFO timeout_turn 300"], 150), (["INFO timeout_turn 150"], 0),
    (["INFO timeout_turn 0"], 0), (["INFO timeout_turn 3000"], 2600),
    (["INFO timeout_turn 30000", "INFO time_left 10000"], 800),
    (["INFO timeout_turn 400", "INFO time_left 10000"], 250),
    (["INFO timeout_turn 30000", "INFO time_left 1000"], 0),
  ])
  func `answers before its time is up`(lines: [String], milliseconds: Int) {
    let clock = Clock()
    var engine = GomocupEngine(now: clock.now)
    for line in ["START 15"] + lines { _ = engine.replies(to: line) }
    let start = clock.time
    #expect(isSquare(engine.replies(to: "TURN 7,7").first ?? ""))
    // From the first look to the last one, and a few that only find that the time is up.
    let taken = clock.time - start - .milliseconds(20)
    #expect(taken >= .milliseconds(milliseconds) && taken <= .milliseconds(milliseconds + 100))
  }

  @Test func `overlooks squares of a finished line, and refuses those of nobody`() throws {
    let lines = ["START 15", "INFO timeout_turn 150", "BOARD", "7,7,2", "1,1,3", "DONE"]
    #expect(isSquare(try #require(try answers(to: lines).last)))
    let wrong = lines.map { $0.replacing("1,1,3", with: "1,1,4") }
    #expect(try answers(to: wrong).last == "ERROR \"1,1,4\" is no square with its side")
  }
}
