/// What a win search has proved about one position: the attacker wins within some plies, or does
/// not win within some plies, or never.
struct Verdict: Equatable {
  /// Wins within that many plies if positive, else does not within its negative; −255 is never.
  let code: Int

  @inline(__always)
  static func win(within plies: Int) -> Verdict { Verdict(code: plies) }
  @inline(__always)
  static func none(within plies: Int) -> Verdict { Verdict(code: 0 &- plies) }
  /// The attacker cannot win, however long the game.
  static let never = Verdict(code: -255)
  /// Nothing is proved; also the verdict of a search that was stopped.
  static let unknown = Verdict(code: 0)

  @inline(__always)
  var isWin: Bool { code > 0 }
  @inline(__always)
  var isNever: Bool { code == -255 }

  /// The verdict on the position one ply earlier, if this is what its move leads to.
  @inline(__always)
  var plyEarlier: Verdict {
    if isNever { return self }
    return Verdict(code: isWin ? code &+ 1 : code &- 1)
  }
}
