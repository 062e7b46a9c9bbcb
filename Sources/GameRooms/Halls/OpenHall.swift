import GameRules
import RoomProtocol

/// A class in memory, with its connections to this server.
final class OpenHall {
  let id: Secret
  var hall: Hall
  /// The number of pending writes to the log and reads of it.
  var questions = 0
  var isBusy: Bool { questions > 0 }
  /// The number of the newest line that another server has reported meanwhile.
  var heard = 0
  /// Requests that arrived meanwhile.
  var waiting: [PendingHall] = []
  /// The time of the last request.
  var usedAt: Int
  /// Incremented by every change that has to be told.
  var version = 0
  var toldVersion = 0
  /// When the state and the boards were last told.
  var toldAt = 0, boardsToldAt = 0
  /// The boards whose games have changed since they were told.
  var changedBoards: Set<Int> = []
  var watchers: [HallWatcher] = []
  /// When the last connection of a player was lost.
  var lastSeen: [Int: Int] = [:]
  /// The players who are connected to other servers, and until when that counts.
  var elsewhere: [UTF8Text: (players: Set<Int>, until: Int)] = [:]
  /// The players last reported as present.
  var hereTold: Set<Int> = []
  var joins = Bucket()
  var ownJoins: [Int: Bucket] = [:]
  var hostCommands = Bucket()
  /// The streams that were opened, by player; those of the host by 0.
  var opened: [Int: Bucket] = [:]
  /// Whether other servers were told of players who are connected here.
  var hasToldPlayers = false

  /// Milliseconds for which a player counts as present without a connection.
  static let linger = 10_000

  init(_ id: Secret, _ hall: Hall, at time: Int) {
    self.id = id
    self.hall = hall
    usedAt = time
  }

  /// The player of a token, while taking part.
  func member(_ token: SHA256?) -> Int? {
    token.flatMap { hall.player(of: $0) }.flatMap { hall.hasPlayer($0) ? $0 : nil }
  }

  /// Updates the players of streams, some of whom have joined or left since theirs began.
  func recognizePlayers() {
    for watcher in watchers { watcher.member = member(watcher.token) }
  }

  /// Whether a player is connected, or was a moment ago.
  func isHere(_ number: Int, at time: Int) -> Bool {
    watchers.contains { $0.player == number }
      || lastSeen[number].map { time - $0 < OpenHall.linger } == true
      || elsewhere.values.contains { $0.until > time && $0.players.contains(number) }
  }

  /// Whether the class can leave memory.
  var isIdle: Bool { watchers.isEmpty && waiting.isEmpty && !isBusy }

  /// The state, without the parts that depend on the reader.
  func state(at time: Int) -> HallState {
    var state = HallState()
    state.terms = hall.terms
    if time - hall.startedAt < Rooms.codeLife, !hall.isClosed { state.code = hall.code.notation }
    (state.round, state.odd, state.shown) = (hall.round, hall.odd, hall.shown)
    (state.isPaused, state.isClosed) = (hall.isPaused, hall.isClosed)
    state.players = hall.standing.map { number in
      let player = hall.players[number - 1]
      var line = HallState.Player(number: number, name: player.name)
      (line.halves, line.played) = (player.halves, player.played)
      (line.won, line.drawn) = (player.won, player.drawn)
      line.isHere = isHere(number, at: time)
      return line
    }
    state.games = hall.running.map { board in
      let pair = hall.boards[board - 1].pair
      return HallState.Game(number: board, x: pair.x, o: pair.o, room: pair.room)
    }
    return state
  }
}

/// A connection that follows a class.
final class HallWatcher {
  let client: any RoomConnection
  let open: OpenHall
  /// Whether only the boards are followed.
  let isOfBoards: Bool
  /// The digest of the request's token.
  let token: SHA256?
  /// The player of the token, whose connections are limited together.
  var member: Int?
  /// The hash of the client's address, where the stream counts for it.
  let address: UInt64?
  /// The player whom this connection makes present.
  var player: Int? { isOfBoards ? nil : member }
  let isHost: Bool
  var sentAt: Int

  init(
    _ client: any RoomConnection, _ open: OpenHall, isOfBoards: Bool, token: SHA256?,
    isHost: Bool, address: UInt64?, at time: Int
  ) {
    self.client = client
    self.open = open
    self.isOfBoards = isOfBoards
    self.token = token
    self.address = address
    member = open.member(token)
    self.isHost = isHost
    sentAt = time
  }
}

/// An unanswered request to a class.
struct PendingHall {
  let request: HTTPRequest
  let client: any RoomConnection
  let id: Secret
  let command: HallCommand
  var tries = 0
  /// Whether the log was read again, so that a refusal is final.
  var isSure = false
  /// Whether it has been counted against its address, as requests of outsiders are.
  var isCounted = false
}
