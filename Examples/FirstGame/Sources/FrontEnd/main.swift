import GameRules
import GameSession

// A front end in one file: it reads a line and prints what happened. There are no animations, so
// waits end at once, and nothing is saved.
struct FrontEnd {
  var session = Session()
  let engine = Engine()

  mutating func perform(_ action: Action) {
    for effect in session.handle(action) {
      switch effect {
      case .announce(let text, _): print(text)
      // The status shows a refusal until its wait ends, so that one does not end at once.
      case .wait(_, let token):
        if session.refusal == nil { perform(.waitEnded(token: token)) }
      case .analyze(let request, let token):
        engine.begin(request)
        var step = engine.think()
        while case .more = step { step = engine.think() }
        if case .done(let result) = step { perform(.resultFound(result, token: token)) }
      default: break
      }
    }
  }
}

var frontEnd = FrontEnd()
while let line = readLine() {
  if let square = Square(line) {
    frontEnd.perform(.squareTapped(square))
  } else if let command = GameCommand.allCases.first(where: { $0.typedWord?.description == line }) {
    frontEnd.perform(command.action)
  } else {
    print("Neither a square nor a command: \(line)")
  }
  print(frontEnd.session.presentation.status)
}
