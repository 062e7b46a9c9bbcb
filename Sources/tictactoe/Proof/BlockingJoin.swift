import GameRules
import GameSolver

/// Joins the proofs of a split by walking the same tree again.
struct BlockingJoin {
  private let tree: BlockingTree
  private let parts: ProofParts
  private let memory: Int
  private let file: ProofFile
  private var known: [Board: Known] = [:]

  /// A written line and its result.
  private struct Known {
    var line: Int
    /// The symmetry to the canonical board.
    var symmetry: Symmetry
    var zone: SquareSet
  }

  private var rules: Rules { tree.table.rules }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - tree: The tree that was split.
  ///   - parts: The proofs of the jobs.
  ///   - memory: The size in bytes of what one position's lines may refer back to.
  ///   - file: The proof to write.
  init(_ tree: BlockingTree, _ parts: ProofParts, memory: Int, to file: ProofFile) {
    self.tree = tree
    self.parts = parts
    self.memory = memory
    self.file = file
  }

  /// Writes the proof that O stops every line of X.
  mutating func write() throws(ProofWriter.Obstacle) {
    file.begin(Game(tree.table), "draw")
    file.begin("o blocks")
    _ = try replies([], isProved: false)
  }

  /// With X to move, writes the proof of a job, or a line for each move that needs one.
  ///
  /// - Returns: The zone of the proof.
  private mutating func replies(
    _ moves: [Square], isProved: Bool
  ) throws(ProofWriter.Obstacle) -> SquareSet {
    let position = tree.position(moves)
    if let zone = splice(position.board) { return zone }
    if isProved { return try prove(position) }
    guard parts.goesOn(after: position.board.o, position.board.x),
      let next = tree.search.movesToAnswer(in: position)
    else { throw .missing(Game.text(rules, moves)) }
    var zone = SquareSet(next.dominators, columns: rules.columns)
    var rest = next.moves[...]
    while let move = rest.popFirst() {
      let needed = try line(moves + [move])
      for square in needed.members { zone.insert(square) }
      rest = rest.filter { needed.contains(rules.index(of: $0)) }[...]
    }
    return zone
  }

  /// Writes the line of X's last move, with O's reply and all that follows.
  private mutating func line(_ moves: [Square]) throws(ProofWriter.Obstacle) -> SquareSet {
    let (canonical, symmetry) = tree.position(moves).board.canonical(on: rules)
    if let move = moves.last { file.write(.move(move)) }
    if let known = known[canonical] {
      let motion = BoardMotion(known.symmetry, on: rules)
        .followed(by: BoardMotion(symmetry.inverse, on: rules))
      file.goBack(to: known.line, motion)
      return known.zone.image(known.symmetry, on: rules).image(symmetry.inverse, on: rules)
    }
    let line = file.lineCount
    guard let reply = tree.reply(to: moves) else {
      throw .missing(Game.text(rules, moves.dropLast()))
    }
    file.write(.answer(reply.square))
    var zone = try replies(moves + [reply.square], isProved: reply.isProved)
    zone.insert(rules.index(of: reply.square))
    known[canonical] = Known(line: line, symmetry: symmetry, zone: zone)
    return zone
  }

  /// Continues this line with the proof of a job, if there is one.
  private func splice(_ board: Board) -> SquareSet? {
    guard let (part, turn) = parts.part("o blocks", board.o, board.x) else { return nil }
    let claim = part.claim.lines.lowerBound - 1
    let transplant = Transplant(rules, turn, offset: file.lineCount - claim - 1)
    // The pairs and cuts of the claim move to this line.
    part.bytes.forEachLine(claim..<claim + 1) { line in
      file.append(transplant(line.dropFirst("o blocks".utf8.count)))
    }
    part.bytes.forEachLine(part.claim.lines) { line in
      file.begin("")
      file.append(transplant(line))
    }
    return part.claim.zone.image(turn, on: rules)
  }

  private func prove(_ position: Position) throws(ProofWriter.Obstacle) -> SquareSet {
    file.startTree()
    let limit = SearchLimit(shouldStop: tree.watch.shouldStop)
    let zone = tree.search.prove(position, memory: memory, limit: limit, tell: file.write)
    guard let zone else { throw .stopped }
    return SquareSet(zone, columns: rules.columns)
  }
}
