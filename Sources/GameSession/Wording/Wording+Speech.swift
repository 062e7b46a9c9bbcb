import GameRules
import GameSolver

// Messages only for a screen reader.

extension Wording {
  /// The turn of the only person here.
  var yourTurn: UTF8Text { phrases.speechYourTurn }

  /// A move in as few words as possible.
  func spokenMove(_ mark: Mark, _ square: Square) -> UTF8Text {
    phrases.speechMove(mark: name(mark), square: square)
  }

  /// The undone moves, the last one first.
  func tookBack(_ moves: [UTF8Text]) -> UTF8Text { phrases.speechBack(moves: list(moves)) }

  /// The message that values are hidden.
  var explainOff: UTF8Text { phrases.speechExplainOff }

  /// The message that values are shown, with a summary.
  func explainOn(_ truth: [ValueBounds?]) -> UTF8Text {
    phrases.speechExplainOn(squares: worth(truth))
  }

  /// Joins texts into sentences.
  func sentences(_ texts: [UTF8Text]) -> UTF8Text {
    var all: UTF8Text = ""
    for text in texts {
      let ends = [UInt8(ascii: "."), UInt8(ascii: "!")].contains(text.bytes.last ?? 0)
      let sentence = ends ? text : phrases.speechSentence(text: text)
      all = all.isEmpty ? sentence : phrases.speechNext(before: all, sentence: sentence)
    }
    return all
  }

  /// The window title.
  func title(_ standing: UTF8Text) -> UTF8Text { phrases.title(standing: standing) }
}
