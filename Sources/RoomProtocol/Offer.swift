import GameRules

/// An offer of one mark to the other.
public struct Offer: Hashable, Sendable {
  /// The kinds of offer.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// To end the game as a draw.
    case draw
    /// To undo one's last move.
    case undo
    /// To play another game.
    case again

    /// The word for the kind, also in the path of a request.
    public var word: StaticString {
      switch self {
      case .draw: "draw"
      case .undo: "undo"
      case .again: "again"
      }
    }
  }

  /// The kind of offer.
  public var kind: Kind
  /// The mark that makes the offer.
  public var mark: Mark

  /// Creates an offer.
  public init(_ kind: Kind, by mark: Mark) {
    self.kind = kind
    self.mark = mark
  }

  /// The offer as states and logs contain it: `draw o`.
  public var notation: UTF8Text { UTF8Text(kind.word) + " " + mark.name }

  /// Reads an offer; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 2, let mark = Mark(name: words[1]),
      let kind = Kind.allCases.first(where: { UTF8Text($0.word) == words[0] })
    else { return nil }
    self.init(kind, by: mark)
  }
}

/// An end of a game that does not happen on the board.
public enum Termination: Hashable, Sendable {
  /// The mark has resigned.
  case resigned(Mark)
  /// The mark has run out of time.
  case outOfTime(Mark)
  /// Both players have agreed to a draw.
  case agreedDraw

  /// The end as states and logs contain it: `resign x`, `time x` or `draw`.
  public var notation: UTF8Text {
    switch self {
    case .resigned(let mark): "resign " + mark.name
    case .outOfTime(let mark): "time " + mark.name
    case .agreedDraw: "draw"
    }
  }

  /// Reads an end; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    let words = notation.words
    switch (words[0], words.count, words.last.flatMap { Mark(name: $0) }) {
    case ("resign", 2, let mark?): self = .resigned(mark)
    case ("time", 2, let mark?): self = .outOfTime(mark)
    case ("draw", 1, _): self = .agreedDraw
    default: return nil
    }
  }
}
