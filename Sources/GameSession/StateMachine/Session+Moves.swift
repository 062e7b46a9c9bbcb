import GameRules

// Moves by taps, by dragged pieces, by the computer and by remote players.

extension Session {
  /// The way a mark was placed.
  enum Placement {
    /// A person tapped the square.
    case tapped
    /// A person dropped a piece on it.
    case dropped
    /// The computer or a remote player chose it.
    case replied
  }

  /// The mark that a tap would place; nil while squares ignore input.
  public var nextMark: Mark? {
    // The record of a live game can be reviewed but not played on.
    let isOnlyLookedAt = isInLiveGame && isReviewing
    return activity.turn?.carry == nil || isOnlyLookedAt ? nil : game.position.toMove
  }

  @inline(never)
  mutating func tapSquare(_ square: Square) {
    switch activity {
    case .turn: if nextMark != nil { play(square, .tapped) }
    case .over:
      if activity.transition == nil, !isInLiveGame || game.position.isOver { play(square, .tapped) }
    case .reply, .watching: break
    }
  }

  @inline(never)
  mutating func play(_ square: Square, _ placement: Placement) {
    let mark = game.position.toMove
    let before = game
    do throws(IllegalMove) {
      try game.play(square)
    } catch {
      activity.refuse(error)
      perform(.cue(.refused))
      if placement == .dropped { returnPiece() }
      // If the piece is gliding back, the wait starts when it arrives.
      if activity.transition == nil { wait(milliseconds: Activity.Refusal.milliseconds) }
      return
    }
    openPanel = nil
    isReviewing = false
    if before.canRedo || !otherLines.isEmpty { addOtherLine(before) }
    let arrival = Transition.Arrival(square: square, isDropped: placement == .dropped)
    // Replaces the address and adds no step: a game is one step of the history (decision 19).
    cue(square, by: mark)
    perform(.announce(wording.move(mark, square), .assertive))
    saveGame(isStep: false)
    if isInLiveGame, placement != .replied { send() }
    if game.position.isOver, !isInLiveGame { expectReview() }
    refreshActivity(after: game.position.isOver ? .ending(arrival) : .turn(arrival))
  }

  /// Whether a person may take over the first mark now.
  public var canTakeOver: Bool {
    @inline(never) get { game.canSwap && nextMark != nil }
  }

  /// Takes over the first mark for the side to move.
  @inline(never)
  mutating func takeOverMark(isOwn: Bool = true) {
    guard game.canSwap else { return }
    let before = game
    game.swap()
    openPanel = nil
    isReviewing = false
    if before.canRedo || !otherLines.isEmpty { addOtherLine(before) }
    refreshActivity()
    perform(.cue(.replayed))
    perform(.announce(wording.takesOver(.x), .assertive))
    saveGame(isStep: false)
    if isInLiveGame, isOwn { send() }
  }

  // MARK: Pieces

  /// The place of the tray's piece; nil if this mark cannot be moved now.
  @inline(never)
  private func carry(of mark: Mark) -> Carry? {
    nextMark == mark ? activity.turn?.carry : nil
  }

  @inline(never)
  mutating func pickUp(_ mark: Mark) {
    guard let carry = carry(of: mark) else { return }
    let isHeld = carry == .holding
    activity.turn?.stage = .still(isHeld ? .empty : .holding)
    activity.turn?.refusal = nil
    perform(.cue(isHeld ? .returned : .lifted(mark)))
  }

  @inline(never)
  mutating func lift(_ mark: Mark) {
    guard carry(of: mark) != nil else { return }
    activity.turn?.stage = .still(.dragging(over: nil))
    perform(.cue(.lifted(mark)))
  }

  @inline(never)
  mutating func carryPiece(over square: Square?) {
    if case .dragging = carry { activity.turn?.stage = .still(.dragging(over: square)) }
  }

  @inline(never)
  mutating func drop(on square: Square?) {
    guard case .dragging = carry else { return }
    if let square { play(square, .dropped) } else { returnPiece() }
  }

  @inline(never)
  mutating func returnPiece() {
    switch carry {
    case .empty: break
    case .dragging where !reducesMotion:
      activity.turn?.stage = .moving(.returning)
      perform(.cue(.returned))
      wait(milliseconds: Transition.returning.milliseconds)
    case .holding, .dragging:
      activity.turn?.stage = .still(.empty)
      perform(.cue(.returned))
    }
  }
}
