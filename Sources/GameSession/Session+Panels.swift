import GameRules

// What each panel says and offers. Front ends draw the items and know no panel.

extension Session {
  /// What is shown over the board; what a player opened lies over the result.
  @inline(never)
  var panelContent: PanelContent? {
    switch overlay {
    case .howToPlay: howToPlayContent
    case .games(let rules): gamesContent(rules)
    case .symbols: symbolsContent
    case .players: playersContent
    case .unreadable(let error): unreadableContent(error)
    case nil: panel == .result ? resultContent : nil
    }
  }

  private var ok: PanelItem { PanelItem(.closing, wording.ok, .confirm) }

  private var resultContent: PanelContent {
    let outcome = game.position.outcome
    var content = PanelContent(.result, outcome.map(wording.outcome) ?? "")
    if let winner = outcome?.winner {
      var picture = PanelItem(.picture, wording.name(winner))
      picture.picture = .mark(winner)
      content.add(picture)
    }
    content.add(PanelItem(.closing, wording.name(.review), .command(.review)))
    content.add(PanelItem(.closing, wording.seeTheBoard, .close))
    content.add(PanelItem(.closing, wording.playAgain, .confirm))
    return content
  }

  private var howToPlayContent: PanelContent {
    var content = PanelContent(.howToPlay, wording.howToPlayTitle(game.rules))
    for text in manual(wording, game.rules) { content.add(PanelItem(.text, text)) }
    content.add(ok)
    return content
  }

  private func gamesContent(_ customRules: CustomRules) -> PanelContent {
    var content = PanelContent(.games, wording.gamesTitle)
    for rules in Preset.all {
      var item = PanelItem(.button, wording.game(rules), .rules(rules))
      item.picture = .board(rules)
      item.isOn = rules == game.rules
      content.add(item)
    }
    content.add(PanelItem(.heading, wording.customGame))
    var refusal: CustomRules.Refusal?
    do throws(CustomRules.Refusal) {
      _ = try customRules.rules()
    } catch {
      refusal = error
    }
    for field in CustomRules.Field.allCases {
      let cause = refusal?.field == field ? refusal : nil
      let isOn = customRules.isOn(field)
      var item = PanelItem(
        field.isSwitch ? .toggle : .number, wording.field(field),
        field.isSwitch ? .answer(field, !isOn) : .number(field))
      item.isOn = isOn
      item.number = customRules.number(field)
      item.isRefused = cause != nil
      content.add(item)
      content.add(PanelItem(.note, cause.map(wording.refusal) ?? ""))
    }
    var start = PanelItem(.button, wording.startCustomGame, .customRules)
    start.isEnabled = refusal == nil
    content.add(start)
    content.add(ok)
    return content
  }

  private var symbolsContent: PanelContent {
    var content = PanelContent(.symbols, wording.name(.symbols))
    for mark in Mark.allCases {
      content.add(PanelItem(.heading, wording.seat(mark == .x ? .first : .second)))
      for symbol in Symbol.allCases {
        var item = PanelItem(.choice, symbol.name, .symbol(symbol, mark))
        item.picture = .symbol(symbol, mark)
        item.isOn = symbols[mark] == symbol
        item.isEnabled = symbols.allows(symbol, for: mark)
        content.add(item)
      }
    }
    content.add(ok)
    return content
  }

  private var playersContent: PanelContent {
    var content = PanelContent(.players, wording.name(.players))
    for seat in Seat.allCases {
      content.add(PanelItem(.heading, wording.seat(seat)))
      for player in Player.all {
        var item = PanelItem(.choice, wording.name(player), .player(player, seat))
        item.isOn = match[seat] == player
        content.add(item)
      }
      content.add(PanelItem(.note, wording.about(match[seat])))
    }
    content.add(PanelItem(.heading, wording.whoBeginsNext))
    for firstMove in FirstMove.allCases {
      var item = PanelItem(.choice, wording.firstMove(firstMove), .firstMove(firstMove))
      item.isOn = match.firstMove == firstMove
      content.add(item)
    }
    content.add(ok)
    return content
  }

  private func unreadableContent(_ error: GameTextError) -> PanelContent {
    var content = PanelContent(.unreadableGame, wording.unreadableTitle)
    for text in wording.unreadable(error) { content.add(PanelItem(.text, text)) }
    content.add(ok)
    return content
  }
}
