import GameRules
import GameSession

/// The screen during a game: the players, the board, the status and the keys.
struct GameView {
  private(set) var layout: BoardLayout?

  /// A piece of a row of text.
  private typealias Part = (text: String, style: Style)

  /// The smallest playable size.
  private static let leastWidth = 20
  private static let leastHeight = 5

  /// Whether a screen is large enough to play on; another one obeys no keys but those to quit.
  static func fits(_ screen: Screen) -> Bool {
    screen.width >= leastWidth && screen.height >= leastHeight
  }

  /// The message that a canvas is too small; nil if it is not.
  static func refusal(of canvas: Canvas, _ wording: Wording) -> UTF8Text? {
    let missingColumns = max(0, leastWidth - canvas.width)
    let missingRows = max(0, leastHeight - canvas.height)
    if missingColumns + missingRows == 0 { return nil }
    return wording.windowTooSmall(missingColumns: missingColumns, missingRows: missingRows)
  }

  /// Draws everything.
  ///
  /// `message` is the last announcement or the typed text. `tellsPlayers` adds to each player's
  /// name whether they are here and how much time they have. `keys` are in order of importance, and take
  /// at most `mostKeyRows` rows.
  mutating func draw(
    _ presentation: Presentation, current: Square, message: String, tellsPlayers: Bool,
    keys: [Wording.KeyHint], mostKeyRows: Int = 1, on canvas: inout Canvas
  ) {
    let isOver = presentation.turn == nil
    let status = Terminal.text(presentation.statusLine.description).wrapped(to: canvas.width - 2)
    let keyRows = GameView.rows(of: keys, canvas.width).prefix(mostKeyRows)
    let chrome = Chrome(
      presentation.rules, status: status.count, keys: keyRows.count, canvas.width, canvas.height)
    let layout = BoardLayout(
      presentation.rules, chrome.shape, top: chrome.top, height: chrome.boardHeight,
      width: canvas.width, around: current, keeping: self.layout)
    self.layout = layout
    if chrome.hasTitle { drawTitle(presentation, tellsPlayers, on: &canvas) }
    BoardView(presentation: presentation, layout: layout, current: isOver ? nil : current)
      .draw(on: &canvas)

    var y = layout.letterRow + 1 + (chrome.hasGaps ? 1 : 0)
    let mark = presentation.winner ?? presentation.turn
    let style = Style(ink: mark.map { $0 == .x ? .x : .o } ?? .plain, isBold: true)
    for line in status {
      canvas.writeCentred([(line, style)], y: y)
      y += 1
    }
    if chrome.hasMessage {
      let text = Terminal.text(presentation.progress.map(GameView.bar) ?? message)
      let rows = canvas.height - chrome.keyRows - y
      for line in text.wrapped(to: canvas.width - 2).prefix(max(rows, 1)) {
        canvas.writeCentred([(line, .quiet)], y: y)
        y += 1
      }
    }
    for (row, parts) in keyRows.prefix(chrome.keyRows).enumerated() {
      canvas.writeCentred(parts, y: canvas.height - chrome.keyRows + row)
    }
    if !isOver { canvas.cursor = layout.centre(of: current) }
  }

  /// The parts around the board that fit, and the space left for the board.
  private struct Chrome {
    var shape = SquareShape.compact
    var hasTitle = false
    var hasMessage = false
    var keyRows = 0
    var hasGaps = false
    let statusLines: Int
    let height: Int

    init(_ rules: Rules, status: Int, keys: Int, _ width: Int, _ height: Int) {
      statusLines = status
      self.height = height
      let room = width - BoardLayout.labelWidth(rules) - 1
      // The largest squares that leave room for the title, a message and the keys.
      let shape = SquareShape.all.first {
        $0.width(of: rules.columns) <= room
          && $0.height(of: rules.rows) + 1 + statusLines + 2 + keys <= height
      }
      self.shape = shape ?? .compact
      var spare = height - self.shape.height(of: rules.rows) - 1 - statusLines
      func take(_ count: Int) -> Bool {
        if spare < count { return false }
        spare -= count
        return true
      }
      keyRows = min(keys, max(spare, 0))
      spare -= keyRows
      hasTitle = take(1)
      hasMessage = take(1)
      hasGaps = take(2)
    }

    var top: Int { (hasTitle ? 1 : 0) + (hasGaps ? 1 : 0) }

    /// The rows for the board and the letters under it.
    var boardHeight: Int {
      height - top - statusLines - (hasMessage ? 1 : 0) - keyRows - (hasGaps ? 1 : 0)
    }
  }

  // MARK: Around the board

  /// Draws the players with a pointer to the one to move, and the name of the game between them.
  private func drawTitle(
    _ presentation: Presentation, _ tellsPlayers: Bool, on canvas: inout Canvas
  ) {
    // The shorter texts of a player are for narrower screens.
    let players = presentation.tray.map { piece -> (named: Part, told: Part, bare: Part) in
      let glyph = MarkDrawing.glyph(of: presentation.symbols[piece.mark])
      let pointer = piece.isActive ? Terminal.text("▸ ") : "  "
      let wins = piece.wins > 0 ? ": \(piece.wins)" : ""
      let about = tellsPlayers && !piece.about.isEmpty ? " (\(piece.about))" : ""
      let style = Style(ink: piece.mark == .x ? .x : .o, isBold: piece.isActive)
      func part(_ text: String) -> Part { (text: pointer + Terminal.text(text), style: style) }
      return (
        named: part("\(glyph) \(piece.fullName)\(wins)\(about)"),
        told: part("\(glyph)\(wins)\(about)"), bare: part("\(glyph)\(wins)")
      )
    }
    guard let first = players.first, let second = players.last else { return }
    let gap: Part = (text: "   ", style: .plain)
    let name: Part = (
      text: gap.text + Terminal.text(presentation.gameName.description) + gap.text, style: .plain
    )
    let choices: [[Part]] = [
      [first.named, name, second.named], [first.told, name, second.told],
      [first.told, gap, second.told],
    ]
    let fitting = choices.first { $0.reduce(0) { $0 + $1.text.columns } <= canvas.width }
    canvas.writeCentred(fitting ?? [first.bare, gap, second.bare], y: 0)
  }

  /// The keys with their names, side by side in rows as wide as the screen.
  private static func rows(of keys: [Wording.KeyHint], _ width: Int) -> [[Part]] {
    var rows: [[Part]] = []
    var used = 0
    for hint in keys {
      let key = hint.key.description
      let name = Terminal.text(" \(hint.name)")
      let columns = key.columns + name.columns
      if rows.isEmpty || used + 2 + columns > width {
        rows.append([])
        used = columns
      } else {
        rows[rows.count - 1].append(("  ", .plain))
        used += 2 + columns
      }
      rows[rows.count - 1] += [(key, .bold), (name, .quiet)]
    }
    return rows
  }

  private static func bar(_ percent: Int) -> String {
    let count = percent / 5
    return "[" + String(repeating: "#", count: count) + String(repeating: ".", count: 20 - count)
      + "] \(percent) %"
  }
}

extension Canvas {
  /// Writes texts below each other, each in as many rows as it needs.
  mutating func write(_ texts: [UTF8Text]) {
    var y = 0
    for text in texts {
      for line in Terminal.text(text.description).wrapped(to: width) {
        write(line, x: 0, y: y)
        y += 1
      }
    }
  }
}
