import Foundation
import GameRules
import GameSession

// The texts that app and widget save in the same way, so that each finds the changes of the other.

extension Session {
  /// The texts that an effect saves, each with its key.
  ///
  /// The server saves a live game.
  func texts(savedBy effect: Effect) -> [(key: StorageKey, text: String)] {
    switch effect {
    case .saveGame:
      isInLiveGame ? [] : [(.game, PlayedGame(game, match).notation.description)]
    case .saveSymbols(let symbols): [(.symbols, symbols.notation.description)]
    case .savePlayers(let match): [(.players, match.notation.description)]
    case .saveSettings(let settings): [(.settings, settings.notation.description)]
    case .saveJournal(let journal):
      [(.journal, journal.notation.description), (.players, ownMatch.notation.description)]
    case .saveLanguage(let language): [(.language, language.code.description)]
    default: []
    }
  }

  /// Tells the session the date by the player's calendar, whose puzzle may be unsolved.
  mutating func findDay(at date: Date) {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
    findDay(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0)
  }
}

/// The states of a game that a widget has gone on with, from the one that a window left.
///
/// A window knows its own game among them and takes over the last one; each other window keeps its game.
struct WidgetTrail {
  private var games: [String]

  /// Parses `text`.
  init(_ text: String?) { games = text?.components(separatedBy: "\n") ?? [] }

  /// One game in each line.
  var text: String { games.joined(separator: "\n") }

  /// Adds the state of a game after a move.
  mutating func add(_ next: String, after game: String) {
    if games.last != game { games = [game] }
    games.append(next)
  }

  /// The state that a window's game has come to; nil if no widget has gone on with it.
  func end(from game: String) -> String? { games.dropLast().contains(game) ? games.last : nil }
}
