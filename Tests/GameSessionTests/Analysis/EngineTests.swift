import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct EngineTests {
  private static let kinds: [AnalysisRequest.Kind] =
    Level.allCases.map { .move($0) } + [.hint, .truth, .review]

  private func question(_ kind: AnalysisRequest.Kind, _ game: String, seed: Int = 1) throws
    -> AnalysisRequest
  {
    AnalysisRequest(kind: kind, game: try Game(game), seed: seed)
  }

  /// The result, and the number of slices it took.
  private func answer(
    _ question: AnalysisRequest, _ engine: Engine = Engine()
  ) throws -> (answer: AnalysisResult, slices: Int) {
    engine.begin(question)
    var progress = 0
    for slice in 1...1000 {
      switch engine.think() {
      case .idle: throw Endless()
      case .more(let percent):
        #expect(progress...99 ~= percent, "it goes on and is not done")
        progress = percent
      case .done(let result):
        #expect(engine.think() == .idle, "it answers once")
        return (result, slice)
      }
    }
    throw Endless()
  }

  private struct Endless: Error {}

  @Test(
    arguments: kinds,
    ["3x3:b2a1", "4x4+corners+squares:b2c3", "5x5k4:c3b2", "15x15k5:h8h9i8"])
  func `every request is answered on every board, and always alike`(
    kind: AnalysisRequest.Kind, text: String
  ) throws {
    let question = try question(kind, text)
    let found = try answer(question).answer
    #expect(try answer(question).answer == found)
    // Nothing is lost on the way through a worker.
    let rules = question.game.rules
    #expect(AnalysisResult(found.notation(on: rules), on: rules) == found)
    let position = question.game.position
    switch (kind, found) {
    case (.move, .move(let square?)):
      #expect(position.refusal(of: square) == nil)
    case (.hint, .hint(let hint?)):
      #expect(position.refusal(of: hint.square) == nil)
    case (.truth, .values(let values, _)):
      let isEmpty = (0..<position.rules.area).map { position.board[$0] == nil }
      #expect(values.map { $0 != nil } == isEmpty)
    case (.review, .review(let review)):
      #expect(review.game.hasRecord(of: question.game))
      #expect(review.steps.count == question.game.record.count)
    default:
      Issue.record("\(found) is no answer to \(kind)")
    }
  }

  @Test(arguments: Level.allCases)
  func `only the seed decides between equal moves`(
    level: Level
  ) throws {
    let engine = Engine()
    let moves = try (0..<40).map { try answer(question(.move(level), "3x3:b2", seed: $0), engine) }
    let again = try (0..<40).map { try answer(question(.move(level), "3x3:b2", seed: $0)) }
    #expect(moves.map(\.answer) == again.map(\.answer))
    #expect(Set(moves.map(\.answer)).count > 1)
  }

  @Test(arguments: [
    "3x3:", "3x3:b2a1", "3x3:b2b1", "4x4+corners+squares:", "4x4+corners+squares:a1b1",
  ])
  func `the values of a small board are those of the strong solution`(text: String) throws {
    let question = try question(.truth, text)
    let position = question.game.position
    let solution = StrongSolution(position.rules)
    let expected = try (0..<position.rules.area).map { index -> ValueBounds? in
      guard position.board[index] == nil else { return nil }
      let after = try position.playing(position.rules.square(at: index))
      return ValueBounds(solution[after]).beforeMove
    }
    guard case .values(let values, let safe) = try answer(question).answer else {
      return #expect(Bool(false), "it has no values")
    }
    #expect(values == expected)
    for (index, count) in safe.enumerated() {
      guard expected[index]?.value == .draw else {
        #expect(count == nil)
        continue
      }
      let after = try position.playing(position.rules.square(at: index))
      let replies = try after.legalMoves.count { try solution[after.playing($0)] <= .draw }
      #expect(count == replies)
    }
  }

  @Test func `values left open by one slice are continued in the next`() throws {
    let engine = Engine()
    engine.begin(try question(.truth, "8x8k5:"))
    let steps = (0..<3).map { _ in engine.think() }
    #expect(steps == [.more(progress: 11), .more(progress: 22), .more(progress: 33)])
  }

  @Test func `a review takes a slice for every position and reports its progress`() throws {
    let (found, slices) = try answer(question(.review, "3x3:a1b1a2b2a3"))
    #expect(slices == 7)
    guard case .review(let review) = found else { return }
    #expect(
      review.steps.map(\.after.value) == [
        .draw, .loss(in: 6), .win(in: 5), .loss(in: 2), .win(in: 1),
      ])
  }

  @Test func `a new request replaces the one before`() throws {
    let engine = Engine()
    engine.begin(try question(.review, "3x3:a1b1a2b2a3"))
    #expect(engine.think() == .more(progress: 14))
    let other = try question(.move(.perfect), "4x4:a1")
    engine.begin(other)
    #expect(engine.think() == .done(try answer(other).answer))
    #expect(engine.think() == .idle)
  }

  /// Requests that took long without a pause, and some of every kind.
  private static let long = [
    "trickster 1 5 5x10+corners:c9c4d1c6c5", "hint 1 0 8x8:", "truth 1 1 8x8k4+squares+diamonds:d4",
    "truth 1 3 15x15k5:h8a1i8", "perfect 1 3 15x15k5:h8h9g8",
    "trickster 1 23 18x11+squares:e5i9i8l7j6j5i3i6e7j8e10k2f1d9c11f9k6m8b7j7c10j4i5",
    "perfect 1 0 5x5+misere:",
    "truth 1 0 8x8k3+misere:", "hint 1 0 19x19k3:", "review 1 0 6x6k4+squares:c3d4b2",
  ]

  @Test(arguments: long)
  func `every request polls shouldStop at short intervals`(text: String) throws {
    let request = try #require(AnalysisRequest(UTF8Text(text)))
    let engine = Engine()
    engine.begin(request)
    var (last, longest): (Int64, Int64) = (0, 0)
    for _ in 0..<2 {
      _ = engine.think {
        longest = max(longest, engine.work - last)
        last = engine.work
        return false
      }
      longest = max(longest, engine.work - last)
    }
    // A survey of all threats on a large board may come on top.
    #expect(longest < SearchLimit.pace * 2)
  }

  /// The browser tests have the same cases: a 32-bit program must give the same answers.
  @Test(arguments: [("perfect 1 3 15x15k5:h8h9g8", "0 f8"), ("perfect 1 1 10x10k5:d4", "0 f6")])
  func `the engine looks ahead on large boards`(text: String, expected: String) throws {
    let request = try #require(AnalysisRequest(UTF8Text(text)))
    let found = try answer(request).answer
    #expect("\(found.notation(on: request.game.rules))" == expected)
  }

  @Test func `solving a whole small game polls shouldStop`() throws {
    let engine = Engine()
    engine.begin(try question(.truth, "1x16:"))
    var count = 0
    let step = engine.think {
      count += 1
      return false
    }
    #expect(count > 30)
    guard case .done = step else { return #expect(Bool(false), "\(step) is not the end") }
  }

  @Test(arguments: long + ["truth 1 0 16x1:", "review 1 0 16x1k3:"])
  func `a stopped engine stops soon and still answers correctly afterwards`(text: String) throws {
    let request = try #require(AnalysisRequest(UTF8Text(text)))
    let other = try question(.move(.perfect), "\(request.game.rules.notation):")
    let engine = Engine()
    engine.begin(request)
    var asked: Int64?
    _ = engine.think {
      asked = asked ?? engine.work
      return true
    }
    #expect(engine.work - (asked ?? engine.work) < SearchLimit.pace / 4)
    #expect(try answer(other, engine).answer == answer(other).answer)
  }

  @Test func `without a request the engine is idle`() {
    let engine = Engine()
    #expect(engine.think() == .idle)
  }

  @Test func `a finished game has no move, no hint and no values`() throws {
    let over = "3x3:a1b1a2b2a3"
    #expect(try answer(question(.move(.perfect), over)).answer == .move(nil))
    #expect(try answer(question(.hint, over)).answer == .hint(nil))
    #expect(
      try answer(question(.truth, over)).answer == .values([ValueBounds?](repeating: nil, count: 9))
    )
  }

  @Test func `the generator gives the numbers of its reference`() {
    // Steele, Lea and Flood 2014; the first three for the seed 1234567 as in Rosetta Code.
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
