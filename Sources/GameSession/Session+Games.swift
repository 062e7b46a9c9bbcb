import GameRules

// Which game is played, and with what.

extension Session {
  @inline(never)
  mutating func begin(_ rules: Rules) {
    endTransition()
    let before = game
    // Going back must not lead to the text that could not be read.
    let isStep = panel != .unreadableGame
    overlay = nil
    isReviewing = false
    otherLines = []
    match.beginGame()
    game = Game(rules)
    var fading: Transition?
    if before.ply > 0, before.rules == rules {
      let marks = (0..<rules.area).map { before.position.board[$0] }
      fading = .clearing(Transition.Remains(marks: marks))
    }
    perform(.cue(.newGame))
    perform(.announce(wording.newGame(rules), .polite))
    keepGame(isStep: isStep)
    proceed(after: fading)
  }

  @inline(never)
  mutating func edit(_ field: CustomRules.Field, to entry: CustomRules.Entry) {
    guard case .games(var rules) = overlay else { return }
    rules.edit(field, to: entry)
    overlay = .games(rules)
  }

  @inline(never)
  mutating func beginCustomGame() {
    guard case .games(let custom) = overlay, let rules = try? custom.rules() else { return }
    begin(rules)
  }

  @inline(never)
  mutating func open(_ text: UTF8Text, record: UTF8Text) {
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
      proceed()
      keepGame(isStep: false)
    } catch {
      proceed()
      overlay = .unreadable(error)
    }
  }

  @inline(never)
  mutating func keepGame(isStep: Bool) {
    perform(.keepGame(game.notation, record: game.recordNotation, isStep: isStep))
  }

  // MARK: Choices

  @inline(never)
  mutating func choose(_ symbol: Symbol, for mark: Mark) {
    symbols.choose(symbol, for: mark)
    perform(.keepSymbols(symbols))
  }

  @inline(never)
  mutating func choose(_ player: Player, for seat: Seat) {
    match[seat] = player
    if !game.position.isOver { proceed() }
    perform(.keepPlayers(match))
  }

  @inline(never)
  mutating func choose(_ firstMove: FirstMove) {
    match.firstMove = firstMove
    perform(.keepPlayers(match))
  }
}
