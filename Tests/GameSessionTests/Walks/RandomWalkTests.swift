import GameRules
import Testing

@testable import GameSession

@Suite struct RandomWalkTests {
  private static let walks: [(seed: Int, rules: String, actions: Int)] = [
    (1, "3x3", 2000), (2, "4x4+corners+squares", 2000), (3, "1x1", 500), (4, "5x1k3", 1000),
    (5, "2x2+corners+squares", 2000), (6, "5x5k3", 3000), (7, "3x3k1", 1000),
    (8, "7x6k4+squares", 4000), (9, "2x12k3+corners", 2000), (10, "19x19k2+corners+squares", 500),
    (11, "3x3+misere", 2000), (12, "3x2", 2000),
  ]

  @Test(arguments: walks)
  func `random actions in any order leave a consistent presentation`(
    seed: Int, rules: String, actions: Int
  ) throws {
    var walk = RandomWalk(seed: seed, rules: try Rules(rules))
    for number in 0..<actions {
      let action = walk.randomAction()
      walk.take(action)
      let flaws = walk.flaws(after: action)
      #expect(flaws == [], "seed \(seed), action \(number): \(action)")
      if !flaws.isEmpty { return }
    }
    // A walk that reaches nothing proves nothing.
    let missing = RandomWalk.places.subtracting(walk.visited)
    #expect(missing.isEmpty || walk.isNarrow, "seed \(seed) never came to \(missing)")
  }
}

/// The invariants of a presentation.
extension RandomWalk {
  fileprivate func flaws(after action: Action) -> [String] {
    var flaws = Flaws()
    checkPhase(&flaws)
    checkSavedTexts(&flaws)
    checkWaits(&flaws)
    checkTray(&flaws)
    checkPanel(&flaws)
    checkStatus(&flaws)
    checkEnd(&flaws)
    checkSquares(&flaws)
    checkTransition(&flaws, ignores: action)
    return flaws.sentences + (before.game == session.game ? [] : reversals() + reopening())
  }

  private var shown: Presentation { session.presentation }
  private var position: Position { session.game.position }

  private var isAnimating: Bool {
    if case .animating = session.phase { true } else { false }
  }

  private var isClearing: Bool {
    if case .animating(.clearing) = session.phase { true } else { false }
  }

  private func checkPhase(_ flaws: inout Flaws) {
    let game = session.game
    let isOver = position.isOver
    switch session.phase {
    case .playing: flaws.demand(!isOver, "Playing goes on after the end")
    case .thinking: flaws.demand(false, "The computer thinks in a game of two persons")
    case .finished: flaws.demand(isOver, "Finished before the end")
    case .animating(.turn): flaws.demand(!isOver, "The turn passes after the end")
    case .animating(.ending), .animating(.deciding):
      flaws.demand(isOver, "An ending before the end")
    case .animating(.returning): flaws.demand(!isOver, "A piece glides after the end")
    case .animating(.clearing):
      flaws.demand(game.ply == 0 && game.record.isEmpty, "A board with marks is cleared")
    }
  }

  /// An unreadable text stays in the address until its panel is closed.
  private func checkSavedTexts(_ flaws: inout Flaws) {
    if session.panel == .unreadableGame { return }
    let game = session.game
    flaws.demand(address == game.notation, "The address is \(address) in \(game)")
    flaws.demand(record == game.recordNotation, "The record is \(record)")
  }

  private func checkWaits(_ flaws: inout Flaws) {
    let new = effects.indices.filter { if case .wait = effects[$0] { true } else { false } }
    flaws.demand(new.isEmpty || new == [effects.count - 1], "A wait is not the last effect")
    flaws.demand(
      new.isEmpty || isAnimating || session.refusal != nil, "There is nothing to wait for")
    flaws.demand(!(reducesMotion && isAnimating), "Something moves where nothing may")
    guard isAnimating else { return }
    flaws.demand(new.count == 1 || session.phase == before.phase, "Nobody waits for the end")
    var settled = session
    settled.settle(settled.handle(.waitEnded(token: waits.last ?? 0)))
    flaws.demand(
      settled.phase == (position.isOver ? .finished : .playing),
      "The end of the wait is not the end")
  }

  private func checkTray(_ flaws: inout Flaws) {
    flaws.demand(session.carry == .empty || session.phase == .playing, "A piece is in hand at rest")
    flaws.demand(shown.tray.map(\.mark) == [.x, .o], "The tray lacks a piece")
    for piece in shown.tray {
      flaws.demand(piece == expectedPiece(piece.mark), "The tray shows \(piece)")
    }
  }

  private func expectedPiece(_ mark: Mark) -> TrayPiece {
    let isToMove = !position.isOver && position.toMove == mark
    let seat: Seat = mark == .x ? .first : .second
    let name: UTF8Text = seat == .first ? "Player 1" : "Player 2"
    return TrayPiece(
      mark: mark, isActive: isToMove, isHeld: isToMove && session.carry == .holding,
      place: isToMove ? placeToMove : .home, player: name,
      fullName: name, about: "", isTimed: false,
      wins: session.match.wins(of: seat))
  }

  /// The place of the piece whose turn it is.
  private var placeToMove: TrayPiece.Place {
    if case .dragging = session.carry { return .lifted }
    return session.phase == .animating(.returning) ? .returning : .home
  }

  private func checkPanel(_ flaws: inout Flaws) {
    let panel = shown.panel
    flaws.demand(panel?.panel != .result || session.phase == .finished, "A result without an end")
    flaws.demand(panel.map { !$0.title.isEmpty } ?? true, "A panel has no title")
    flaws.demand(
      panel?.panel != .unreadableGame || panel?.paragraphs.count == 3, "Unreadable, but not why")
    flaws.demand(session.symbols[.x] != session.symbols[.o], "Both marks look alike")
  }

  private func checkStatus(_ flaws: inout Flaws) {
    let wording = shown.wording
    if let refusal = session.refusal {
      flaws.demand(shown.status == wording.refusal(refusal), "The refusal is not said")
      return
    }
    let turn = position.toMove
    var status = session.carry == .holding ? wording.held(turn) : wording.turn(turn)
    if let outcome = position.outcome {
      let moves = (session.game.ply + (outcome.winner == .x ? 1 : 0)) / 2
      status = wording.how(outcome, moves: moves)
      if session.isReviewing { status = wording.headline(outcome, isClose: false) }
      if case .animating = session.phase { status = "" }
    }
    flaws.demand(shown.status == status, "The status is \(shown.status)")
  }

  private func checkEnd(_ flaws: inout Flaws) {
    let (game, outcome) = (session.game, position.outcome)
    flaws.demand(shown.turn == (outcome == nil ? position.toMove : nil), "The turn is wrong")
    flaws.demand(shown.winner == outcome?.winner, "The winner is wrong")
    let isMisere = game.rules.ending == .misere
    flaws.demand(
      (isMisere ? shown.losingLines : shown.winningLines) == shownLines
        && (isMisere ? shown.winningLines : shown.losingLines).isEmpty,
      "The lines are wrong")
    flaws.demand(
      shown[.undo].isEnabled == (game.canUndo || session.canRestoreUnfinishedGame)
        && shown[.redo].isEnabled == game.canRedo,
      "Undo or redo is wrong")
  }

  /// The lines that ended the game, once its last mark is drawn.
  private var shownLines: [Line] {
    if case .animating(.ending) = session.phase { [] } else { position.outcome?.lines ?? [] }
  }

  private func checkSquares(_ flaws: inout Flaws) {
    let game = session.game
    let squares = shown.squares
    let completed = Set(shownLines.flatMap(\.squares))
    let isMisere = game.rules.ending == .misere
    flaws.demand(squares.count == game.rules.area, "There are \(squares.count) squares")
    for (index, state) in squares.enumerated() {
      let square = game.rules.square(at: index)
      flaws.demand(state.mark == position[square], "\(square) has the wrong mark")
      flaws.demand(
        state.isWinning == (!isMisere && completed.contains(square))
          && state.isLosing == (isMisere && completed.contains(square)),
        "\(square) is wrong about winning")
      flaws.demand(state.isLast == (square == game.lastMove), "\(square) is wrong about being last")
      flaws.demand(
        (state.arrival != nil) == (square == arrival), "\(square) is wrong about arriving")
      flaws.demand(isClearing || state.leaving == nil, "\(square) has a mark leaving")
      let isDrop = session.carry == .dragging(over: square) && state.mark == nil
      flaws.demand(state.isDrop == isDrop, "\(square) is wrong about a drop")
    }
  }

  /// The square where a mark is being drawn.
  private var arrival: Square? {
    switch session.phase {
    case .animating(.turn(let placed)), .animating(.ending(let placed)),
      .animating(.deciding(let placed)):
      placed.square
    default: nil
    }
  }

  /// Pieces and squares ignore input while something moves.
  private func checkTransition(_ flaws: inout Flaws, ignores action: Action) {
    guard case .animating = before.phase else { return }
    switch action {
    case .squareTapped, .pieceTapped, .pieceLifted, .pieceMoved, .pieceDropped, .pieceReturned:
      flaws.demand(
        effects.isEmpty && isSame(session, before), "A piece or square did not ignore input")
    default: break
    }
  }

  private func reversals() -> [String] {
    var flaws: [String] = []
    for (first, second, isPossible) in [
      (Action.undoTapped, Action.redoTapped, session.game.canUndo),
      (.redoTapped, .undoTapped, session.game.canRedo),
    ] where isPossible {
      var copy = session
      _ = copy.handle(first)
      if copy.game == session.game { flaws.append("\(first) changes nothing") }
      _ = copy.handle(second)
      if copy.game != session.game { flaws.append("\(second) does not reverse \(first)") }
    }
    return flaws
  }

  /// Opens the saved texts in a new session, as reloading the page does.
  private func reopening() -> [String] {
    var reopened = Session(symbols: SymbolChoice(session.symbols.notation))
    _ = reopened.handle(.gameOpened("#" + address, record: record))
    var rested = session
    for token in waits.suffix(1) { rested.settle(rested.handle(.waitEnded(token: token))) }
    // Panel, refusal and carried piece are not saved; only the panel needs closing.
    _ = rested.handle(.panelClosed)
    _ = rested.handle(.panelClosed)
    guard rested.refusal == nil, rested.carry == .empty, session.panel != .unreadableGame
    else { return [] }
    return isSame(rested, reopened) ? [] : ["A reload shows something else"]
  }

  private func isSame(_ left: Session, _ right: Session) -> Bool {
    let (a, b) = (left.presentation, right.presentation)
    return left.game == right.game && left.carry == right.carry && left.panel == right.panel
      && a.phase == b.phase && a.squares == b.squares && a.winningLines == b.winningLines
      && a.status == b.status
      && a.tray.map(\.place) == b.tray.map(\.place)
      && a.tray.map(\.isActive) == b.tray.map(\.isActive)
      && left.game.canUndo == right.game.canUndo && a[.redo].isEnabled == b[.redo].isEnabled
      && a.symbols == b.symbols
      && a.turn == b.turn && a.winner == b.winner && a.gameName == b.gameName
  }
}
