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
    let server = try ServerAddress(server, in: "turns", of: turns)
    try LiveGameClient.begin(for: "turns")
    let seats: SavedSeats
    do throws(Store.Refusal) {
      seats = SavedSeats(try Store()?.seats() ?? "")
    } catch {
      throw Failure(status: .failure, message: "turns: \(error.path): \(error.reason)")
    }
    for room in seats.rooms {
      // Earlier versions have not saved the server.
      guard let seat = seats[room], let mark = seat.mark,
        seat.server.isEmpty || seat.server == UTF8Text(server.description),
        let line = try turn(in: room, as: mark, on: server)
      else { continue }
      Output.say("\(server)/#\(Link.text(toRoom: room.notation)) \(line)")
    }
  }

  /// The line about a live game; nil if it is over, or not on this server.
  private static func turn(
    in room: Secret, as seat: Mark, on server: ServerAddress
  ) throws(Failure) -> UTF8Text? {
    let request = CurlRequest()
    var state: RoomState?
    request.onEvent = { if case .state(let said, _) = $0 { state = said } }
    request.run(.watch(room, after: 0), of: server, token: nil, seconds: 10)
    if request.status == 404 { return nil }
    guard request.status == 200 else {
      throw Failure(status: .failure, message: "turns: \(request.failure)")
    }
    guard let state, state.termination == nil, let game = try? Game(state.text),
      !game.position.isOver
    else { return nil }
    let mark = state.number.isMultiple(of: 2) == game.isSwapped ? seat : seat.opponent
    return state.text + (game.position.toMove == mark ? " your turn" : " their turn")
  }
}
