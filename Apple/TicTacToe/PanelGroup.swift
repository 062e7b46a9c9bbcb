import GameSession

/// What belongs together on a panel: a heading, and all up to the next one.
struct PanelGroup: Identifiable {
  /// The place of its first item.
  let id: Int
  var heading: PanelItem?
  var items: [PanelItem] = []

  /// What is drawn as one control.
  enum Row: Identifiable {
    case item(PanelItem)
    /// Symbols, of which one is on.
    case symbols([PanelItem])
    /// Games, each with its picture.
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
  /// All that is on it but the closing buttons, or with them where they stand among the others.
  func groups(withClosing: Bool = false) -> [PanelGroup] {
    var groups: [PanelGroup] = []
    for item in items where withClosing || item.kind != .closing {
      if item.kind == .heading {
        groups.append(PanelGroup(id: item.id, heading: item))
      } else {
        if groups.isEmpty { groups.append(PanelGroup(id: item.id)) }
        groups[groups.count - 1].items.append(item)
      }
    }
    return groups
  }

  /// What leaves it.
  var closing: [PanelItem] { items.filter { $0.kind == .closing } }
}
