import GameRules

/// Moves that a symmetry of the position maps to each other, and that therefore have the same
/// value.
struct MoveOrbit {
  /// The squares, in the order of the board.
  private(set) var squares: [Square]

  /// Returns the orbits of all legal moves.
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
