import Foundation
import GameRules
import GameSession
import SwiftUI

#if canImport(ImageIO)
  import ImageIO
#endif

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

  /// The words of the picture.
  static func words(of presentation: Presentation) -> String {
    [presentation.headline, presentation.status, presentation.gameName]
      .compactMap { $0?.description }.joined(separator: "\n")
  }

  /// The picture as a PNG file; empty without Image I/O.
  fileprivate static func png(of presentation: Presentation) -> Data {
    let data = NSMutableData()
    #if canImport(ImageIO)
      if let image = ImageRenderer(content: SharedPicture(presentation: presentation)).cgImage,
        let file = CGImageDestinationCreateWithData(
          data as CFMutableData, "public.png" as CFString, 1, nil)
      {
        CGImageDestinationAddImage(file, image, nil)
        CGImageDestinationFinalize(file)
      }
    #endif
    return data as Data
  }
}

/// A game whose picture is drawn once somebody shares it.
struct SharedGame: Transferable {
  let presentation: Presentation

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (game: SharedGame) in
      await SharedPicture.png(of: game.presentation)
    }
  }
}
