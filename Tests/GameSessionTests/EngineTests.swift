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

  /// The answer, and after how many slices it came.
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
  func `Every question is answered on every board, and the same each time`(
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
    case (.truth, .truth(let values)):
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
  func `The seed decides between moves that look the same, and nothing else does`(
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
  func `The truth on a small board is the strong solution`(text: String) throws {
    let question = try question(.truth, text)
    let position = question.game.position
    let solution = StrongSolution(position.rules)
    let expected = try (0..<position.rules.area).map { index -> ValueBounds? in
      guard position.board[index] == nil else { return nil }
      let after = try position.playing(position.rules.square(at: index))
      return ValueBounds(solution[after]).beforeMove
    }
    #expect(try answer(question).answer == .truth(expected))
  }

  @Test func `What is not settled in one slice is taken up in the next`() throws {
    let engine = Engine()
    engine.begin(try question(.truth, "6x6k4+squares:"))
    let steps = (0..<3).map { _ in engine.think() }
    #expect(steps == [.more(progress: 11), .more(progress: 22), .more(progress: 33)])
  }

  @Test func `A review takes a slice for every position and tells how far it is`() throws {
    let (found, slices) = try answer(question(.review, "3x3:a1b1a2b2a3"))
    #expect(slices == 7)
    guard case .review(let review) = found else { return }
    #expect(
      review.steps.map(\.after.value) == [
        .draw, .loss(in: 6), .win(in: 5), .loss(in: 2), .win(in: 1),
      ])
  }

  @Test func `A question that comes in between takes the place of the one before`() throws {
    let engine = Engine()
    engine.begin(try question(.review, "3x3:a1b1a2b2a3"))
    #expect(engine.think() == .more(progress: 14))
    let other = try question(.move(.perfect), "4x4:a1")
    engine.begin(other)
    #expect(engine.think() == .done(try answer(other).answer))
    #expect(engine.think() == .idle)
  }

  @Test func `Nothing is answered where nothing was asked`() {
    let engine = Engine()
    #expect(engine.think() == .idle)
  }

  @Test func `A game that is over has no move, no hint and no worth`() throws {
    let over = "3x3:a1b1a2b2a3"
    #expect(try answer(question(.move(.perfect), over)).answer == .move(nil))
    #expect(try answer(question(.hint, over)).answer == .hint(nil))
    #expect(
      try answer(question(.truth, over)).answer == .truth([ValueBounds?](repeating: nil, count: 9)))
  }

  @Test func `The generator makes the numbers of its paper`() {
    // Steele, Lea and Flood 2014; the first three from the seed 1234567 as in Rosetta Code.
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
