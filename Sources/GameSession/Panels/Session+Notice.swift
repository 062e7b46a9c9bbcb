import GameRules

// The quiet line that offers an update or the installation, on the empty board only.

extension Session {
  /// An offer of the front end, apart from the game.
  enum Notice: Sendable {
    /// An update is ready to be installed.
    case update
    /// The browser offers to install the app.
    case install
  }

  /// The number of finished games before the player is asked to install the app.
  private static let gamesBeforeInstalling = 3

  /// The offer to show now; only on an empty board.
  var notice: Notice? {
    guard game.ply == 0, !game.position.isOver, !isReviewing, !isInLiveGame else { return nil }
    if hasUpdate { return .update }
    let isAsked = journal.finished >= Session.gamesBeforeInstalling && !journal.isInstallAnswered
    return canInstall && isAsked ? .install : nil
  }

  /// Adds the offer and its buttons.
  @inline(never)
  func addNotice(to content: inout PanelContent) {
    switch notice {
    case .update:
      content.add(.note, wording.updateReady)
      content.add(.button, wording.updateNow, .update)
    case .install where installsByHand:
      content.add(.note, wording.installableByHand)
      content.add(.button, wording.ok, .install(false))
    case .install:
      content.add(.note, wording.installable)
      content.add(.button, wording.installNow, .install(true))
      content.add(.button, wording.notNow, .install(false))
    case nil: break
    }
  }

  /// Records the answer, so that the player is not asked again.
  @inline(never)
  mutating func answerInstall(_ isWanted: Bool) {
    journal.isInstallAnswered = true
    perform(.saveJournal(journal))
    if isWanted { perform(.install) }
  }
}
