import GameRules
import GameSession

/// A control of the page; events name it by its code.
public enum Control: Hashable, Sendable {
  /// A square of the board, by its index.
  case square(Int)
  /// A piece of the tray.
  case piece(Mark)
  /// The name of a player, which opens the players.
  case seat(Mark)
  /// A command's button.
  case command(GameCommand)
  /// An item of the panel, by its `id`.
  case item(Int)
  /// A move of the review, by its ply.
  case step(Int)
  /// One of the other lines, by its index in the list.
  case otherLine(Int)
  /// The button that enlarges the board.
  case zoom
  /// The panel's close button, and everything around the panel.
  case close
  /// An item of the buttons beside the board, by its `id`.
  case offer(Int)
  /// The button that decrements a number of the panel, by the item's `id`.
  case less(Int)
  /// The button that increments a number of the panel, by the item's `id`.
  case more(Int)

  /// The code; each kind with many controls has a thousand of its own.
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

  /// The control of a code.
  ///
  /// - Parameters:
  ///   - code: Any number: a late event may name a control that is gone.
  ///   - rules: The current rules, which decide how many squares there are.
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
