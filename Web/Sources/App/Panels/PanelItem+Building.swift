import GamePuzzles
import GameRules
import GameSession

// The properties that decide how a panel's items become controls.

extension PanelItem {
  /// Whether the button leads to puzzles or lessons.
  var isWay: Bool { if case .quest = use { picture != nil } else { false } }

  /// Whether the button is one of several to choose from: the games and the languages.
  var isChoosing: Bool {
    if case .language = use { true } else { board != nil }
  }

  /// The game text of the board that it shows.
  var board: UTF8Text? { if case .board(let text) = picture { text } else { nil } }

  /// The results of the week that it shows.
  private var week: PuzzleRecord.Week? { if case .week(let week) = picture { week } else { nil } }

  /// Whether it must be built anew rather than updated, as in a history to which another tab adds.
  func isBuilt(unlike old: PanelItem?) -> Bool {
    guard let old, kind == old.kind else { return true }
    guard kind == .button || kind == .closing else { return false }
    return label != old.label || about != old.about || board != old.board || week != old.week
  }

  /// Whether a click uses it; other kinds send an input event when they are edited.
  var isClicked: Bool { isEnabled && (kind == .button || kind == .closing) }
}
