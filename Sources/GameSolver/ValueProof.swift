import GameRules

/// Both questions about one position: whether the side to move can win, and whether it can lose.
struct ValueProof {
  private(set) var bounds: ValueBounds
  private let precision: Solver.Precision
  private var canWin: WinProof
  private var canLose: WinProof
  private let isEmpty: Bool

  /// The proof for a position that may be over.
  init(_ position: Position, _ precision: Solver.Precision) {
    let own = position.board.squares(of: position.toMove).firstWord(of: position.rules)
    let other = position.board.squares(of: position.toMove.opponent).firstWord(of: position.rules)
    self.precision = precision
    isEmpty = position.ply == 0
    canWin = WinProof(
      attacker: own, defender: other, isAttacking: true, wantsDistance: precision == .distance)
    canLose = WinProof(
      attacker: other, defender: own, isAttacking: false, wantsDistance: precision == .distance)
    bounds = ValueBounds(position)
    // Whoever moves first on the empty board cannot lose: it could steal a winning strategy.
    if isEmpty { bounds.raise(to: .draw) }
  }

  var isAnswered: Bool {
    precision == .distance ? bounds.value != nil : bounds.result != nil
  }

  /// Learns that the move that leads here is worth no more than what it was played from.
  mutating func lower(beforeMove: ValueBounds) {
    // A move is not better than the best; so the position after it is at least that bad for it.
    switch beforeMove.ceiling {
    case .loss(let plies): bounds.raise(to: .win(in: max(plies - 1, 1)))
    case .draw: bounds.raise(to: .draw)
    case .win(let plies): bounds.raise(to: .loss(in: plies - 1))
    }
  }

  /// Works at what is still open.
  mutating func work(_ search: WinSearch, budget: Int, limit: SearchLimit) {
    if bounds.ceiling.result == .win, !canWin.isAnswered {
      canWin.work(search, budget: budget, limit: limit)
      learnFromWinning()
    }
    if bounds.floor.result == .loss, !search.isOverLimit, !canLose.isAnswered {
      canLose.work(search, budget: budget, limit: limit)
      learnFromLosing()
    }
  }

  private mutating func learnFromWinning() {
    if canWin.isNever {
      bounds.lower(to: .draw)
    } else {
      if let plies = canWin.winWithin { bounds.raise(to: .win(in: plies)) }
      bounds.lower(to: .win(in: canWin.noneWithin + 2))
    }
  }

  private mutating func learnFromLosing() {
    if canLose.isNever {
      bounds.raise(to: .draw)
    } else {
      if let plies = canLose.winWithin { bounds.lower(to: .loss(in: plies)) }
      bounds.raise(to: .loss(in: canLose.noneWithin + 2))
    }
  }
}

extension ValueBounds {
  /// What a glance at a position tells: how it ended, or nothing.
  init(_ position: Position) {
    if let value = Value(position.outcome) {
      self.init(value)
    } else {
      self.init(pliesLeft: position.rules.area - position.ply)
    }
  }
}

extension SquareSet {
  /// The squares of a board of at most 64 as a word.
  func firstWord(of rules: Rules) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<rules.area where contains(index) { word |= 1 << UInt64(index) }
    return word
  }
}
