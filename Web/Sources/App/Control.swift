import GameRules
import GameSession

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
  case startCustomRules
  case preset(Int)
  case field(CustomRules.Field)
  case symbol(Symbol, for: Mark)

  private static let buttons: [Control] = [
    .undo, .redo, .newGame, .howToPlay, .games, .symbols, .zoom, .ok, .seeTheBoard,
    .startCustomRules, .piece(.x), .piece(.o),
  ]

  // Each kind counts from a thousand of its own.
  var code: Int32 {
    switch self {
    case .square(let index): return Int32(index)
    case .preset(let index): return 2000 + Int32(index)
    case .field(let field): return 3000 + Int32(field.rawValue)
    case .symbol(let symbol, let mark):
      return 4000 + 100 * Int32(mark.rawValue) + Int32(symbol.rawValue)
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
      guard let field = CustomRules.Field(rawValue: UInt8(number)) else { return nil }
      self = .field(field)
    case 4000..<5000:
      guard let mark = Mark(rawValue: UInt8(number / 100)),
        let symbol = Symbol(rawValue: UInt8(number % 100))
      else { return nil }
      self = .symbol(symbol, for: mark)
    default: return nil
    }
  }
}
