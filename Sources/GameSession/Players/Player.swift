import GameRules
import GameSolver

/// The player in a seat.
public enum Player: Hashable, Sendable {
  /// A person on this device.
  case person
  /// The computer, at a level.
  case computer(Level)
  /// A person elsewhere, in a live game.
  case remote

  /// Every player that can be chosen, in the order shown.
  public static var all: [Player] { [.person] + Level.allCases.map(Player.computer) }

  /// The word to save: a level, or `person`.
  ///
  /// A remote player lasts only as long as the live game, and is saved as a person.
  var identifier: UTF8Text {
    if case .computer(let level) = self { level.identifier } else { "person" }
  }

  /// Reads a player from a saved text; the digit of earlier versions is 0, or a level's number plus 1.
  init?(_ text: inout SavedText) {
    var number = text.digit()
    if number == nil {
      let word = text.word()
      number = word == "person" ? 0 : SavedText.index(of: word, in: Level.names).map { $0 + 1 }
    }
    guard let number else { return nil }
    guard number > 0 else {
      self = .person
      return
    }
    guard let level = Level(rawValue: number - 1) else { return nil }
    self = .computer(level)
  }

  /// Whether the computer moves for this player.
  public var isComputer: Bool {
    if case .computer = self { true } else { false }
  }
}
