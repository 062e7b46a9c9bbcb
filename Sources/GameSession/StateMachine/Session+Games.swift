import GameRules

// Starting, restoring and opening games.

extension Session {
  /// Starts a game; `opponent`, if there is one, replaces the person's current one.
  @inline(never)
  mutating func begin(_ rules: Rules, against opponent: Player? = nil) {
    let before = game
    // Back must not lead to the unreadable text, nor through every game that ended on this board.
    let isStep = panel != .unreadableGame && !(before.position.isOver && before.rules == rules)
    leaveGame()
    unfinished =
      before.ply > 0 && !before.position.isOver ? UnfinishedGame(game: game, match: match) : nil
    let next = Game(tables.table(for: rules))
    addToJournal(before: next)
    match.beginGame()
    // Not earlier: the previous game is filed with its players, and its result decides who starts.
    if let opponent {
      match[match.personAlone?.other ?? .second] = opponent
      perform(.savePlayers(match))
    }
    game = next
    var fading: Transition?
    if before.ply > 0, before.rules == rules {
      let marks = (0..<rules.area).map { before.position.board[$0] }
      fading = .clearing(Transition.Remains(marks: marks))
    }
    perform(.cue(.newGame))
    perform(.announce(wording.newGame(rules), .polite))
    saveGame(isStep: isStep)
    refreshActivity(after: fading)
  }

  /// Clears the state that belongs only to the current game, before another one replaces it.
  @inline(never)
  mutating func leaveGame() {
    endTransition()
    leaveLiveGame()
    isLiveGameGone = false
    isReviewing = false
    unfinished = nil
    openPanel = nil
    invitation = nil
    otherLines = []
  }

  /// Whether Undo would restore the unfinished game that New game replaced.
  var canRestoreUnfinishedGame: Bool { unfinished != nil && game.record.isEmpty }

  /// Restores the unfinished game in place of the current, empty one.
  @inline(never)
  mutating func restoreUnfinishedGame() {
    guard let unfinished, canRestoreUnfinishedGame else { return }
    endTransition()
    self.unfinished = nil
    isReviewing = false
    addToJournal(before: unfinished.game)
    game = unfinished.game
    match.resume(unfinished.match)
    refreshActivity()
    perform(.cue(.takenBack))
    perform(.announce(wording.broughtBack(game.rules), .assertive))
    saveGame(isStep: false)
  }

  @inline(never)
  mutating func edit(_ field: CustomRules.Field, to entry: CustomRules.Entry) {
    openPanel?.customRules?.edit(field, to: entry)
  }

  @inline(never)
  mutating func beginCustomGame() {
    guard let rules = try? openPanel?.customRules?.rules() else { return }
    begin(rules)
  }

  @inline(never)
  mutating func open(_ text: UTF8Text, record: UTF8Text) {
    endTransition()
    let text = Link.gameText(in: text)
    // No rules text starts with `r`.
    if text.bytes.first == UInt8(ascii: "r"), let id = Link.room(in: text) {
      return enter(id, knownBy: record)
    }
    do throws(GameTextError) {
      var game = text.isEmpty ? Game(.classic) : try Game(text, sharing: &tables)
      if let whole = try? Game(record, sharing: &tables), whole.continues(game) {
        let step = game.step
        game = whole
        game.go(toStep: step)
      }
      let (invitation, otherLines) = (invitation, otherLines)
      leaveGame()
      // An empty board starts another game, unless the current one is empty too.
      let isAnother = game.record.isEmpty && !self.game.record.isEmpty
      if !isAnother, game.continues(self.game) || self.game.continues(game) {
        (self.invitation, self.otherLines) = (invitation, otherLines)
      } else {
        match.changeGame()
      }
      addToJournal(before: game)
      showRecord(of: game)
    } catch {
      refreshActivity()
      openPanel = OpenPanel(.unreadableGame)
      openPanel?.error = error
    }
  }

  /// Continues a saved game with its players.
  @inline(never)
  mutating func resume(_ game: Game, _ match: Match) {
    leaveGame()
    addToJournal(before: game)
    self.match = match
    perform(.savePlayers(match))
    showRecord(of: game)
  }

  /// Continues from the current place in a record that came from outside.
  @inline(never)
  private mutating func showRecord(of game: Game) {
    self.game = game
    // Otherwise the computer would move at once and replace the rest of the record.
    isReviewing = game.canRedo && match.player(of: game.position.toMove).isComputer
    refreshActivity()
    saveGame(isStep: false)
  }

  @inline(never)
  mutating func saveGame(isStep: Bool) {
    perform(
      .saveGame(
        isInLiveGame ? liveGameLink : game.notation, record: game.recordNotation, isStep: isStep))
  }

  // MARK: Choices

  @inline(never)
  mutating func choose(_ symbol: Symbol, for mark: Mark) {
    symbols.choose(symbol, for: mark)
    perform(.saveSymbols(symbols))
  }

  @inline(never)
  mutating func choose(_ player: Player, for seat: Seat) {
    guard !isInLiveGame else { return }
    if isOver { addToJournal() }
    sit(player, in: seat)
  }

  private mutating func sit(_ player: Player, in seat: Seat) {
    match[seat] = player
    if !game.position.isOver { refreshActivity() }
    perform(.savePlayers(match))
  }

  @inline(never)
  mutating func choose(_ firstMove: FirstMove) {
    match.firstMove = firstMove
    perform(.savePlayers(match))
  }

  @inline(never)
  mutating func playAgainst(_ player: Player) {
    guard !isInLiveGame else { return }
    match[.first] = .person
    sit(player, in: .second)
  }

  /// Gives each seat the other one's mark, so that the other player starts.
  @inline(never)
  mutating func swapMarks() {
    guard isBeforeTheFirstMove, !isInLiveGame else { return }
    match.swapMarks()
    refreshActivity()
    perform(.savePlayers(match))
  }

  /// Starts a new game against another opponent, who takes the seat of the person's current one.
  @inline(never)
  mutating func playNext(against player: Player) {
    if !isInLiveGame { begin(game.rules, against: player) }
  }

  @inline(never)
  mutating func choose(_ language: Language) {
    if phrases.code(of: language) == phrases.language {
      closePanel()
    } else {
      perform(.saveLanguage(language))
    }
  }

  @inline(never)
  mutating func make(_ change: Settings.Change) {
    settings.make(change)
    perform(.saveSettings(settings))
  }
}
