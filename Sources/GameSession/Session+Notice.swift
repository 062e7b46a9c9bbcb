import GameRules

// What is told in one quiet line between two games.

extension Session {
  /// What a front end offers beside the game itself.
  enum Notice: Sendable {
    /// A new version waits.
    case update
    /// The game can be put on the home screen.
    case install
  }

  /// How many games end before anyone is asked to install.
  private static let gamesBeforeInstalling = 3

  /// What there is to tell now, on the empty board.
  var notice: Notice? {
    guard game.ply == 0, !game.position.isOver, !isReviewing, !isInRoom else { return nil }
    if hasUpdate { return .update }
    let isAsked = journal.finished >= Session.gamesBeforeInstalling && !journal.isInstallAnswered
    return canInstall && isAsked ? .install : nil
  }

  /// Adds the line and its buttons.
  @inline(never)
  func addNotice(to content: inout PanelContent) {
    switch notice {
    case .update:
      content.add(.note, wording.updateReady)
      content.add(.button, wording.updateNow, .update)
    case .install:
      content.add(.note, wording.installable)
      content.add(.button, wording.installNow, .install(true))
      content.add(.button, wording.notNow, .install(false))
    case nil: break
    }
  }

  /// The player answers whether to install, and is never asked again.
  @inline(never)
  mutating func answerInstall(_ isWanted: Bool) {
    journal.isInstallAnswered = true
    perform(.keepJournal(journal))
    if isWanted { perform(.install) }
  }
}
