import GameRules
import GameSession

/// A heading of a panel with all items up to the next heading.
struct PanelGroup: Identifiable {
  /// The ID of its first item.
  let id: Int
  var heading: PanelItem?
  var items: [PanelItem] = []

  /// Items drawn as one control.
  enum Row: Identifiable {
    case item(PanelItem)
    /// The symbols of a mark, of which one is on.
    case symbols([PanelItem])
    /// Games with their pictures.
    case cards([PanelItem])

    var id: Int {
      switch self {
      case .item(let item): item.id
      case .symbols(let items), .cards(let items): items.first?.id ?? 0
      }
    }
  }

  /// The controls of the group, from top to bottom.
  var rows: [Row] {
    var rows: [Row] = []
    for item in items {
      switch (item.picture, rows.last) {
      case (.symbol, .symbols(let items)): rows[rows.count - 1] = .symbols(items + [item])
      case (.symbol, _): rows.append(.symbols([item]))
      case (.board, .cards(let items)): rows[rows.count - 1] = .cards(items + [item])
      case (.board, _): rows.append(.cards([item]))
      default: rows.append(.item(item))
      }
    }
    return rows
  }
}

extension PanelContent {
  /// The items in groups; the closing buttons are left out unless `withClosing` is true.
  func groups(
    withClosing: Bool = false, where isShown: (PanelItem) -> Bool = { _ in true }
  ) -> [PanelGroup] {
    var groups: [PanelGroup] = []
    for item in items
    where !item.isHidden && (withClosing || item.kind != .closing) && isShown(item) {
      if item.kind == .heading {
        groups.append(PanelGroup(id: item.id, heading: item))
      } else {
        if groups.isEmpty { groups.append(PanelGroup(id: item.id)) }
        groups[groups.count - 1].items.append(item)
      }
    }
    return groups
  }

  /// The buttons that only close or confirm the panel.
  var waysOut: [PanelItem] { items.filter { $0.kind == .closing && $0.isWayOut } }

  /// The first note that says what is wrong, if any.
  var refusal: UTF8Text? { items.first(where: \.isRefusal)?.label }

  /// The other closing buttons, which lead to something else.
  var waysOn: [PanelItem] { items.filter { $0.kind == .closing && !$0.isWayOut } }
}

extension PanelItem {
  /// Whether it is a note that says what is wrong.
  var isRefusal: Bool { kind == .note && isRefused }

  /// Whether it is the switch for what is felt.
  var isHaptic: Bool { if case .setting(.isFelt) = use { true } else { false } }

  fileprivate var isWayOut: Bool { use == .close || use == .confirm }
}
