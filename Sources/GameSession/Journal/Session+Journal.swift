import GameRules
import GameSolver

// Names, and the journal of recent games.

extension Session {
  // MARK: Seats

  @inline(never)
  mutating func rename(_ seat: Seat, to name: UTF8Text) {
    if isInLiveGame {
      // Not in `match`: while this player has no seat, its first one may be the host's.
      room?.matchBefore.rename(seat, to: name)
      takeSeats()
    } else {
      match.rename(seat, to: name)
    }
    perform(.savePlayers(ownMatch))
  }

  /// The panel of one player: name, symbol, and kind of player.
  @inline(never)
  func seatContent(_ seat: Seat) -> PanelContent {
    var content = PanelContent(.seat(seat), wording.player(seat))
    addName(of: seat, to: &content)
    content.add(.heading, wording.symbolField)
    addSymbols(for: match.mark(of: seat), to: &content)
    if !isInLiveGame { content.add(.heading, wording.playerField) }
    if !isInLiveGame { addPlayers(for: seat, to: &content) }
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  func addName(of seat: Seat, to content: inout PanelContent) {
    content.add(
      .name, wording.nameField, .name(seat), isEnabled: match[seat] == .person,
      entered: match.name(of: seat))
  }

  func addSymbols(for mark: Mark, to content: inout PanelContent) {
    for symbol in Symbol.allCases {
      content.add(
        .choice, wording.name(of: symbol), .symbol(symbol, mark), picture: .symbol(symbol, mark),
        isOn: symbols[mark] == symbol, isEnabled: symbols.allows(symbol, for: mark))
    }
  }

  func addPlayers(for seat: Seat, to content: inout PanelContent) {
    for player in Player.all {
      content.add(
        .choice, wording.name(player), .player(player, seat), about: wording.about(player),
        picture: .strength(player), isOn: match[seat] == player)
    }
  }

  // MARK: Recent games

  /// Files the current game in the journal before `next` replaces it, unless `next` continues it.
  ///
  /// Removes `next` from the journal. The values of squares stay in sight only on the same board.
  @inline(never)
  mutating func addToJournal(before next: Game) {
    if next.rules != game.rules { showsValues = false }
    if journal.games.isEmpty, game.record.isEmpty { return }
    if !next.continuesRecord(of: game) { journal.add(game, match) }
    journal.forget(next)
    perform(.saveJournal(journal))
  }

  /// Files the current game in the journal; its players must still be in their seats.
  @inline(never)
  mutating func addToJournal() {
    journal.add(game, match)
    perform(.saveJournal(journal))
  }

  /// Counts the end of the current game.
  @inline(never)
  mutating func count(_ outcome: Outcome) {
    let earlier = match.counted
    match.count(outcome)
    journal.count(Match.End(outcome), insteadOf: earlier, of: match, on: game.rules)
    perform(.saveJournal(journal))
    expectReview()
    if earlier == nil { endToCount = endToReview }
    if let knownReview { countMistakes(in: knownReview) }
  }

  /// Requests a review of the game that has just ended against the computer, for the words of its end.
  ///
  /// Small games are solved, so their review is quick.
  @inline(never)
  mutating func expectReview() {
    let isReviewed = match.personAgainstComputer != nil && StrongSolution.covers(game.rules)
    endToReview = isReviewed ? game : nil
  }

  /// Counts the person's mistakes in the game that has just ended against the computer.
  @inline(never)
  mutating func countMistakes(in review: Review) {
    guard endToCount == game, match.counted != nil else { return }
    endToCount = nil
    let mistakes = review.steps.filter {
      $0.changesResult && match.player(of: $0.mark) == .person
    }
    journal.count(mistakes: mistakes.count, of: match, on: game.rules)
    perform(.saveJournal(journal))
  }

  /// Resumes a recent game.
  @inline(never)
  mutating func reopen(_ index: Int) {
    guard journal.games.indices ~= index else { return }
    leaveGame()
    let played = journal.games[index]
    addToJournal(before: played.game)
    match.sit(as: played.match)
    game = played.game
    perform(.announce(wording.broughtBack(game.rules), .polite))
    saveGame(isStep: true)
    refreshActivity()
  }

  // MARK: Other windows

  /// Adopts a value that another window saved, because each window saves it whole.
  @inline(never)
  mutating func adopt(_ value: Action.SavedValue, _ text: UTF8Text) {
    switch value {
    case .symbols: symbols = SymbolChoice(text)
    case .players:
      if let saved = Match(saved: text) { adopt(saved) }
    case .settings: settings = Settings(text) ?? settings
    case .journal: journal = Journal(text)
    case .file:
      // Not to the right of `openPanel?.added =`, where nothing runs if no panel is open.
      let added = journal.add(Journal(text))
      openPanel?.added = added
      openPanel?.answers &+= 1
      perform(.saveJournal(journal))
    case .learning: learning = text
    }
  }

  /// Adopts names, score and first move, and the seats too if nobody has moved here.
  @inline(never)
  private mutating func adopt(_ saved: Match) {
    unfinished?.match.adopt(saved)
    if isInLiveGame {
      room?.matchBefore.adopt(saved)
      return
    }
    // The computer starts no game in a window that nobody uses.
    if game.record.isEmpty, !match.isBetweenPlayers(of: saved), !saved[match.seatOfX].isComputer {
      var seats = saved
      seats.seatOfX = match.seatOfX
      match.sit(as: seats)
      refreshActivity()
    }
    match.adopt(saved)
  }

  @inline(never)
  var journalContent: PanelContent {
    var content = PanelContent(.journal, wording.name(.journal))
    if journal.games.isEmpty, journal.tallies.isEmpty { content.add(.text, wording.nothingPlayed) }
    addListed(to: &content)
    for (index, played) in journal.games.enumerated() {
      var players = played.match
      players.names = ownMatch.names
      let wording = Wording(symbols, in: phrases, playing: played.game.rules, between: players)
      content.add(
        .button, wording.gameName(played.game.rules), .playedGame(index),
        about: wording.about(played),
        picture: .board(played.game.notation))
    }
    if !journal.tallies.isEmpty { content.add(.heading, wording.tallies) }
    for tally in journal.tallies {
      let wording = Wording(symbols, in: phrases, playing: tally.rules)
      content.add(.text, wording.tally(tally))
    }
    addLearning(to: &content)
    if hasFiles {
      content.add(.heading, wording.asFile)
      if !journal.games.isEmpty || !journal.tallies.isEmpty {
        content.add(.button, wording.saveGames, .saveGames)
      }
      content.add(.button, wording.openGames, .openGames)
      content.add(.note, openPanel?.added.map(wording.gamesAdded) ?? "")
    }
    content.add(.closing, wording.ok, .confirm)
    return content
  }
}
