/// The result of a win search for one position.
enum Verdict: Equatable {
  /// The attacker wins within this many plies.
  case win(within: Int)
  /// The attacker does not win within this many plies.
  case none(within: Int)
  /// The attacker cannot win, however long the game.
  case never
  /// Nothing is proved; also the verdict of a search that was stopped.
  case unknown

  @inline(__always)
  var isWin: Bool {
    if case .win = self { true } else { false }
  }

  /// The verdict on the position one ply earlier, if its move leads to a position with this
  /// verdict.
  @inline(__always)
  var plyEarlier: Verdict {
    switch self {
    case .win(let plies): .win(within: plies &+ 1)
    case .none(let plies): .none(within: plies &+ 1)
    case .never, .unknown: self
    }
  }
}
