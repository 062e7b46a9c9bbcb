import GameRules

// Opening and closing panels.

extension Session {
  @inline(never)
  mutating func open(_ panel: Panel) {
    let opened: Overlay
    switch (panel, overlay) {
    case (.howToPlay, _): opened = .howToPlay
    case (.games, .games(let rules)): opened = .games(rules)
    case (.games, _): opened = .games(CustomRules(game.rules))
    case (.symbols, _): opened = .symbols
    case (.players, _): opened = .players
    case (.seat(let seat), _): opened = .seat(seat)
    case (.journal, _): opened = .journal
    case (.share, _): opened = .share(done: nil)
    case (.room, _): opened = .room(clock: 0)
    case (.languages, _): opened = .languages
    case (.menu, _): opened = .menu
    // These open only by themselves.
    case (.result, _), (.unreadableGame, _): return
    }
    putUnreadableAside()
    overlay = opened
  }

  @inline(never)
  mutating func confirmPanel() {
    switch panel {
    case .result, .unreadableGame: newGame()
    case .howToPlay, .games, .symbols, .players, .seat, .journal, .share, .room, .languages,
      .menu, nil:
      closePanel()
    }
  }

  @inline(never)
  mutating func closePanel() {
    if overlay == nil, case .result = activity.ending?.stage { activity.ending?.stage = .board }
    putUnreadableAside()
    overlay = nil
  }

  /// Restores the address of the current game, if it still holds the unreadable text.
  @inline(never)
  mutating func putUnreadableAside() {
    if panel == .unreadableGame { keepGame(isStep: false) }
  }
}
