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
  func field(_ pattern: Pattern) -> UTF8Text {
    switch pattern {
    case .corners: "The four corners win"
    case .squares: "A 2×2 square wins"
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

  /// That it wins too.
  @inline(never)
  func howToWin(by pattern: Pattern) -> UTF8Text {
    switch pattern {
    case .corners: "The four corners win too."
    case .squares: "Any 2×2 square wins too."
    }
  }
}
