import GameRules

/// What a panel says and offers, from top to bottom.
public struct PanelContent: Hashable, Sendable, Identifiable {
  /// Which panel it is.
  public let panel: Panel
  /// The heading, which is its name too.
  public let title: UTF8Text
  /// Everything on it; the place of an item is its `id`.
  public private(set) var items: [PanelItem] = []

  /// Which panel it is, as only one of a kind is ever open.
  public var id: Panel { panel }

  init(_ panel: Panel, _ title: UTF8Text) {
    self.panel = panel
    self.title = title
  }

  /// The item of an `id`; nil where there is none.
  public func item(_ id: Int) -> PanelItem? { items.indices ~= id ? items[id] : nil }

  /// The button that Enter presses while this item is being edited: the next one below it.
  public func button(below id: Int) -> PanelItem? {
    items.dropFirst(id).first { $0.kind == .button }
  }

  @inline(never)
  mutating func add(
    _ kind: PanelItem.Kind, _ label: UTF8Text, _ use: PanelItem.Use = .none,
    about: UTF8Text? = nil, picture: PanelItem.Picture? = nil, isOn: Bool = false,
    isEnabled: Bool = true,
    isRefused: Bool = false, number: Int? = nil, entered: UTF8Text? = nil
  ) {
    items.append(
      PanelItem(
        id: items.count, kind: kind, label: label, about: about, use: use, picture: picture,
        isOn: isOn, isEnabled: isEnabled, isRefused: isRefused, number: number,
        entered: entered))
  }
}
