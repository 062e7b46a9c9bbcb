import GameRules
import GameSession
import Observation

/// A request to the app from Siri, a shortcut or the widget.
enum Wish: Equatable {
  /// Start a game with these rules against a player.
  case start(Rules, Player)
  /// Continue the last game.
  case goOn
}

/// The pending request, which the next visible window carries out.
@MainActor @Observable
final class Wishes {
  /// The latest request; it replaces an earlier one.
  var next: Wish?

  /// Hands the request to one window.
  func take() -> Wish? {
    defer { next = nil }
    return next
  }
}

extension GameModel {
  /// Carries out a request from outside; the other seat is then a person's.
  func fulfil(_ wish: Wish) {
    switch wish {
    case .start(let rules, let opponent):
      send(.rulesChosen(rules))
      send(.opponentChosen(opponent))
    case .goOn: goOn()
    }
  }
}
