import BoardUI
import GameRules
import GameSession

/// The end of a game on the board: wash, pen loop, green marks and a burst of small marks.
///
/// `EndTimeline` has the times; the style sheet has the movements.
struct EndView {
  private let root = Node.find("page")
  private let wash = Node.find("wash")
  private let loop = Node.find("loop")
  private let burst = Node.find("burst")
  private var lines: [Line] = []
  private var isTimed = false

  /// The times that are the same for every end, by the properties of their start and duration.
  private static var times: [(start: StaticString, duration: StaticString, EndTimeline.Span)] {
    [
      ("--loop-at", "--loop-for", EndTimeline.loop),
      ("--wash-at", "--wash-for", EndTimeline.wash),
      ("--others-at", "--others-for", EndTimeline.others),
      ("--burst-at", "--burst-for", EndTimeline.burst),
      ("--breath-at", "--breath-for", EndTimeline.breath),
    ]
  }

  /// The times of the parts that come with the result, from its announcement on.
  private static var laterTimes: [(start: StaticString, duration: StaticString, EndTimeline.Span)] {
    [
      ("--headline-at", "--headline-for", EndTimeline.headline),
      ("--detail-at", "--detail-for", EndTimeline.detail),
      ("--offer-at", "--offer-for", EndTimeline.offer),
      ("--rays-at", "--rays-for", EndTimeline.rays),
      ("--underline-at", "--underline-for", EndTimeline.underline),
    ]
  }

  /// Prepares the drawings for another board.
  mutating func build(_ box: UTF8Text) {
    for drawing in [wash, loop, burst] {
      drawing.clear()
      drawing.set("viewBox", box)
    }
    lines = []
  }

  /// Draws the end once the presentation shows it.
  mutating func render(_ presentation: Presentation, squares: [Node]) {
    var isDeciding = false
    if case .animating(.deciding) = presentation.phase { isDeciding = true }
    root.set("data-end", presentation.end?.name)
    if isDeciding {
      begin()
    } else if presentation.end == nil || presentation.review != nil {
      root.remove("data-ending")
    }
    let shown = presentation.winningLines + presentation.losingLines
    guard shown != lines else { return }
    lines = shown
    for drawing in [wash, loop, burst] {
      drawing.clear()
      drawing.set("data-losing", isOn: !presentation.losingLines.isEmpty)
    }
    for line in lines {
      wash.create("path").set("d", Drawing.path(Drawing.wash(line, on: presentation.rules)))
      let path = loop.create("path")
      path.set("pathLength", "1")
      path.set("d", Drawing.path(Drawing.loop(line, on: presentation.rules)))
    }
    if isDeciding { animate(presentation, squares) }
  }

  private mutating func begin() {
    root.set("data-ending", isOn: true)
    if isTimed { return }
    isTimed = true
    for (start, duration, span) in Self.times {
      root.setProperty(start, span.start)
      root.setProperty(duration, span.duration)
    }
    for (start, duration, span) in Self.laterTimes {
      root.setProperty(start, span.start - EndTimeline.headline.start)
      root.setProperty(duration, span.duration)
    }
  }

  /// Draws the winning marks over in green, and lets small marks fly.
  private func animate(_ presentation: Presentation, _ squares: [Node]) {
    var places: [Square] = []
    for square in presentation.winningLines.flatMap({ $0.squares }) where !places.contains(square) {
      places.append(square)
    }
    for (index, square) in places.enumerated() {
      let place = presentation.rules.index(of: square)
      guard let mark = presentation.squares[place].mark else { continue }
      squares[place].setProperty("--green-at", EndTimeline.green(index).start)
      squares[place].setProperty("--hop-at", EndTimeline.hop(index).start)
      squares[place].createOver(
        mark, strokes: Drawing.strokeCount(presentation.symbols[mark]))
    }
    guard presentation.end == .won, let winner = presentation.winner, !places.isEmpty else {
      return
    }
    fly(winner, from: places, presentation.rules)
  }

  private func fly(_ mark: Mark, from places: [Square], _ rules: Rules) {
    // The golden angle spreads any number of directions evenly; each is the last one turned by it.
    var (right, down) = (1.0, 0.0)
    let board = Double(100 * max(rules.columns, rules.rows))
    for number in 0..<26 {
      let square = places[number % places.count]
      let small = burst.create("use")
      small.set("href", mark == .x ? "#mark-x" : "#mark-o")
      let name: StaticString = mark == .x ? "x" : "o"
      small.set("class", number % 4 == 3 ? "green" : name)
      let side = Int(board) * (5 + number * 7 % 5) / 200
      small.set("width", "\(side)")
      small.set("height", "\(side)")
      small.set("x", "\(100 * square.column + 50 - side / 2)")
      small.set("y", "\(100 * (rules.rows - 1 - square.row) + 50 - side / 2)")
      let reach = board * (0.2 + 0.018 * Double(number * 7 % 10))
      small.setProperty("--right", Int(right * reach))
      small.setProperty("--down", Int(down * reach) + side / 2)
      small.setProperty("--turn", number * 47 % 180 - 90)
      (right, down) = (-0.7374 * right - 0.6755 * down, 0.6755 * right - 0.7374 * down)
    }
  }
}
