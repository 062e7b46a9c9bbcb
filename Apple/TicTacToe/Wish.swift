import GameRules
import GameSession
import Observation

/// What is asked of the app from outside, by Siri, a shortcut or the widget.
enum Wish: Equatable {
  /// A game by these rules, against a player.
  case start(Rules, Player)
  /// The game that was played last.
  case goOn
}

/// The wish that no window has fulfilled yet; one that is seen does it.
@MainActor @Observable
final class Wishes {
  /// The last wish, which replaces one before it.
  var next: Wish?

  /// Hands the wish to a window, and to no other.
  func take() -> Wish? {
    defer { next = nil }
    return next
  }
}

extension GameModel {
  /// Does what was asked from outside; whoever sits in the other seat stays a person then.
  func fulfil(_ wish: Wish) {
    switch wish {
    case .start(let rules, let opponent):
      send(.rulesChosen(rules))
      send(.opponentChosen(opponent))
    case .goOn: goOn()
    }
  }
}
