import GameRules
import GameSession

/// The screen during a game: the players, the board, the status and the keys.
struct GameView {
  private(set) var layout: BoardLayout?

  /// The smallest playable size.
  private static let leastWidth = 20
  private static let leastHeight = 5

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
  /// name whether they are here and how much time they have. `keys` are in order of importance.
  mutating func draw(
    _ presentation: Presentation, current: Square, message: String, tellsPlayers: Bool,
    keys: [Wording.KeyHint], on canvas: inout Canvas
  ) {
    let isOver = presentation.turn == nil
    let status = Terminal.text(presentation.statusLine.description).wrapped(to: canvas.width - 2)
    let chrome = Chrome(presentation.rules, status: status.count, canvas.width, canvas.height)
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
      let rows = canvas.height - (chrome.hasKeys ? 1 : 0) - y
      for line in text.wrapped(to: canvas.width - 2).prefix(max(rows, 1)) {
        canvas.writeCentred([(line, .quiet)], y: y)
        y += 1
      }
    }
    if chrome.hasKeys { drawKeys(keys, on: &canvas) }
    if !isOver { canvas.cursor = layout.centre(of: current) }
  }

  /// The parts around the board that fit, and the space left for the board.
  private struct Chrome {
    var shape = SquareShape.compact
    var hasTitle = false
    var hasMessage = false
    var hasKeys = false
    var hasGaps = false
    let statusLines: Int
    let height: Int

    init(_ rules: Rules, status: Int, _ width: Int, _ height: Int) {
      statusLines = status
      self.height = height
      let room = width - BoardLayout.labelWidth(rules) - 1
      // The largest squares that leave room for the title, a message and the keys.
      let shape = SquareShape.all.first {
        $0.width(of: rules.columns) <= room
          && $0.height(of: rules.rows) + 1 + statusLines + 3 <= height
      }
      self.shape = shape ?? .compact
      var spare = height - self.shape.height(of: rules.rows) - 1 - statusLines
      func take(_ count: Int) -> Bool {
        if spare < count { return false }
        spare -= count
        return true
      }
      hasKeys = take(1)
      hasTitle = take(1)
      hasMessage = take(1)
      hasGaps = take(2)
    }

    var top: Int { (hasTitle ? 1 : 0) + (hasGaps ? 1 : 0) }

    /// The rows for the board and the letters under it.
    var boardHeight: Int {
      height - top - statusLines - (hasMessage ? 1 : 0) - (hasKeys ? 1 : 0) - (hasGaps ? 1 : 0)
    }
  }

  // MARK: Around the board

  /// Draws the players with a pointer to the one to move, and the name of the game between them.
  private func drawTitle(
    _ presentation: Presentation, _ tellsPlayers: Bool, on canvas: inout Canvas
  ) {
    let pieces = presentation.tray.map { piece in
      let glyph = MarkDrawing.glyph(of: presentation.symbols[piece.mark])
      let pointer = piece.isActive ? Terminal.text("▸ ") : "  "
      let wins = piece.wins > 0 ? ": \(piece.wins)" : ""
      let about = tellsPlayers && !piece.about.isEmpty ? " (\(piece.about))" : ""
      let style = Style(ink: piece.mark == .x ? .x : .o, isBold: piece.isActive)
      return (
        long: (
          text: Terminal.text("\(pointer)\(glyph) \(piece.fullName)\(wins)\(about)"), style: style
        ),
        short: (text: "\(pointer)\(glyph)\(wins)", style: style)
      )
    }
    let name = (
      text: "   \(Terminal.text(presentation.gameName.description))   ", style: Style.plain
    )
    let gap = (text: "   ", style: Style.plain)
    let choices = [
      [pieces[0].long, name, pieces[1].long], [pieces[0].short, name, pieces[1].short],
      [pieces[0].short, gap, pieces[1].short],
    ]
    let fitting = choices.first { $0.reduce(0) { $0 + $1.text.columns } <= canvas.width }
    canvas.writeCentred(fitting ?? choices[2], y: 0)
  }

  /// Draws as many keys as fit.
  private func drawKeys(_ keys: [Wording.KeyHint], on canvas: inout Canvas) {
    var parts: [(text: String, style: Style)] = []
    var width = 0
    for hint in keys {
      let text = " \(hint.name)"
      let gap = parts.isEmpty ? "" : "  "
      width += gap.columns + hint.key.description.columns + text.columns
      if width > canvas.width { break }
      parts += [(gap, .plain), (hint.key.description, .bold), (text, .quiet)]
    }
    canvas.writeCentred(parts, y: canvas.height - 1)
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
