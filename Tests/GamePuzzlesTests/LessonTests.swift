import GamePuzzles
import GameRules
import GameSolver
import Testing

@Suite struct LessonTests {
  private static let lessons = (1...Lesson.count).compactMap(Lesson.init)

  private static func squares(_ analysis: Analysis, where isWanted: (ValueBounds) -> Bool)
    -> [Square]
  {
    analysis.moves.filter { isWanted($0.bounds) }.map(\.square)
  }

  @Test func `there are twelve lessons with a sentence after each step`() {
    #expect(LessonTests.lessons.map(\.number) == Array(1...12))
    let sentences = LessonTests.lessons.flatMap(\.steps).compactMap(\.sentence)
    #expect(sentences == Array(0..<29))
    #expect(Lesson(0) == nil && Lesson(13) == nil)
    #expect(Lesson.games.count == 4)
  }

  @Test(arguments: lessons)
  func `the solver gives the same answers to every step`(lesson: Lesson) throws {
    for (index, step) in lesson.steps.enumerated() {
      let name: Comment = "lesson \(lesson.number), step \(index + 1), \(step.game)"
      let position = step.game.position
      let analysis = Solver(position.table).analysis(of: position)
      let result = analysis.bounds.result
      let keeping = LessonTests.squares(analysis) { $0.result == result }
      switch step.task {
      case .complete:
        #expect(step.answers == position.completions(by: position.toMove), name)
        #expect(step.answers.count == 1, name)
      case .block:
        #expect(position.completions(by: position.toMove).isEmpty, name)
        #expect(step.answers == position.completions(by: position.toMove.opponent), name)
        #expect(step.answers.count == 1 && step.answers == keeping, name)
      case .win(let plies):
        #expect(analysis.bounds.value == .win(in: plies), name)
        #expect(step.answers == analysis.bestMoves, name)
      case .safe(let isOnly):
        #expect(result == .draw || position.rules.ending == .misere, name)
        #expect(step.answers == keeping, name)
        #expect(isOnly == (keeping.count == 1), name)
        #expect(keeping.count < analysis.moves.count && result != .loss, name)
      case .openLine(let mark):
        let lines = position.openLines(of: mark)
        #expect(lines.count == 1, name)
        #expect(step.answers == lines.first?.squares.filter { position[$0] == nil }, name)
        #expect(position.openLines(of: mark.opponent).count == 1, name)
      case .twin:
        let pairs = try #require(Position(position.rules).twins(stopping: .x))
        let last = try #require(step.game.lastMove)
        #expect(step.answers == pairs.compactMap { $0.twin(of: last) }, name)
        #expect(step.answers.count == 1, name)
      case .game(let answer):
        for (place, rules) in Lesson.games.enumerated() {
          let value = Solver(LineTable(rules)).bounds(of: Position(rules), .result).result
          #expect((value == .loss) == (place == answer), "\(rules)")
        }
      }
      #expect(!position.isOver, name)
    }
  }

  @Test func `the twins of lesson 10 are taken one after the other, and stop every line`() throws {
    let steps = try #require(Lesson(10)).steps
    #expect(steps.count == 12)
    var before: Game?
    for step in steps {
      if let before { #expect(step.game.moves.starts(with: before.moves)) }
      before = step.game
    }
    var end = try #require(before)
    try end.play(steps[11].answers[0])
    #expect(end.position.openLines(of: .x).isEmpty)
  }
}
