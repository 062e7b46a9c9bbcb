import Foundation
import GameRules
import GameSession

// What controls are bound to: a value that is set tells the session.

extension GameModel {
  /// The colours that the player chose.
  var palette: Palette { Palette(theme: presentation.settings.theme) }

  /// Whether a sheet shows the panel.
  var showsSheet: Bool {
    get { !hasRail && isPanelOpen }
    set { if !newValue, showsSheet { send(.panelClosed) } }
  }

  /// Whether a panel is open; the result is offered beside the board.
  var isPanelOpen: Bool { (presentation.panel?.panel ?? .result) != .result }

  /// A command that is a switch.
  subscript(isOn command: GameCommand) -> Bool {
    get { presentation[command].isOn ?? false }
    set { if newValue != presentation[command].isOn { use(command) } }
  }

  /// An item of a panel that is a switch.
  subscript(isOn item: PanelItem) -> Bool {
    get { current(item).isOn }
    set { if newValue != current(item).isOn { use(current(item)) } }
  }

  /// An item of a panel that is a number.
  subscript(number item: PanelItem) -> Int {
    get { current(item).number ?? Rules.sides.lowerBound }
    set { use(item, entering: "\(newValue)") }
  }

  /// An item of a panel that is a name.
  subscript(name item: PanelItem) -> String {
    get { current(item).entered?.description ?? "" }
    set { if newValue != self[name: item] { use(item, entering: newValue) } }
  }

  /// Which of some items of a panel is on, by its place.
  subscript(choice items: [PanelItem]) -> Int {
    get { items.first { current($0).isOn }?.id ?? -1 }
    set { if newValue != self[choice: items], let item = panelItem(newValue) { use(item) } }
  }

  /// The item as it is now; what a control was drawn from may be older.
  private func current(_ item: PanelItem) -> PanelItem {
    guard let now = panelItem(item.id), now.kind == item.kind else { return item }
    return now
  }

  private func panelItem(_ id: Int) -> PanelItem? { (presentation.panel ?? lastPanel)?.item(id) }
}
