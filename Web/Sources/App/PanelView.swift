import GameRules
import GameSession
import GameSolver

/// The panel that slides in over the board.
struct PanelView {
  private let panel = Node.find("panel")
  private let title = Node.find("panel-title")
  private let body = Node.find("panel-body")
  private let actions = Node.find("panel-actions")
  private var shown: PanelContent?
  private var fields: [FieldView] = []
  private var symbols: [Node] = []
  private var players: [Node] = []
  private var openings: [Node] = []
  private var abouts: [Node] = []
  private var start: Node?
  private var first: Node?

  private struct FieldView {
    let input: Node
    let refusal: Node
  }

  var hasFocus: Bool { panel.hasFocus }

  /// Moves the focus to the first control of the panel.
  func focus() { first?.focus() }

  mutating func render(_ presentation: Presentation) {
    let content = presentation.panel
    if content == shown { return }
    panel.set("data-open", isOn: content != nil)
    panel.set("inert", isOn: content == nil)
    // What slides out keeps its looks.
    if let content {
      if content.panel != shown?.panel || content.title != shown?.title
        || content.paragraphs != shown?.paragraphs
      {
        build(content, presentation)
      }
      update(content)
    }
    shown = content
  }

  private mutating func build(_ content: PanelContent, _ presentation: Presentation) {
    fields = []
    symbols = []
    players = []
    openings = []
    abouts = []
    first = nil
    start = nil
    body.clear()
    actions.clear()
    title.setText(content.title)
    let kind: StaticString =
      switch content.panel {
      case .result: "result"
      case .howToPlay, .unreadableGame: "text"
      case .games: "games"
      case .symbols: "symbols"
      case .players: "players"
      }
    panel.set("data-kind", kind)
    if let winner = presentation.winner, content.panel == .result { body.createMark(winner) }
    let winner: StaticString? = presentation.winner.map { $0 == .x ? "x" : "o" }
    panel.set("data-winner", content.panel == .result ? winner : nil)
    for paragraph in content.paragraphs { _ = body.create("p", text: paragraph) }
    if !content.games.isEmpty { buildGames(content, presentation.wording) }
    if !content.symbolOffers.isEmpty { buildSymbols(content, presentation) }
    if !content.playerOffers.isEmpty { buildPlayers(content, presentation) }
    if content.offersBoard {
      addButton(presentation.wording.review, .review, to: actions)
      addButton(presentation.wording.seeTheBoard, .seeTheBoard, to: actions)
    }
    addButton(presentation.wording.ok, .ok, to: actions)
  }

  private mutating func addButton(_ text: UTF8Text, _ control: Control, to parent: Node) {
    let button = parent.create("button", text: text)
    button.set("type", "button")
    button.setControl(control)
    if first == nil { first = button }
  }

  // MARK: Games

  private mutating func buildGames(_ content: PanelContent, _ wording: Wording) {
    let list = body.create("div")
    list.set("class", "presets")
    for (index, game) in content.games.enumerated() {
      let button = list.create("button")
      button.set("type", "button")
      button.set("aria-pressed", game.isCurrent ? "true" : "false")
      button.setControl(.preset(index))
      createPicture(of: game.rules, in: button)
      _ = button.create("span", text: game.name)
      if first == nil { first = button }
    }
    let form = body.create("fieldset")
    _ = form.create("legend", text: wording.customGame)
    for (index, field) in content.customFields.enumerated() {
      let label = form.create("label")
      label.set("class", field.field.isSwitch ? "switch" : "number")
      let input = label.create("input")
      _ = label.create("span", text: field.name)
      input.set("type", field.field.isSwitch ? "checkbox" : "text")
      if !field.field.isSwitch {
        input.set("inputmode", "numeric")
        input.set("autocomplete", "off")
        input.set("maxlength", "4")
        input.setInput(field.number.map { "\($0)" } ?? "")
      } else {
        input.setInput(isOn: field.isOn)
      }
      input.set("aria-describedby", "refusal-\(index)")
      input.setControl(.field(field.field))
      let refusal = form.create("p")
      refusal.set("class", "refusal")
      refusal.set("id", "refusal-\(index)")
      refusal.set("aria-live", "polite")
      fields.append(FieldView(input: input, refusal: refusal))
    }
    let button = form.create("button", text: wording.startCustomGame)
    button.set("type", "button")
    button.setControl(.startCustomRules)
    start = button
  }

  /// A small board, so that a game is recognised before it is read.
  private func createPicture(of rules: Rules, in parent: Node) {
    let picture = parent.create("svg")
    picture.set("viewBox", "0 0 \(rules.columns * 10) \(rules.rows * 10)")
    picture.set("aria-hidden", "true")
    var path: UTF8Text = ""
    for row in 0..<rules.rows {
      for column in 0..<rules.columns { path += "M\(10 * column + 1) \(10 * row + 1)h8v8h-8z" }
    }
    picture.create("path").set("d", path)
  }

  // MARK: Symbols

  private mutating func buildSymbols(_ content: PanelContent, _ presentation: Presentation) {
    for mark in Mark.allCases {
      let group = body.create("fieldset")
      group.set("class", mark == .x ? "picker x" : "picker o")
      _ = group.create("legend", text: presentation.wording.heading(mark == .x ? .first : .second))
      for offer in content.symbolOffers where offer.mark == mark {
        let label = group.create("label")
        let input = label.create("input")
        input.set("type", "radio")
        input.set("name", mark == .x ? "symbol-x" : "symbol-o")
        input.set("aria-label", offer.name)
        input.setControl(.symbol(offer.symbol, for: mark))
        label.createShape(offer.symbol)
        symbols.append(input)
        if offer.isChosen, first == nil { first = input }
      }
    }
  }

  // MARK: Players

  private mutating func buildPlayers(_ content: PanelContent, _ presentation: Presentation) {
    for seat in Seat.allCases {
      let group = body.create("fieldset")
      group.set("class", "choices")
      _ = group.create("legend", text: presentation.wording.heading(seat))
      for offer in content.playerOffers where offer.seat == seat {
        let input = addChoice(offer.name, to: group, seat == .first ? "seat-1" : "seat-2")
        input.setControl(.player(offer.player, for: seat))
        players.append(input)
        if offer.isChosen, first == nil { first = input }
      }
      let about = group.create("p")
      about.set("aria-live", "polite")
      abouts.append(about)
    }
    let group = body.create("fieldset")
    group.set("class", "choices")
    _ = group.create("legend", text: presentation.wording.whoBeginsNext)
    for offer in content.firstMoveOffers {
      let input = addChoice(offer.name, to: group, "first-move")
      input.setControl(.firstMove(offer.firstMove))
      openings.append(input)
    }
  }

  private func addChoice(_ name: UTF8Text, to group: Node, _ choice: StaticString) -> Node {
    let label = group.create("label")
    let input = label.create("input")
    input.set("type", "radio")
    input.set("name", literal: choice)
    _ = label.create("span", text: name)
    return input
  }

  // MARK: Updates

  private func update(_ content: PanelContent) {
    for (field, view) in zip(content.customFields, fields) {
      view.refusal.setText(field.refusal ?? "")
      view.input.set("aria-invalid", field.refusal == nil ? nil : "true")
    }
    let isRefused = content.customFields.contains { $0.refusal != nil }
    start?.set("aria-disabled", isRefused ? "true" : nil)
    for (offer, input) in zip(content.playerOffers, players) {
      input.setInput(isOn: offer.isChosen)
    }
    for (offer, input) in zip(content.firstMoveOffers, openings) {
      input.setInput(isOn: offer.isChosen)
    }
    let chosen = content.playerOffers.filter { $0.isChosen }
    for (offer, about) in zip(chosen, abouts) { about.setText(offer.about) }
    for (offer, input) in zip(content.symbolOffers, symbols) {
      input.setInput(isOn: offer.isChosen)
      input.set("disabled", isOn: !offer.isAllowed)
    }
  }
}
