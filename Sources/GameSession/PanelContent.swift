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

  /// The button that Enter presses while this item is being edited: the next one below it.
  public func button(below id: Int) -> PanelItem? {
    items.dropFirst(id).first { $0.kind == .button }
  }

  @inline(never)
  mutating func add(_ item: PanelItem) {
    var item = item
    item.id = items.count
    items.append(item)
  }
}
