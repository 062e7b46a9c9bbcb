import GameRules

// What is opened over the board, and left again.

extension Session {
  mutating func open(_ panel: Panel) -> [Effect] {
    let opened: Overlay
    switch (panel, overlay) {
    case (.howToPlay, _): opened = .howToPlay
    case (.games, .games(let rules)): opened = .games(rules)
    case (.games, _): opened = .games(CustomRules(game.rules))
    case (.symbols, _): opened = .symbols
    case (.players, _): opened = .players
    // They only come by themselves.
    case (.result, _), (.unreadableGame, _): return []
    }
    defer { overlay = opened }
    return putUnreadableAside()
  }

  mutating func confirmPanel() -> [Effect] {
    switch panel {
    case .result, .unreadableGame: begin(game.rules)
    case .howToPlay, .games, .symbols, .players, nil: closePanel()
    }
  }

  mutating func closePanel() -> [Effect] {
    guard overlay != nil else {
      if activity.ending?.stage == .result { activity.ending?.stage = .board }
      return []
    }
    defer { overlay = nil }
    return putUnreadableAside()
  }

  /// The text that could not be read gives way to the game that is still there.
  func putUnreadableAside() -> [Effect] {
    panel == .unreadableGame ? [keepGame(isStep: false)] : []
  }
}
