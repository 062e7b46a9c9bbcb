/// Positions with the defender to move.
extension WinSearch {
  /// The most lacking squares for which groups are cut: a higher limit decides few more positions
  /// and costs more time than it saves (decision 17).
  private static let cuttable = 4

  /// Searches with the defender to move and an even number of plies left.
  ///
  /// A position is decided on the spot, forced, decided by threats, or else looked up and searched.
  func defend(_ node: Node, _ plies: Int) -> Verdict {
    if countNode(node) { return .unknown }
    let defence = node.defence.survey()
    if defence.wins != 0 {
      let square = defence.wins & (0 &- defence.wins)
      return never(spare: ~node.attack.holding(square, least: 1))
    }
    let attack = node.attack.survey()
    if node.attack.count == 0 { return never(spare: ~0) }
    if attack.wins != 0 { return defendByBlocking(attack.wins, node, plies) }
    // The defender wins by threats: the attacker never does.
    let run = node.defence.run(
      against: node.attack, defence, threats: WinSearch.mostThreats, memory: node.memory,
      work: &work)
    if let run { return never(spare: spare(during: run, node, least: 2)) }
    if plies < 4 { return none(within: plies, spare: ~node.attack.holding(0, least: 2)) }
    return searchDefence(node, plies, attack, defence)
  }

  /// Takes the square where the attacker would complete a line.
  private func defendByBlocking(_ wins: UInt64, _ node: Node, _ plies: Int) -> Verdict {
    let square = wins & (0 &- wins)
    if plies < 2 { return none(within: plies, spare: ~node.attack.holding(0, least: 1)) }
    if wins != square { return .win(within: 2) }
    if plies < 4 { return none(within: plies, spare: ~node.attack.holding(square, least: 2)) }
    let verdict = attack(node.defending(square), plies &- 1)
    spare &= ~square
    return verdict.plyEarlier
  }

  /// Looks a position up; if it is not known, looks for a pairing after each reply and then
  /// searches the replies.
  private func searchDefence(
    _ node: Node, _ plies: Int, _ attack: LineList.Survey, _ defence: LineList.Survey
  ) -> Verdict {
    let live = attack.live | defence.live
    var order = MoveOrder(open: live & ~node.marks, scores: scores + node.ply &* 64)
    var longest = 0
    // The attacker would win by a fork, so only replies that disturb it can help. Looking for whole
    // threat sequences here saves 1 % of the nodes and takes a tenth more time (decision 26).
    let run = node.attack.run(
      against: node.defence, attack, threats: 0, memory: node.memory, work: &work)
    if let run {
      longest = run.plies &+ 1
      order.open &= run.disturbances(by: node.defence)
      if order.open == 0 { return .win(within: longest) }
    }
    let key = key(of: node, attack.live, defence.live, turn: 2)
    if let entry = table[key.key] {
      if let verdict = recall(entry, within: plies, key, live: live) { return verdict }
      order.first = symmetries.undo(key.image, square: entry.move)
    }
    order.weigh(own: node.defence, other: node.attack)
    if let reply = pairedReply(order, node) {
      remember(.never, reply, key, work: 1)
      return .never
    }
    let start = nodes
    let (verdict, reply) = tryReplies(order, node, plies, longest: longest)
    if isStopped { return .unknown }
    remember(verdict, reply, key, work: nodes &- start)
    return verdict
  }

  /// Finds the first reply after which a pairing exists, and sets `spare`; lowers the scores of the
  /// others by what their pairings lack.
  ///
  /// Pairings prove most draws without a search, and order the other replies: 7x7k5 took 128,247
  /// nodes and takes 3,431 (decision 17).
  private func pairedReply(_ order: MoveOrder<UInt64>, _ node: Node) -> Int? {
    var order = order
    while let reply = order.next() {
      let square = UInt64(1) << UInt64(reply)
      work &+= Int64(truncatingIfNeeded: node.attack.count)
      let isPaired: Bool
      if hasLongLines, pairing.cutsPay {
        let lack = pairing.lack(node.attack, after: square, cuttable: WinSearch.cuttable)
        order.blame(reply, lack)
        isPaired = lack == 0
      } else {
        isPaired = pairing.covers(node.attack, after: square)
      }
      if isPaired {
        spare = ~pairing.taken & ~square
        return reply
      }
    }
    return nil
  }

  /// Searches the defender's replies until one does not lose, and then sets `spare`.
  ///
  /// - Parameters:
  ///   - order: The replies.
  ///   - node: The position.
  ///   - plies: The plies left.
  ///   - longest: The plies within which the attacker wins after all other replies.
  /// - Returns: The verdict, and the reply that does not lose.
  private func tryReplies(
    _ order: MoveOrder<UInt64>, _ node: Node, _ plies: Int, longest: Int
  ) -> (verdict: Verdict, reply: Int?) {
    var order = order
    var longest = longest
    while let reply = order.next() {
      let square = UInt64(1) << UInt64(reply)
      let verdict = attack(node.defending(square), plies &- 1).plyEarlier
      if isStopped { return (.unknown, nil) }
      guard case .win(let within) = verdict else {
        spare &= ~square
        return (verdict, reply)
      }
      longest = max(longest, within)
    }
    return (.win(within: longest), nil)
  }
}
