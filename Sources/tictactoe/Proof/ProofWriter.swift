import GameRules
import GameSolver

/// Writes a proof of a position's value, in the format that `ProofChecker` reads (decision 16).
///
/// At each position of the claimant it asks the search, whose table remembers the proved results,
/// for a move. It then writes the tree of the other side's moves.
struct ProofWriter {
  /// The reason a proof could not be written.
  enum Obstacle: Error {
    /// The search was stopped.
    case stopped
    /// A part of the proof to join is missing; the game text of its position.
    case missing(String)
  }

  let rules: Rules
  let oracle: ProofOracle
  /// Proofs of positions that need no search.
  let parts: ProofParts?
  let file: ProofFile
  private let names: [String]
  /// The line that proves each position.
  var known: [Known: Line] = [:]
  /// The most positions to record; others are proved again when they recur.
  let mostKnown: Int
  var claimant = Mark.x
  var claimWins = false
  var moves: [Square] = []

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - rules: The rules of the game.
  ///   - oracle: The search that finds the moves.
  ///   - parts: Proofs of later positions, to be joined.
  ///   - memory: The size of the recorded positions, in bytes.
  ///   - file: The proof to write.
  init(
    _ rules: Rules, _ oracle: ProofOracle, parts: ProofParts? = nil, memory: Int,
    to file: ProofFile
  ) {
    self.rules = rules
    self.oracle = oracle
    self.parts = parts
    self.file = file
    mostKnown = [Known: Line].most(in: memory)
    names = (0..<rules.area).map { rules.square(at: $0).description }
  }

  /// Writes the proof of a position's value.
  ///
  /// - Parameters:
  ///   - game: An unfinished game at this position.
  ///   - value: Its value.
  /// - Throws: The reason it could not be written.
  mutating func write(_ game: Game, _ value: Value.Result) throws(Obstacle) {
    let position = game.position
    let mover = position.toMove
    let winner = value == .win ? mover : mover.opponent
    file.begin(game, value == .draw ? "draw" : "\(winner.word) wins")
    switch value {
    case .win, .loss:
      try write(position, Array(game.moves), winner, wins: true)
      // A join may need this position's proof as a claim that O holds.
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
    let node = Node(
      other: position.board.squares(of: mark.opponent).firstWord,
      own: position.board.squares(of: mark).firstWord)
    if position.toMove != mark, !wins, let pairs = pairs(node.other, node.own, after: 0) {
      file.begin("\(claim)\(pairs.text)")
    } else {
      file.begin(claim)
      _ = try position.toMove == mark ? answer(nil, node) : replies(node)
    }
  }

  /// With the other side to move, writes a line for each move that needs one.
  ///
  /// - Returns: The zone of the proof.
  private mutating func replies(_ node: Node) throws(Obstacle) -> UInt64 {
    if !claimWins, oracle.lines.allSatisfy({ $0 & node.own != 0 }) { return 0 }
    let threats = wins(of: node.own, against: node.other)
    if threats != 0 {
      let isMet = threats & (threats &- 1) == 0
      let zone = isMet ? try answer(threats.trailingZeroBitCount, node) : 0
      return secured(zone | threats, in: node, least: 2)
    }
    var zone: UInt64 = 0
    var rest = open(node)
    for move in oracle.order(rest, attacker: node.other, defender: node.own)
    where rest >> UInt64(move) & 1 != 0 {
      let needed = try answer(move, node)
      zone |= needed
      rest &= needed & ~(1 << UInt64(move))
    }
    return zone
  }

  /// Writes the line of a move (nil: no move) with its answer and all that follows.
  ///
  /// - Returns: The zone of the proof.
  private mutating func answer(_ move: Int?, _ node: Node) throws(Obstacle) -> UInt64 {
    var node = node
    file.begin(move.map { names[$0] } ?? "-")
    if let move {
      node.other |= 1 << UInt64(move)
      moves.append(rules.square(at: move))
    }
    defer { if move != nil { moves.removeLast() } }
    let form = form(of: node)
    if let zone = reuse(form) { return zone }
    let line = file.lineCount
    if let zone = splice(node) {
      keep(form, zone, line: line)
      return zone
    }
    var zone: UInt64
    let wins = wins(of: node.own, against: node.other)
    if wins != 0 {
      let answer = wins & (0 &- wins)
      file.append(" \(names[answer.trailingZeroBitCount])".utf8)
      zone = secured(answer, in: node, least: 1)
    } else {
      let answer = try best(node)
      zone = 1 << UInt64(answer)
      file.append(" \(names[answer])".utf8)
      if !claimWins, let pairs = pairs(node.other, node.own, after: zone) {
        file.append(pairs.text.utf8)
        zone |= pairs.zone
      } else {
        var after = node
        after.own |= zone
        moves.append(rules.square(at: answer))
        zone |= try replies(after)
        moves.removeLast()
      }
    }
    keep(form, zone, line: line)
    return zone
  }

  /// The claimant's best answer, if it cannot win at once.
  private mutating func best(_ node: Node) throws(Obstacle) -> Int {
    let (other, own) = (node.other, node.own)
    let forced = wins(of: other, against: own)
    if forced != 0 { return forced.trailingZeroBitCount }
    if let parts { return try splitAnswer(other, own, parts) }
    let open = open(node)
    let order = oracle.order(open, attacker: other, defender: own)
    // Cheapest first: an answer with a pairing, then a winning run of threats, then a proved one.
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

  /// A pairing against the other side's lines, as text and as squares.
  private func pairs(
    _ other: UInt64, _ own: UInt64, after answer: UInt64
  ) -> (text: String, zone: UInt64)? {
    let (lack, pairs) = oracle.pairs(attacker: other, defender: own, after: answer)
    if lack > 0 { return nil }
    var text = pairs.isEmpty ? "" : " ="
    for pair in pairs {
      text += names[pair.trailingZeroBitCount] + names[63 - pair.leadingZeroBitCount]
    }
    return (text, pairs.reduce(0, |))
  }

  /// The squares that complete a line for a side.
  private func wins(of own: UInt64, against other: UInt64) -> UInt64 {
    var wins: UInt64 = 0
    for line in oracle.lines where line & other == 0 {
      let empty = line & ~own
      if empty & (empty &- 1) == 0 { wins |= empty }
    }
    return wins
  }

  /// Adds to a zone each of the other side's lines with fewer than `least` missing squares in it.
  private func secured(_ zone: UInt64, in node: Node, least: Int) -> UInt64 {
    var secured = zone
    for line in oracle.lines where line & node.own == 0 {
      let missing = line & ~node.other
      if (missing & zone).nonzeroBitCount < least { secured |= missing }
    }
    return secured
  }
}

extension Mark {
  /// The mark as written in proofs.
  var word: String { self == .x ? "x" : "o" }
}
