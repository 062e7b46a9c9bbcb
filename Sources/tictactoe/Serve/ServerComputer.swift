import GameRooms
import GameRules
import GameSession
import GameSolver
import RoomServer

/// The computer in the seats of live games, on a thread of its own.
///
/// The work for a move is bounded by its level. When more games wait than can be served soon, it plays at
/// a level that needs hardly any.
final class ServerComputer: RoomComputer {
  private let thread: WorkThread
  private let thought: Thought

  /// The number of waiting games from which it plays quickly.
  private static let crowd = 64

  init(_ thread: WorkThread) {
    self.thread = thread
    thought = Thought()
  }

  let levels = Level.allCases.map { UTF8Text(String(describing: $0)) }

  func choose(in game: Game, at level: UTF8Text, then: @escaping (Square) -> Void) {
    let isCrowded = thread.count >= ServerComputer.crowd
    let level = isCrowded ? .medium : Level(named: level) ?? .easy
    thread.ask { [thought] in
      thought.move(in: game.position, at: level)
    } then: { square in
      if let square { then(square) }
    }
  }

  /// The player of the last game, which remembers what it has proved; only the thread uses it.
  private final class Thought {
    private var player: ComputerPlayer?
    private var generator = SystemRandomNumberGenerator()

    /// The most bytes for proved positions.
    private static let memory = 16 << 20

    func move(in position: Position, at level: Level) -> Square? {
      if player?.solver.table !== position.table {
        player = ComputerPlayer(Solver(position.table, memory: Thought.memory))
      }
      return player?.move(in: position, level: level, using: &generator)
    }
  }
}
