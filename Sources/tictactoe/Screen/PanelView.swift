import GameRules
import GameSession

/// A panel that replaces the board: a text to scroll or a list to choose from.
struct PanelView {
  let panel: Panel
  private var selection = 0
  /// The label of the selected control, which stays selected while others come and go.
  private var selected: UTF8Text?
  private var scroll = 0
  /// Whether the next digit replaces the number rather than extending it.
  private var replacesNumber = true
  /// The index of the control on each screen row, for clicks.
  private var rows: [Int: Int] = [:]

  init(_ panel: Panel) {
    self.panel = panel
  }

  /// A selectable control: one item, or all choices of a group.
  private typealias Control = ArraySlice<PanelItem>

  private struct Line {
    var text: String
    var style = Style.plain
    var control: Int?
  }

  /// The controls.
  ///
  /// Closing buttons are left out, because Esc closes a panel.
  private func controls(_ content: PanelContent) -> [Control] {
    var controls: [Control] = []
    for item in content.items where !item.isHidden {
      switch item.kind {
      case .text, .picture, .heading, .note, .closing: continue
      case .choice where item.id > 0 && content.items[item.id - 1].kind == .choice:
        let first = controls.removeLast().startIndex
        controls.append(content.items[first...item.id])
      case .choice, .toggle, .number, .name, .search, .button:
        controls.append(content.items[item.id...item.id])
      }
    }
    return controls
  }

  // MARK: Drawing

  mutating func draw(_ presentation: Presentation, on canvas: inout Canvas) {
    guard let content = presentation.panel else { return }
    let width = min(canvas.width - 4, 76)
    let left = (canvas.width - width) / 2
    canvas.write(Terminal.text(content.title.description), x: left, y: 0, .bold)
    let lines = lines(content, presentation.wording, width)
    let wording = presentation.wording
    let controls = controls(content)
    follow(controls)
    let keys = controls.isEmpty ? wording.textKeys : wording.listKeys
    let foot = Terminal.text(keys.description).wrapped(to: width)
    let height = max(1, canvas.height - 2 - foot.count)
    if let row = lines.firstIndex(where: { $0.control == selection }) {
      // With the remarks below it, such as a refusal.
      let rest = lines[(row + 1)...]
      let end = rest.firstIndex { $0.control != nil || $0.text.isEmpty } ?? lines.count
      scroll = min(max(scroll, end - height), row)
      if selection == 0 { scroll = 0 }
    }
    scroll = max(0, min(scroll, lines.count - height))
    rows = [:]
    for (row, line) in lines.dropFirst(scroll).prefix(height).enumerated() {
      let y = row + min(2, canvas.height - height)
      let isSelected = line.control != nil && line.control == selection
      let style = isSelected ? Style(isBold: true, isReverse: true) : line.style
      let indent = line.control == nil ? "" : "  "
      let sign = isSelected ? "> " : indent
      canvas.write(sign + Terminal.text(line.text), x: left, y: y, style)
      rows[y] = line.control
      if isSelected { canvas.cursor = Point(x: left, y: y) }
    }
    for (row, text) in foot.enumerated() {
      canvas.write(text, x: left, y: canvas.height - foot.count + row, .quiet)
    }
  }

  private func lines(_ content: PanelContent, _ wording: Wording, _ width: Int) -> [Line] {
    var lines: [Line] = []
    var heading = ""
    var control = -1
    for item in content.items where !item.isHidden {
      let before = content.item(item.id - 1)
      switch item.kind {
      case .picture, .closing: continue
      case .heading:
        if !lines.isEmpty { lines.append(Line(text: "")) }
        heading = item.label.description
        // A group of choices takes one line, which starts with the heading.
        if content.item(item.id + 1)?.kind != .choice {
          lines.append(Line(text: heading, style: .bold))
        }
      case .text:
        if !lines.isEmpty { lines.append(Line(text: "")) }
        lines += Terminal.text(item.label.description).wrapped(to: width).map { Line(text: $0) }
      case .note where item.label.isEmpty: continue
      case .note: lines += remark(item.label, width, isRefusal: item.isRefused)
      case .choice:
        if before?.kind != .choice { control += 1 }
        if item.isOn { lines += choice(item, under: heading, control, width) }
      case .toggle, .number, .name, .search, .button:
        control += 1
        lines.append(Line(text: text(of: item, wording), control: control))
        if let about = item.about { lines += remark(about, width) }
      }
    }
    return lines
  }

  /// A field or a button as one line.
  private func text(of item: PanelItem, _ wording: Wording) -> String {
    let label = item.label.description
    return switch item.kind {
    case .toggle: "\(label): \(wording.answer(item.isOn))"
    case .number: "\(label): \(item.number.map { String($0) } ?? "")"
    case .name, .search: "\(label): \(item.entered ?? "")"
    default: label + (item.isOn ? " *" : "")
    }
  }

  /// The chosen one of a group, after the heading if both fit on a line, else below it.
  private func choice(_ item: PanelItem, under heading: String, _ control: Int, _ width: Int)
    -> [Line]
  {
    let sign = PanelView.sign(of: item).map { " \($0)" } ?? ""
    let value = "‹ \(item.label) ›\(sign)"
    var lines: [Line] = []
    if heading.columns + value.columns + 4 > width {
      lines = heading.wrapped(to: width).map { Line(text: $0) }
      lines.append(Line(text: value, control: control))
    } else {
      lines.append(Line(text: "\(heading): \(value)", control: control))
    }
    if let about = item.about { lines += remark(about, width) }
    return lines
  }

  private func remark(_ text: UTF8Text, _ width: Int, isRefusal: Bool = false) -> [Line] {
    // A screen has few lines.
    let line = text.description.split(separator: "\n").joined(separator: " · ")
    return Terminal.text(line).wrapped(to: width - 5).map {
      Line(text: (isRefusal ? "  ! " : "     ") + $0, style: isRefusal ? .accent : .quiet)
    }
  }

  private static func sign(of item: PanelItem) -> Unicode.Scalar? {
    guard case .symbol(let symbol, _) = item.picture else { return nil }
    return MarkDrawing.glyph(of: symbol)
  }

  // MARK: Events

  /// The action of a key, if any.
  mutating func action(for key: Key, _ content: PanelContent) -> Action? {
    let controls = controls(content)
    follow(controls)
    guard controls.indices ~= selection, let item = controls[selection].first else {
      return scrolled(by: key)
    }
    let control = controls[selection]
    switch key {
    case .character(let scalar) where item.entered != nil:
      return item.action(entering: (item.entered ?? "") + UTF8Text(String(scalar)))
    case .up, .character("k"):
      select((selection + controls.count - 1) % controls.count, of: controls)
    case .down, .character("j"): select((selection + 1) % controls.count, of: controls)
    case .home: select(0, of: controls)
    case .end: select(controls.count - 1, of: controls)
    case .left: return changed(control, by: -1)
    case .right: return changed(control, by: 1)
    case .escape, .character("q"): return .panelClosed
    case .enter: return chosen(item, content)
    case .character(" "):
      let isField = item.kind == .toggle || item.kind == .number
      return isField ? changed(control, by: 1) : chosen(item, content)
    case .character(let scalar): return typed(scalar, in: item)
    case .backspace:
      if let entered = item.entered {
        return item.action(entering: UTF8Text(entered.description.dropLast()))
      }
      guard let number = item.number else { return nil }
      replacesNumber = false
      return item.action(entering: number < 10 ? "" : "\(number / 10)")
    case .pageUp, .pageDown: break
    }
    return nil
  }

  /// The action of a click, if any.
  mutating func action(forClickAt point: Point, _ content: PanelContent) -> Action? {
    let controls = controls(content)
    guard let index = rows[point.y], controls.indices ~= index else { return nil }
    select(index, of: controls)
    let control = controls[index]
    switch control.first?.kind {
    case .button: return control.first?.action()
    case .choice, .toggle: return changed(control, by: 1)
    default: return nil
    }
  }

  private mutating func select(_ index: Int, of controls: [Control]) {
    selection = index
    selected = controls[index].first?.label
    replacesNumber = true
  }

  /// Finds the selected control where it is now, or selects the first one if it is gone.
  private mutating func follow(_ controls: [Control]) {
    if controls.isEmpty { return }
    if controls.indices ~= selection, controls[selection].first?.label == selected { return }
    select(controls.firstIndex { $0.first?.label == selected } ?? 0, of: controls)
  }

  private mutating func scrolled(by key: Key) -> Action? {
    switch key {
    case .up, .character("k"): scroll -= 1
    case .down, .character("j"): scroll += 1
    case .pageUp: scroll -= 10
    case .pageDown, .character(" "): scroll += 10
    case .home: scroll = 0
    case .end: scroll = .max / 2
    case .escape, .enter, .character("q"), .character("?"): return .panelClosed
    default: break
    }
    return nil
  }

  private func chosen(_ item: PanelItem, _ content: PanelContent) -> Action? {
    switch item.kind {
    case .button: item.action()
    case .number, .toggle, .search: content.button(below: item.id)?.action()
    default: .panelClosed
    }
  }

  private func changed(_ control: Control, by step: Int) -> Action? {
    guard let item = control.first else { return nil }
    switch item.kind {
    case .toggle: return item.action()
    case .number:
      let number = (item.number ?? 0) + step
      return Rules.sides.contains(number) ? item.action(entering: "\(number)") : nil
    case .choice:
      let choices = control.filter(\.isEnabled)
      guard let index = choices.firstIndex(where: \.isOn) else { return nil }
      return choices[(index + step + choices.count) % choices.count].action()
    default: return nil
    }
  }

  private mutating func typed(_ scalar: Unicode.Scalar, in item: PanelItem) -> Action? {
    guard item.kind == .number, "0"..."9" ~= scalar else { return nil }
    let before = replacesNumber ? "" : item.number.map { String($0) } ?? ""
    replacesNumber = false
    return item.action(entering: UTF8Text(before + String(scalar)))
  }
}
