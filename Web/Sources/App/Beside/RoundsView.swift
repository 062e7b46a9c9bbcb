import BoardUI
import GameRules
import GameSession

/// The last games before this one, as small boards; a tap opens the history.
struct RoundsView {
  private let button = Node.find("past")
  private let pictures = Node.find("rounds")
  private var shown: [Game] = []

  mutating func render(_ presentation: Presentation) {
    if !presentation.earlierGames.isEmpty || !shown.isEmpty { show(presentation) }
  }

  @inline(never)
  private mutating func show(_ presentation: Presentation) {
    if presentation.earlierGames == shown { return }
    if shown.isEmpty {
      button.setControl(.command(.journal))
      Node.find("past-name").setText(presentation.wording.earlierRounds)
    }
    shown = presentation.earlierGames
    button.set("hidden", isOn: shown.isEmpty)
    pictures.clear()
    for game in shown { pictures.createPicture(of: game) }
  }
}
