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

/// The events for several windows: which of them is in front, the pending request, which that one carries
/// out, and what one of them has saved.
@MainActor @Observable
final class IntentRequests {
  /// The latest request; it replaces an earlier one.
  var next: IntentRequest?
  /// The window in front, or the last one that was, whose app is behind others now.
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
