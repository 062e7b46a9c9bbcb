import GameRules
import RoomProtocol

// Whose turn it is in live games that last for days, while other things are on the screen.

/// A live game in which this player has a seat, as the history lists it.
struct ListedGame: Sendable {
  let id: UTF8Text
  let game: Game
  /// The mark of this player.
  let mark: Mark
  /// Whether the other seat is free.
  let isWaiting: Bool
  /// The name of the other player; empty if none was typed.
  let opponent: UTF8Text
}

extension Session {
  // MARK: Messages of the browser

  /// Adds the switch that lets the browser tell of each turn, with the data that this stores.
  @inline(never)
  func addCalls(_ room: LiveGame, to content: inout PanelContent) {
    guard let calls = room.calls, room.mark != nil, !isOver else { return }
    let isOn = calls == .on
    content.add(
      .toggle, wording.callMe, .room(.callMe(!isOn)), isOn: isOn,
      isEnabled: calls == .off || calls == .on)
    content.add(.note, wording.about(calls))
  }

  // MARK: The list in the history

  /// Asks for the live games in which this player has a seat.
  @inline(never)
  mutating func askForSeats() { if hasLiveGames { perform(.room(.seats)) } }

  /// Lists a live game that goes on.
  @inline(never)
  mutating func list(_ id: UTF8Text, _ seat: Mark, _ said: UTF8Text) {
    guard openPanel?.panel == .journal, room?.id != id else { return }
    var known = LiveGame(id, matchBefore: match)
    var state = RoomState()
    state.take(said)
    known.seat = seat
    known.state = state
    guard let mark = known.mark, let game = try? Game(state.text, sharing: &tables),
      !game.position.isOver, state.termination == nil
    else { return }
    openPanel?.listed.append(
      ListedGame(
        id: id, game: game, mark: mark, isWaiting: !state.isFull,
        opponent: state.names[mark.opponent]))
  }

  func listed(_ place: Int) -> ListedGame? {
    guard let listed = openPanel?.listed, listed.indices ~= place else { return nil }
    return listed[place]
  }

  /// Adds the live games in which this player has a seat, with whose turn it is.
  @inline(never)
  func addListed(to content: inout PanelContent) {
    let listed = openPanel?.listed ?? []
    for (place, game) in listed.enumerated() {
      content.add(
        .button, wording.gameName(game.game.rules), .liveGame(place), about: wording.about(game),
        picture: .board(game.game.notation))
    }
    if !listed.isEmpty, !journal.games.isEmpty { content.add(.heading, phrases.journalEarlier) }
  }
}
