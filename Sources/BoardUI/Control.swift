import GameRules
import GameSession

/// Something on the page that a player can use; events name it by a number.
public enum Control: Hashable, Sendable {
  /// A square of the board, by its index.
  case square(Int)
  /// A piece of the tray.
  case piece(Mark)
  /// The name of a player, which leads to who plays.
  case seat(Mark)
  /// A button that stands for a command.
  case command(GameCommand)
  /// An item of the panel, by its place there.
  case item(Int)
  /// A ply of the review.
  case step(Int)
  /// A line that was given up, by its place in the list.
  case otherLine(Int)
  /// The button that enlarges the board.
  case zoom
  /// The cross of the panel, and all that lies around it.
  case close
  /// An item of what is offered beside the board, by its place there.
  case offer(Int)
  /// One less of a number of the panel, by its place there.
  case less(Int)
  /// One more of a number of the panel, by its place there.
  case more(Int)

  /// The number: each kind of which there are many counts from a thousand of its own.
  public var code: Int32 {
    switch self {
    case .square(let index): Int32(index)
    case .piece(let mark): 1000 + Int32(mark.rawValue)
    case .seat(let mark): 1010 + Int32(mark.rawValue)
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

  /// The control of a number.
  ///
  /// - Parameters:
  ///   - code: Any number; an event may be late, and name what is gone.
  ///   - rules: The board at hand, which has the squares.
  @inline(never)
  public init?(code: Int32, on rules: Rules) {
    let number = Int(code % 1000)
    switch code {
    case 0..<Int32(rules.area): self = .square(number)
    case 1000..<1002: self = .piece(number == 0 ? .x : .o)
    case 1010..<1012: self = .seat(number == 10 ? .x : .o)
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
