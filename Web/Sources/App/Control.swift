import GameRules
import GameSession

/// Something on the page that a player can use; events name it by a number.
enum Control: Equatable {
  case square(Int)
  case piece(Mark)
  case command(GameCommand)
  /// An item of the panel, by its place there.
  case item(Int)
  case step(Int)
  case otherLine(Int)
  case zoom
  /// The cross of the panel, and all that lies around it.
  case close
  /// An item of what is offered beside the board, by its place there.
  case offer(Int)
  /// One less or one more of a number of the panel.
  case less(Int)
  case more(Int)

  // Each kind counts from a thousand of its own.
  var code: Int32 {
    switch self {
    case .square(let index): Int32(index)
    case .piece(let mark): 1000 + Int32(mark.rawValue)
    case .command(let command): 2000 + Int32(command.rawValue)
    case .item(let index): 3000 + Int32(index)
    case .step(let ply): 4000 + Int32(ply)
    case .otherLine(let index): 5000 + Int32(index)
    case .zoom: 6000
    case .close: 6001
    case .offer(let index): 7000 + Int32(index)
    case .less(let index): 8000 + Int32(index)
    case .more(let index): 9000 + Int32(index)
    }
  }

  init?(code: Int32) {
    let number = Int(code % 1000)
    switch code {
    case 0..<1000: self = .square(number)
    case 1000..<1002: self = .piece(number == 0 ? .x : .o)
    case 2000..<3000:
      guard let command = GameCommand(rawValue: UInt8(truncatingIfNeeded: number)) else {
        return nil
      }
      self = .command(command)
    case 3000..<4000: self = .item(number)
    case 4000..<5000: self = .step(number)
    case 5000..<6000: self = .otherLine(number)
    case 6000: self = .zoom
    case 6001: self = .close
    case 7000..<8000: self = .offer(number)
    case 8000..<9000: self = .less(number)
    case 9000..<10000: self = .more(number)
    default: return nil
    }
  }
}
