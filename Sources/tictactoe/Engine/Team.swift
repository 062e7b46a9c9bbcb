import GameSolver
import RoomServer

/// A player and its assistants, each on a thread of its own while they think.
final class Team: @unchecked Sendable {
  private let player: RowPlayer
  private let assistants: [RowPlayer]
  private let work: Int64
  private let shouldStop: () -> Bool
  private let isDone = Locked(false)
  private var move: Int?

  /// Creates a team for one move.
  ///
  /// - Parameters:
  ///   - player: The player who chooses the move.
  ///   - assistants: Players who look ahead in the same position.
  ///   - work: The lines that one thread examines in the time there is, about.
  ///   - shouldStop: Whether time is up; called on the caller's thread.
  init(
    _ player: RowPlayer, _ assistants: [RowPlayer], work: Int64, shouldStop: @escaping () -> Bool
  ) {
    self.player = player
    self.assistants = assistants
    self.work = work
    self.shouldStop = shouldStop
  }

  /// Returns the player's move; nil if the game is over.
  func think() -> Int? {
    for assistant in assistants { assistant.follow(player) }
    Threads.run(1 + assistants.count) { [self] number in
      if number == 0 {
        move = player.move(work: work, shouldStop: shouldStop)
        isDone.withLock { $0 = true }
      } else {
        assistants[number - 1].assist { [self] in isDone.withLock { $0 } }
      }
    }
    return move
  }
}
