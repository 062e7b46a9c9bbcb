/// Whether one side can win a position, and how soon: worked at in portions until it is answered.
///
/// Two searches take turns, each with a budget that grows: one without a limit of plies, which
/// proves draws, and one that deepens ply by ply, which finds the shortest win.
struct WinProof {
  /// The side that may win has these squares.
  let attacker: UInt64
  let defender: UInt64
  let isAttacking: Bool
  /// Whether the distance is asked for, or just whether there is a win.
  let wantsDistance: Bool

  /// The attacker does not win within so many plies.
  private(set) var noneWithin: Int
  /// It cannot win at all.
  private(set) var isNever = false
  /// It wins within so many plies, or nil where that is not known.
  private(set) var winWithin: Int?

  init(attacker: UInt64, defender: UInt64, isAttacking: Bool, wantsDistance: Bool) {
    self.attacker = attacker
    self.defender = defender
    self.isAttacking = isAttacking
    self.wantsDistance = wantsDistance
    noneWithin = isAttacking ? -1 : 0
  }

  /// Whether everything asked is known.
  var isAnswered: Bool {
    if isNever { return true }
    guard let winWithin else { return false }
    return !wantsDistance || noneWithin >= winWithin - 2
  }

  /// Looks at as many positions as the budget says and a few more, or fewer if that answers it.
  mutating func work(_ search: WinSearch, budget: Int, limit: SearchLimit) {
    let pliesLeft = search.board.area - (attacker | defender).nonzeroBitCount
    if winWithin == nil {
      learn(ask(search, within: pliesLeft + 2, budget: budget, limit), pliesLeft: pliesLeft)
    }
    let start = search.nodes
    while !isAnswered, !search.isOverLimit {
      let spent = search.nodes - start
      // Before a win is known, deepening gets the smaller part: it has to be done over when that is spent.
      let part = winWithin == nil ? budget / 8 : budget
      let verdict = ask(search, within: noneWithin + 2, budget: part - spent, limit)
      if verdict == .unknown { return }
      learn(verdict, pliesLeft: pliesLeft)
    }
  }

  private func ask(
    _ search: WinSearch, within plies: Int, budget: Int, _ limit: SearchLimit
  ) -> Verdict {
    search.search(
      attacker: attacker, defender: defender, isAttacking: isAttacking, plies: plies,
      budget: budget, limit: limit)
  }

  private mutating func learn(_ verdict: Verdict, pliesLeft: Int) {
    switch verdict {
    case .win(let plies): winWithin = min(winWithin ?? plies, plies)
    case .none(let plies) where plies < pliesLeft: noneWithin = max(noneWithin, plies)
    case .none, .never: isNever = true
    case .unknown: break
    }
  }
}
