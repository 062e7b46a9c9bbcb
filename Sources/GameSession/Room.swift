import GameRules

/// A game that is shared with others elsewhere.
public struct Room: Sendable {
  /// What its link carries.
  public let id: UTF8Text
  /// The mark that is played here, as it was in the first game; nil for who only watches.
  public internal(set) var seat: Mark?
  /// How it stands; nil until the server has said so.
  public internal(set) var state: RoomState?
  /// Whether the connection stands.
  public internal(set) var isLive = true

  /// Who sat here before, and plays here again once the room is left.
  var matchBefore: Match
  /// Whether the game at hand is one of the room.
  var hasGame = false
  /// How many moves the game has with one's own that is not confirmed.
  var unconfirmed: Int?
  /// Milliseconds since the state was said.
  var elapsed = 0
  /// What is told until something else happens.
  var notice: Notice?

  /// What is told for a while.
  enum Notice: Hashable, Sendable {
    /// One's own move was not taken.
    case notAccepted(Square)
    /// What one had offered was turned down.
    case declined
    /// The other says something.
    case said(Mark, RoomSign)
  }

  init(_ id: UTF8Text, matchBefore: Match) {
    self.id = id
    self.matchBefore = matchBefore
  }

  /// The mark that is played here in the game at hand.
  public var mark: Mark? {
    state?.number.isMultiple(of: 2) == true ? seat?.opponent : seat
  }

  /// A seat that nobody has.
  public var freeSeat: Mark? {
    guard let state else { return nil }
    if !state.isTaken(.x) { return .x }
    return state.isTaken(.o) ? nil : .o
  }

  /// What accepts what the other offers; nil where nothing is offered.
  public var acceptance: RoomCommand? {
    guard let offer = state?.offer, let mark, offer.mark != mark else { return nil }
    return switch offer.kind {
    case .draw: .draw
    case .undo: .undo
    case .again: .again
    }
  }

  /// Milliseconds that a mark has left, where there is a clock.
  func timeLeft(of mark: Mark) -> Int? {
    guard let clock = state?.clock else { return nil }
    let left = clock.left[Int(mark.rawValue)]
    return clock.running == mark ? max(0, left - elapsed) : left
  }

  /// What a room is made with: the rules, and the clock of a place.
  static func rules(_ rules: Rules, _ clock: Int) -> UTF8Text {
    guard clocks.indices ~= clock, let time = clocks[clock] else { return rules.notation }
    return rules.notation + " \(time.base)+\(time.increment)"
  }

  /// Whether the server only does not know one's own last move yet.
  func isWaiting(_ heard: Game, here game: Game) -> Bool {
    unconfirmed == game.ply && heard.ply == game.ply - 1 && game.continues(heard)
  }

  /// How much time each has and gets, in seconds, for rooms to be made with; none without a clock.
  static let clocks: [(base: Int, increment: Int)?] = [nil, (180, 2), (300, 3), (600, 5)]
}

extension Link {
  private static let room: StaticString = "room="

  /// What a link to a room carries after the `#`.
  public static func text(toRoom id: UTF8Text) -> UTF8Text { UTF8Text(room) + id }

  /// The ID of the room that a text from a link names; nil where it names none.
  public static func room(in text: UTF8Text) -> UTF8Text? {
    let prefix = UTF8Text(room).bytes
    guard text.bytes.starts(with: prefix) else { return nil }
    return UTF8Text(text.bytes[prefix.count...])
  }
}
