import BoardUI
import GameRules
import GameSession

/// The choice of the opponent before the first move: its kind, and the computer's level.
///
/// Its elements are in the static page, so that none disappears under a finger.
struct OpponentsView {
  private let node = Node.find("opponents")
  private let starts = Node.find("starts")
  private let kind = Node.find("kind")
  private let kinds = [Node.find("kind-two"), Node.find("kind-computer")]
  private let kindNames = [Node.find("kind-two-name"), Node.find("kind-computer-name")]
  let online = Node.find("online")
  private let levels = Node.find("levels")
  private let level = Node.find("level")
  private let levelName = Node.find("level-name")
  private let levelAbout = Node.find("level-about")
  private let dots = Node.find("dots")
  private let easier = Node.find("easier")
  private let harder = Node.find("harder")
  private let notice = Node.find("notice")
  private var shown: PanelContent?
  private var levelInputs: [Node] = []

  /// The item with this ID, while it is shown.
  func item(_ id: Int) -> PanelItem? { shown?.item(id) }

  @inline(never)
  mutating func render(_ content: PanelContent?, _ wording: Wording) {
    if content == shown { return }
    let hadContent = shown != nil
    shown = content
    node.set("hidden", isOn: content == nil)
    guard let content else { return }
    if !hadContent {
      kind.set("aria-label", content.title)
      easier.set("aria-label", wording.easier)
      harder.set("aria-label", wording.harder)
    }
    var (hasStarts, hasOnline) = (false, false)
    var place = 0
    var choices: [PanelItem] = []
    var isLevel = false
    var notes: [PanelItem] = []
    for item in content.items {
      switch item.kind {
      case .heading:
        level.set("aria-label", item.label)
        isLevel = true
      case .choice where isLevel: choices.append(item)
      case .choice:
        kinds[place].setControl(.offer(item.id))
        kinds[place].setInput(isOn: item.isOn)
        kindNames[place].setText(item.label)
        place += 1
      case .note: notes = [item]
      case .button where !notes.isEmpty: notes.append(item)
      case .button:
        let button = item.use == .swapMarks ? starts : online
        button.setControl(.offer(item.id))
        button.setText(item.label)
        if item.use == .swapMarks { hasStarts = true } else { hasOnline = true }
      default: break
      }
    }
    starts.set("hidden", isOn: !hasStarts)
    online.set("hidden", isOn: !hasOnline)
    levels.set("hidden", isOn: choices.isEmpty)
    if !choices.isEmpty { show(choices) }
    notice.set("hidden", isOn: notes.isEmpty)
    if !notes.isEmpty { show(notes: notes) }
  }

  @inline(never)
  private func show(notes: [PanelItem]) {
    notice.clear()
    for note in notes {
      let child = notice.create(note.kind == .note ? "span" : "button", text: note.label)
      guard note.kind == .button else { continue }
      child.set("type", "button")
      child.setControl(.offer(note.id))
    }
  }

  @inline(never)
  private mutating func show(_ choices: [PanelItem]) {
    if levelInputs.isEmpty {
      for _ in choices {
        let input = dots.create("input")
        input.set("type", "radio")
        input.set("name", "level")
        levelInputs.append(input)
      }
    }
    for (index, choice) in choices.enumerated() {
      levelInputs[index].setControl(.offer(choice.id))
      levelInputs[index].setInput(isOn: choice.isOn)
      levelInputs[index].set("aria-label", choice.label)
      guard choice.isOn else { continue }
      levelName.setText(choice.label)
      levelAbout.setText(choice.about ?? "")
      easier.setControl(.less(choice.id))
      harder.setControl(.more(choice.id))
      easier.set("aria-disabled", index == 0 ? "true" : nil)
      harder.set("aria-disabled", index == choices.count - 1 ? "true" : nil)
    }
  }
}
