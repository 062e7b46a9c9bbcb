import GameRooms
import GameRules

/// Makes the previews of links, which chat programs show.
public protocol LinkPreviews: AnyObject {
  /// The texts for a link, in a language of the site.
  func texts(for target: GameLink.Target, in language: String) -> LinkTexts
  /// The PNG picture of a position, 1200 × 630 pixels; nil if memory is short.
  func picture(of game: Game) -> [UInt8]?
}

/// The texts of a link's preview.
public struct LinkTexts: Hashable, Sendable {
  /// The title.
  public var title: String
  /// A sentence below it.
  public var description: String

  /// Creates the texts.
  public init(title: String, description: String) {
    self.title = title
    self.description = description
  }
}

/// The pictures drawn last, by game text.
struct PictureCache {
  private var pictures: [UTF8Text: [UInt8]] = [:]
  /// The game texts, the oldest first.
  private var order: [UTF8Text] = []
  /// Pictures have about 30 kB each.
  private static let most = 256

  subscript(game: UTF8Text) -> [UInt8]? { pictures[game] }

  mutating func insert(_ picture: [UInt8], for game: UTF8Text) {
    if pictures.updateValue(picture, forKey: game) == nil { order.append(game) }
    if order.count > PictureCache.most { pictures[order.removeFirst()] = nil }
  }
}
