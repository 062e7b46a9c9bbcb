import GameRules

/// What a position and each of its moves are worth, as parts that can be worked at apart.
///
/// The position itself is a part, and each of its moves, up to symmetry. Whoever takes one works at
/// it for as long as its budget lasts and gives it back; until it is answered it waits again, with a
/// larger budget. Those with the smallest are taken first, so that what is easy is known soon.
package struct AnalysisQuestion {
  /// A position and what is proved of it.
  package struct Part {
    fileprivate let number: Int
    fileprivate var proof: ValueProof
    fileprivate var budget = 4000

    /// Works at it until the budget is spent.
    mutating func work(_ search: WinSearch, limit: SearchLimit) {
      proof.work(search, budget: budget, limit: limit)
      budget *= 8
    }
  }

  /// What is known by now.
  package internal(set) var analysis: Analysis
  /// The moves each part stands for; none for the position itself.
  private let moves: [[Square]]
  private var waiting: [Part]

  /// The question about a position that a `WinSearch` can be asked about.
  package init(_ position: Position, _ precision: Solver.Precision) {
    analysis = Analysis(position)
    let orbits = MoveOrbit.all(of: position).map { $0.squares }
    moves = [[]] + orbits
    let positions = [position] + orbits.map { position.playingUnchecked($0[0]) }
    waiting = positions.enumerated().map { number, position in
      Part(number: number, proof: ValueProof(position, precision))
    }
  }

  /// A part that waits for work, nil where none does; it has to be given back.
  package mutating func takePart() -> Part? {
    while let next = waiting.indices.min(by: { place(of: $0) < place(of: $1) }) {
      var part = waiting.remove(at: next)
      if part.number > 0 { part.proof.bounds.learn(parent: analysis.bounds) }
      if !part.proof.isAnswered { return part }
      learn(part)
    }
    return nil
  }

  /// Takes a part back, with what was found.
  package mutating func learn(_ part: Part) {
    if part.number == 0 {
      analysis.learn(part.proof.bounds)
    } else {
      for square in moves[part.number] { analysis.learn(part.proof.bounds.beforeMove, of: square) }
    }
    if !part.proof.isAnswered { waiting.append(part) }
  }

  private func place(of index: Int) -> (budget: Int, number: Int) {
    (waiting[index].budget, waiting[index].number)
  }
}
