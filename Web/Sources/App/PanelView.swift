import BoardUI
import GameRules
import GameSession

/// The panel that slides in over the board, whatever is on it.
struct PanelView {
  private let panel = Node.find("panel")
  private let title = Node.find("panel-title")
  private let body = Node.find("panel-body")
  private let actions = Node.find("panel-actions")
  private var shown: PanelContent?
  /// What shows the state of each item: an input, a button or a text.
  private var nodes: [Node] = []
  private var first: Node?

  var hasFocus: Bool { panel.hasFocus }

  /// Moves the focus to the first control of the panel, or to what is chosen there.
  func focus() { first?.focus() }

  /// The item at a place, while it is shown.
  func item(_ id: Int) -> PanelItem? {
    guard let items = shown?.items, items.indices ~= id else { return nil }
    return items[id]
  }

  /// The button that Enter presses while this item is edited.
  func button(below id: Int) -> PanelItem? { shown?.button(below: id) }

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    let content = presentation.panel
    panel.set("data-open", isOn: content != nil)
    panel.set("inert", isOn: content == nil)
    // What slides out keeps its looks.
    guard let content else {
      shown = nil
      return
    }
    let old = shown
    let isNew = content.panel != old?.panel || content.items.count != old?.items.count
    if isNew { build(content) }
    if isNew || content.title != old?.title { title.setText(content.title) }
    for item in content.items { update(item, from: isNew ? nil : old?.items[item.id]) }
    shown = content
  }

  // MARK: Building

  @inline(never)
  private mutating func build(_ content: PanelContent) {
    nodes = []
    first = nil
    body.clear()
    actions.clear()
    panel.set("data-kind", content.panel.identifier)
    panel.remove("data-winner")
    var group = body
    var groupID = 0
    var before: PanelItem?
    for item in content.items {
      if item.kind == .heading {
        group = body.create("fieldset")
        groupID = item.id
        let next = content.items[item.id + 1]
        if next.kind == .choice { group.set("class", PanelView.style(of: next)) }
      } else if item.kind == .button, item.picture != nil, before?.picture == nil {
        group = body.create("div")
        group.set("class", "presets")
      }
      let node = create(item, in: item.kind == .closing ? actions : group, groupID)
      if item.kind == .note, before?.kind != .choice { node.set("class", "refusal") }
      nodes.append(node)
      before = item
      if first == nil, PanelView.takesFocus(item) { first = node }
    }
  }

  private static func style(of choice: PanelItem) -> StaticString {
    guard case .symbol(_, let mark) = choice.picture else { return "choices" }
    return mark == .x ? "picker x" : "picker o"
  }

  private static func takesFocus(_ item: PanelItem) -> Bool {
    switch item.kind {
    case .text, .picture, .heading, .note: false
    case .choice: item.isOn
    case .toggle, .number, .button, .closing: true
    }
  }

  @inline(never)
  private func create(_ item: PanelItem, in group: Node, _ groupID: Int) -> Node {
    switch item.kind {
    case .text: return group.create("p")
    case .heading: return group.create("legend")
    case .picture:
      if case .mark(let mark) = item.picture {
        group.createMark(mark)
        panel.set("data-winner", mark == .x ? "x" : "o")
      }
      return group
    case .note:
      let node = group.create("p")
      node.set("aria-live", "polite")
      node.set("id", "note-\(item.id)")
      return node
    case .button, .closing:
      let button = group.create("button")
      button.set("type", "button")
      button.setControl(.item(item.id))
      if case .board(let rules) = item.picture {
        createPicture(of: rules, in: button)
        _ = button.create("span", text: item.label)
      } else {
        button.setText(item.label)
      }
      return button
    case .choice, .toggle, .number:
      let label = group.create("label")
      let input = label.create("input")
      input.setControl(.item(item.id))
      if item.kind == .choice {
        input.set("type", "radio")
        input.set("name", "choice-\(groupID)")
      } else {
        input.set("aria-describedby", "note-\(item.id + 1)")
        label.set("class", item.kind == .toggle ? "switch" : "number")
        input.set("type", item.kind == .toggle ? "checkbox" : "text")
      }
      if item.kind == .number {
        input.set("inputmode", "numeric")
        input.set("autocomplete", "off")
        input.set("maxlength", "4")
      }
      if case .symbol(let symbol, _) = item.picture {
        input.set("aria-label", item.label)
        label.createShape(symbol)
      } else {
        _ = label.create("span", text: item.label)
      }
      return input
    }
  }

  /// A small board, so that a game is recognised before it is read.
  private func createPicture(of rules: Rules, in parent: Node) {
    let picture = parent.create("svg")
    picture.set("viewBox", "0 0 \(rules.columns * 10) \(rules.rows * 10)")
    picture.set("aria-hidden", "true")
    picture.create("path").set("d", Drawing.path(rules))
  }

  // MARK: Updates

  /// Writes what can change of an item; `old` is how it was, or nil where it is new.
  @inline(never)
  private func update(_ item: PanelItem, from old: PanelItem?) {
    let node = nodes[item.id]
    let isNew = old == nil
    switch item.kind {
    case .picture: break
    case .text, .heading, .note:
      if item.label != old?.label { node.setText(item.label) }
    case .button, .closing:
      if item.isEnabled != old?.isEnabled {
        node.set("aria-disabled", item.isEnabled ? nil : "true")
      }
      if item.picture != nil { node.set("aria-pressed", item.isOn ? "true" : "false") }
    case .choice:
      if item.isOn != old?.isOn { node.setInput(isOn: item.isOn) }
      if item.isEnabled != old?.isEnabled { node.set("disabled", isOn: !item.isEnabled) }
    case .toggle, .number:
      // What the player enters is there already.
      if isNew, item.kind == .toggle { node.setInput(isOn: item.isOn) }
      if isNew, let number = item.number { node.setInput("\(number)") }
      if item.isRefused != old?.isRefused {
        node.set("aria-invalid", item.isRefused ? "true" : nil)
      }
    }
  }
}
