import GameRules
import GameSolver
import RoomProtocol

/// A live game, as its client knows it.
public struct LiveGame: Sendable {
  /// The ID in the link of the live game.
  public let id: UTF8Text
  /// The mark that this player had in the first game; nil for a spectator.
  public internal(set) var seat: Mark?
  /// The last state from the server; nil until the first one has arrived.
  public internal(set) var state: RoomState?
  /// Whether the connection is up.
  public internal(set) var isLive = true

  /// The local match to restore on leaving.
  var matchBefore: Match
  /// Whether this player has asked for a seat.
  var isSeatAsked = false
  /// Whether this player has waited so long that the computer is offered.
  var hasWaited = false
  /// Whether the game asks this player to confirm resigning.
  var isResigning = false
  /// Whether the invitation has opened by itself.
  public internal(set) var isInvited = false
  /// Whether the game on the board came from the live game.
  var hasGame = false
  /// The step after this player's own unconfirmed move.
  var unconfirmed: Int?
  /// Milliseconds since the last state arrived.
  var elapsed = 0
  /// A message shown until the next event.
  var notice: Notice?
  /// The state of push messages about turns; nil if the browser has none, or no move has days.
  public internal(set) var calls: Calls?

  /// The states of a browser's push messages about this player's turns.
  public enum Calls: Hashable, Sendable {
    /// The player can switch them on.
    case off
    /// They are on.
    case on
    /// The browser's settings forbid them.
    case refused
    /// The page must be opened from the home screen first.
    case atHome
  }

  /// A temporary message.
  enum Notice: Hashable, Sendable {
    /// The server refused this player's move.
    case notAccepted(Square)
    /// The other player declined this player's offer.
    case declined(by: Mark)
    /// A player sent an emote.
    case said(Mark, Emote)
    /// The server accepts the next emote after this many seconds.
    case busy(Int)
  }

  init(_ id: UTF8Text, matchBefore: Match) {
    self.id = id
    self.matchBefore = matchBefore
  }

  /// This player's mark in the current game.
  public var mark: Mark? { isSwapped ? openingMark?.opponent : openingMark }

  /// This player's mark until the first mark is taken over.
  var openingMark: Mark? { state?.number.isMultiple(of: 2) == true ? seat?.opponent : seat }

  /// Whether the second player has taken over the first mark, which `=` in the game text shows.
  var isSwapped: Bool { state?.text.bytes.contains(UInt8(ascii: "=")) == true }

  /// The seat of a mark, by its mark in the first game.
  private func seat(of mark: Mark) -> Mark {
    (state?.number.isMultiple(of: 2) == true) != isSwapped ? mark.opponent : mark
  }

  /// The mark of a free seat.
  public var freeSeat: Mark? {
    guard let state else { return nil }
    if !state.seats.contains(.x) { return .x }
    return state.seats.contains(.o) ? nil : .o
  }

  /// Whether this player waits for a stranger.
  ///
  /// The server gives nobody a seat in a game that has begun, so no move is made until then.
  var isLooking: Bool {
    guard let state, state.isAmongStrangers, seat != nil else { return false }
    return !state.isFull
  }

  /// The level of the computer that plays a mark; nil for a person.
  func level(of mark: Mark) -> Level? {
    guard let computer = state?.computer, computer.mark == mark else { return nil }
    return Level(named: computer.level) ?? .easy
  }

  /// The number of names for strangers.
  private static let strangerNames = 16

  /// The index of a stranger's name, derived from the ID so that everybody reads the same name.
  func strangerName(of mark: Mark) -> Int {
    let number = id.bytes.reduce(0) { ($0 * 31 + Int($1)) & 0xFFFF }
    let first = number % LiveGame.strangerNames
    guard seat(of: mark) == .o else { return first }
    let step = 1 + number / LiveGame.strangerNames % (LiveGame.strangerNames - 1)
    return (first + step) % LiveGame.strangerNames
  }

  /// Whether this player's last move can be taken back, if the other one agrees.
  func canTakeBack(_ game: Game) -> Bool { game.step >= (game.position.toMove == mark ? 2 : 1) }

  /// The command that accepts the other player's offer; nil if there is none.
  public var acceptance: LiveGameCommand? {
    guard let offer = state?.offer, let mark, offer.mark != mark else { return nil }
    return .offer(offer.kind)
  }

  /// Milliseconds left on a mark's clock; nil in a game without clocks.
  func timeLeft(of mark: Mark) -> Int? {
    guard let clock = state?.clock else { return nil }
    return clock.running == mark ? max(0, clock[mark] - elapsed) : clock[mark]
  }

  /// Learns the server's new state.
  mutating func learn(_ new: RoomState, after before: RoomState) {
    if new.offer != before.offer {
      // This player's offer is gone and nothing else has changed, so it was declined.
      let isMine = mark != nil && before.offer?.mark == mark
      notice = isMine && new.isSameGame(as: before) ? mark.map { .declined(by: $0.opponent) } : nil
    }
    // A player who leaves or comes back matters more than an earlier notice.
    if new.here != before.here { notice = nil }
    if new.termination != before.termination {
      notice = nil
      isResigning = false
    }
    state = new
    elapsed = 0
  }

  /// The terms of a new live game: the rules, and the clock of this index.
  static func terms(_ rules: Rules, _ clock: Int) -> RoomTerms {
    RoomTerms(rules, clocks.indices ~= clock ? clocks[clock] : nil)
  }

  /// Whether `heard` lacks only this player's last move, which the server does not know yet.
  func isWaiting(_ heard: Game, here game: Game) -> Bool {
    unconfirmed == game.step && heard.step == game.step - 1 && game.continues(heard)
  }

  /// The clocks offered for a live game; the first is none.
  static let clocks = [
    nil, TimeControl(seconds: 180, increment: 2), TimeControl(seconds: 300, increment: 3),
    TimeControl(seconds: 600, increment: 5), TimeControl(days: 1), TimeControl(days: 3),
    TimeControl(days: 7),
  ]
}

extension RoomState {
  /// Whether both seats are taken.
  var isFull: Bool { seats == .both }

  /// Whether nothing but an offer distinguishes an unfinished game from `before`.
  fileprivate func isSameGame(as before: RoomState) -> Bool {
    offer == nil && termination == nil && number == before.number && text == before.text
  }
}

extension Link {
  private static let room: StaticString = "room="

  /// The text of a link to a live game, after the `#`.
  public static func text(toRoom id: UTF8Text) -> UTF8Text { UTF8Text(room) + id }

  /// The ID in a link's text; nil if it does not name a live game.
  public static func room(in text: UTF8Text) -> UTF8Text? {
    let prefix = UTF8Text(room).bytes
    guard text.bytes.starts(with: prefix) else { return nil }
    return UTF8Text(text.bytes[prefix.count...])
  }
}
