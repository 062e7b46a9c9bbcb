import BoardUI
import GameRules
import GameSession
import RoomProtocol

/// The panel: a sheet from below, or in the rail's place.
///
/// It knows no particular panel, and draws the items of any.
struct PanelView {
  private let panel = Node.find("panel")
  private let title = Node.find("panel-title")
  private let body = Node.find("panel-body")
  private let actions = Node.find("panel-actions")
  private let close = Node.find("close")
  private let root = Node.find("page")
  private var shown: PanelContent?
  /// The node with each item's state: an input, a button or a text.
  private var nodes: [Node] = []
  private var first: Node?

  init() {
    close.setControl(.close)
    // A click around the panel closes it; its own background has the ID of no item, so it does nothing.
    root.setControl(.close)
    panel.setControl(.item(999))
  }

  var isOpen: Bool { shown != nil }
  var hasFocus: Bool { panel.hasFocus }

  /// Forces the next rendering to build everything again.
  mutating func forget() { shown = nil }

  /// Moves the focus to the panel's first control, or to the chosen item.
  func focus() { first?.focus() }

  /// The item with this ID, while it is shown.
  func item(_ id: Int) -> PanelItem? { shown?.item(id) }

  /// The button that Enter presses in this item.
  func button(below id: Int) -> PanelItem? { shown?.button(below: id) }

  @inline(never)
  mutating func render(_ presentation: Presentation) {
    // The result is shown beside the board instead.
    let content = presentation.panel.flatMap { $0.panel == .result ? nil : $0 }
    root.set("data-panel", isOn: content != nil)
    panel.set("inert", isOn: content == nil)
    // A panel that slides out keeps its content.
    guard let content else {
      shown = nil
      return
    }
    let old = shown
    let isNew =
      content.panel != old?.panel || content.items.count != old?.items.count
      || content.items.contains { $0.isBuilt(unlike: old?.items[$0.id]) }
    let hadFocus = hasFocus
    // Another tab may have changed the panel while a control in it has the focus.
    let place = content.panel == old?.panel ? nodes.firstIndex { $0.hasFocus } : nil
    if isNew { build(content, in: presentation.wording) }
    if isNew || content.title != old?.title { title.setText(content.title) }
    for item in content.items { update(item, from: isNew ? nil : old?.items[item.id]) }
    shown = content
    guard hadFocus, !hasFocus else { return }
    if let place, place < nodes.count { nodes[place].focus() } else { focus() }
  }

  // MARK: Building

  @inline(never)
  private mutating func build(_ content: PanelContent, in wording: Wording) {
    nodes = []
    first = nil
    body.clear()
    // The empty body scrolls to its top, where the next panel starts.
    if content.panel != shown?.panel { body.scroll(x: 0, y: -1, isSmooth: false) }
    actions.clear()
    panel.set("data-kind", content.panel.identifier)
    // Texts that the panel begins with are read when it gets the focus.
    let beginning = content.items.first?.kind
    panel.set("aria-describedby", beginning == .text || beginning == .picture ? "panel-body" : nil)
    var group = body
    var groupID = 0
    var before: PanelItem?
    for item in content.items {
      if item.kind == .heading {
        group = body.create("fieldset")
        groupID = item.id
        let next = content.items[item.id + 1]
        group.set("class", PanelView.style(of: next))
      } else if item.kind == .button || item.kind == .picture, item.picture != nil,
        before?.kind != .heading,
        before?.kind != item.kind || (item.board == nil) != (before?.board == nil)
      {
        group = body.create("div")
        group.set("class", PanelView.style(of: item))
      }
      let node = create(item, in: item.kind == .closing ? actions : group, groupID, wording)
      nodes.append(node)
      before = item
      if first == nil, PanelView.takesFocus(item) { first = node }
    }
    if first == nil { first = close }
    // A panel with only text must still scroll by keyboard.
    let isText = content.items.allSatisfy { $0.use == .none || $0.kind == .closing }
    body.set("tabindex", isText ? "0" : nil)
  }

  /// The style of a group that starts with this item.
  private static func style(of item: PanelItem) -> StaticString {
    switch item.picture {
    case .symbol(_, let mark): mark == .x ? "picker x" : "picker o"
    case .board: "cards"
    case .line: item.kind == .button ? "cards" : "cards shapes"
    case .code: "code"
    case _ where item.kind == .number: "fields"
    case _ where item.isWay: "tiles"
    default: item.use == .room(.say(.hello)) ? "emotes" : "items"
    }
  }

  /// The style of a button without a picture; one that only leads back is plain.
  @inline(never)
  private static func style(ofButton item: PanelItem) -> StaticString {
    switch item.use {
    case .language, .saveGames, .openGames: "row"
    case .quest(.draw): "primary"
    case .quest: item.kind == .closing ? "" : "row"
    case .confirm, .close, .room(.leave), .room(.make): ""
    case .room(.someone), .room(.sit): "primary"
    case .room(.say): "emote"
    case .room, .panel(.stored): "row"
    default: "primary"
    }
  }

  private static func takesFocus(_ item: PanelItem) -> Bool {
    switch item.kind {
    // A name is rarely why a panel was opened, and focusing it would show the keyboard.
    case .text, .picture, .heading, .note, .name, .search: false
    case .choice: item.isOn
    // This button is hidden in browsers that cannot share.
    case .button: if case .share(.link) = item.use { false } else { true }
    case .toggle, .number, .closing: true
    }
  }

  @inline(never)
  private func create(
    _ item: PanelItem, in group: Node, _ groupID: Int, _ wording: Wording
  ) -> Node {
    switch item.kind {
    case .text: return group.create("p")
    case .heading: return group.create("legend")
    case .picture:
      let figure = group.create("figure")
      switch item.picture {
      case .line(let rules, let place):
        figure.createPicture(of: rules.makeLines()[place], on: rules)
      case .code: figure.createCode()
      default: break
      }
      _ = figure.create("figcaption", text: item.label)
      return figure
    case .note:
      let node = group.create("p")
      node.set("id", "note-\(item.id)")
      return node
    case .button, .closing:
      let button = group.create("button")
      button.set("type", "button")
      button.setControl(.item(item.id))
      switch item.picture {
      case .board(let text): if let game = try? Game(text) { button.createPicture(of: game) }
      case .line(let rules, let place):
        button.createPicture(of: rules.makeLines()[place], on: rules)
      case .week(let week): button.createDots(week)
      case .command(let command): button.createIcon(Icon.path(command))
      case .share(let share):
        if share == .link { button.set("class", "sends") }
        if share == .copy { button.set("class", "primary") }
        button.createIcon(Icon.path(share))
      default:
        if case .language(let spoken) = item.use { button.set("lang", wording.code(of: spoken)) }
        button.set("class", PanelView.style(ofButton: item))
      }
      createLabel(of: item, in: button)
      return button
    case .number: return createNumber(item, in: group)
    case .name, .search: return createText(item, in: group)
    case .choice, .toggle:
      let label = group.create("label")
      if case .symbol(let symbol, _) = item.picture {
        let input = createInput(item, in: label, groupID)
        input.set("aria-label", item.label)
        label.createShape(symbol)
        return input
      }
      label.set("class", "row")
      let input = createInput(item, in: label, groupID)
      createLabel(of: item, in: label)
      if case .strength(.computer(let level)) = item.picture { label.createMeter(level) }
      if item.kind == .toggle {
        label.create("i").set("class", "toggle")
      } else {
        label.createIcon(Icon.tick, "icon tick")
      }
      return input
    }
  }

  private func createLabel(of item: PanelItem, in node: Node) {
    let label = node.create("span", text: item.label)
    if item.kind == .toggle { label.set("id", PanelView.labelID(item)) }
    guard let about = item.about else { return }
    for line in about.bytes.split(separator: UInt8(ascii: "\n")) {
      _ = label.create("small", text: UTF8Text(line))
    }
  }

  /// Creates a text field.
  private func createText(_ item: PanelItem, in group: Node) -> Node {
    let label = group.create("label")
    label.set("class", "name")
    _ = label.create("span", text: item.label)
    let input = label.create("input")
    input.setControl(.item(item.id))
    input.set("type", item.kind == .name ? "text" : "search")
    input.set("maxlength", "20")
    input.set("autocomplete", "off")
    input.set("enterkeyhint", "done")
    return input
  }

  private func createInput(_ item: PanelItem, in label: Node, _ groupID: Int) -> Node {
    let input = label.create("input")
    input.setControl(.item(item.id))
    if item.kind == .choice {
      input.set("type", "radio")
      input.set("name", "choice-\(groupID)")
    } else {
      input.set("aria-describedby", "note-\(item.id + 1)")
      input.set("type", "checkbox")
    }
    return input
  }

  /// Creates a number that is typed, or changed by one.
  @inline(never)
  private func createNumber(_ item: PanelItem, in group: Node) -> Node {
    let field = group.create("div")
    field.set("class", "number")
    let label = field.create("label", text: item.label)
    label.set("for", "number-\(item.id)")
    let less = field.create("button")
    let input = field.create("input")
    let more = field.create("button")
    for (button, control, path) in [
      (less, Control.less(item.id), Icon.less), (more, Control.more(item.id), Icon.more),
    ] {
      button.set("type", "button")
      button.setControl(control)
      // The arrow keys of the number do the same.
      button.set("tabindex", "-1")
      button.set("aria-hidden", "true")
      button.createIcon(path)
    }
    input.set("id", "number-\(item.id)")
    input.setControl(.item(item.id))
    input.set("aria-describedby", "note-\(item.id + 1)")
    input.set("type", "text")
    input.set("inputmode", "numeric")
    input.set("autocomplete", "off")
    input.set("maxlength", "4")
    return input
  }

  /// Replaces the typed number.
  func enter(_ number: Int, in id: Int) { nodes[id].setInput("\(number)") }

  // MARK: Updates

  /// Writes what has changed in an item; `old` is nil for a new one.
  @inline(never)
  private func update(_ item: PanelItem, from old: PanelItem?) {
    let node = nodes[item.id]
    if item.isHidden != old?.isHidden { node.set("hidden", isOn: item.isHidden) }
    let isToggled = item.isOn != old?.isOn
    let isSwitched = item.isEnabled != old?.isEnabled
    switch item.kind {
    case .picture: break
    case .text, .heading, .note:
      if item.label != old?.label { node.setText(item.label) }
      if item.kind == .note { style(item, from: old) }
    case .button, .closing:
      if isSwitched { node.set("aria-disabled", item.isEnabled ? nil : "true") }
      if isToggled, item.isChoosing { node.set("aria-current", item.isOn ? "true" : nil) }
    case .choice, .name, .search, .toggle, .number:
      if item.kind == .choice || item.kind == .toggle, isToggled { node.setInput(isOn: item.isOn) }
      if isSwitched { node.set("disabled", isOn: !item.isEnabled) }
      if item.isRefused != old?.isRefused { markRefused(item) }
      fill(item, from: old)
    }
  }

  /// Fills a new field, which from then on shows what the player enters.
  ///
  /// A switch is renamed, as its meaning can depend on another one.
  private func fill(_ item: PanelItem, from old: PanelItem?) {
    if let old {
      guard item.kind == .toggle, item.label != old.label else { return }
      return Node.find(id: PanelView.labelID(item)).setText(item.label)
    }
    if let text = item.entered { nodes[item.id].setInput(text) }
    if let number = item.number { enter(number, in: item.id) }
  }

  private func style(_ note: PanelItem, from old: PanelItem?) {
    if note.isRefused == old?.isRefused { return }
    nodes[note.id].set("class", note.isRefused ? "refusal" : "note")
  }

  private static func labelID(_ item: PanelItem) -> UTF8Text { "label-\(item.id)" }

  private func markRefused(_ item: PanelItem) {
    nodes[item.id].set("aria-invalid", item.isRefused ? "true" : nil)
  }
}
