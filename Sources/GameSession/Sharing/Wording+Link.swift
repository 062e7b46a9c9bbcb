import GameRules

/// The texts that chat programs show for a link: a title, and a sentence below it.
extension Wording {
  /// The title of a link to a game.
  ///
  /// - Parameters:
  ///   - standing: Whose turn it is, or how the game ended.
  ///   - rules: The rules of the game.
  /// - Returns: One line that names both.
  public func linkTitle(_ standing: UTF8Text, _ rules: Rules) -> UTF8Text {
    phrases.linkGame(standing: standing, game: game(rules))
  }

  /// The title of a link to a live game.
  ///
  /// - Parameters:
  ///   - rules: The rules of the game.
  ///   - hasFreeSeat: Whether a second player is still missing.
  ///   - host: The name of the player who waits; empty if none was typed.
  /// - Returns: An invitation to play, or else to watch.
  public func linkTitle(_ rules: Rules, hasFreeSeat: Bool, host: UTF8Text) -> UTF8Text {
    let (game, host) = (game(rules), Match.name(host.bytes[...]))
    if !hasFreeSeat { return phrases.linkWatch(game: game) }
    return host.isEmpty
      ? phrases.linkInvited(game: game) : phrases.linkInvitedBy(player: host, game: game)
  }

  /// The sentence below the title, with the mark of the free seat, if there is one.
  public func linkDescription(freeSeat: Mark?) -> UTF8Text {
    let about = phrases.linkAbout
    return freeSeat.map { phrases.linkSeat(mark: name($0)) + " " + about } ?? about
  }
}
