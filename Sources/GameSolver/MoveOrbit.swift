import GameRules

/// Moves of a position that turning or mirroring makes of each other, and so are worth the same.
struct MoveOrbit {
  /// The squares, the first of the board first.
  private(set) var squares: [Square]

  /// Every legal move in its orbit.
  static func all(of position: Position) -> [MoveOrbit] {
    let rules = position.rules
    let own = rules.symmetries.filter {
      position.board.applying($0, on: rules) == position.board
    }
    var orbits: [MoveOrbit] = []
    var isSeen = [Bool](repeating: false, count: rules.area)
    for square in position.legalMoves where !isSeen[rules.index(of: square)] {
      var orbit = MoveOrbit(squares: [])
      for symmetry in own {
        let image = symmetry(square, on: rules)
        let index = rules.index(of: image)
        if isSeen[index] { continue }
        isSeen[index] = true
        orbit.squares.append(image)
      }
      orbits.append(orbit)
    }
    return orbits
  }
}
