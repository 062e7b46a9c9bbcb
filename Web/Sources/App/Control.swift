import GameRules
import GameSession
import GameSolver

/// Something on the page that a player can use; events name it by a number.
enum Control: Equatable {
  case square(Int)
  case piece(Mark)
  case undo
  case redo
  case newGame
  case howToPlay
  case games
  case symbols
  case zoom
  case ok
  case seeTheBoard
  case hint
  case truth
  case players
  case review
  case playOn
  case startCustomRules
  case preset(Int)
  case field(CustomRules.Field)
  case symbol(Symbol, for: Mark)
  case player(Player, for: Seat)
  case firstMove(FirstMove)
  case step(Int)
  case otherLine(Int)

  private static let buttons: [Control] = [
    .undo, .redo, .newGame, .howToPlay, .games, .symbols, .zoom, .ok, .seeTheBoard,
    .startCustomRules, .piece(.x), .piece(.o), .hint, .truth, .players, .review, .playOn,
  ]

  // Each kind counts from a thousand of its own.
  var code: Int32 {
    switch self {
    case .square(let index): return Int32(index)
    case .preset(let index): return 2000 + Int32(index)
    case .field(let field):
      return 3000 + Int32(CustomRules.Field.allCases.firstIndex(of: field) ?? 0)
    case .symbol(let symbol, let mark):
      return 4000 + 100 * Int32(mark.rawValue) + Int32(symbol.rawValue)
    case .player(let player, let seat):
      return 5000 + 100 * Int32(seat.rawValue) + Int32(Player.all.firstIndex(of: player) ?? 0)
    case .firstMove(let firstMove): return 6000 + Int32(firstMove.rawValue)
    case .step(let ply): return 7000 + Int32(ply)
    case .otherLine(let index): return 8000 + Int32(index)
    default: return 1000 + Int32(Control.buttons.firstIndex(of: self) ?? 0)
    }
  }

  init?(code: Int32) {
    let number = Int(code % 1000)
    switch code {
    case 0..<1000: self = .square(number)
    case 1000..<2000 where number < Control.buttons.count: self = Control.buttons[number]
    case 2000..<3000 where number < Preset.all.count: self = .preset(number)
    case 3000..<4000:
      let fields = CustomRules.Field.allCases
      guard fields.indices ~= number else { return nil }
      self = .field(fields[number])
    case 4000..<5000:
      guard let mark = Mark(rawValue: UInt8(number / 100)),
        let symbol = Symbol(rawValue: UInt8(number % 100))
      else { return nil }
      self = .symbol(symbol, for: mark)
    case 5000..<6000:
      guard let seat = Seat(rawValue: UInt8(number / 100)),
        Player.all.indices ~= number % 100
      else { return nil }
      self = .player(Player.all[number % 100], for: seat)
    case 6000..<7000:
      guard let firstMove = FirstMove(rawValue: UInt8(truncatingIfNeeded: number)) else {
        return nil
      }
      self = .firstMove(firstMove)
    case 7000..<8000: self = .step(number)
    case 8000..<9000: self = .otherLine(number)
    default: return nil
    }
  }
}
