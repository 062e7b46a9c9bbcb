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
    // After a pointer, the scroll position stays.
    (successor ?? board.currentButton).focus(scrolls: !isPointing)
  }

  private func returnFocus() {
    if case .seat(let mark) = opener {
      seats.focus(mark)
    } else if case .command(let command) = opener {
      (toolbar[command] ?? toolbar[.menu])?.focus()
    } else {
      board.focusCurrent()
    }
  }

  mutating func focused(_ control: Control) {
    guard case .square(let index) = control, index != board.current else { return }
    cursor.forget()
    board.makeCurrent(index)
    if session.showsTruth { look(at: index) }
  }
}
