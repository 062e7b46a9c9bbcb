import GameRules

// Opening and closing panels, and the content of each. Front ends draw items and know no panel (decision 10).

extension Session {
  @inline(never)
  mutating func open(_ panel: Panel) {
    // These two appear only by themselves.
    if panel == .result || panel == .unreadableGame { return }
    // An open panel keeps its edits.
    if openPanel?.panel == panel { return }
    discardUnreadableGame()
    openPanel = OpenPanel(panel)
    if panel == .games { openPanel?.customRules = CustomRules(game.rules) }
    if panel == .days { archivePage = 0 }
    if panel == .journal { askForSeats() }
  }

  @inline(never)
  mutating func confirmPanel() {
    if panel == .result || panel == .unreadableGame { newGame() } else { closePanel() }
  }

  @inline(never)
  mutating func closePanel() {
    if openPanel == nil, case .result = activity.ending?.stage { activity.ending?.stage = .board }
    discardUnreadableGame()
    openPanel = nil
    if isTyped { room?.isResigning = false }
  }

  /// Closes a panel if it is the open one.
  mutating func close(_ panel: Panel) {
    if openPanel?.panel == panel { openPanel = nil }
  }

  /// Replaces an unreadable address with that of the current game.
  mutating func discardUnreadableGame() {
    if panel == .unreadableGame { saveGame(isStep: false) }
  }

  /// The open panel; one that a player opened covers the result.
  @inline(never)
  var panelContent: PanelContent? {
    switch panel {
    case .result: resultContent
    case .howToPlay: howToPlayContent
    case .games: gamesContent
    case .days: daysContent
    case .lessons: lessonsContent
    case .puzzles: puzzlesContent
    case .shapes: shapesContent
    case .symbols: symbolsContent
    case .players: playersContent
    case .seat(let seat): seatContent(seat)
    case .journal: journalContent
    case .share: shareContent
    case .room: liveGameContent
    case .stored: storedContent
    case .languages: languagesContent
    case .menu: menuContent
    case .unreadableGame: unreadableContent
    case nil: nil
    }
  }

  private var resultContent: PanelContent {
    let outcome = outcome
    var content = PanelContent(.result, standing(in: wording))
    if let winner = outcome?.winner {
      content.add(.picture, wording.name(winner), picture: .mark(winner))
    }
    content.add(.closing, wording.name(.review), .command(.review))
    content.add(.closing, wording.seeTheBoard, .close)
    content.add(.closing, wording.playAgain, .confirm)
    return content
  }

  private var howToPlayContent: PanelContent {
    PanelContent(howToPlay: manual(wording, game.rules), game.position.table, wording)
  }

  private var gamesContent: PanelContent {
    let customRules = openPanel?.customRules ?? CustomRules(game.rules)
    var content = PanelContent(.games, wording.gamesTitle)
    addQuests(to: &content)
    content.add(.heading, wording.name(.games))
    for board in OfferedBoard.all {
      let rules = board.sample.rules
      content.add(
        .button, wording.gameName(rules), .rules(rules), about: wording.beneathName(board),
        picture: .board(board.sample.notation), isOn: rules == game.rules)
    }
    content.add(.heading, wording.customGame)
    var refusal: CustomRules.Refusal?
    do throws(CustomRules.Refusal) {
      _ = try customRules.rules()
    } catch {
      refusal = error
    }
    for field in CustomRules.Field.allCases {
      let cause = refusal?.field == field ? refusal : nil
      let isOn = customRules.isOn(field)
      content.add(
        field.isSwitch ? .toggle : .number, wording.field(field, customRules.options.ending),
        field.isSwitch ? .answer(field, !isOn) : .number(field), isOn: isOn,
        isRefused: cause != nil, number: customRules.number(field))
      content.add(.note, cause.map(wording.refusal) ?? "", isRefused: cause != nil)
    }
    content.add(.button, wording.startCustomGame, .customRules, isEnabled: refusal == nil)
    return content
  }

  private var symbolsContent: PanelContent {
    var content = PanelContent(.symbols, wording.name(.symbols))
    for mark in Mark.allCases {
      content.add(.heading, wording.seat(mark == .x ? .first : .second))
      addSymbols(for: mark, to: &content)
    }
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  private var playersContent: PanelContent {
    var content = PanelContent(.players, wording.name(.players))
    for seat in Seat.allCases {
      content.add(.heading, wording.seat(seat))
      addPlayers(for: seat, to: &content)
      addName(of: seat, to: &content)
    }
    content.add(.heading, wording.whoBeginsNext)
    for firstMove in FirstMove.allCases {
      content.add(
        .choice, wording.firstMove(firstMove), .firstMove(firstMove),
        isOn: match.firstMove == firstMove)
    }
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  private var languagesContent: PanelContent {
    let search = openPanel?.search ?? ""
    let languages = languagesInOrder
    let areFound = languages.map { phrases.isFound($0, by: search) }
    var content = PanelContent(.languages, wording.name(.languages))
    content.add(
      .search, phrases.panelSearch, .search, isRefused: !areFound.contains(true), entered: search)
    for (language, isFound) in zip(languages, areFound) {
      content.add(
        .button, phrases.name(of: language), .language(language),
        about: phrases.remark(on: language), isOn: isPresent(language), isHidden: !isFound)
    }
    content.add(.closing, wording.ok, .confirm)
    return content
  }

  /// The current language, then the player's other ones, then the rest in the order of their names.
  private var languagesInOrder: [Language] {
    var languages = Language.all
    var place = 0
    for code in [phrases.language.bytes[...]] + playersLanguages.bytes.split(separator: 32) {
      guard
        let index = languages[place...].firstIndex(where: {
          phrases.code(of: $0) == UTF8Text(code)
        })
      else { continue }
      languages.insert(languages.remove(at: index), at: place)
      place += 1
    }
    return languages
  }

  private func isPresent(_ language: Language) -> Bool {
    phrases.code(of: language) == phrases.language
  }

  private var menuContent: PanelContent {
    var content = PanelContent(.menu, wording.name(.menu))
    for state in makeCommands() where state.isShown {
      if case .bar = state.command.place, !waits(state) { continue }
      content.add(
        .button, wording.name(state.command), .command(state.command),
        picture: .command(state.command), isEnabled: state.isEnabled)
    }
    content.add(
      .toggle, wording.sound, .setting(.isHeard(!settings.isHeard)), isOn: settings.isHeard)
    content.add(
      .toggle, wording.vibration, .setting(.isFelt(!settings.isFelt)), isOn: settings.isFelt)
    content.add(.heading, wording.themes)
    for theme in Settings.Theme.allCases {
      content.add(
        .choice, wording.name(theme), .setting(.theme(theme)), isOn: settings.theme == theme)
    }
    return content
  }

  /// Whether a command of the bar can be used but has no place there now.
  private func waits(_ state: CommandState) -> Bool {
    guard case .bar = state.command.place, state.isEnabled else { return false }
    switch state.command {
    case .menu, .share, .redo: return false
    default: return !actions.contains(state.command)
    }
  }

  private var unreadableContent: PanelContent {
    var content = PanelContent(.unreadableGame, wording.unreadableTitle)
    for text in openPanel?.error.map(wording.unreadable) ?? [] { content.add(.text, text) }
    content.add(.closing, wording.ok, .confirm)
    return content
  }
}

extension PanelContent {
  /// Explains a game with texts and an example of each kind of line.
  @inline(never)
  init(howToPlay texts: [UTF8Text], _ table: LineTable, _ wording: Wording) {
    self.init(.howToPlay, wording.howToPlayTitle(table.rules))
    let lines = table.lines
    var kinds: [Line.Kind] = []
    for line in lines where !kinds.contains(line.kind) { kinds.append(line.kind) }
    for kind in kinds {
      // An example from the middle of the list.
      let places = lines.indices.filter { lines[$0].kind == kind }
      let index = places[places.count / 2]
      add(.picture, wording.caption(lines[index]), picture: .line(table.rules, index))
    }
    for text in texts { add(.text, text) }
    add(.closing, wording.ok, .confirm)
  }
}
