import GameRules
import GameSolver

/// Writes a proof of what a position is worth, in the words that `ProofChecker` reads.
///
/// It asks the search, whose table remembers what it has proved, for a move at each position of the
/// claimant, and writes the tree of the other side's moves.
struct ProofWriter {
  /// Why no proof could be written.
  enum Obstacle: Error {
    /// The search was stopped.
    case stopped
    /// A part of the proof is not among those to be joined: this position has to be solved.
    case missing(String)
  }

  let rules: Rules
  let oracle: ProofOracle
  /// Proofs of positions that need no search.
  let parts: ProofParts?
  let file: ProofFile
  let all: UInt64
  private let names: [String]
  /// The line that proves each position, and what it proves.
  var known: [Known: (line: Int, node: Node)] = [:]
  /// What is met beyond that is proved again.
  let mostKnown: Int
  var claimant = Mark.x
  var claimWins = false
  var moves: [Square] = []

  /// A writer.
  ///
  /// - Parameters:
  ///   - rules: The rules of the game.
  ///   - oracle: The search that knows what is true.
  ///   - parts: Proofs of later positions, to be put together.
  ///   - memory: How many bytes the positions that were met may take.
  ///   - file: Where the proof goes.
  init(
    _ rules: Rules, _ oracle: ProofOracle, parts: ProofParts? = nil, memory: Int,
    to file: ProofFile
  ) {
    self.rules = rules
    self.oracle = oracle
    self.parts = parts
    self.file = file
    mostKnown = [Known: (line: Int, node: Node)].most(in: memory)
    all = rules.area == 64 ? .max : 1 << UInt64(rules.area) - 1
    names = (0..<rules.area).map { rules.square(at: $0).description }
  }

  /// Writes the proof of a position's value.
  ///
  /// - Parameters:
  ///   - game: A game that goes on, whose place is the position.
  ///   - value: What it is worth.
  /// - Throws: Why it could not be written.
  mutating func write(_ game: Game, _ value: Value.Result) throws(Obstacle) {
    let position = game.position
    let mover = position.toMove
    let winner = value == .win ? mover : mover.opponent
    file.begin(game, value == .draw ? "draw" : "\(winner.word) wins")
    switch value {
    case .win, .loss:
      try write(position, Array(game.moves), winner, wins: true)
      // Whoever joins this needs to know what that takes at least.
      if winner == .o { try write(position, Array(game.moves), .o, wins: false) }
    case .draw:
      if position.ply > 0 { try write(position, Array(game.moves), .x, wins: false) }
      try write(position, Array(game.moves), .o, wins: false)
    }
  }

  /// Writes one claim.
  private mutating func write(
    _ position: Position, _ moves: [Square], _ mark: Mark, wins: Bool
  ) throws(Obstacle) {
    claimant = mark
    claimWins = wins
    known = [:]
    self.moves = moves
    let claim = "\(mark.word) \(wins ? "wins" : "holds")"
    let own = position.board.squares(of: mark).firstWord
    let other = position.board.squares(of: mark.opponent).firstWord
    if position.toMove == mark {
      file.begin(claim)
      _ = try answer(nil, other, own)
    } else if !wins, let pairs = pairs(other, own, after: 0) {
      file.begin("\(claim) \(pairs.text)")
    } else {
      file.begin(claim)
      _ = try replies(other, own)
    }
  }

  /// The other side is to move: writes a line for each move that needs one.
  private mutating func replies(
    _ other: UInt64, _ own: UInt64
  ) throws(Obstacle) -> (zone: UInt64, isPassive: Bool) {
    let threats = wins(of: own, against: other)
    if threats.nonzeroBitCount > 1 {
      return (extend(threats, other, own, least: 2), false)
    }
    if threats != 0 {
      let zone = try answer(threats.trailingZeroBitCount, other | threats, own).zone
      return (extend(zone | threats, other, own, least: 2), false)
    }
    var zone: UInt64 = 0
    var isPassive = true
    var rest = all & ~(own | other)
    for move in oracle.order(rest, attacker: other, defender: own) {
      let square = UInt64(1) << UInt64(move)
      if rest & square == 0 { continue }
      let node = try answer(move, other | square, own)
      zone |= node.zone
      isPassive = isPassive && node.isPassive
      rest &= ~square
      if !claimWins { rest &= node.zone }
    }
    return (zone, isPassive)
  }

  /// Writes the line of a move (nil: none) and its answer, and what follows.
  private mutating func answer(
    _ move: Int?, _ other: UInt64, _ own: UInt64
  ) throws(Obstacle) -> Node {
    let word = move.map { names[$0] } ?? "-"
    var node = Node(other: other, own: own, zone: 0, isPassive: true)
    if let reuse = reuse(other, own) {
      file.begin("\(word) @\(reuse.line)/\(reuse.symmetry.rawValue)")
      node.zone = reuse.zone
      node.isPassive = reuse.isPassive
      return node
    }
    if let move { moves.append(rules.square(at: move)) }
    defer { if move != nil { moves.removeLast() } }
    if try splice(word, &node) { return node }
    let line = file.lineCount + 1
    let wins = wins(of: own, against: other)
    if wins != 0 {
      let answer = wins & (0 &- wins)
      file.begin("\(word) \(names[answer.trailingZeroBitCount])")
      node.zone = extend(answer, other, own, least: 1)
      node.isPassive = false
    } else {
      let answer = try best(other, own)
      let square = UInt64(1) << UInt64(answer)
      let after = own | square
      if !claimWins, let pairs = pairs(other, own, after: square) {
        file.begin("\(word) \(names[answer]) \(pairs.text)")
        node.zone = square | pairs.zone
      } else {
        file.begin("\(word) \(names[answer])")
        moves.append(rules.square(at: answer))
        (node.zone, node.isPassive) = try replies(other, after)
        moves.removeLast()
        node.zone |= square
      }
    }
    keep(node, line: line)
    return node
  }

  /// The claimant's best answer where it cannot win at once.
  private mutating func best(_ other: UInt64, _ own: UInt64) throws(Obstacle) -> Int {
    let open = all & ~(own | other)
    let forced = wins(of: other, against: own)
    if forced != 0 { return forced.trailingZeroBitCount }
    if let parts { return try splitAnswer(other, own, parts) }
    let order = oracle.order(open, attacker: other, defender: own)
    if !claimWins {
      for move in order
      where oracle.pairs(attacker: other, defender: own, after: 1 << UInt64(move)).lack == 0 {
        return move
      }
    }
    if let move = oracle.threat(of: own, against: other) { return move }
    let (attacker, defender) = claimWins ? (own, other) : (other, own)
    let holds = try canWin(attacker, defender, isAttacking: claimWins) == claimWins
    precondition(holds, "Only what is true is written down")
    var candidates = order
    if let move = oracle.move(attacker: attacker, defender: defender, isAttacking: claimWins) {
      candidates.insert(move, at: 0)
    }
    for move in candidates where open >> UInt64(move) & 1 != 0 {
      let after = own | 1 << UInt64(move)
      let (attacker, defender) = claimWins ? (after, other) : (other, after)
      if try canWin(attacker, defender, isAttacking: !claimWins) == claimWins { return move }
    }
    preconditionFailure("A position is as good as its best move")
  }

  private func canWin(
    _ attacker: UInt64, _ defender: UInt64, isAttacking: Bool
  ) throws(Obstacle) -> Bool {
    guard
      let canWin = oracle.canWin(
        attacker: attacker, defender: defender, isAttacking: isAttacking)
    else { throw .stopped }
    return canWin
  }

  /// The squares that complete a line.
  private func wins(of own: UInt64, against other: UInt64) -> UInt64 {
    var wins: UInt64 = 0
    for line in oracle.lines where line & other == 0 {
      let empty = line & ~own
      if empty & (empty &- 1) == 0 { wins |= empty }
    }
    return wins
  }

  /// A pairing for the other side's lines, as text and as squares.
  private func pairs(
    _ other: UInt64, _ own: UInt64, after answer: UInt64
  ) -> (text: String, zone: UInt64)? {
    let (lack, pairs) = oracle.pairs(attacker: other, defender: own, after: answer)
    if lack > 0 { return nil }
    var text = "="
    for pair in pairs {
      text += names[pair.trailingZeroBitCount] + names[63 - pair.leadingZeroBitCount]
    }
    return (text, pairs.reduce(0, |))
  }

  /// Adds all of each line on which the other side misses fewer squares of a zone than this.
  private func extend(_ zone: UInt64, _ other: UInt64, _ own: UInt64, least: Int) -> UInt64 {
    var extended = zone
    for line in oracle.lines where line & own == 0 {
      let empty = line & ~other
      if (empty & zone).nonzeroBitCount < least { extended |= empty }
    }
    return extended
  }
}

extension Mark {
  /// The mark as proofs write it.
  var word: String { self == .x ? "x" : "o" }
}
