import GameRules

/// The words of every pattern, one function for each place where it is called by name.
extension Wording {
  /// A line that won, from one square to another.
  @inline(never)
  func line(of pattern: Pattern, _ span: UTF8Text) -> UTF8Text {
    switch pattern {
    case .corners: "four corners"
    case .squares: "square " + span
    }
  }

  /// All of its lines, in the name of a game.
  @inline(never)
  func name(_ pattern: Pattern) -> UTF8Text {
    switch pattern {
    case .corners: "corners"
    case .squares: "squares"
    }
  }

  /// Its switch in the custom rules.
  @inline(never)
  func field(_ pattern: Pattern, _ ending: Ending) -> UTF8Text {
    switch (pattern, ending) {
    case (.corners, .normal): "The four corners win"
    case (.corners, .misere): "The four corners lose"
    case (.squares, .normal): "A 2×2 square wins"
    case (.squares, .misere): "A 2×2 square loses"
    }
  }

  /// Why a board cannot have it.
  @inline(never)
  func refusal(of pattern: Pattern, columns: Int, rows: Int) -> UTF8Text {
    switch pattern {
    case .corners: "A \(columns)×\(rows) board has no four corners"
    case .squares: "No 2×2 square fits on a \(columns)×\(rows) board"
    }
  }

  /// That it wins or loses too.
  @inline(never)
  func howToEnd(by pattern: Pattern, _ ending: Ending) -> UTF8Text {
    switch (pattern, ending) {
    case (.corners, .normal): "The four corners win too."
    case (.corners, .misere): "The four corners lose too."
    case (.squares, .normal): "Any 2×2 square wins too."
    case (.squares, .misere): "Any 2×2 square loses too."
    }
  }

  /// The switch of an ending in the custom rules.
  func field(_ ending: Ending) -> UTF8Text {
    switch ending {
    case .normal: "A line wins"
    case .misere: "Misère: a line loses"
    }
  }
}
