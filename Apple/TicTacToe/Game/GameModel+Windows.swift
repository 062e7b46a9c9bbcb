import Foundation
import GameRules
import GameSession

// Restoring a window, and taking over the changes of widgets and other windows.

extension GameModel {
  /// Restores the game and the quest of a new window, and catches up on what has happened meanwhile.
  func windowAppeared(keeping game: String, quest: String = "") {
    if !hasBegun {
      restore(game)
      openQuest(from: UTF8Text(quest))
    }
    sceneChanged(isActive: true)
  }

  /// Ends the connection and the tasks of a closed window, which would otherwise go on without it.
  ///
  /// If it comes back, it is restored like a new one.
  func windowDisappeared() {
    client?.suspend()
    for task in [wait, analysis, questWait, questAnswer] { task?.cancel() }
    hasBegun = false
  }

  /// Restores this window's game; the first window of a launch without one continues the last game.
  ///
  /// - Parameter game: `savedGame` of an earlier launch, a game text, or empty.
  func restore(_ game: String) {
    hasBegun = true
    let last = environment.takeLast() ? environment.read(.game) : nil
    begin(with: game.isEmpty ? last ?? "" : widgetsGame(from: game) ?? game)
  }

  /// Finds out whether the server has live games, and offers them.
  func findLiveGames() async {
    guard await client?.isServerThere() == true else { return }
    hasLiveGames = true
    send(.liveGamesFound)
  }

  /// Whether the window is in sight; out of sight, no live game is followed if the system suspends apps.
  func sceneChanged(isActive: Bool) {
    if isActive {
      findDay()
      adoptSavedTexts()
      client?.resume()
      if !hasLiveGames { Task { await findLiveGames() } }
    } else if environment.platform.isSuspended {
      client?.suspend()
    }
  }

  /// Takes over what other windows and the widgets have saved since: all that windows share, and moves of
  /// this window's game.
  func adoptSavedTexts() {
    let shared: [(StorageKey, Action.SavedValue, own: UTF8Text)] = [
      (.journal, .journal, session.journal.notation),
      (.players, .players, session.ownMatch.notation),
      (.symbols, .symbols, session.symbols.notation),
      (.settings, .settings, session.settings.notation),
    ]
    for (key, value, own) in shared {
      guard let text = environment.read(key) else { continue }
      var saved = UTF8Text(text)
      if value == .players {
        // Each window has players of its own; their names and the score are shared.
        var match = session.ownMatch
        match.adopt(Match(saved))
        saved = match.notation
      }
      if saved != own { handle(.saved(value, saved)) }
    }
    if environment.language.phrases.language != session.phrases.language { beginAgain() }
    if let game = widgetsGame(from: savedGame) { _ = resume(game) }
    adoptLearning()
  }

  /// The last game, if a widget has gone on from a game of this window; nil otherwise.
  func widgetsGame(from game: String) -> String? {
    guard let end = WidgetTrail(environment.read(.trail)).end(from: game) else { return nil }
    return end == environment.read(.game) ? end : nil
  }

  /// Continues the last game, whichever window it was played in; a live game goes on instead.
  func goOn() {
    if quest != nil { leaveQuest() }
    adoptSavedTexts()
    if !session.isInLiveGame, let last = environment.read(.game), last != savedGame {
      if !resume(last) { begin(with: last) }
    }
    if isPanelOpen { send(.panelClosed) }
  }

  // MARK: Handoff

  /// The Handoff activity type.
  static let activity = "org.example.tictactoe.game"

  /// The link to what is on the board, for other devices; with a game, its players and its record.
  var handoff: [String: String] {
    var info = ["link": link.absoluteString]
    if quest == nil, !session.isInLiveGame {
      info["game"] = PlayedGame(session.game, session.match).notation.description
    }
    return info
  }

  /// Continues the game or quest from the board of another device.
  func goOn(from handoff: [AnyHashable: Any]) {
    adoptSavedTexts()
    if let game = handoff["game"] as? String, !session.isInLiveGame {
      if quest != nil { leaveQuest() }
      if isPanelOpen { send(.panelClosed) }
      if resume(game) { return }
    }
    if let link = handoff["link"] as? String, let url = URL(string: link) { open(url) }
  }

  /// Continues a saved game in place of this one, which goes into the history; returns whether the text
  /// can be read.
  private func resume(_ saved: String) -> Bool {
    guard let played = PlayedGame(UTF8Text(saved)) else { return false }
    let match = played.match(withScoreOf: UTF8Text(environment.read(.players) ?? ""))
    savedGame = saved
    handle(.gameResumed(played.game, match))
    return true
  }
}
