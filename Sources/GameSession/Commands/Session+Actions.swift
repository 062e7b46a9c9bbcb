import GameRules

// The buttons below the board: four places that never move.

extension Session {
  /// The command in each of the four places below the board; nil leaves a place empty.
  ///
  /// The first and the last place keep their commands from the first move to the end.
  @inline(never)
  var actions: [GameCommand?] {
    let undo: GameCommand? =
      isInLiveGame && !isReviewing || !game.canUndo && !canRestoreUnfinishedGame ? nil : .undo
    if isReviewing { return [undo, game.canRedo ? .redo : nil, nil, .playOn] }
    if isInLiveGame { return [nil, nil, isOver ? .explain : nil, nil] }
    if isOver { return [undo, .review, .players, .newGame] }
    let isEmpty = game.record.isEmpty
    return [undo, .hint, .explain, isEmpty ? nil : .newGame]
  }
}
