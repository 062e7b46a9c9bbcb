import BoardUI
import GameRules
import GameSession

/// The buttons beside the board: opponents before the first move, next steps after the end.
struct OfferView {
  private let node = Node.find("offer")
  private var opponents = OpponentsView()
  private var actions = LiveActionsView()
  private var hasActions = false
  private var shown: PanelContent?
  private var group = Node.find("offer")
  private var nodes: [Node] = []

  /// The item with this ID, while it is shown.
  func item(_ id: Int) -> PanelItem? { opponents.item(id) ?? shown?.item(id) }

  /// The button of an item that opens a panel, while it is shown.
  func opener(_ id: Int) -> Node? {
    guard case .panel? = item(id)?.use else { return nil }
    if opponents.item(id) != nil { return opponents.online }
    return nodes.indices ~= id ? nodes[id] : actions.node(id - nodes.count - 1)
  }

  /// The first button, while there is one.
  var first: Node? { nodes.first }

  mutating func render(_ presentation: Presentation) {
    let isOpponents = presentation.offer?.panel == .players
    opponents.render(isOpponents ? presentation.offer : nil, presentation.wording)
    let content = isOpponents ? nil : presentation.offer
    if content?.panel == .room || content?.panel == .shapes || hasActions {
      renderActions(content)
    }
    render(content)
  }

  /// Renders the items after an offer's heading, in a live game or a drawing: the actions below the board.
  @inline(never)
  private mutating func renderActions(_ content: PanelContent?) {
    let items = (content?.items ?? []).drop { $0.kind != .heading }.dropFirst()
    hasActions = !items.isEmpty
    actions.render(Array(items))
  }

  private mutating func render(_ content: PanelContent?) {
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
    for item in content.items.prefix(while: { $0.kind != .heading }) {
      let node: Node
      if next < shownNodes.count, isShown(item, at: next) {
        node = shownNodes[next]
        next += 1
      } else {
        node = create(item)
        if next < shownNodes.count { node.move(before: shownNodes[next]) }
      }
      node.setControl(.offer(item.id))
      nodes.append(node)
    }
    shown = content
  }

  /// Whether all shown items stay: a button under a finger must not disappear.
  private func staysShown(in content: PanelContent) -> Bool {
    guard content.panel == shown?.panel, content.title == shown?.title else { return false }
    var next = 0
    for item in content.items.prefix(while: { $0.kind != .heading })
    where next < nodes.count && isShown(item, at: next) { next += 1 }
    return next == nodes.count
  }

  private func isShown(_ item: PanelItem, at id: Int) -> Bool {
    shown?.items[id].label == item.label
  }

  private mutating func begin(_ content: PanelContent) {
    nodes = []
    node.clear()
    group = node.create("div")
    group.set("id", "result")
    group.set("role", "group")
    group.set("aria-label", content.title)
  }

  private mutating func create(_ item: PanelItem) -> Node {
    let button = group.create("button")
    button.set("type", "button")
    if item.kind == .closing { button.set("class", "primary") }
    _ = button.create("span", text: item.label)
    return button
  }
}
