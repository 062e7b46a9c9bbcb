import GameRules
import GameSession

/// A panel in place of the board: a text to scroll, or a list to choose from.
struct PanelView {
  let panel: Panel
  private var selection = 0
  private var scroll = 0
  /// Whether the next digit replaces the number instead of following it.
  private var replacesNumber = true
  private var controls: [Int: Int] = [:]

  /// Something in the list that can be chosen or changed.
  private enum Control {
    case game(Rules)
    case field(CustomField)
    case start
    case symbol(Mark)
    case player(Seat)
    case firstMove
  }

  private struct Line {
    var text: String
    var style = Style.plain
    var control: Int?
  }

  init(_ panel: Panel) {
    self.panel = panel
  }

  private func controls(_ content: PanelContent) -> [Control] {
    switch content.panel {
    case .games:
      content.games.map { .game($0.rules) } + content.customFields.map(Control.field) + [.start]
    case .symbols: Mark.allCases.map(Control.symbol)
    case .players: Seat.allCases.map(Control.player) + [.firstMove]
    case .howToPlay, .result, .unreadableGame: []
    }
  }

  // MARK: Drawing

  mutating func draw(_ presentation: Presentation, on canvas: inout Canvas) {
    guard let content = presentation.panel else { return }
    let width = min(canvas.width - 4, 76)
    let left = (canvas.width - width) / 2
    canvas.write(ASCII.text(content.title.description), x: left, y: 0, .bold)
    let lines = lines(content, presentation, width)
    let height = max(1, canvas.height - 3)
    if let row = lines.firstIndex(where: { $0.control == selection }) {
      scroll = min(max(scroll, row - height + 1), row)
      if selection == 0 { scroll = 0 }
    }
    scroll = max(0, min(scroll, lines.count - height))
    controls = [:]
    for (row, line) in lines.dropFirst(scroll).prefix(height).enumerated() {
      let y = row + min(2, canvas.height - height)
      let isSelected = line.control != nil && line.control == selection
      var style = line.style
      if isSelected { style = Style(isBold: true, isReverse: true) }
      let sign = line.control == nil ? "" : isSelected ? "> " : "  "
      canvas.write(sign + ASCII.text(line.text), x: left, y: y, style)
      controls[y] = line.control
      if isSelected { canvas.cursor = Point(x: left, y: y) }
    }
    let isList = !self.controls(content).isEmpty
    let wording = presentation.wording
    let keys = isList ? wording.listKeys : wording.textKeys
    canvas.write(ASCII.text(keys.description), x: left, y: canvas.height - 1, .quiet)
  }

  private func lines(_ content: PanelContent, _ presentation: Presentation, _ width: Int) -> [Line]
  {
    let wording = presentation.wording
    if content.panel == .howToPlay {
      let paragraphs = wording.howToWin(presentation.rules) + wording.keyHelp
      return Array(
        paragraphs.map { text in
          ASCII.text(text.description).wrapped(to: width).map { Line(text: $0) }
        }.joined(separator: [Line(text: "")]))
    }
    var lines: [Line] = []
    for (index, control) in controls(content).enumerated() {
      switch control {
      case .game(let rules):
        let offer = content.games.first { $0.rules == rules }
        let sign = offer?.isCurrent == true ? " *" : ""
        lines.append(Line(text: wording.game(rules).description + sign, control: index))
      case .field(let field):
        if field.field == .columns {
          lines += [Line(text: ""), Line(text: wording.customGame.description, style: .bold)]
        }
        let number = field.number.map { String($0) } ?? ""
        let value = field.field.isSwitch ? wording.answer(field.isOn).description : number
        lines.append(Line(text: "\(field.name): \(value)", control: index))
        if let refusal = field.refusal {
          lines.append(Line(text: "  ! " + refusal.description, style: .accent))
        }
      case .start: lines.append(Line(text: wording.startCustomGame.description, control: index))
      case .symbol(let mark):
        let name = presentation.tray[Int(mark.rawValue)].player.description
        let symbol = presentation.symbols[mark]
        let choice = wording.name(mark)
        lines.append(
          Line(
            text: "\(name): ‹ \(choice) › \(MarkDrawing.sign(of: symbol))", control: index))
      case .player(let seat):
        guard let offer = content.playerOffers.first(where: { $0.seat == seat && $0.isChosen })
        else { continue }
        lines.append(Line(text: "\(Int(seat.rawValue) + 1): ‹ \(offer.name) ›", control: index))
        lines += offer.about.description.wrapped(to: width - 5).map {
          Line(text: "     " + $0, style: .quiet)
        }
      case .firstMove:
        guard let offer = content.firstMoveOffers.first(where: { $0.isChosen }) else { continue }
        lines.append(Line(text: ""))
        lines.append(Line(text: "\(wording.whoBegins): ‹ \(offer.name) ›", control: index))
      }
    }
    return lines
  }

  // MARK: Events

  /// What a key asks for.
  mutating func actions(for key: Key, _ content: PanelContent) -> [Action] {
    let controls = controls(content)
    guard !controls.isEmpty else { return scrolled(by: key) }
    let control = controls[min(selection, controls.count - 1)]
    switch key {
    case .up, .character("k"): select((selection + controls.count - 1) % controls.count)
    case .down, .character("j"): select((selection + 1) % controls.count)
    case .home: select(0)
    case .end: select(controls.count - 1)
    case .left: return changed(control, by: -1, content)
    case .right: return changed(control, by: 1, content)
    case .escape, .character("q"): return [.panelClosed]
    case .enter: return chosen(control)
    case .character(" "):
      if case .field = control { return changed(control, by: 1, content) }
      return chosen(control)
    case .character(let scalar): return typed(scalar, in: control)
    case .backspace:
      guard case .field(let field) = control, let number = field.number else { return [] }
      replacesNumber = false
      let rest = number < 10 ? "" : String(number / 10)
      return [.customRulesEdited(field.field, to: .text(UTF8Text(rest)))]
    case .pageUp, .pageDown: break
    }
    return []
  }

  /// What a click asks for.
  mutating func actions(forClickAt point: Point, _ content: PanelContent) -> [Action] {
    guard let index = controls[point.y] else { return [] }
    select(index)
    let control = controls(content)[index]
    switch control {
    case .game, .start: return chosen(control)
    case .field(let field) where !field.field.isSwitch: return []
    case .field, .symbol, .player, .firstMove: return changed(control, by: 1, content)
    }
  }

  private mutating func select(_ index: Int) {
    selection = index
    replacesNumber = true
  }

  private mutating func scrolled(by key: Key) -> [Action] {
    switch key {
    case .up, .character("k"): scroll -= 1
    case .down, .character("j"): scroll += 1
    case .pageUp: scroll -= 10
    case .pageDown, .character(" "): scroll += 10
    case .home: scroll = 0
    case .end: scroll = .max / 2
    case .escape, .enter, .character("q"), .character("?"): return [.panelClosed]
    default: break
    }
    return []
  }

  private func chosen(_ control: Control) -> [Action] {
    switch control {
    case .game(let rules): [.rulesChosen(rules)]
    case .field, .start: [.customRulesConfirmed]
    case .symbol, .player, .firstMove: [.panelClosed]
    }
  }

  private func changed(_ control: Control, by step: Int, _ content: PanelContent) -> [Action] {
    switch control {
    case .game, .start: return []
    case .field(let field) where field.field.isSwitch:
      return [.customRulesEdited(field.field, to: .isOn(!field.isOn))]
    case .field(let field):
      let number = (field.number ?? 0) + step
      guard Rules.sides.contains(number) else { return [] }
      return [.customRulesEdited(field.field, to: .text("\(number)"))]
    case .symbol(let mark):
      let offers = content.symbolOffers.filter { $0.mark == mark && $0.isAllowed }
      return next(after: offers.firstIndex { $0.isChosen }, of: offers, step).map {
        [.symbolChosen($0.symbol, for: mark)]
      } ?? []
    case .player(let seat):
      let offers = content.playerOffers.filter { $0.seat == seat }
      return next(after: offers.firstIndex { $0.isChosen }, of: offers, step).map {
        [.playerChosen($0.player, for: seat)]
      } ?? []
    case .firstMove:
      let offers = content.firstMoveOffers
      return next(after: offers.firstIndex { $0.isChosen }, of: offers, step).map {
        [.firstMoveChosen($0.firstMove)]
      } ?? []
    }
  }

  private func next<Offer>(after index: Int?, of offers: [Offer], _ step: Int) -> Offer? {
    guard let index else { return offers.first }
    return offers[(index + step + offers.count) % offers.count]
  }

  private mutating func typed(_ scalar: Unicode.Scalar, in control: Control) -> [Action] {
    guard case .field(let field) = control, !field.field.isSwitch, "0"..."9" ~= scalar else {
      return []
    }
    let before = replacesNumber ? "" : field.number.map { String($0) } ?? ""
    replacesNumber = false
    return [.customRulesEdited(field.field, to: .text(UTF8Text(before + String(scalar))))]
  }
}
