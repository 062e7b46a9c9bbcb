import GameRooms
import GameRules
import GameSession
import RoomServer

/// The previews of links to games, worded and drawn as on the page.
final class GamePreviews: LinkPreviews {
  func texts(for target: GameLink.Target, in language: String) -> LinkTexts {
    let language = Language.named(UTF8Text(language)) ?? .english
    let session = Session(phrases: language.phrases, game: target.game, reducesMotion: true)
    let shown = session.presentation
    let title =
      target.isRoom
      ? shown.wording.linkTitle(shown.rules, hasFreeSeat: target.freeMark != nil, host: target.host)
      : shown.wording.linkTitle(shown.status, shown.rules)
    return LinkTexts(
      title: title.description,
      description: shown.wording.linkDescription(freeSeat: target.freeMark).description)
  }

  func picture(of game: Game) -> [UInt8]? { PicturePainter.picture(of: game) }
}
