import GameRules
import GameSolver

// What only a screen reader says.

extension Wording {
  /// Of the one person who plays against the computer.
  var yourTurn: UTF8Text { phrases.speechYourTurn }

  /// A move in as few words as can be.
  func spokenMove(_ mark: Mark, _ square: Square) -> UTF8Text {
    phrases.speechMove(mark: name(mark), square: square)
  }

  /// Moves that were taken back, the last one first.
  func tookBack(_ moves: [UTF8Text]) -> UTF8Text { phrases.speechBack(moves: list(moves)) }

  /// The squares no longer show what they are worth.
  var explainOff: UTF8Text { phrases.speechExplainOff }

  /// The squares show what they are worth.
  func explainOn(_ truth: [ValueBounds?]) -> UTF8Text {
    phrases.speechExplainOn(squares: worth(truth))
  }

  /// One sentence after the other.
  func sentences(_ texts: [UTF8Text]) -> UTF8Text {
    var all: UTF8Text = ""
    for text in texts {
      let ends = [UInt8(ascii: "."), UInt8(ascii: "!")].contains(text.bytes.last ?? 0)
      let sentence = ends ? text : phrases.speechSentence(text: text)
      all = all.isEmpty ? sentence : phrases.speechNext(before: all, sentence: sentence)
    }
    return all
  }

  /// The title of the window.
  func title(_ standing: UTF8Text) -> UTF8Text { phrases.title(standing: standing) }
}
