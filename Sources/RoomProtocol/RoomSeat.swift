import GameRules

/// A seat, with the token of its holder: the answer to a player who sits down.
public struct RoomSeat: Hashable, Sendable {
  /// The mark of the seat in the first game.
  public var mark: Mark
  /// The token of the holder.
  public var token: Secret

  /// Creates a seat.
  public init(_ mark: Mark, _ token: Secret) {
    self.mark = mark
    self.token = token
  }

  /// The seat as `x TOKEN`.
  public var notation: UTF8Text { mark.name + " " + token.notation }

  /// Reads a seat; nil if the text is anything else.
  public init?(_ notation: UTF8Text) {
    let words = notation.words
    guard words.count == 2, let mark = Mark(name: words[0]), let token = Secret(words[1].bytes)
    else { return nil }
    self.init(mark, token)
  }
}

extension Secret {
  private static let scheme: StaticString = "Bearer "

  /// The `Authorization` header with the token.
  public var authorization: UTF8Text { UTF8Text(Secret.scheme) + notation }

  /// Reads the token of an `Authorization` header; nil if it has none.
  public init?(authorization: UTF8Text) {
    let scheme = UTF8Text(Secret.scheme)
    let count = scheme.bytes.count
    guard UTF8Text(authorization.bytes.prefix(count)).lowercased == scheme.lowercased else {
      return nil
    }
    self.init(authorization.bytes.dropFirst(count))
  }
}
