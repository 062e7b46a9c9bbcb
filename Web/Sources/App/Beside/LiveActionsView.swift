import BoardUI
import GameRules
import GameSession

/// The four actions of a live game or of a drawing, in the places below the board.
struct LiveActionsView {
  private var row: Node?
  private var nodes: [Node] = []
  private var shown: [PanelItem] = []

  private static let icons: [StaticString] = [
    "M5 9h14M5 15h14", "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3", "M6 21V4h12l-3 4l3 4H6",
    "M4 5h16v11H10l-5 4v-4H4z",
  ]

  private static let drawingIcons: [StaticString] = [
    "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3", "M6 6l12 12M18 6L6 18", Icon.less, Icon.more,
  ]

  /// The button at this place, while there is one.
  func node(_ index: Int) -> Node? { nodes.indices ~= index ? nodes[index] : nil }

  @inline(never)
  mutating func render(_ items: [PanelItem]) {
    if items == shown { return }
    if items.map({ $0.label }) != shown.map({ $0.label }) { build(items) }
    shown = items
    for (node, item) in zip(nodes, items) {
      node.setControl(.offer(item.id))
      node.set("aria-disabled", item.isEnabled ? nil : "true")
    }
  }

  private mutating func build(_ items: [PanelItem]) {
    let row = row ?? Node.find("actions").create("div")
    self.row = row
    row.set("id", "live")
    row.clear()
    nodes = items.enumerated().map { index, item in
      let button = row.create("button")
      button.set("type", "button")
      let isDrawing = if case .quest = item.use { true } else { false }
      let icons = isDrawing ? LiveActionsView.drawingIcons : LiveActionsView.icons
      // The style mirrors its icon where text runs from right to left.
      if index == (isDrawing ? 0 : 1) { button.set("class", "back") }
      button.createIcon(icons[index % icons.count])
      _ = button.create("span", text: item.label)
      return button
    }
  }
}
