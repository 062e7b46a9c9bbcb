import GameRules
import GameSolver

// Who sits where by name, and what was played before.

extension Session {
  // MARK: Seats

  @inline(never)
  mutating func rename(_ seat: Seat, to name: UTF8Text) {
    match.rename(seat, to: name)
    perform(.keepPlayers(match))
  }

  /// A player: name, symbol, and who that is.
  @inline(never)
  func seatContent(_ seat: Seat) -> PanelContent {
    var content = PanelContent(.seat(seat), wording.player(seat, in: match))
    addName(of: seat, to: &content)
    content.add(.heading, wording.symbolField)
    addSymbols(for: match.mark(of: seat), to: &content)
    if !isInRoom { content.add(.heading, wording.playerField) }
    if !isInRoom { addPlayers(for: seat, to: &content) }
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

  // MARK: Games before

  /// Lets another game take the place of the one at hand, which is found among the last ones
  /// unless the other goes on from it.
  @inline(never)
  mutating func makeWay(for next: Game) {
    if journal.games.isEmpty, game.record.isEmpty { return }
    if next.rules != game.rules || !next.record.starts(with: game.record) {
      journal.add(game, match)
    }
    journal.forget(next)
    perform(.keepJournal(journal))
  }

  /// Counts the end of the game at hand.
  @inline(never)
  mutating func count(_ outcome: Outcome) {
    let earlier = match.counted
    match.count(outcome)
    journal.count(Match.End(outcome), insteadOf: earlier, of: match, on: game.rules)
    perform(.keepJournal(journal))
    // What every position of a small game is worth is soon known.
    let isNew = earlier == nil && match.personAgainstComputer != nil
    guard isNew, StrongSolution.covers(game.rules) else { return }
    endToReview = game
    if let knownReview { countSlips(in: knownReview) }
  }

  /// Whether the game at hand is the one that has just ended, between the same players.
  var isEndToReview: Bool { endToReview == game && match.counted != nil }

  /// Counts the slips of the person who has just played against the computer.
  @inline(never)
  mutating func countSlips(in review: Review) {
    guard isEndToReview else { return }
    endToReview = nil
    let slips = review.steps.filter {
      $0.changesResult && match.player(of: $0.mark) == .person
    }
    journal.count(slips: slips.count, of: match, on: game.rules)
    perform(.keepJournal(journal))
  }

  /// Goes on with one of the last games.
  @inline(never)
  mutating func reopen(_ index: Int) {
    guard journal.games.indices ~= index else { return }
    endTransition()
    if isInRoom { leaveRoom() }
    isRoomGone = false
    let played = journal.games[index]
    makeWay(for: played.game)
    left = nil
    overlay = nil
    isReviewing = false
    otherLines = []
    match.sit(as: played.match)
    game = played.game
    perform(.announce(wording.broughtBack(game.rules), .polite))
    keepGame(isStep: true)
    proceed()
  }

  // MARK: Other windows

  /// Goes on from what another window has kept, as each keeps the whole.
  @inline(never)
  mutating func takeOver(_ kept: Action.Kept, _ text: UTF8Text) {
    switch kept {
    case .symbols: symbols = SymbolChoice(text)
    case .players:
      let kept = Match(text)
      if kept.notation == text { takeOver(kept) }  // It could be read.
    case .settings: settings = Settings(text) ?? settings
    case .journal: journal = Journal(text)
    }
  }

  /// Takes over names, score and who begins; and who sits where, while nobody has moved here.
  @inline(never)
  private mutating func takeOver(_ kept: Match) {
    left?.match.takeOver(kept)
    if isInRoom {
      room?.matchBefore.takeOver(kept)
      return
    }
    // The computer starts no game in a window that nobody uses.
    if game.record.isEmpty, !match.isBetweenPlayers(of: kept), !kept[match.seatOfX].isComputer {
      var seats = kept
      seats.seatOfX = match.seatOfX
      match.sit(as: seats)
      proceed()
    }
    match.takeOver(kept)
  }

  @inline(never)
  var journalContent: PanelContent {
    var content = PanelContent(.journal, wording.name(.journal))
    if journal == Journal() { content.add(.text, wording.nothingPlayed) }
    for (index, played) in journal.games.enumerated() {
      let wording = Wording(symbols, in: phrases, playing: played.game.rules)
      content.add(
        .button, wording.game(played.game.rules), .playedGame(index), about: wording.about(played),
        picture: .board(played.game.notation))
    }
    if !journal.tallies.isEmpty { content.add(.heading, wording.tallies) }
    for tally in journal.tallies {
      let wording = Wording(symbols, in: phrases, playing: tally.rules)
      content.add(.text, wording.tally(tally))
    }
    content.add(.closing, wording.ok, .confirm)
    return content
  }
}
