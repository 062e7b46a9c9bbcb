import GameRules
import RoomProtocol

// Turns in live games that last for days, while other things are on the screen.

extension Session {
  // MARK: Messages of the browser

  /// Adds the switch for push messages about turns, with a note on the data that they store.
  @inline(never)
  func addCalls(_ room: LiveGame, to content: inout PanelContent) {
    guard let calls = room.calls, room.mark != nil, !isOver else { return }
    let isOn = calls == .on
    content.add(
      .toggle, wording.callMe, .room(.callMe(!isOn)), isOn: isOn,
      isEnabled: calls == .off || calls == .on)
    content.add(.note, wording.about(calls))
  }

  // MARK: Puzzles over a live game

  /// Whether the live game replaces a puzzle on the board.
  ///
  /// It does so if it is another live game, if the other player has come, or if the next game has begun.
  ///
  /// - Parameter before: The live game before the last action.
  /// - Returns: Whether the board is the live game's.
  @inline(never)
  public func wantsBoard(since before: LiveGame?) -> Bool {
    guard let room else { return false }
    if room.id != before?.id { return true }
    guard room.mark != nil, let now = room.state, let then = before?.state else { return false }
    return now.isFull && (!then.isFull || now.number != then.number)
  }

  /// Whether an effect waits while a puzzle has the board, and with it the address and the engine.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: Whether it waits.
  @inline(never)
  public func holdsBack(_ effect: Effect) -> Bool {
    switch effect {
    case .saveGame, .analyze, .stopAnalyzing: true
    // A live game goes on and is heard.
    case .cue: !isInLiveGame
    default: false
    }
  }

  // MARK: The list in the history

  /// Asks for the live games in which this player has a seat.
  @inline(never)
  mutating func askForSeats() { if hasLiveGames { perform(.room(.seats)) } }

  /// Lists a live game, which is text: its ID, the mark of the seat, and the state.
  @inline(never)
  mutating func list(_ said: UTF8Text) {
    if openPanel?.panel == .journal { openPanel?.listed.append(said) }
  }

  /// Goes to a live game of the list.
  @inline(never)
  mutating func enterListed(_ place: Int) {
    guard let listed = openPanel?.listed, listed.indices ~= place else { return }
    enter(listed[place].words[0], isStep: true)
  }

  /// Adds the unfinished live games in which this player has a seat, each with whose turn it is.
  @inline(never)
  func addListed(to content: inout PanelContent) {
    guard let listed = openPanel?.listed, !listed.isEmpty else { return }
    for (place, said) in listed.enumerated() {
      let words = said.words
      guard words.count > 2, words[0] != room?.id, let seat = Mark(name: words[1]) else { continue }
      var state = RoomState()
      state.take(UTF8Text(said.bytes.dropFirst(words[0].bytes.count + 3)))
      guard state.termination == nil, let game = try? Game(state.text), !game.position.isOver else {
        continue
      }
      let mark = state.number.isMultiple(of: 2) == game.isSwapped ? seat : seat.opponent
      content.add(
        .button, wording.gameName(game.rules), .liveGame(place),
        about: wording.turn(of: mark, in: state, game.position.toMove),
        picture: .board(state.text))
    }
    if !journal.games.isEmpty { content.add(.heading, phrases.journalEarlier) }
  }
}
