import BoardUI
import GameRules
import GameSession
import GameSolver

/// The lines that a hint, Explain or the review draws, and the rings of threats on a large board.
struct IdeasView {
  private let rings = Node.find("rings")
  /// The drawings, which come with the first idea.
  private var group: Node?
  private var lines: [Line] = []
  private var threats: [SquareThreat?] = []

  /// Whether anything is drawn.
  var isShown: Bool { !lines.isEmpty || !threats.isEmpty }

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    let rules = presentation.rules
    let hasThreats = presentation.squares.contains { $0.threat != nil }
    let now = hasThreats ? presentation.squares.map { $0.threat } : []
    guard presentation.ideas != lines || now != threats else { return }
    clear()
    (lines, threats) = (presentation.ideas, now)
    let group = self.group ?? rings.create("g")
    self.group = group
    for (line, outline) in zip(lines, Drawing.ideas(lines, on: rules)) {
      let path = group.create("path")
      let isPair = line.squares.count == 2
      path.set("class", isPair ? "pair" : "idea")
      path.set("d", isPair ? Drawing.pair(line, on: rules) : Drawing.path(outline))
    }
    for (index, threat) in threats.enumerated() {
      guard let threat else { continue }
      let path = group.create("path")
      path.set("class", threat.mark == .x ? "x" : "o")
      path.set("data-strong", isOn: threat.isStrong)
      path.set("d", Drawing.ring(around: rules.square(at: index), on: rules))
    }
  }

  /// Removes everything.
  @inline(never)
  mutating func clear() {
    group?.clear()
    (lines, threats) = ([], [])
  }
}
