import GamePuzzles
import GameRules
import GameSession

extension Command {
  /// The lessons.
  static let learn = Command(
    name: "learn",
    parameters: ["N"],
    optional: 1,
    options: [.plain, .spoken],
    summary: "List the lessons, or take lesson N",
    details: """
      Lists the lessons, or teaches one of them in a few positions. After a wrong move you see what it
      allows, and try again. On the full screen of a terminal, you answer as in a game, and press t for a
      hint or the number of what is offered. With --plain, or where there is no terminal, you type a square
      such as b2, or hint, show, board, help or quit. For a screen reader, --spoken says where the marks are
      instead of drawing the board.

        $ tictactoe learn 4
        $ tictactoe learn 'https://example.org/#lesson=4'
      """,
    run: { arguments throws(Failure) in
      guard let text = arguments.first else { return list() }
      QuestGame.run(.lesson(try lesson(text)), arguments)
    })

  private static func lesson(_ text: String) throws(Failure) -> Lesson {
    let word = text.contains("#") ? Link.lesson(in: Link.gameText(in: UTF8Text(text))) : nil
    guard let number = Int(word?.description ?? text), let lesson = Lesson(number) else {
      throw .usage(
        "learn: \"\(text)\": the lessons are numbered from 1 to \(Lesson.count)", for: learn)
    }
    return lesson
  }

  private static func list() {
    let wording = Wording(
      SymbolChoice(), in: Terminal.language(onFullScreen: false).phrases)
    for number in 1...Lesson.count {
      Output.say(wording.title(ofLesson: number).description)
    }
  }
}
