import BoardUI
import GameRules
import GameSession

/// The buttons beside the board: opponents before the first move, next steps after the end.
struct OfferView {
  private let node = Node.find("offer")
  private var shown: PanelContent?
  private var group = Node.find("offer")
  private var nodes: [Node] = []

  /// The item with this ID, while it is shown.
  func item(_ id: Int) -> PanelItem? { shown?.item(id) }

  /// The first button, while there is one.
  var first: Node? { nodes.first }

  mutating func render(_ content: PanelContent?) {
    if content == shown { return }
    guard let content else {
      node.clear()
      nodes = []
      shown = nil
      return
    }
    if !staysShown(in: content) { begin(content) }
    let shownNodes = nodes
    nodes = []
    var next = 0
    for item in content.items {
      let node: Node
      if next < shownNodes.count, isShown(item, at: next) {
        node = shownNodes[next]
        next += 1
      } else {
        node = create(item)
        if next < shownNodes.count { node.move(before: shownNodes[next]) }
      }
      node.setControl(.offer(item.id))
      if item.kind == .choice { node.set("aria-checked", item.isOn ? "true" : "false") }
      nodes.append(node)
    }
    shown = content
  }

  /// Whether all shown items stay: a button under a finger must not disappear.
  private func staysShown(in content: PanelContent) -> Bool {
    guard content.panel == shown?.panel, content.title == shown?.title else { return false }
    var next = 0
    for item in content.items where next < nodes.count && isShown(item, at: next) { next += 1 }
    return next == nodes.count
  }

  private func isShown(_ item: PanelItem, at id: Int) -> Bool {
    shown?.items[id].label == item.label
  }

  private mutating func begin(_ content: PanelContent) {
    nodes = []
    node.clear()
    group = node.create("div")
    group.set("id", content.panel == .players ? "strip" : "result")
    group.set("role", content.panel == .players ? "radiogroup" : "group")
    group.set("aria-label", content.title)
  }

  private mutating func create(_ item: PanelItem) -> Node {
    if item.kind == .note {
      // The buttons after a note belong to it.
      group = node.create("p", text: item.label)
      group.set("id", "notice")
      return group
    }
    if item.kind == .heading { return group.create("b", text: item.label) }
    let button = group.create("button")
    button.set("type", "button")
    if item.kind == .closing { button.set("class", "primary") }
    if item.kind == .choice { button.set("role", "radio") }
    if case .strength(.person) = item.picture {
      button.createIcon(Icon.people)
    }
    _ = button.create("span", text: item.label)
    if case .strength(.computer(let level)) = item.picture { button.createMeter(level) }
    return button
  }
}
