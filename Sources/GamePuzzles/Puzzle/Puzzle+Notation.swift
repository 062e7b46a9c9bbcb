import GameRules

// A worker sends a puzzle as text: making one takes a solver, and showing it does not.

extension Puzzle {
  /// The game, the task with the plies until a win, the answer and the grade: `3x3:a1 hold 0 b2 3`.
  public var notation: UTF8Text {
    var plies = 0
    if case .win(let count) = task { plies = count }
    return game.notation + " " + task.notation + " \(plies) " + answer.notation
      + " \(grade)"
  }

  /// Parses `notation`; nil if it cannot be read.
  ///
  /// The answer and the grade are not checked.
  public init?(_ text: UTF8Text) {
    let words = text.words
    guard words.count == 5, let plies = words[2].number, let answer = Square(words[3]),
      let grade = words[4].number
    else { return nil }
    do throws(GameTextError) { game = try Game(words[0]) } catch { return nil }
    guard game.position.refusal(of: answer) == nil else { return nil }
    switch words[1] {
    case "win": task = .win(in: plies)
    case "hold": task = .hold
    case "trap": task = .trap
    default: return nil
    }
    self.answer = answer
    self.grade = grade
  }
}
