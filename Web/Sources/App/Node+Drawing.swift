import BoardUI
import GameRules
import GameSession

extension Node {
  /// Adds the mark of the player, whatever its symbol is.
  func createMark(_ mark: Mark) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("use").set("href", mark == .x ? "#mark-x" : "#mark-o")
  }

  /// Adds a symbol by its own shape.
  func createShape(_ symbol: Symbol) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", Drawing.path(symbol))
  }
}
