/// The reason why no game leads to a setup.
public enum InvalidSetup: Error, Hashable, Sendable {
  /// X does not have as many marks as O, or one more.
  case turns(x: Int, o: Int)
  /// The side to move already owns a line, which would have ended the game earlier.
  case endedBefore(Mark)
  /// The side that moved last owns lines that no single move completes.
  case endedTwice(Mark)
}

extension InvalidSetup: CustomStringConvertible {
  /// `explanation` as a `String`.
  public var description: String { explanation.description }

  /// The cause in words.
  public var explanation: UTF8Text {
    switch self {
    case .turns(let x, let o):
      return "\(x) of X and \(o) of O: X has as many marks as O, or one more"
    case .endedBefore(let mark):
      return "\(mark.letter) owns a line and is to move: the game would have ended before"
    case .endedTwice(let mark):
      return "\(mark.letter) owns lines that no one move completes"
    }
  }
}
