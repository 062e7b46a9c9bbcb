import BoardUI
import GameRules
import GameSession

// Keys on the board and on panels.

extension Page {
  /// Handles a key; returns whether to keep it from the browser.
  mutating func keyPressed(_ key: Key, on control: Control?) -> Bool {
    isPointing = false
    if key == .escape {
      if carry != .empty {
        perform(.pieceReturned)
      } else if panel.isOpen {
        perform(.panelClosed)
      }
      return false
    }
    gesture.keyPressed()
    tap = TapGesture()
    if key == .enter, case .item(let id) = control, let item = panel.item(id),
      item.kind == .number || item.kind == .toggle || item.kind == .name || item.kind == .search
    {
      if item.kind == .name {
        // An invitation asks for more than a name, so Enter does not confirm it.
        if session.panel == .room { panel.focus() } else { perform(.panelConfirmed) }
        return true
      }
      use(panel.button(below: id))
      return true
    }
    guard case .square(let index) = control else { return false }
    cursor.stay(at: rules.square(at: index))
    switch cursor.press(key, on: rules) {
    case .taken:
      let isElsewhere = rules.index(of: cursor.square) != index
      board.focus(rules.index(of: cursor.square))
      if !isElsewhere { stayed(after: key) }
      if session.showsValues { look(at: board.current) }
      return true
    case .command(let command):
      use(command, from: .square(index))
      return command == .howToPlay
    case .unused: return false
    }
  }

  /// Responds to a key that did not move the focus: an edge sounds, and a typed square is named.
  @inline(never)
  private mutating func stayed(after key: Key) {
    if case .step = key {
      return Browser.cue(.refused, session.settings, on: rules)
    }
    let square = cursor.square
    let presentation = presentation
    announcer.say(
      presentation.wording.square(square, presentation.squares[rules.index(of: square)]))
  }
}
