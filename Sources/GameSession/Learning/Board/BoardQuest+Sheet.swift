import GamePuzzles
import GameRules

// Puzzles on paper: boards and tasks without answers.

extension BoardQuest {
  /// A puzzle on paper.
  public struct PrintedPuzzle: Hashable, Sendable {
    /// The game so far.
    public let game: Game
    /// The lines that win.
    public let about: UTF8Text
    /// The task; empty until it is known.
    public let task: UTF8Text
  }

  /// The puzzles to print: all games of a sheet, or else the one on the board; empty in a lesson.
  public var printed: [PrintedPuzzle] {
    if case .sheet(let games) = quest.source {
      return games.enumerated().map { index, game in
        PrintedPuzzle(
          game: game, about: paperWording(game).whatWins(game.rules),
          task: index < sheetTasks.count ? sheetTasks[index] : "")
      }
    }
    guard let puzzle = quest.puzzle else { return [] }
    let game = puzzle.game
    let wording = paperWording(game)
    return [
      PrintedPuzzle(game: game, about: wording.whatWins(game.rules), task: wording.task(puzzle))
    ]
  }

  private func paperWording(_ game: Game) -> Wording {
    Wording(quest.symbols, in: quest.phrases, playing: game.rules)
  }

  /// The question about the next game of a sheet whose task is not known; nil if all are.
  var sheetRequest: (question: QuestRequest, token: Int)? {
    guard case .sheet(let games) = quest.source, quest.request == nil,
      games.indices ~= sheetTasks.count
    else { return nil }
    return (.make(.game(games[sheetTasks.count])), BoardQuest.sheetToken + sheetTasks.count)
  }

  /// Takes the answer to `sheetRequest`.
  func sheetAnswered(_ text: UTF8Text, token: Int) {
    guard let request = sheetRequest, request.token == token,
      case .puzzle(let puzzle)? = QuestResult(text, of: request.question)
    else { return }
    sheetTasks.append(
      puzzle.map { paperWording($0.game).task($0) } ?? quest.phrases.learnNoPuzzle)
  }
}
