import GamePuzzles
import GameRules
import GameSession

// How items of a panel become controls.

extension PanelItem {
  /// Whether the button is one of the ways to puzzles and lessons.
  var isWay: Bool { if case .quest = use { picture != nil } else { false } }

  /// Whether the button is one of several to choose from: the games and the languages.
  var isChoosing: Bool {
    if case .language = use { true } else { board != nil }
  }

  /// The game text of the board that it shows.
  var board: UTF8Text? { if case .board(let text) = picture { text } else { nil } }

  /// The results of the week that it shows.
  private var week: PuzzleRecord.Week? { if case .week(let week) = picture { week } else { nil } }

  /// Whether it cannot be updated from another one, as in a history to which another tab adds.
  func isBuilt(unlike old: PanelItem?) -> Bool {
    guard let old, kind == old.kind else { return true }
    guard kind == .button || kind == .closing else { return false }
    return label != old.label || about != old.about || board != old.board || week != old.week
  }

  /// Whether a click uses it; other kinds send an input event when they are edited.
  var isClicked: Bool { isEnabled && (kind == .button || kind == .closing) }
}
