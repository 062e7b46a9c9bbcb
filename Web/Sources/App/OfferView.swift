import BoardUI
import GameRules
import GameSession

/// What is offered beside the board: whom to play against, or what to do after the end.
struct OfferView {
  private let node = Node.find("offer")
  private var shown: PanelContent?
  private var group = Node.find("offer")
  private var notice: Node?
  private var buttons: [Node] = []

  /// The item at a place, while it is shown.
  func item(_ id: Int) -> PanelItem? { shown?.item(id) }

  mutating func render(_ content: PanelContent?) {
    if content == shown { return }
    if let content {
      if !isContinued(by: content) { begin(content) }
      add(content.items[buttons.count...])
      for item in content.items where item.kind == .choice {
        buttons[item.id].set("aria-checked", item.isOn ? "true" : "false")
      }
    } else {
      node.clear()
    }
    shown = content
  }

  /// Whether all that is shown stays: a button that a finger lies on must not go.
  private func isContinued(by content: PanelContent) -> Bool {
    guard let shown, shown.panel == content.panel, shown.items.count <= content.items.count else {
      return false
    }
    return zip(shown.items, content.items).allSatisfy { $0.label == $1.label && $0.use == $1.use }
  }

  private mutating func begin(_ content: PanelContent) {
    buttons = []
    notice = nil
    node.clear()
    group = node.create("div")
    group.set("id", content.panel == .players ? "strip" : "result")
    group.set("role", content.panel == .players ? "radiogroup" : "group")
    group.set("aria-label", content.title)
  }

  private mutating func add(_ items: ArraySlice<PanelItem>) {
    for item in items {
      if item.kind == .note {
        notice = node.create("p", text: item.label)
        notice?.set("id", "notice")
        buttons.append(group)
        continue
      }
      if item.kind == .heading {
        buttons.append(group.create("b", text: item.label))
        continue
      }
      let button = (notice ?? group).create("button")
      button.set("type", "button")
      button.setControl(.offer(item.id))
      if item.kind == .closing { button.set("class", "primary") }
      if item.kind == .choice { button.set("role", "radio") }
      if case .strength(.person) = item.picture {
        button.createIcon(Icon.people)
      }
      _ = button.create("span", text: item.label)
      if case .strength(.computer(let level)) = item.picture { button.createMeter(level) }
      buttons.append(button)
    }
  }
}
