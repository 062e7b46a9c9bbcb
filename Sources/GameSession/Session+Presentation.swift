import GameRules
import GameSolver

extension Session {
  var wording: Wording { Wording(symbols) }

  /// What there is to see and hear now.
  ///
  /// - Complexity: O(squares).
  public var presentation: Presentation {
    let outcome = game.position.outcome
    return Presentation(
      phase: phase, rules: game.rules, gameName: wording.game(game.rules),
      squares: squares(outcome), winningLines: outcome?.lines ?? [], status: status(outcome),
      repeatsStatus: refusal != nil && refusalCount.isMultiple(of: 2),
      turn: outcome == nil ? game.position.toMove : nil, winner: outcome?.winner,
      tray: tray(outcome), canUndo: game.canUndo, canRedo: game.canRedo,
      canHint: phase == .playing && !match.player(of: game.position.toMove).isComputer,
      showsTruth: showsTruth, progress: findings.progress, score: wording.score(match),
      review: isReviewing ? review : nil, symbols: symbols,
      panel: panel.map { content(of: $0, outcome) })
  }

  private func status(_ outcome: Outcome?) -> UTF8Text {
    if let refusal { return wording.refusal(refusal) }
    if let outcome { return wording.outcome(outcome) }
    let turn = game.position.toMove
    if phase == .thinking { return wording.thinking(turn, match.player(of: turn)) }
    if let hint = findings.hint { return wording.hint(hint) }
    return carry == .holding ? wording.held(turn) : wording.turn(turn)
  }

  private func squares(_ outcome: Outcome?) -> [SquareState] {
    let rules = game.rules
    var states = (0..<rules.area).map { index in
      var state = SquareState()
      state.mark = game.position.board[index]
      return state
    }
    for line in outcome?.lines ?? [] {
      for square in line.squares { states[rules.index(of: square)].isWinning = true }
    }
    if let last = game.lastMove { states[rules.index(of: last)].isLast = true }
    if case .dragging(let square?) = carry, game.position.refusal(of: square) == nil {
      states[rules.index(of: square)].isDrop = true
    }
    if let hint = findings.hint { states[rules.index(of: hint.square)].isHint = true }
    if showsTruth, let truth = findings.truth, truth.count == states.count {
      for index in states.indices { states[index].truth = truth[index] }
    }
    switch phase {
    case .animating(.turn(let arrival)), .animating(.ending(let arrival)):
      states[rules.index(of: arrival.square)].arrival = arrival.isDropped ? .dropped : .drawn
    case .animating(.clearing(let remains)) where remains.rules == rules:
      for index in states.indices { states[index].leaving = remains.board[index] }
    default:
      break
    }
    return states
  }

  private func tray(_ outcome: Outcome?) -> [TrayPiece] {
    Mark.allCases.map { mark in
      let isActive = outcome == nil && game.position.toMove == mark
      var place = TrayPiece.Place.home
      if isActive, case .dragging = carry { place = .lifted }
      if isActive, phase == .animating(.returning) { place = .returning }
      return TrayPiece(
        mark: mark, isActive: isActive, isHeld: isActive && carry == .holding, place: place,
        player: wording.player(match.seat(of: mark), in: match),
        wins: match.wins(of: match.seat(of: mark)))
    }
  }

  // MARK: Panels

  private func content(of panel: Panel, _ outcome: Outcome?) -> PanelContent {
    var title: UTF8Text = ""
    var paragraphs: [UTF8Text] = []
    switch panel {
    case .result:
      title = outcome.map(wording.outcome) ?? ""
    case .howToPlay:
      title = "How to play " + wording.game(game.rules)
      paragraphs = wording.howToPlay(game.rules)
    case .games:
      title = "Choose a game"
    case .symbols:
      title = "Symbols"
    case .players:
      title = "Players"
    case .unreadableGame:
      title = "Unreadable link"
      paragraphs = unreadable.map(wording.unreadable) ?? []
    }
    return PanelContent(
      panel: panel, title: title, paragraphs: paragraphs, offersBoard: panel == .result,
      games: panel == .games ? gameOffers : [],
      customFields: panel == .games ? customFields : [],
      symbolOffers: panel == .symbols ? symbolOffers : [],
      playerOffers: panel == .players ? playerOffers : [],
      firstMoveOffers: panel == .players ? firstMoveOffers : [])
  }

  private var playerOffers: [PlayerOffer] {
    Seat.allCases.flatMap { seat in
      Player.all.map { player in
        PlayerOffer(
          seat: seat, player: player, name: wording.name(player), about: wording.about(player),
          isChosen: match[seat] == player)
      }
    }
  }

  private var firstMoveOffers: [FirstMoveOffer] {
    FirstMove.allCases.map {
      FirstMoveOffer(firstMove: $0, name: wording.firstMove($0), isChosen: match.firstMove == $0)
    }
  }

  // MARK: Review

  private var review: ReviewContent {
    let review = findings.review.flatMap { $0.game.hasRecord(of: game) ? $0 : nil }
    let slip = review?.firstMistake?.step.number
    let steps = game.record.indices.map { index in
      ReviewStep(
        ply: index + 1, mark: index.isMultiple(of: 2) ? .x : .o, square: game.record[index],
        value: review.flatMap { index < $0.steps.count ? $0.steps[index].after : nil },
        isSlip: slip == index + 1, isCurrent: game.ply == index + 1)
    }
    return ReviewContent(
      sentence: review.map(wording.review) ?? "Looking at every move…", steps: steps,
      otherLines: otherLines.map(wording.line))
  }

  private var gameOffers: [GameOffer] {
    Preset.all.map {
      GameOffer(rules: $0, name: wording.game($0), isCurrent: $0 == game.rules)
    }
  }

  private var customFields: [CustomField] {
    var refusal: CustomRules.Refusal?
    do throws(CustomRules.Refusal) {
      _ = try customRules.rules()
    } catch {
      refusal = error
    }
    return CustomRules.Field.allCases.map { field in
      CustomField(
        field: field, name: wording.field(field), number: customRules.number(field),
        isOn: customRules.isOn(field),
        refusal: refusal.flatMap { $0.field == field ? wording.refusal($0) : nil })
    }
  }

  private var symbolOffers: [SymbolOffer] {
    Mark.allCases.flatMap { mark in
      Symbol.allCases.map { symbol in
        SymbolOffer(
          mark: mark, symbol: symbol, isChosen: symbols[mark] == symbol,
          isAllowed: symbols.allows(symbol, for: mark))
      }
    }
  }
}
