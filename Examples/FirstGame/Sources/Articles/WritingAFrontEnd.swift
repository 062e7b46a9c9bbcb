// Made by Scripts/articles.py of Sources/GameSession/GameSession.docc/WritingAFrontEnd.md.
import GameRules
import GameSession

func writingAFrontEnd() throws {
  var session = Session()
  let engine = Engine()

  func perform(_ action: Action) {
    for effect in session.handle(action) { carryOut(effect) }
  }

  func draw(_ presentation: Presentation) {
    let columns = presentation.rules.columns
    for row in (0..<presentation.rules.rows).reversed() {
      let squares = presentation.squares[row * columns..<(row + 1) * columns]
      print(squares.map { $0.mark?.letter.description ?? "." }.joined(separator: " "))
    }
    print(presentation.status)
  }

  func carryOut(_ effect: Effect) {
    switch effect {
    case .wait(_, let token):
      if session.refusal == nil { perform(.waitEnded(token: token)) }
    case .announce(let text, _): print(text)
    case .analyze(let request, let token):
      engine.begin(request)
      while true {
        switch engine.think() {
        case .idle: return
        case .more: continue
        case .done(let result): return perform(.resultFound(result, token: token))
        }
      }
    default: break
    }
  }

  perform(.squareTapped(Square(column: 1, row: 1)))
  perform(.squareTapped(Square(column: 1, row: 1)))
  print(session.presentation.status)  // The centre is taken
  perform(GameCommand.undo.action)
  draw(session.presentation)
}
