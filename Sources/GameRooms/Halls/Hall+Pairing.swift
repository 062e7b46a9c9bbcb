import RoomProtocol

// Pairings, which depend only on the class: a replay gives the same ones.
extension Hall {
  /// Milliseconds for which two players who have just met wait for somebody else.
  static let patience = 8000

  /// The players of a new game, or of a round; the first of each has X.
  struct Pairing {
    var pairs: [(x: Int, o: Int)] = []
    var odd: Int?
  }

  /// Pairs the free players of an arena, each with the nearest in points whom they have not just met.
  func arenaPairing(of here: (Int) -> Bool, at time: Int) -> Pairing {
    var pairing = Pairing()
    guard !isPaused, !isClosed, !terms.isInRounds else { return pairing }
    var free = standing.filter { isFree($0) && here($0) }
    var left: [Int] = []
    while !free.isEmpty {
      let one = free.removeFirst()
      let others = free.filter { mayMeet(one, $0, at: time) }
      guard let other = others.min(by: { cost(one, $0) < cost(one, $1) }) else {
        left.append(one)
        continue
      }
      free.removeAll { $0 == other }
      pairing.pairs.append(seated(one, other))
    }
    return pairing
  }

  /// Whether two players may meet; those who have just met must first have waited for others in vain.
  private func mayMeet(_ one: Int, _ other: Int, at time: Int) -> Bool {
    guard players[one - 1].opponents.last == other || players[other - 1].opponents.last == one
    else { return true }
    let since = max(players[one - 1].freeSince, players[other - 1].freeSince)
    return running.isEmpty || time - since >= Hall.patience
  }

  /// The cost of a pair: first how lately and how often they have met, then their distance in points.
  private func cost(_ one: Int, _ other: Int) -> Int {
    let (a, b) = (players[one - 1], players[other - 1])
    let isRecent = a.opponents.suffix(3).contains(other) || b.opponents.suffix(3).contains(one)
    let meetings = a.opponents.count { $0 == other }
    return (isRecent ? 100_000 : 0) + meetings * 1000 + abs(a.halves - b.halves) * 2
  }

  /// Gives X to the player who has begun less often, or else to the one with the smaller number.
  private func seated(_ one: Int, _ other: Int) -> (x: Int, o: Int) {
    let (a, b) = (players[one - 1].begun, players[other - 1].begun)
    return a < b || a == b && one < other ? (one, other) : (other, one)
  }

  /// Pairs all players who are here for the next round (Swiss): neighbours of the table who have not met.
  ///
  /// If their number is odd, the lowest in the table of those who have not waited yet has to wait.
  func roundPairing(of here: (Int) -> Bool) -> Pairing {
    var pairing = Pairing()
    var order = standing.filter { isFree($0) && here($0) }
    if order.count % 2 == 1 {
      let place = order.lastIndex { !players[$0 - 1].wasOdd } ?? order.count - 1
      pairing.odd = order.remove(at: place)
    }
    var budget = 10_000
    let pairs = matched(order, &budget) ?? greedy(order)
    pairing.pairs = pairs.map { seated($0.0, $0.1) }
    return pairing
  }

  /// Pairs without a second meeting; nil if there are none, or none are found in time.
  private func matched(_ order: [Int], _ budget: inout Int) -> [(Int, Int)]? {
    guard let one = order.first else { return [] }
    for place in order.indices.dropFirst() {
      budget -= 1
      guard budget > 0 else { return nil }
      let other = order[place]
      guard !players[one - 1].opponents.contains(other) else { continue }
      let rest = order.enumerated().filter { $0.offset != 0 && $0.offset != place }.map(\.element)
      if let pairs = matched(rest, &budget) { return [(one, other)] + pairs }
    }
    return nil
  }

  private func greedy(_ order: [Int]) -> [(Int, Int)] {
    var (free, pairs): ([Int], [(Int, Int)]) = (order, [])
    while free.count > 1 {
      let one = free.removeFirst()
      guard let other = free.min(by: { cost(one, $0) < cost(one, $1) }) else { break }
      free.removeAll { $0 == other }
      pairs.append((one, other))
    }
    return pairs
  }
}
