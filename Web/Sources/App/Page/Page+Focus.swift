import BoardUI
import GameRules
import GameSession

// The keyboard focus, as panels and buttons come and go.

extension Page {
  /// Moves the focus into a panel that the player opened, or back from one that has closed.
  mutating func panelChanged() {
    let hadFocus = panel.hasFocus
    setInert()
    if !panel.isOpen {
      Browser.setSheet(isOpen: false)
      if hadFocus { returnFocus() }
      opener = nil
    } else if opener != nil {
      Browser.setSheet(isOpen: true)
      panel.focus()
    } else if session.room?.isInvited == true {
      panel.focus()
    }
  }

  /// Makes everything under a sheet inert.
  ///
  /// A panel in the rail's place covers nothing.
  mutating func setInert() {
    let isCovered = panel.isOpen && scrim.rectangle.width > 0
    for node in covered { node.set("inert", isOn: isCovered) }
  }

  /// Whether a button in the message or below the board has the focus.
  var hasFocusBeside: Bool { talk.hasFocus || actions.hasFocus }

  /// Moves the focus from a button that has gone to its successor, or to the board.
  @inline(never)
  func moveFocus(_ phase: Phase) {
    let successor = review.current ?? (phase == .finished ? offer.first : nil)
    // After input by pointer, the scroll position stays.
    (successor ?? board.currentButton).focus(scrolls: !isPointing)
  }

  private func returnFocus() {
    let node: Node? =
      switch opener {
      case .seat(let mark): seats.name(mark)
      case .command(let command): toolbar[command] ?? toolbar[.menu]
      case .offer(let id): offer.opener(id)
      default: nil
      }
    node?.focus()
    // The element may have gone meanwhile.
    if node?.hasFocus != true { board.focusCurrent() }
  }

  /// Takes a choice beside the board; announced, as a button that steps to it keeps the focus.
  @inline(never)
  mutating func choose(_ id: Int, isTold: Bool = false) {
    guard let item = offer.item(id), item.kind == .choice else { return }
    performIfAny(item.action())
    if isTold { announcer.say(item.label) }
  }

  mutating func focused(_ control: Control) {
    guard case .square(let index) = control, index != board.current else { return }
    cursor.forget()
    board.makeCurrent(index)
    if session.showsValues { look(at: index) }
  }
}
