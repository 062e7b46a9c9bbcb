import BoardUI
import GameRules
import GameSession

extension Node {
  /// Adds a small board with its marks and lines.
  func createPicture(_ board: BoardPicture) {
    let rules = board.rules
    let picture = create("svg")
    let side = 100 * max(rules.columns, rules.rows)
    picture.set("viewBox", "0 0 \(side) \(side)")
    picture.set("aria-hidden", "true")
    picture.set("class", "picture")
    picture.setProperty("--unit", side)
    picture.create("path").set("d", Drawing.grid(rules))
    for (index, mark) in board.marks.enumerated() {
      guard let mark else { continue }
      let square = rules.square(at: index)
      let shape = picture.create("use")
      shape.set("href", mark == .x ? "#mark-x" : "#mark-o")
      shape.set("class", mark == .x ? "x" : "o")
      shape.set("x", "\(100 * square.column)")
      shape.set("y", "\(100 * (rules.rows - 1 - square.row))")
      shape.set("width", "100")
      shape.set("height", "100")
    }
    for line in board.lines {
      let stroke = picture.create("path")
      stroke.set("class", "won")
      stroke.set("d", Drawing.path(line, on: rules))
    }
  }

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
