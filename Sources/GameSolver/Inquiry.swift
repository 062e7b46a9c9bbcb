import GameRules

/// Both questions about one position: whether the side to move can win, and whether it can lose.
struct Inquiry {
  private(set) var knowledge: Knowledge
  private let precision: Solver.Precision
  private var canWin: WinQuestion
  private var canLose: WinQuestion
  private let isEmpty: Bool

  /// The inquiry into a position that may be over.
  init(_ position: Position, _ precision: Solver.Precision) {
    let own = position.board.squares(of: position.toMove).firstWord(of: position.rules)
    let other = position.board.squares(of: position.toMove.opponent).firstWord(of: position.rules)
    self.precision = precision
    isEmpty = position.ply == 0
    canWin = WinQuestion(
      attacker: own, defender: other, isAttacking: true, wantsDistance: precision == .distance)
    canLose = WinQuestion(
      attacker: other, defender: own, isAttacking: false, wantsDistance: precision == .distance)
    knowledge = Knowledge(position)
    // Whoever moves first on the empty board cannot lose: it could steal a winning strategy.
    if isEmpty { knowledge.raise(to: .draw) }
  }

  var isAnswered: Bool {
    precision == .distance ? knowledge.value != nil : knowledge.result != nil
  }

  /// Learns that the move that leads here is worth no more than what it was played from.
  mutating func lower(beforeMove: Knowledge) {
    // A move is not better than the best; so the position after it is at least that bad for it.
    switch beforeMove.ceiling {
    case .loss(let plies): knowledge.raise(to: .win(in: max(plies - 1, 1)))
    case .draw: knowledge.raise(to: .draw)
    case .win(let plies): knowledge.raise(to: .loss(in: plies - 1))
    }
  }

  /// Works at what is still open.
  mutating func work(_ search: WinSearch, budget: Int, limit: SearchLimit) {
    if knowledge.ceiling.result == .win, !canWin.isAnswered {
      canWin.work(search, budget: budget, limit: limit)
      learnFromWinning()
    }
    if knowledge.floor.result == .loss, !search.isOverLimit, !canLose.isAnswered {
      canLose.work(search, budget: budget, limit: limit)
      learnFromLosing()
    }
  }

  private mutating func learnFromWinning() {
    if canWin.isNever {
      knowledge.lower(to: .draw)
    } else {
      if let plies = canWin.winWithin { knowledge.raise(to: .win(in: plies)) }
      knowledge.lower(to: .win(in: canWin.noneWithin + 2))
    }
  }

  private mutating func learnFromLosing() {
    if canLose.isNever {
      knowledge.raise(to: .draw)
    } else {
      if let plies = canLose.winWithin { knowledge.lower(to: .loss(in: plies)) }
      knowledge.raise(to: .loss(in: canLose.noneWithin + 2))
    }
  }
}

extension Knowledge {
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
