import GamePuzzles
import GameRules
import GameSession
import GameSolver

/// Icons, as SVG paths in a box of 24 × 24 units.
enum Icon {
  static let people: StaticString =
    "M8 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17 14.5c3 .5 5 2.5 5 5.5"
  static let tick: StaticString = "M5 12.5l4.5 4.5L19 7"
  static let less: StaticString = "M6 12h12"
  static let more: StaticString = "M12 6v12M6 12h12"

  static func path(_ share: Share) -> StaticString {
    switch share {
    case .link: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7h14v-7"
    case .copy: "M9 8h10v12H9zM5 16V4h10"
    case .emoji: "M4 5l5 5M9 5l-5 5M17.5 10a2.5 2.5 0 1 0 -.1 0M4 17h16"
    case .picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5v.01"
    }
  }

  static func path(_ command: GameCommand) -> StaticString {
    switch command {
    case .howToPlay: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.1-1.5 2.3M12 19v.01"
    case .games: "M9 4v16M15 4v16M4 9h16M4 15h16"
    case .players: people
    case .symbols: "M4 4l6 6M10 4l-6 6M17 13a3.5 3.5 0 1 0 .1 0"
    case .languages:
      "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
    case .hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.7.7-1 1.3-1 2v2H9v-2c0-.7-.3-1.3-1-2"
    case .journal: "M12 7.5V12l3 2M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4"
    default: "M4 6h10M4 12h7M4 18h5M15 17l2 2l4-5"
    }
  }
}

extension Node {
  /// Adds an icon in the text colour.
  func createIcon(_ path: StaticString, _ style: StaticString = "icon") {
    let svg = create("svg")
    svg.set("class", literal: style)
    svg.set("viewBox", "0 0 24 24")
    svg.set("aria-hidden", "true")
    svg.create("path").set("d", literal: path)
  }

  /// Adds a dot for each day of a week.
  @inline(never)
  func createDots(_ week: PuzzleRecord.Week) {
    let svg = create("svg")
    svg.set("class", "week")
    svg.set("viewBox", "0 0 98 14")
    svg.set("aria-hidden", "true")
    for day in 0..<7 {
      let dot = svg.create("circle")
      dot.set("cx", "\(7 + 14 * day)")
      dot.set("cy", "7")
      dot.set("r", day == week.today ? "5" : "4")
      dot.set("class", PuzzleRecord.Week.style(of: week[day]))
    }
  }

  /// Adds a row of dots; the number of filled ones shows the level.
  func createMeter(_ level: Level) {
    let svg = create("svg")
    svg.set("class", "meter")
    svg.set("viewBox", "0 0 51 6")
    svg.set("aria-hidden", "true")
    let height = (Level.allCases.firstIndex(of: level) ?? 0) + 1
    for range in [0..<height, height..<Level.allCases.count] {
      var path: UTF8Text = ""
      for index in range { path += "M\(3 + 9 * index) 3h.01" }
      svg.create("path").set("d", path)
    }
  }
}

extension PuzzleRecord.Week {
  /// The style of a day's dot.
  fileprivate static func style(of result: PuzzleRecord.Result) -> StaticString {
    switch result {
    case .open: "open"
    case .shown: "shown"
    case .helped, .solved: "solved"
    }
  }
}
