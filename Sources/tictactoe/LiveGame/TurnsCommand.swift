import GameRules
import GameSession
import RoomProtocol

extension Command {
  /// Lists the live games in which this player has a seat.
  static let turns = Command(
    name: "turns",
    parameters: ["SERVER"],
    summary: "List your live games on a server, with whose turn it is",
    details: """
      SERVER is the address of its page. It prints a line for each live game that goes on and in which
      you have taken a seat from this terminal: its link, the game, and "your turn" or "their turn".

        $ tictactoe turns https://example.org/
        https://example.org/#room=pX3mBq0vT1aYw9ZkLr4sNe 3x3:b2 your turn
      """,
    run: { arguments throws(Failure) in try listTurns(on: arguments.first ?? "") })

  private static func listTurns(on server: String) throws(Failure) {
    guard server.hasPrefix("http://") || server.hasPrefix("https://") else {
      throw .usage(
        "turns: \"\(server)\": a server is the address of its page, such as https://example.org/",
        for: turns)
    }
    try LiveGameClient.begin(for: "turns")
    let address = server.hasSuffix("/") ? String(server.dropLast()) : server
    let seats = SavedSeats(Store()?.seats ?? "")
    for room in seats.rooms {
      guard let mark = seats[room]?.mark, let line = try turn(in: room, as: mark, on: address)
      else { continue }
      print("\(address)/#\(Link.text(toRoom: room.notation)) \(line)")
    }
  }

  /// The line about a live game; nil if it is over, or not on this server.
  private static func turn(
    in room: Secret, as seat: Mark, on server: String
  ) throws(Failure) -> UTF8Text? {
    let request = CurlRequest()
    var state: RoomState?
    request.onEvent = { if case .state(let said, _) = $0 { state = said } }
    request.run(.watch(room, after: 0), of: server, token: nil, seconds: 10)
    guard request.status != 0 else {
      throw Failure(status: .failure, message: "turns: the server cannot be reached")
    }
    guard let state, state.termination == nil, let game = try? Game(state.text),
      !game.position.isOver
    else { return nil }
    let mark = state.number.isMultiple(of: 2) == game.isSwapped ? seat : seat.opponent
    return state.text + (game.position.toMove == mark ? " your turn" : " their turn")
  }
}
