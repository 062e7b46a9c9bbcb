import GameRules

// Which game is played, and with what.

extension Session {
  @inline(never)
  mutating func begin(_ rules: Rules) -> [Effect] {
    endTransition()
    let before = game
    // Going back must not lead to the text that could not be read.
    let isStep = panel != .unreadableGame
    overlay = nil
    isReviewing = false
    otherLines = []
    match.beginGame()
    game = Game(rules)
    let remains = Transition.Remains(board: before.position.board, rules: before.rules)
    let isBare = before.ply == 0 || before.rules != rules
    return [
      .cue(.newGame), .announce(wording.newGame(rules), .polite), keepGame(isStep: isStep),
    ] + proceed(after: isBare ? nil : .clearing(remains))
  }

  mutating func edit(_ field: CustomRules.Field, to entry: CustomRules.Entry) -> [Effect] {
    guard case .games(var rules) = overlay else { return [] }
    rules.edit(field, to: entry)
    overlay = .games(rules)
    return []
  }

  mutating func beginCustomGame() -> [Effect] {
    guard case .games(let custom) = overlay, let rules = try? custom.rules() else { return [] }
    return begin(rules)
  }

  @inline(never)
  mutating func open(_ text: UTF8Text, record: UTF8Text) -> [Effect] {
    endTransition()
    let text = Link.gameText(in: text)
    do throws(GameTextError) {
      var game = text.isEmpty ? Game(.classic) : try Game(text)
      if let whole = try? Game(record), whole.continues(game) {
        let ply = game.ply
        game = whole
        game.go(to: ply)
      }
      overlay = nil
      isReviewing = false
      if !game.continues(self.game), !self.game.continues(game) {
        otherLines = []
        match.changeGame()
      }
      self.game = game
      _ = proceed()
      return [keepGame(isStep: false)]
    } catch {
      _ = proceed()
      overlay = .unreadable(error)
      return []
    }
  }

  func keepGame(isStep: Bool) -> Effect {
    .keepGame(game.notation, record: game.recordNotation, isStep: isStep)
  }

  // MARK: Choices

  mutating func choose(_ symbol: Symbol, for mark: Mark) -> [Effect] {
    symbols.choose(symbol, for: mark)
    return [.keepSymbols(symbols)]
  }

  mutating func choose(_ player: Player, for seat: Seat) -> [Effect] {
    match[seat] = player
    if !game.position.isOver { _ = proceed() }
    return [.keepPlayers(match)]
  }

  mutating func choose(_ firstMove: FirstMove) -> [Effect] {
    match.firstMove = firstMove
    return [.keepPlayers(match)]
  }
}
