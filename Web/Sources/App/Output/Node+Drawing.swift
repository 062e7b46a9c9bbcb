import BoardUI
import GameRules
import GameSession

extension Node {
  /// Adds a small board with the position of a game and the lines that ended it.
  func createPicture(of game: Game) {
    let lines = game.position.outcome?.lines ?? []
    let picture = createPicture(of: game.rules)
    for index in 0..<game.rules.area {
      guard let mark = game.position.board[index] else { continue }
      let square = game.rules.square(at: index)
      let isInLine = lines.contains { $0.squares.contains(square) }
      picture.createMark(mark, at: square, of: game.rules, isInLine: isInLine)
    }
    for line in lines { picture.createStroke(line, on: game.rules) }
  }

  /// Adds a small board with only a line.
  func createPicture(of line: Line, on rules: Rules) {
    let picture = createPicture(of: rules)
    for square in line.squares { picture.createMark(.x, at: square, of: rules, isInLine: true) }
    picture.createStroke(line, on: rules)
  }

  private func createPicture(of rules: Rules) -> Node {
    let picture = create("svg")
    let side = 100 * max(rules.columns, rules.rows)
    picture.set("viewBox", "0 0 \(side) \(side)")
    picture.set("aria-hidden", "true")
    picture.set("class", "picture")
    picture.setProperty("--unit", side)
    picture.create("path").set("d", Drawing.grid(rules))
    return picture
  }

  private func createMark(_ mark: Mark, at square: Square, of rules: Rules, isInLine: Bool) {
    let shape = create("use")
    shape.set("href", mark == .x ? "#mark-x" : "#mark-o")
    let name: StaticString = mark == .x ? "x" : "o"
    shape.set("class", isInLine ? "won" : name)
    shape.set("x", "\(100 * square.column)")
    shape.set("y", "\(100 * (rules.rows - 1 - square.row))")
    shape.set("width", "100")
    shape.set("height", "100")
  }

  private func createStroke(_ line: Line, on rules: Rules) {
    let stroke = create("path")
    stroke.set("class", "won")
    stroke.set("d", Drawing.path(Drawing.loop(line, on: rules)))
  }

  /// Adds the QR code of the page's address, which is drawn asynchronously.
  func createCode() {
    let code = create("svg")
    code.set("aria-hidden", "true")
    _ = code.create("path")
    Browser.drawCode(in: code)
  }

  /// Adds a mark, in the symbol currently chosen for it.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - strokes: The number of strokes, if they are drawn one after the other.
  func createMark(_ mark: Mark, strokes: Int? = nil) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    guard let strokes else {
      svg.create("use").set("href", mark == .x ? "#mark-x" : "#mark-o")
      return
    }
    svg.createStrokes(of: mark, strokes, "crossed", nil)
  }

  /// Adds a mark that is drawn over the present one, stroke by stroke.
  func createOver(_ mark: Mark, strokes: Int) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.createStrokes(of: mark, strokes, "over crossed", "over")
  }

  private func createStrokes(
    of mark: Mark, _ count: Int, _ crossed: StaticString, _ single: StaticString?
  ) {
    set("class", count > 1 ? crossed : single)
    // Always both, because the symbol may change.
    create("use").set("href", mark == .x ? "#stroke-x1" : "#stroke-o1")
    create("use").set("href", mark == .x ? "#stroke-x2" : "#stroke-o2")
  }

  /// Adds a symbol.
  func createShape(_ symbol: Symbol) {
    let svg = create("svg")
    svg.set("viewBox", "0 0 100 100")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", Drawing.path(symbol))
  }
}
