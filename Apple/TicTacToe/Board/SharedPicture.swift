import GameRules
import GameSession
import SwiftUI

/// The picture of a game for sharing: the board, the result and the players.
struct SharedPicture: View {
  let presentation: Presentation

  var body: some View {
    let palette = Palette(theme: .light)
    let rules = presentation.rules
    let side = 500.0 / Double(max(rules.columns, rules.rows))
    HStack(spacing: 60) {
      BoardDrawing(presentation: presentation, palette: palette, side: side, isStill: true)
        .frame(width: side * Double(rules.columns), height: side * Double(rules.rows))
        .frame(width: 500, height: 500)
      VStack(alignment: .leading, spacing: 24) {
        Text(words: presentation.headline ?? presentation.status)
          .font(.system(size: 72, weight: .bold, design: .rounded))
        if presentation.headline != nil { Text(words: presentation.status) }
        Text(words: presentation.gameName)
        Text(words: presentation.tray[0].fullName + " – " + presentation.tray[1].fullName)
      }
      .font(.system(size: 34, design: .rounded))
      .minimumScaleFactor(0.4)
      .foregroundStyle(palette.ink)
      .frame(width: 510, alignment: .leading)
    }
    .frame(width: 1200, height: 630)
    .background(palette.ground)
    .environment(\.colorScheme, .light)
  }

  /// The picture as an image for the system's share sheet.
  @MainActor static func image(of model: GameModel) -> Image {
    let renderer = ImageRenderer(content: SharedPicture(presentation: model.presentation))
    guard let image = renderer.cgImage else { return Image(systemName: "square.grid.3x3") }
    return Image(decorative: image, scale: 1)
  }
}
