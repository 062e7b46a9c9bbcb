// Made by Scripts/articles.py of Sources/GameSession/GameSession.docc/GameSession.md.
import GameRules
import GameSession

func aboutGameSession() throws {
  var session = Session()
  let effects = session.handle(.squareTapped(Square(column: 1, row: 1)))
  print(effects.isEmpty, session.presentation.squares[4].mark == .x)  // false true
}
