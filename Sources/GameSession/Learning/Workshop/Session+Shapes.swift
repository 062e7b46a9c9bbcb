import GameRules
import GameSolver

// The gallery of shapes.

extension Session {
  /// Frank Harary's animals, each with its board and its worth there, and the way to draw one's own.
  @inline(never)
  var shapesContent: PanelContent {
    var content = PanelContent(.shapes, phrases.learnShapes)
    content.add(.button, phrases.learnDrawOwn, .quest(.draw))
    let animals = Animal.all.indices
    add(
      phrases.learnGalleryWins(mark: wording.name(.x)),
      animals.filter { Animal.all[$0].best != nil },
      to: &content)
    let stopped = animals.filter { Animal.all[$0].best == nil && Animal.all[$0].paving != nil }
    add(phrases.learnGalleryNever, stopped, to: &content)
    content.add(.text, phrases.learnGalleryPairs)
    let open = animals.filter { Animal.all[$0].best == nil && !stopped.contains($0) }
    add(phrases.learnGalleryOpen, open, to: &content)
    return content
  }

  private func add(_ heading: UTF8Text, _ places: [Int], to content: inout PanelContent) {
    content.add(.heading, heading)
    for place in places {
      let animal = Animal.all[place]
      guard let rules = animal.rules else { continue }
      let size = phrases.gameSize(columns: rules.columns, rows: rules.rows)
      let worth = animal.best.map {
        phrases.learnWorthWins(mark: wording.name(.x), n: $0.moves)
      }
      content.add(
        .button, animal.name, .quest(.animal(place)), about: worth.map { size + "\n" + $0 },
        picture: .line(rules, Session.middleLine(on: rules)))
    }
  }

  /// The place of the line nearest to the middle of the board.
  private static func middleLine(on rules: Rules) -> Int {
    let lines = rules.makeLines()
    let (across, up) = (rules.columns - 1, rules.rows - 1)
    let distances = lines.map { line in
      line.squares.reduce(0) {
        let (right, high) = (2 * $1.column - across, 2 * $1.row - up)
        return $0 + right * right + high * high
      }
    }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
