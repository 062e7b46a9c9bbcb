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
    var walk = Walk(seed: seed, rules: try Rules(rules))
    for number in 0..<actions {
      let action = walk.randomAction()
      walk.take(action)
      let flaws = walk.flaws(after: action)
      #expect(flaws == [], "seed \(seed), action \(number): \(action)")
      if !flaws.isEmpty { return }
    }
    // A walk that reaches nothing proves nothing.
    let missing = Walk.places.subtracting(walk.visited)
    #expect(missing.isEmpty || walk.isNarrow, "seed \(seed) never came to \(missing)")
  }
}

/// A session, and a front end that carries out effects and keeps saved texts.
private struct Walk {
  let rules: Rules
  var session = Session()
  var generator: SplitMix64
  var visited: Set<String> = []
  private var before: Session
  private var effects: [Effect] = []
  private var reducesMotion = false
  private var waits: [Int] = [0]
  private var address: UTF8Text = "3x3:"
  private var record: UTF8Text = "3x3:"

  static let places: Set<String> = [
    "playing", "playing held", "playing dragged", "turn", "ending", "returning", "clearing",
    "finished", "finished /result", "refused", "unreadable",
  ]

  /// Whether the first mark wins, so that no turn ever passes.
  var isNarrow: Bool { rules.inARow == 1 }

  init(seed: Int, rules: Rules) {
    self.rules = rules
    generator = SplitMix64(seed: seed)
    before = session
    take(.rulesChosen(rules))
  }

  // MARK: Actions

  mutating func randomAction() -> Action {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<9: .squareTapped(randomSquare())
    case 9..<15: .waitEnded(token: waits.last ?? 0)
    case 15: .waitEnded(token: waits.randomElement(using: &generator) ?? 0)
    case 16, 17: .pieceTapped(randomMark())
    case 18, 19: .pieceLifted(randomMark())
    case 20: .pieceMoved(over: randomSquare())
    case 21: .pieceMoved(over: nil)
    case 22, 23: .pieceDropped(on: randomSquare())
    case 24: .pieceDropped(on: nil)
    case 25: .pieceReturned
    case 26, 27: .undoTapped
    case 28, 29: .redoTapped
    case 30: rarely() ? .newGameTapped : .panelClosed
    case 31: rarely() ? .rulesChosen(rules) : .panelConfirmed
    case 32: .panelOpened(randomPanel())
    case 33: .panelClosed
    case 34: rarely() ? .panelConfirmed : .waitEnded(token: waits.last ?? 0)
    case 35:
      .symbolChosen(Symbol.allCases.randomElement(using: &generator) ?? .x, for: randomMark())
    case 36: .customRulesEdited(randomField(), to: randomEntry())
    case 37: rarely() ? .customRulesConfirmed : .squareTapped(randomSquare())
    case 38: randomOpening()
    default: .motionPreferenceChanged(isReduced: rarely())
    }
  }

  private mutating func rarely() -> Bool { Int.random(in: 0..<4, using: &generator) == 0 }

  private mutating func randomMark() -> Mark { Bool.random(using: &generator) ? .x : .o }

  private mutating func randomSquare() -> Square {
    let rules = session.game.rules
    // Mostly in a corner, where large boards reach an end too; sometimes off the board.
    let isFar = rarely()
    let columns = isFar ? min(rules.columns + 1, 19) : min(rules.columns, 6)
    let rows = isFar ? rules.rows : min(rules.rows, 6)
    return Square(
      column: Int.random(in: 0..<columns, using: &generator),
      row: Int.random(in: 0..<rows, using: &generator))
  }

  private mutating func randomPanel() -> Panel {
    let panels: [Panel] = [.howToPlay, .games, .symbols, .result, .unreadableGame]
    return panels.randomElement(using: &generator) ?? .games
  }

  private mutating func randomField() -> CustomRules.Field {
    CustomRules.Field.allCases.randomElement(using: &generator) ?? .rows
  }

  private mutating func randomEntry() -> CustomRules.Entry {
    if Bool.random(using: &generator) { return .isOn(Bool.random(using: &generator)) }
    return .text(
      (["1", "2", "3", "4", "", "20", "x"] as [UTF8Text]).randomElement(using: &generator) ?? "")
  }

  private mutating func randomOpening() -> Action {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .gameOpened("#" + address + "?", record: record)
    case 1: .gameOpened("#" + rules.notation, record: "")
    case 2: .gameOpened("#" + address, record: "")
    default: .gameOpened("#" + address, record: record)
    }
  }

  mutating func take(_ action: Action) {
    before = session
    if case .gameOpened(let text, let record) = action {
      address = text
      self.record = record
    }
    if case .motionPreferenceChanged(let isReduced) = action { reducesMotion = isReduced }
    effects = session.handle(action).withoutCues
    for effect in effects {
      switch effect {
      case .wait(_, let token): waits.append(token)
      case .keepGame(let text, let record, _): (address, self.record) = (text, record)
      case .announce, .keepLanguage, .keepSettings, .keepSymbols, .keepPlayers, .keepJournal,
        .share, .update, .install, .cue,
        .analyze, .stopAnalyzing, .room:
        break
      }
    }
    var place = summary(session)
    for word in [" /howToPlay", " /games", " /symbols", " !", " \(session.game)"] {
      place = place.split(separator: word).joined()
    }
    if case .dragging = session.carry { place = "playing dragged" }
    visited.insert(place)
    if session.refusal != nil { visited.insert("refused") }
    if session.panel == .unreadableGame { visited.insert("unreadable") }
  }

  // MARK: Invariants

  func flaws(after action: Action) -> [String] {
    var flaws: [String] = []
    func demand(_ holds: Bool, _ sentence: String) { if !holds { flaws.append(sentence) } }

    let game = session.game
    let shown = session.presentation
    let isOver = game.position.isOver
    let outcome = game.position.outcome
    var arrival: Square?
    var isReturning = false
    var isClearing = false
    var isAnimating = true
    switch session.phase {
    case .playing:
      demand(!isOver, "Playing goes on after the end")
      isAnimating = false
    case .thinking:
      demand(false, "The program thinks in a game of two persons")
    case .finished:
      demand(isOver, "Finished before the end")
      isAnimating = false
    case .animating(.turn(let placed)):
      demand(!isOver, "The turn passes after the end")
      arrival = placed.square
    case .animating(.ending(let placed)):
      demand(isOver, "An ending before the end")
      arrival = placed.square
    case .animating(.returning):
      demand(!isOver, "A piece glides after the end")
      isReturning = true
    case .animating(.clearing):
      demand(game.ply == 0 && game.record.isEmpty, "A board with marks is cleared")
      isClearing = true
    }

    // The front end.
    // An unreadable text stays in the address until its panel is closed.
    let isUnreadable = shown.panel?.panel == .unreadableGame
    if !isUnreadable {
      demand(address == game.notation, "The address is \(address) in \(game)")
      demand(record == game.recordNotation, "The record is \(record)")
    }
    let newWaits = effects.indices.filter {
      if case .wait = effects[$0] { true } else { false }
    }
    demand(newWaits.isEmpty || newWaits == [effects.count - 1], "A wait is not the last effect")
    demand(newWaits.isEmpty || isAnimating, "There is nothing to wait for")
    demand(!(reducesMotion && isAnimating), "Something moves where nothing may")
    if isAnimating {
      demand(newWaits.count == 1 || session.phase == before.phase, "Nobody waits for the end")
      var settled = session
      _ = settled.handle(.waitEnded(token: waits.last ?? 0))
      demand(
        settled.phase == (isOver ? .finished : .playing), "The end of the wait is not the end")
    }

    // Pieces and panels.
    demand(session.carry == .empty || session.phase == .playing, "Something is in hand at rest")
    demand(shown.tray.map(\.mark) == [.x, .o], "The tray lacks a piece")
    for piece in shown.tray {
      let isToMove = !isOver && game.position.toMove == piece.mark
      var place = TrayPiece.Place.home
      if isToMove, case .dragging = session.carry { place = .lifted }
      if isToMove, isReturning { place = .returning }
      let expected = TrayPiece(
        mark: piece.mark, isActive: isToMove, isHeld: isToMove && session.carry == .holding,
        place: place, player: piece.mark == .x ? "Player 1" : "Player 2",
        fullName: piece.mark == .x ? "Player 1" : "Player 2", about: "", isTimed: false,
        wins: session.match.wins(of: piece.mark == .x ? .first : .second))
      demand(piece == expected, "The tray shows \(piece)")
    }
    demand(shown.panel?.panel != .result || session.phase == .finished, "A result without an end")
    demand(shown.panel.map { !$0.title.isEmpty } ?? true, "A panel has no title")
    demand(!isUnreadable || shown.panel?.paragraphs.count == 3, "Unreadable, but not why")
    demand(session.symbols[.x] != session.symbols[.o], "Both marks look alike")

    // Words and squares.
    let wording = shown.wording
    if let refusal = session.refusal {
      demand(shown.status == wording.refusal(refusal), "The refusal is not said")
    } else {
      let turn = game.position.toMove
      var status = session.carry == .holding ? wording.held(turn) : wording.turn(turn)
      if let outcome {
        let moves = (game.ply + (outcome.winner == .x ? 1 : 0)) / 2
        status = wording.how(outcome, moves: moves)
        if session.isReviewing { status = wording.headline(outcome, isClose: false) }
        if case .animating(.ending) = session.phase { status = "" }
      }
      demand(shown.status == status, "The status is \(shown.status)")
    }
    demand(shown.turn == (isOver ? nil : game.position.toMove), "The turn is wrong")
    demand(shown.winner == outcome?.winner, "The winner is wrong")
    let isMisere = game.rules.ending == .misere
    demand(
      (isMisere ? shown.losingLines : shown.winningLines) == outcome?.lines ?? []
        && (isMisere ? shown.winningLines : shown.losingLines).isEmpty,
      "The lines are wrong")
    demand(
      shown[.undo].isEnabled == (game.canUndo || session.canRestoreLeftGame)
        && shown[.redo].isEnabled == game.canRedo,
      "Undo or redo is wrong")
    let winning = Set((outcome?.lines ?? []).flatMap(\.squares))
    demand(shown.squares.count == game.rules.area, "There are \(shown.squares.count) squares")
    for (index, state) in shown.squares.enumerated() {
      let square = game.rules.square(at: index)
      demand(state.mark == game.position[square], "\(square) has the wrong mark")
      demand(
        state.isWinning == (!isMisere && winning.contains(square))
          && state.isLosing == (isMisere && winning.contains(square)),
        "\(square) is wrong about winning")
      demand(state.isLast == (square == game.lastMove), "\(square) is wrong about being last")
      demand((state.arrival != nil) == (square == arrival), "\(square) is wrong about arriving")
      demand(isClearing || state.leaving == nil, "\(square) has a mark leaving")
      let isDrop = session.carry == .dragging(over: square) && state.mark == nil
      demand(state.isDrop == isDrop, "\(square) is wrong about a drop")
    }

    // The promises of actions.
    if case .animating = before.phase {
      switch action {
      case .squareTapped, .pieceTapped, .pieceLifted, .pieceMoved, .pieceDropped, .pieceReturned:
        demand(effects.isEmpty && isSame(session, before), "A piece or square was not deaf")
      default:
        break
      }
    }
    if before.game != game { flaws += reversals() + reopening() }
    return flaws
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
    for token in waits.suffix(1) { _ = rested.handle(.waitEnded(token: token)) }
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
