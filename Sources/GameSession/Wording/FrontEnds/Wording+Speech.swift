import GameRules
import GameSolver

// Messages only for a screen reader.

extension Wording {
  /// A move in as few words as possible.
  func spokenMove(_ mark: Mark, _ square: Square) -> UTF8Text {
    subject(mark).map { phrases.speechMove(player: $0, place: place(square)) }
      ?? place(square, startsSentence: true)
  }

  /// The squares of the undone moves, the last one first.
  func tookBack(_ squares: [Square]) -> UTF8Text {
    phrases.speechBack(places: list(squares.map { place($0) }))
  }

  /// The message that values are hidden.
  var explainOff: UTF8Text { phrases.speechExplainOff }

  /// The message that values are shown, with a summary.
  func explainOn(_ values: [SquareValue?]) -> UTF8Text {
    sentences([phrases.speechExplainOn] + worth(values))
  }

  /// The window title.
  func title(_ standing: UTF8Text) -> UTF8Text { phrases.title(standing: standing) }
}
