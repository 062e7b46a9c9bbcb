/// Positions with the attacker to move.
extension WinSearch {
  /// Searches with the attacker to move and an odd number of plies left.
  ///
  /// A position is decided on the spot, forced, decided by threats or by its potential, or else
  /// looked up and searched.
  func attack(_ node: Node, _ plies: Int) -> Verdict {
    if countNode(node) { return .unknown }
    let attack = node.attack.survey(most: WinSearch.moves(in: plies))
    if attack.wins != 0 { return .win(within: 1) }
    if node.attack.count == 0 { return never(spare: ~0) }
    // Every end of the search keeps enough squares of each line and lends all others to the attacker
    // (decision 25).
    if plies < 3 { return none(within: plies, spare: ~node.attack.holding(0, least: 2)) }
    let defence = node.defence.survey()
    if defence.wins != 0 { return attackByBlocking(defence.wins, node, plies) }
    if let verdict = decideAttack(node, plies, attack) { return verdict }
    return searchAttack(node, plies, attack, defence)
  }

  /// The number of moves that the attacker, to move, still has.
  private static func moves(in plies: Int) -> Int { (plies &+ 1) >> 1 }

  /// Takes the square where the defender would complete a line.
  private func attackByBlocking(_ wins: UInt64, _ node: Node, _ plies: Int) -> Verdict {
    let square = wins & (0 &- wins)
    // Two wins cannot both be blocked.
    if wins != square { return never(spare: ~node.attack.holding(wins, least: 2)) }
    let verdict = defend(node.attacking(square), plies &- 1)
    spare = ~node.attack.holding(~spare | square, least: 2)
    return verdict.plyEarlier
  }

  /// Decides a position in which neither side completes a line at once, by the attacker's
  /// threats or by the potential of its lines (Erdős and Selfridge, 1973).
  private func decideAttack(
    _ node: Node, _ plies: Int, _ attack: LineList.Survey
  ) -> Verdict? {
    let run = node.attack.run(
      against: node.defence, attack, threats: min((plies &- 3) >> 1, WinSearch.mostThreats),
      memory: node.memory, work: &work)
    if let run { return .win(within: run.plies) }
    if plies < 5 {
      return none(within: plies, spare: ~node.attack.holding(attack.threats, least: 3))
    }
    if attack.potential >= LineList.Survey.safePotential { return nil }
    if !attack.hasLonger { return never(spare: ~attack.live) }
    return none(
      within: plies, spare: ~node.attack.holding(0, least: WinSearch.moves(in: plies) &+ 1))
  }

  /// Looks a position up; if it is not known, looks for a pairing and then searches the moves.
  private func searchAttack(
    _ node: Node, _ plies: Int, _ attack: LineList.Survey, _ defence: LineList.Survey
  ) -> Verdict {
    let live = attack.live | defence.live
    let key = key(of: node, attack.live, defence.live, turn: 1)
    var order = MoveOrder(open: live & ~node.marks, scores: scores + node.ply &* 64)
    if let entry = table[key.key] {
      if let verdict = recall(entry, within: plies, key, live: live) { return verdict }
      order.first = symmetries.undo(key.image, square: entry.move)
    }
    // The defender wins by threats unless the attacker disturbs that: 24 times fewer nodes on 7x5k4,
    // together with the attacker's own (decision 26).
    var allSpare = ~UInt64(0)
    let run = node.defence.run(
      against: node.attack, defence, threats: WinSearch.mostThreats, memory: node.memory,
      work: &work)
    if let run {
      order.open &= run.disturbances(by: node.attack)
      allSpare = spare(during: run, node, least: 3)
    }
    let moves = WinSearch.moves(in: plies)
    if pairing.covers(node.attack, most: moves) {
      if !attack.hasLonger { return never(spare: ~pairing.taken) }
      return none(
        within: plies,
        spare: ~node.attack.holding(pairing.taken, least: moves &+ 1, whereMore: moves))
    }
    let start = nodes
    order.weigh(own: node.attack, other: node.defence)
    let (verdict, move) = tryMoves(order, node, plies, spare: allSpare)
    if isStopped { return .unknown }
    remember(verdict, move, key, work: nodes &- start)
    return verdict
  }

  /// Searches the attacker's moves until one wins, and otherwise sets `spare`.
  ///
  /// The answer to one move also meets every move on a square that it leaves spare, so only the
  /// others remain to be tried (decision 25).
  ///
  /// - Returns: The verdict, and the move that wins.
  private func tryMoves(
    _ order: MoveOrder<UInt64>, _ node: Node, _ plies: Int, spare allSpare: UInt64
  ) -> (verdict: Verdict, move: Int?) {
    var order = order
    var allSpare = allSpare
    var toTry = ~UInt64(0)
    var noneWithin = Int.max
    while let move = order.next() {
      let square = UInt64(1) << UInt64(move)
      if toTry & square == 0 { continue }
      let verdict = defend(node.attacking(square), plies &- 1).plyEarlier
      if isStopped { return (.unknown, nil) }
      if verdict.isWin { return (verdict, move) }
      if case .none(let within) = verdict { noneWithin = min(noneWithin, within) }
      toTry &= ~spare
      allSpare &= spare | square
    }
    spare = allSpare
    return (noneWithin == .max ? .never : .none(within: noneWithin), nil)
  }
}
