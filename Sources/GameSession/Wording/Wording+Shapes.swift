import GameRules

// The names of shapes that players draw.

extension Wording {
  /// The shapes of a game: each by its name if it has one, and the number of the others.
  @inline(never)
  func names(of shapes: Rules.Shapes) -> [UTF8Text] {
    var texts: [UTF8Text] = []
    var unnamed = 0
    for shape in shapes {
      if let name = Wording.name(ofSquares: shape.notation) {
        texts.append(phrases.shape(name: name))
      } else {
        unnamed += 1
      }
    }
    return unnamed == 0 ? texts : texts + [phrases.shapeDrawn(n: unnamed)]
  }

  /// The name of one of Frank Harary's animals, the same in every language; those of five squares are
  /// called by the letters that they look like.
  private static func name(ofSquares squares: UTF8Text) -> UTF8Text? {
    switch squares {
    case "a1b1": "Domino"
    case "a1b1a2": "El"
    case "a1b1c1": "Tic"
    case "a1b1c1a2": "Elly"
    case "a1b1b2c2": "Tippy"
    case "a1b1c1b2": "Knobby"
    case "a1b1c1d1": "Skinny"
    case "a1b1a2b2": "Fatty"
    case "a1b1c1d1d2e2": "Snaky"
    case "a1b1b2c2b3": "F"
    case "a1b1c1d1e1": "I"
    case "a1b1c1d1a2": "L"
    case "a1b1c1c2d2": "N"
    case "a1b1c1a2b2": "P"
    case "a1b1c1b2b3": "T"
    case "a1b1c1a2c2": "U"
    case "a1b1c1a2a3": "V"
    case "a1b1b2c2c3": "W"
    case "b1a2b2c2b3": "X"
    case "a1b1c1d1b2": "Y"
    case "a1b1b2b3c3": "Z"
    default: nil
    }
  }
}
