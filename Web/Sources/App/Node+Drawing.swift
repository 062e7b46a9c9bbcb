import BoardUI
import GameRules
import GameSession

extension Node {
  /// Adds a small board, so that a game is recognised before it is read.
  func createPicture(of rules: Rules) {
    let picture = create("svg")
    let side = 100 * max(rules.columns, rules.rows)
    picture.set("viewBox", "0 0 \(side) \(side)")
    picture.set("aria-hidden", "true")
    picture.set("class", "picture")
    picture.setProperty("--unit", side)
    picture.create("path").set("d", Drawing.grid(rules))
  }

  /// Adds the mark of the player, whatever its symbol is.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - strokes: How many strokes it has, where they are drawn one after the other.
  func createMark(_ mark: Mark, strokes: Int? = nil) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    guard let strokes else {
      svg.create("use").set("href", mark == .x ? "#mark-x" : "#mark-o")
      return
    }
    if strokes > 1 { svg.set("class", "crossed") }
    // Both, as the symbol can be changed.
    svg.create("use").set("href", mark == .x ? "#stroke-x1" : "#stroke-o1")
    svg.create("use").set("href", mark == .x ? "#stroke-x2" : "#stroke-o2")
  }

  /// Adds a symbol by its own shape.
  func createShape(_ symbol: Symbol) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", Drawing.path(symbol))
  }
}
