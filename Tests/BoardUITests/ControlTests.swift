import BoardUI
import GameRules
import GameSession
import Testing

struct ControlTests {
  private func controls(on rules: Rules) -> [Control] {
    (0..<rules.area).map { .square($0) } + Mark.allCases.flatMap { [.piece($0), .seat($0)] }
      + GameCommand.allCases.map { .command($0) } + (0..<40).map { .item($0) }
      + (0...rules.area).map { .step($0) } + (0..<9).map { .otherLine($0) } + [.zoom, .close]
      + (0..<9).flatMap { [.offer($0), .less($0), .more($0)] }
  }

  @Test(arguments: ["1x1", "3x3", "19x19k5"])
  func `every control has its own code, which leads back to it`(text: String) throws {
    let rules = try Rules(text)
    let controls = controls(on: rules)
    for control in controls { #expect(Control(code: control.code, on: rules) == control) }
    #expect(Set(controls.map(\.code)).count == controls.count)
  }

  @Test(arguments: ["1x1", "3x3", "19x19k5"])
  func `any code is a control of this board or none`(text: String) throws {
    let rules = try Rules(text)
    var codes = Array(-1001...10_000).map { Int32($0) }
    codes += [.min, .min + 1, .max, .max - 1]
    for code in codes {
      if case .square(let index) = Control(code: code, on: rules) { #expect(index < rules.area) }
    }
  }
}
