import GameRules
import GameSolver
import Testing

@testable import GameSession

@Suite struct AnalysisWalkTests {
  @Test(arguments: [
    (1, "3x3", 3000), (2, "4x4+corners+squares", 1500), (3, "1x1", 1000), (4, "5x1k3", 2000),
    (5, "5x5k4", 1000), (6, "3x3", 3000), (7, "3x2", 2000), (8, "3x3k1", 1000),
    (9, "9x9k5+squares", 400),
  ])
  func `computers, hints, values and reviews in any order leave a consistent session`(
    seed: Int, rules: String, actions: Int
  ) throws {
    var walk = AnalysisWalk(seed: seed, rules: try Rules(rules))
    for number in 0..<actions {
      let action = walk.step()
      let flaws = walk.flaws(after: action)
      #expect(flaws == [], "seed \(seed), action \(number): \(action)")
      if !flaws.isEmpty { return }
    }
    // A walk that reaches nothing proves nothing.
    let missing = AnalysisWalk.places(on: walk.rules).subtracting(walk.visited)
    #expect(missing.isEmpty, "seed \(seed) never came to \(missing)")
  }
}

/// The invariants of analyses.
extension AnalysisWalk {
  /// The violated invariants; notes what the walk has reached.
  fileprivate mutating func flaws(after action: Action) -> [String] {
    var flaws = effectFlaws
    checkPhase(&flaws)
    checkRequest(&flaws)
    checkMove(&flaws, after: action)
    checkSquares(&flaws)
    checkReview(&flaws)
    checkLines(&flaws)
    checkScore(&flaws, after: action)
    return flaws.sentences
  }

  private var game: Game { session.game }
  private var shown: Presentation { session.presentation }
  private var player: Player { session.match.player(of: game.position.toMove) }

  private var isComputersTurn: Bool {
    !game.position.isOver && player.isComputer && !session.isReviewing
  }

  private var isAnimating: Bool {
    if case .animating = session.phase { true } else { false }
  }

  private mutating func checkPhase(_ flaws: inout Flaws) {
    if !isAnimating {
      let phase: Phase =
        game.position.isOver ? .finished : isComputersTurn ? .thinking : .playing
      flaws.demand(session.phase == phase, "The phase is \(session.phase)")
    }
    if session.phase == .thinking, session.panel == nil {
      flaws.demand(wait != nil || analysis != nil, "Nothing will end the analysis")
    }
    if session.panel != nil { visited.insert("held") }
  }

  private mutating func checkRequest(_ flaws: inout Flaws) {
    let kind = expectedKind
    flaws.demand(
      analysis?.request.kind == kind, "\(String(describing: analysis)) is asked, not \(kind as Any)"
    )
    if game.position.isOver, !lacksReview, kind == .review { checkMistakes(&flaws) }
    if let request = analysis?.request {
      flaws.demand(request.game.hasRecord(of: game), "The analysis is of another game")
      flaws.demand(request.game == game || kind == .review, "The analysis is of another place")
    }
    flaws.demand(shown.progress == nil || analysis != nil, "Progress without an analysis")
    if shown.progress != nil { visited.insert("progress") }
  }

  /// Whether a review is shown before its values are known.
  private var lacksReview: Bool {
    session.isReviewing && shown.review?.steps.first?.value == nil
  }

  /// The kind of request that should be pending.
  private var expectedKind: AnalysisRequest.Kind? {
    let requested = analysis?.request.kind
    if lacksReview { return .review }
    if game.position.isOver { return requested == .review ? .review : nil }
    if isComputersTurn {
      let isFree = session.activity.reply?.move == nil && session.panel == nil
      guard isFree, case .computer(let level) = player else { return nil }
      return .move(level)
    }
    if requested == .hint { return .hint }
    if case .answers = requested, session.shownAnswers == nil { return requested }
    return session.showsValues && session.squareValues == nil ? .truth : nil
  }

  /// Checks a review that the player did not ask for, which counts mistakes.
  private mutating func checkMistakes(_ flaws: inout Flaws) {
    visited.insert("mistakes")
    flaws.demand(
      rules.area <= 16 && shown.progress == nil, "A large board is reviewed for mistakes")
    flaws.demand(
      session.match.personAgainstComputer != nil, "Other players are reviewed for mistakes")
  }

  private mutating func checkMove(_ flaws: inout Flaws, after action: Action) {
    flaws.demand(
      session.panel == .unreadableGame || address == game.notation, "The address is \(address)")
    guard game.ply == before.game.ply + 1, game.record.starts(with: before.game.moves) else {
      return
    }
    switch action {
    case .waitEnded, .resultFound:
      flaws.demand(isStep == false, "A move of the computer is a step")
      flaws.demand(
        before.phase == .thinking && before.panel == nil, "The computer moves out of turn")
      visited.insert("computer moved")
    default: flaws.demand(isStep != nil, "A move is not kept")
    }
  }

  private mutating func checkSquares(_ flaws: inout Flaws) {
    for (index, state) in shown.squares.enumerated() {
      let isEmpty = game.position.board[index] == nil
      flaws.demand(
        isEmpty || !state.isHint && state.value == nil, "A taken square is advised or valued")
      flaws.demand(
        state.value == nil || session.showsValues && !isComputersTurn, "Values out of turn")
      if state.isHint || state.isLookedAt { visited.insert("hinted") }
      if state.value != nil { visited.insert("told") }
    }
  }

  private mutating func checkReview(_ flaws: inout Flaws) {
    flaws.demand((shown.review != nil) == session.isReviewing, "A review is shown or is not")
    guard let review = shown.review else { return }
    flaws.demand(review.steps.map(\.square) == game.record, "The review is of another game")
    flaws.demand(
      review.steps.count { $0.isCurrent } == min(game.ply, 1), "No step is the current one")
    visited.insert("reviewed")
  }

  private mutating func checkLines(_ flaws: inout Flaws) {
    let lines = session.otherLines
    flaws.demand(Set(lines).count == lines.count, "A line is kept twice")
    for line in lines {
      flaws.demand(line.rules == game.rules && !line.record.isEmpty, "A line is of another game")
      flaws.demand(!game.record.starts(with: line.record), "A line is no other line")
      visited.insert("lines")
    }
  }

  private mutating func checkScore(_ flaws: inout Flaws, after action: Action) {
    let match = session.match
    flaws.demand(match.wins.allSatisfy { $0 >= 0 } && match.draws >= 0, "Less than nil")
    let total = match.wins[0] + match.wins[1] + match.draws
    let old = before.match.wins[0] + before.match.wins[1] + before.match.draws
    if case .playerChosen = action {
    } else {
      flaws.demand(old...old + 1 ~= total, "The score goes from \(old) to \(total)")
    }
    if total > old { visited.insert("counted") }
    if !isAnimating, case .animating(.deciding) = before.phase, case .waitEnded = action {
      flaws.demand(total > 0, "An end is not counted")
    }
  }
}
