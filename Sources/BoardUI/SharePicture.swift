import GameRules
import GameSession

/// The picture of a finished game for sharing, 1200 × 630 pixels, as a list of strokes and texts.
///
/// A line is either a stroke, `/ colour width left top scale path`, with path units of a thousandth
/// of the scale, or a text, `colour size weight left top text`.
public enum SharePicture {
  /// The drawing, for a background of `#fffdf8`.
  @inline(never)
  public static func drawing(_ presentation: Presentation) -> UTF8Text {
    let rules = presentation.rules
    let scale = 5000 / max(rules.columns, rules.rows)
    let left = 65 + (5000 - scale * rules.columns) / 20
    let top = 65 + (5000 - scale * rules.rows) / 20
    let isFine = max(rules.columns, rules.rows) >= Drawing.fewestFine
    var text = stroke("#8a7f6d", isFine ? 4 : 3, left, top, scale, Drawing.grid(rules))
    for (index, square) in presentation.squares.enumerated() {
      guard let mark = square.mark else { continue }
      let place = rules.square(at: index)
      let x = left + scale * place.column / 10
      let y = top + scale * (rules.rows - 1 - place.row) / 10
      var colour: UTF8Text = mark == .x ? "#d0233b" : "#1f5bd8"
      if square.isWinning { colour = "#11713c" }
      let path = Drawing.path(presentation.symbols[mark])
      text += stroke(colour, Symbol.strokeWidth, x, y, scale, path)
    }
    for line in presentation.winningLines + presentation.losingLines {
      let colour: UTF8Text = presentation.losingLines.isEmpty ? "#11713c" : "#a8321f"
      text += stroke(colour, 4, left, top, scale, Drawing.path(Drawing.loop(line, on: rules)))
    }
    text += words("#221d2e", 76, 800, 250, presentation.headline ?? presentation.status)
    if presentation.headline != nil, presentation.headline != presentation.status {
      text += words("#5f566b", 36, 600, 320, presentation.status)
    }
    text += words("#5f566b", 36, 600, 480, presentation.gameName)
    let players = presentation.tray.map { $0.player }
    return text + words("#5f566b", 36, 600, 535, players[0] + " – " + players[1])
  }

  private static func stroke(
    _ colour: UTF8Text, _ width: Int, _ left: Int, _ top: Int, _ scale: Int, _ path: UTF8Text
  ) -> UTF8Text {
    "/ \(colour) \(width) \(left) \(top) \(scale) \(path)\n"
  }

  private static func words(
    _ colour: UTF8Text, _ size: Int, _ weight: Int, _ top: Int, _ text: UTF8Text
  ) -> UTF8Text {
    "\(colour) \(size) \(weight) 630 \(top) \(text)\n"
  }
}
