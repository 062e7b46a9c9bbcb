import GameRules

// The names of shapes that players draw.

extension Wording {
  /// The shapes of a game: each by its name if it has one, and the number of the others.
  @inline(never)
  func names(of shapes: Rules.Shapes) -> [UTF8Text] {
    var texts: [UTF8Text] = []
    var unnamed = 0
    for shape in shapes {
      let squares = shape.notation
      if let animal = Animal.all.first(where: { $0.squares == squares }) {
        texts.append(phrases.shape(name: animal.name))
      } else {
        unnamed += 1
      }
    }
    return unnamed == 0 ? texts : texts + [phrases.shapeDrawn(n: unnamed)]
  }
}
