import GameSession
import SwiftUI

/// The colours of a theme.
///
/// The asset catalogue has them for light, dark and high contrast.
struct Palette: Equatable {
  let theme: GameSession.Settings.Theme

  var ground: Color { color("Ground") }
  var glow: Color { color("Glow") }
  var sheet: Color { color("Sheet") }
  var ink: Color { color("Ink") }
  var soft: Color { color("Soft") }
  var grid: Color { color("Grid") }
  var edge: Color { color("Edge") }
  var wash: Color { color("Wash") }
  var win: Color { color("Win") }
  var winWash: Color { color("WinWash") }
  var loss: Color { color("Loss") }
  var mistake: Color { color("Mistake") }

  /// The colour of a mark.
  func mark(_ isX: Bool) -> Color { color(isX ? "MarkX" : "MarkO") }

  /// The fixed colour scheme of the theme; nil follows the system.
  var scheme: ColorScheme? {
    switch theme {
    case .light: .light
    case .dark, .chalk: .dark
    case .system, .contrast: nil
    }
  }

  private func color(_ name: String) -> Color {
    switch theme {
    case .system, .light, .dark: Color(name)
    case .contrast: Color("Contrast/" + name)
    case .chalk: Color("Chalk/" + name)
    }
  }
}
