import GameRules

// Moves, by taps, pieces and the program.

extension Session {
  /// How a mark comes to its square.
  enum Placement {
    /// A person tapped the square.
    case tapped
    /// A person let a piece go over it.
    case dropped
    /// The program chose it.
    case replied
  }

  mutating func tapSquare(_ square: Square) -> [Effect] {
    switch activity {
    case .turn, .over: activity.transition == nil ? play(square, .tapped) : []
    case .reply, .watching: []
    }
  }

  mutating func play(_ square: Square, _ placement: Placement) -> [Effect] {
    let mark = game.position.toMove
    let before = game
    do throws(IllegalMove) {
      try game.play(square)
    } catch {
      activity.refuse(error)
      return [.cue(.refused)] + (placement == .dropped ? putBack() : [])
    }
    overlay = nil
    isReviewing = false
    keepLine(before)
    let arrival = Transition.Arrival(square: square, isDropped: placement == .dropped)
    // A step of the address is what a person did, so that going back leads to a person's turn.
    return cues(of: square, by: mark)
      + [
        .announce(wording.move(mark, square), .assertive), keepGame(isStep: placement != .replied),
      ]
      + proceed(after: game.position.isOver ? .ending(arrival) : .turn(arrival))
  }

  // MARK: Pieces

  /// What became of the tray's pieces, where this one can be taken now.
  private func carry(of mark: Mark) -> Carry? {
    game.position.toMove == mark ? activity.turn?.carry : nil
  }

  mutating func pickUp(_ mark: Mark) -> [Effect] {
    guard let carry = carry(of: mark) else { return [] }
    let isHeld = carry == .holding
    activity.turn?.stage = .still(isHeld ? .empty : .holding)
    activity.turn?.refusal = nil
    return [.cue(isHeld ? .returned : .lifted(mark))]
  }

  mutating func lift(_ mark: Mark) -> [Effect] {
    guard carry(of: mark) != nil else { return [] }
    activity.turn?.stage = .still(.dragging(over: nil))
    return [.cue(.lifted(mark))]
  }

  mutating func carryPiece(over square: Square?) -> [Effect] {
    if case .dragging = carry { activity.turn?.stage = .still(.dragging(over: square)) }
    return []
  }

  mutating func drop(on square: Square?) -> [Effect] {
    guard case .dragging = carry else { return [] }
    guard let square else { return putBack() }
    return play(square, .dropped)
  }

  mutating func putBack() -> [Effect] {
    switch carry {
    case .empty: return []
    case .holding:
      activity.turn?.stage = .still(.empty)
      return [.cue(.returned)]
    case .dragging:
      if reducesMotion {
        activity.turn?.stage = .still(.empty)
        return [.cue(.returned)]
      }
      activity.turn?.stage = .moving(.returning)
      return [.cue(.returned), wait(milliseconds: Transition.returning.milliseconds)]
    }
  }
}
