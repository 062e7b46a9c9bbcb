import BoardUI
import GameRules
import GameSession

/// What is offered beside the board: whom to play against, or what to do after the end.
struct OfferView {
  private let node = Node.find("offer")
  private var shown: PanelContent?
  private var buttons: [Node] = []

  /// The item at a place, while it is shown.
  func item(_ id: Int) -> PanelItem? { shown?.item(id) }

  mutating func render(_ content: PanelContent?) {
    if content == shown { return }
    let isOther = content?.panel != shown?.panel || content?.items.count != shown?.items.count
    if isOther || content?.panel == .room {
      build(content)
    }
    shown = content
    for item in content?.items ?? [] where item.kind == .choice {
      buttons[item.id].set("aria-checked", item.isOn ? "true" : "false")
    }
  }

  private mutating func build(_ content: PanelContent?) {
    buttons = []
    node.clear()
    guard let content else { return }
    let group = node.create("div")
    group.set("id", content.panel == .players ? "strip" : "result")
    group.set("role", content.panel == .players ? "radiogroup" : "group")
    group.set("aria-label", content.title)
    var notice: Node?
    for item in content.items {
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
