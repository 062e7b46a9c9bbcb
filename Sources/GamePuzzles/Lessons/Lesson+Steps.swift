import GameRules

// The steps of each lesson, as text: a game, a task and its answers. A test asks the solver for each.

extension Lesson {
  /// The lesson about twins, whose steps follow a pairing.
  static let twins = 10

  /// The steps of all other lessons: the number of the lesson, a game, a task and its answers.
  private static let table: StaticString = """
    1 3x3:a1b2b1c3 complete c1
    1 3x3:a1b1a2c2 complete a3
    1 3x3:a1b1b2a3 complete c3
    2 3x3:a1b2a2 block a3
    2 3x3:b2a1a2 block c2
    2 3x3:a1b1a2b2 complete a3
    3 3x3:a1 only b2
    3 3x3:b2 safe a1c1a3c3
    3 3x3:b1 safe a1c1b2b3
    4 3x3:a1c3c1b1 win3 a3
    4 3x3:b2b1a1c3 win3 a2a3
    4 3x3:a1b1c2a3 win3 b2c3
    5 3x3:a1b2c3 safe b1a2c2b3
    5 3x3:b2a1c3 safe c1a3
    6 3x3:b2a1c1a3a2c2 openx b1b3
    6 3x3:b2a1c1a3a2c2 openo b3c3
    7 4x4+corners+squares:a1b2d1c2a4b4 complete d4
    7 4x4+corners+squares:b2a1c2a2b3d4 complete c3
    7 4x4+corners+squares:a2c1b1b3b2 only a1
    7 4x4+corners+squares:a4c1d1c2a1 only d4
    8 4x4+corners+squares:b2 only c3
    8 4x4+corners+squares:a1 safe b2c3
    9 3x3: game4
    11 3x3+misere: only b2
    11 3x3+misere:b2a1 only c3
    11 3x3+misere:b2c2 only a2
    11 3x3+misere:b2a1c3b1 only b3
    12 15x15k5:h8a1i8a3j8a5 win3 g8k8
    """

  /// The pairs of 5×5, from `Position.twins(stopping:)`; the page has no room for that search.
  private static let twinSquares: StaticString =
    "a1a4b1b3c1d1e1d2a2c2b2e5e2e4a3e3c3c5d3d4b4c4a5b5"

  /// The squares of a text, each of two characters.
  private static func squares(_ text: UTF8Text) -> [Square] {
    stride(from: 0, to: text.bytes.count, by: 2).compactMap {
      Square(UTF8Text(text.bytes[$0..<$0 + 2]))
    }
  }

  /// The steps of a lesson in the table.
  static func steps(_ lesson: Int, _ sentence: Int) -> [Step] {
    var steps: [Step] = []
    for line in UTF8Text(table).split(at: UInt8(ascii: "\n")) {
      let words = line.words
      guard words[0].number == lesson, let task = Task(words[2]) else { continue }
      let answers = words.count > 3 ? squares(words[3]) : []
      do throws(GameTextError) {
        steps.append(
          Step(
            game: try Game(words[1]), task: task, answers: answers,
            sentence: sentence + steps.count))
      } catch {
        preconditionFailure("The games of the lessons can be played")
      }
    }
    return steps
  }

  /// The pairs of the lesson about twins.
  public static var twinPairs: [(Square, Square)] {
    let squares = squares(UTF8Text(twinSquares))
    return stride(from: 0, to: squares.count, by: 2).map { (squares[$0], squares[$0 + 1]) }
  }

  /// A step for each pair of 5×5: X takes one square, and the learner its twin.
  static func twinSteps(_ sentence: Int) -> [Step] {
    let squares = Lesson.squares(UTF8Text(twinSquares))
    var game: Game
    do throws(RulesTextError) { game = Game(try Rules(UTF8Text("5x5"))) } catch { return [] }
    var steps: [Step] = []
    for place in stride(from: 0, to: squares.count, by: 2) {
      do throws(IllegalMove) {
        try game.play(squares[place])
        let isLast = place == squares.count - 2
        steps.append(
          Step(
            game: game, task: .twin, answers: [squares[place + 1]],
            sentence: isLast ? sentence : nil))
        try game.play(squares[place + 1])
      } catch {
        preconditionFailure("No square is in two pairs")
      }
    }
    return steps
  }
}

extension Lesson.Task {
  /// Reads a task of the table.
  fileprivate init?(_ word: UTF8Text) {
    switch word {
    case "complete": self = .complete
    case "block": self = .block
    case "win3": self = .win(in: 3)
    case "safe": self = .safe(isOnly: false)
    case "only": self = .safe(isOnly: true)
    case "openx": self = .openLine(of: .x)
    case "openo": self = .openLine(of: .o)
    case "game4": self = .game(answer: 3)
    default: return nil
    }
  }
}
