import GameRules

/// The proofs of both questions about a position: whether the side to move can win, and whether it
/// can lose.
struct ValueProof {
  var bounds: ValueBounds
  private let precision: Solver.Precision
  private var canWin: WinProof
  private var canLose: WinProof

  /// Creates the proof for a position, which may be over.
  init(_ position: Position, _ precision: Solver.Precision) {
    let own = position.board.squares(of: position.toMove).firstWord
    let other = position.board.squares(of: position.toMove.opponent).firstWord
    self.precision = precision
    canWin = WinProof(
      attacker: own, defender: other, isAttacking: true, wantsDistance: precision == .distance)
    canLose = WinProof(
      attacker: other, defender: own, isAttacking: false, wantsDistance: precision == .distance)
    bounds = ValueBounds(position)
  }

  var isAnswered: Bool {
    precision == .distance ? bounds.value != nil : bounds.result != nil
  }

  /// Works on the questions that are still open.
  mutating func work(_ search: WinSearch, budget: Int64, limit: SearchLimit) {
    if bounds.upper.result == .win, !canWin.isAnswered {
      canWin.work(search, budget: budget, limit: limit)
      learnFromWinning()
    }
    if bounds.lower.result == .loss, !search.isOverLimit, !canLose.isAnswered {
      canLose.work(search, budget: budget, limit: limit)
      learnFromLosing()
    }
  }

  private mutating func learnFromWinning() {
    if canWin.isNever {
      bounds.learn(atMost: .draw)
    } else {
      if let plies = canWin.winWithin { bounds.learn(atLeast: .win(in: plies)) }
      bounds.learn(atMost: .win(in: canWin.noneWithin + 2))
    }
  }

  private mutating func learnFromLosing() {
    if canLose.isNever {
      bounds.learn(atLeast: .draw)
    } else {
      if let plies = canLose.winWithin { bounds.learn(atMost: .loss(in: plies)) }
      bounds.learn(atLeast: .loss(in: canLose.noneWithin + 2))
    }
  }
}

extension ValueBounds {
  /// The bounds known without a search: the outcome of a finished game, and at least a draw on the
  /// empty board.
  package init(_ position: Position) {
    if let value = Value(position.outcome) {
      self.init(value)
      return
    }
    let rules = position.rules
    self.init(pliesLeft: rules.area - position.ply, ending: rules.ending)
    // Strategy stealing: the first player could use the second player's winning strategy, as an
    // extra mark does not hurt.
    if position.ply == 0, rules.isMonotone { learn(atLeast: .draw) }
  }
}
