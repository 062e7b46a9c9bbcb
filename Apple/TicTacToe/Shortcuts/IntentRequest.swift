import GameRules
import GameSession
import Observation

/// A request to the app from Siri, a shortcut or the widget.
enum IntentRequest: Equatable {
  /// Start a game with these rules against a player.
  case start(Rules, Player)
  /// Continue the last game.
  case goOn
}

/// The state that all windows share: the window in front, the pending request for it, and a count of
/// saved texts.
@MainActor @Observable
final class IntentRequests {
  /// The latest request; it replaces an earlier one.
  var next: IntentRequest?
  /// The window in front, or the last one that was, if the app is now behind others.
  var front: ObjectIdentifier?
  /// The number of times that a window has saved what all windows share.
  var savedTexts = 0

  /// Hands the request to one window.
  func take() -> IntentRequest? {
    defer { next = nil }
    return next
  }
}

extension GameModel {
  /// Carries out a request from outside; the other seat is then a person's.
  func fulfil(_ request: IntentRequest) {
    switch request {
    case .start(let rules, let opponent):
      send(.rulesChosen(rules))
      send(.opponentChosen(opponent))
    case .goOn: goOn()
    }
  }
}
