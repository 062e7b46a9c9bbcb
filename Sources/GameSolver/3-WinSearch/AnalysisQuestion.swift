import GameRules

/// The analysis of a position, divided into parts that threads can work on independently.
///
/// The position is one part, and each of its moves, up to symmetry, is another. A thread takes a
/// part, works on it until its budget is spent and returns it. An unanswered part waits again with
/// a larger budget. The parts with the smallest budgets go first, so that easy answers come early.
package struct AnalysisQuestion {
  /// A position and the proof of its value so far.
  package struct Part {
    fileprivate let number: Int
    fileprivate var proof: ValueProof
    fileprivate var budget: Int64 = 4000

    /// Works on the part until its budget is spent, then multiplies the budget by 8.
    mutating func work(_ search: WinSearch, limit: SearchLimit) {
      proof.work(search, budget: budget, limit: limit)
      budget *= 8
    }
  }

  /// The analysis so far.
  package internal(set) var analysis: Analysis
  /// The moves that each part stands for; empty for the position itself.
  private let moves: [[Square]]
  private var waiting: [Part]

  /// Creates the analysis of a position that a `WinSearch` supports.
  package init(_ position: Position, _ precision: Solver.Precision) {
    analysis = Analysis(position)
    let orbits = MoveOrbit.all(of: position).map { $0.squares }
    moves = [[]] + orbits
    let positions = [position] + orbits.map { position.playingUnchecked($0[0]) }
    waiting = positions.enumerated().map { number, position in
      Part(number: number, proof: ValueProof(position, precision))
    }
  }

  /// Returns a waiting part, or nil if there is none; the caller must return it with `learn(_:)`.
  package mutating func takePart() -> Part? {
    while let next = waiting.indices.min(by: { place(of: $0) < place(of: $1) }) {
      var part = waiting.remove(at: next)
      if part.number > 0 { part.proof.bounds.learn(parent: analysis.bounds) }
      if !part.proof.isAnswered { return part }
      learn(part)
    }
    return nil
  }

  /// Takes a part back and records its bounds.
  package mutating func learn(_ part: Part) {
    if part.number == 0 {
      analysis.learn(part.proof.bounds)
    } else {
      for square in moves[part.number] { analysis.learn(part.proof.bounds.beforeMove, of: square) }
    }
    if !part.proof.isAnswered { waiting.append(part) }
  }

  private func place(of index: Int) -> (budget: Int64, number: Int) {
    (waiting[index].budget, waiting[index].number)
  }
}
