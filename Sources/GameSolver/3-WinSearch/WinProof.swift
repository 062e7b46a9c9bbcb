/// A proof, built in portions, of whether one side can win a position, and how soon.
///
/// Two searches alternate, with growing budgets: one without a ply limit, which proves draws, and
/// one that deepens by two plies at a time, which finds the shortest win.
struct WinProof {
  /// The squares of the side whose win is searched for.
  let attacker: UInt64
  let defender: UInt64
  let isAttacking: Bool
  /// Whether the distance is needed, or only whether there is a win.
  let wantsDistance: Bool

  /// The attacker does not win within this many plies.
  private(set) var noneWithin: Int
  /// Whether the attacker is proved unable to win.
  private(set) var isNever = false
  /// The attacker wins within this many plies; nil if no win is known.
  private(set) var winWithin: Int?

  init(attacker: UInt64, defender: UInt64, isAttacking: Bool, wantsDistance: Bool) {
    self.attacker = attacker
    self.defender = defender
    self.isAttacking = isAttacking
    self.wantsDistance = wantsDistance
    noneWithin = isAttacking ? -1 : 0
  }

  /// Whether the question is answered.
  var isAnswered: Bool {
    if isNever { return true }
    guard let winWithin else { return false }
    return !wantsDistance || noneWithin >= winWithin - 2
  }

  /// Searches about as many positions as the budget allows, or fewer if that is enough.
  mutating func work(_ search: WinSearch, budget: Int64, limit: SearchLimit) {
    let pliesLeft = search.board.area - (attacker | defender).nonzeroBitCount
    if winWithin == nil {
      learn(ask(search, within: pliesLeft + 2, budget: budget, limit), pliesLeft: pliesLeft)
    }
    let start = search.nodes
    while !isAnswered, !search.isOverLimit {
      let spent = search.nodes - start
      // Before a win is known, deepening gets the smaller share: an iteration that runs out must be
      // repeated.
      let part = winWithin == nil ? budget / 8 : budget
      let verdict = ask(search, within: noneWithin + 2, budget: part - spent, limit)
      if verdict == .unknown { return }
      learn(verdict, pliesLeft: pliesLeft)
    }
  }

  private func ask(
    _ search: WinSearch, within plies: Int, budget: Int64, _ limit: SearchLimit
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
