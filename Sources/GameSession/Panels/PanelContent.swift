import GameRules

/// The content of a panel, from top to bottom.
public struct PanelContent: Hashable, Sendable, Identifiable {
  /// The kind of panel.
  public let panel: Panel
  /// The heading, which is also the panel's accessible name.
  public let title: UTF8Text
  /// All items; an item's index is its `id`.
  public private(set) var items: [PanelItem] = []

  /// The kind of panel: at most one of each is open.
  public var id: Panel { panel }

  init(_ panel: Panel, _ title: UTF8Text) {
    self.panel = panel
    self.title = title
  }

  /// The item with an `id`; nil if there is none.
  public func item(_ id: Int) -> PanelItem? { items.indices ~= id ? items[id] : nil }

  /// The button that Enter presses in this item: the next one below it, before the next heading.
  public func button(below id: Int) -> PanelItem? {
    items.dropFirst(id).prefix { $0.kind != .heading }
      .first { $0.kind == .button && !$0.isHidden }
  }

  /// Adds an item of another panel.
  mutating func add(_ item: PanelItem) {
    add(
      item.kind, item.label, item.use, about: item.about, picture: item.picture, isOn: item.isOn,
      isEnabled: item.isEnabled, isRefused: item.isRefused, isHidden: item.isHidden,
      number: item.number, entered: item.entered)
  }

  @inline(never)
  mutating func add(
    _ kind: PanelItem.Kind, _ label: UTF8Text, _ use: PanelItem.Use = .none,
    about: UTF8Text? = nil, picture: PanelItem.Picture? = nil, isOn: Bool = false,
    isEnabled: Bool = true,
    isRefused: Bool = false, isHidden: Bool = false, number: Int? = nil, entered: UTF8Text? = nil
  ) {
    items.append(
      PanelItem(
        id: items.count, kind: kind, label: label, about: about, use: use, picture: picture,
        isOn: isOn, isEnabled: isEnabled, isRefused: isRefused, isHidden: isHidden,
        number: number, entered: entered))
  }
}
