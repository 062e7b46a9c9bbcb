import GameRules
import RoomProtocol

/// Plays in the seats of the computer.
public protocol RoomComputer: AnyObject {
  /// The names of the levels.
  var levels: [UTF8Text] { get }

  /// Chooses a move without blocking the rooms.
  ///
  /// - Parameters:
  ///   - game: A game that goes on.
  ///   - level: The name of a level.
  ///   - then: Receives the move, on the thread of the rooms.
  func choose(in game: Game, at level: UTF8Text, then: @escaping (Square) -> Void)
}

/// A move that the computer has found; by then its room may be busy, or at another position.
struct FoundMove {
  /// The number and the text of the game.
  let gameNumber: Int
  let text: UTF8Text
  let square: Square

  /// Whether the room is still at the position.
  func fits(_ room: Room) -> Bool { room.gameNumber == gameNumber && room.text == text }
}

extension Room {
  /// The computer's answer to an offer: it accepts everything except a draw, without thinking.
  fileprivate var computerAnswer: LogEntry? {
    guard let computerMark, let offer, offer.mark != computerMark else { return nil }
    return switch offer.kind {
    case .undo: movesToUndo(by: offer.mark).map { .undo($0) }
    case .again: beginning
    case .draw: .decline
    }
  }

  /// Whether the computer is to move, or to answer.
  var hasWorkForComputer: Bool {
    computerAnswer != nil || (computerMark == game.position.toMove && !isOver)
  }
}

// The computer in a seat: the server plays it, so that clocks and spectators see a player like any other
// (decision 80).
extension Rooms {
  /// Answers and moves in all rooms where the computer has something to do.
  func letComputerPlay() {
    guard let computer else { return }
    for id in automatic {
      guard let open = rooms[id], !open.isBusy, let level = open.room.computer?.level else {
        continue
      }
      if let answer = open.room.computerAnswer {
        write(Write(id: id, open: open, event: answer, pending: nil, reply: nil))
      } else if let move = found.removeValue(forKey: id), move.fits(open.room) {
        write(Write(id: id, open: open, event: .move(move.square), pending: nil, reply: nil))
      } else if !thinking.contains(id), open.room.count < limits.lines {
        thinking.insert(id)
        let (gameNumber, text) = (open.room.gameNumber, open.room.text)
        computer.choose(in: open.room.game, at: level) { [self] square in
          thinking.remove(id)
          // The room may be gone; `FoundMove.fits` checks the rest.
          guard rooms[id] != nil else { return }
          found[id] = FoundMove(gameNumber: gameNumber, text: text, square: square)
          letComputerPlay()
        }
      }
    }
  }
}
