import GameRules

// What each panel says and offers. Front ends draw the items and know no panel.

extension Session {
  @inline(never)
  func content(of panel: Panel) -> PanelContent {
    switch panel {
    case .result: resultContent
    case .howToPlay: howToPlayContent
    case .games: gamesContent
    case .symbols: symbolsContent
    case .players: playersContent
    case .languages: languagesContent
    case .menu: menuContent
    case .unreadableGame: unreadableContent
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

  private var gamesContent: PanelContent {
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
        field.isSwitch ? .toggle : .number, wording.field(field, customRules.ending),
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
        var item = PanelItem(.choice, wording.name(of: symbol), .symbol(symbol, mark))
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
        item.picture = .strength(player)
        item.isOn = match[seat] == player
        content.add(item)
      }
      content.add(PanelItem(.note, wording.about(match[seat], game.rules.ending)))
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

  private var languagesContent: PanelContent {
    var content = PanelContent(.languages, wording.name(.languages))
    for language in Language.all {
      var item = PanelItem(.button, language.name, .language(language))
      item.isOn = language.code == phrases.language
      content.add(item)
    }
    let unreviewed = Language.all.filter { !$0.isReviewed }.map { $0.name }
    if !unreviewed.isEmpty { content.add(PanelItem(.text, wording.unreviewed(unreviewed))) }
    content.add(ok)
    return content
  }

  private var menuContent: PanelContent {
    var content = PanelContent(.menu, wording.name(.menu))
    for state in makeCommands() where state.isShown {
      switch state.command {
      case .howToPlay, .players, .symbols, .games, .review, .languages:
        var item = PanelItem(.button, wording.name(state.command), .command(state.command))
        item.picture = .command(state.command)
        item.isEnabled = state.isEnabled
        content.add(item)
      case .undo, .redo, .newGame, .hint, .explain, .playOn, .menu: break
      }
    }
    for (label, isOn, change) in [
      (wording.sound, settings.isHeard, Settings.Change.isHeard(!settings.isHeard)),
      (wording.vibration, settings.isFelt, .isFelt(!settings.isFelt)),
    ] {
      var item = PanelItem(.toggle, label, .setting(change))
      item.isOn = isOn
      content.add(item)
    }
    content.add(PanelItem(.heading, wording.themes))
    for theme in Settings.Theme.allCases {
      var item = PanelItem(.choice, wording.name(theme), .setting(.theme(theme)))
      item.isOn = settings.theme == theme
      content.add(item)
    }
    return content
  }

  private var unreadableContent: PanelContent {
    var content = PanelContent(.unreadableGame, wording.unreadableTitle)
    for text in unreadable.map(wording.unreadable) ?? [] { content.add(PanelItem(.text, text)) }
    content.add(ok)
    return content
  }
}
