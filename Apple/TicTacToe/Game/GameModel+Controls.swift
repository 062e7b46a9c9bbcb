import Foundation
import GameRules
import GameSession

// The values that controls are bound to; setting one sends an action.

extension GameModel {
  /// The colours of the chosen theme.
  var palette: Palette { Palette(theme: presentation.settings.theme) }

  /// Whether the panel is shown as a sheet.
  var showsSheet: Bool {
    get { !hasRail && isPanelOpen }
    set { if !newValue, showsSheet { send(.panelClosed) } }
  }

  /// Whether a panel is open; the result does not count, because it is shown beside the board.
  var isPanelOpen: Bool { (presentation.panel?.panel ?? .result) != .result }

  /// Whether the panel has a text field.
  var hasField: Bool {
    presentation.panel?.items.contains { $0.kind == .name || $0.kind == .search } == true
  }

  /// The state of a command that is a switch.
  subscript(isOn command: GameCommand) -> Bool {
    get { presentation[command].isOn ?? false }
    set { if newValue != presentation[command].isOn { use(command) } }
  }

  /// The state of a panel item that is a switch.
  subscript(isOn item: PanelItem) -> Bool {
    get { current(item).isOn }
    set { if newValue != current(item).isOn { use(current(item)) } }
  }

  /// The number of a panel item.
  subscript(number item: PanelItem) -> Int {
    get { current(item).number ?? Rules.sides.lowerBound }
    set { use(item, entering: "\(newValue)") }
  }

  /// The text in a panel item.
  subscript(entered item: PanelItem) -> String {
    get { current(item).entered?.description ?? "" }
    set { if newValue != self[entered: item] { use(item, entering: newValue) } }
  }

  /// The ID of the chosen item in a group, or -1.
  subscript(choice items: [PanelItem]) -> Int {
    get { items.first { current($0).isOn }?.id ?? -1 }
    set { if newValue != self[choice: items], let item = panelItem(newValue) { use(item) } }
  }

  /// The current state of an item, which may be newer than the one a control was drawn from.
  private func current(_ item: PanelItem) -> PanelItem {
    guard let now = panelItem(item.id), now.kind == item.kind else { return item }
    return now
  }

  private func panelItem(_ id: Int) -> PanelItem? { (presentation.panel ?? lastPanel)?.item(id) }
}
