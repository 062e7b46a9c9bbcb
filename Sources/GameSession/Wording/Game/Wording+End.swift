import GameRules
import GameSolver

// The end of a game, as told to the person who played it, and the moves that decided it.

extension Wording {
  /// The result in a word or two; `isClose` if the loser's last mistake gave away a win or a draw.
  func headline(_ outcome: Outcome, isClose: Bool) -> UTF8Text {
    guard let winner = outcome.winner else { return phrases.draw }
    guard let player = subject(winner) else { return phrases.headlineYou }
    if match.personAlone == nil { return phrases.headlineMark(player: player) }
    return isClose ? phrases.headlineClose : phrases.headlinePlayer(player: player)
  }

  /// The end of a game on the board, with the number of the winner's marks: "Top row, in 3 moves".
  func how(_ outcome: Outcome, moves: Int) -> UTF8Text {
    switch outcome {
    case .draw: return phrases.endFull
    case .win(_, let lines): return phrases.endHow(lines: startingNames(of: lines), n: moves)
    case .loss(let mark, let lines):
      let lines = names(of: lines, asObjects: true)
      return subject(mark).map { phrases.endCompleted(player: $0, lines: lines) }
        ?? phrases.endYouCompleted(lines: lines)
    }
  }

  /// A run of wins: "Third win in a row".
  func streak(_ wins: Int) -> UTF8Text {
    wins > Wording.mostOrdinals
      ? phrases.endRun(n: wins) : Wording.capitalized(phrases.endStreak(n: wins))
  }

  /// The number of ordinals that the catalogue has in words.
  private static let mostOrdinals = 12

  /// The second line of a draw in which no move changed the result.
  var faultless: UTF8Text { phrases.endFaultless }

  // MARK: Mistakes

  /// The loser's last mistake against the computer, and what would have been better.
  func letThrough(_ mistake: Review.Mistake) -> UTF8Text {
    sentences([phrases.endLetThrough(move: move(mistake.step)), better(mistake)])
  }

  /// A mistake, with its square if `namesPlace`, and what would have been better.
  ///
  /// "Your third move lost it. Top middle. Bottom left would have won."
  func mistake(_ mistake: Review.Mistake, namesPlace: Bool) -> UTF8Text {
    let (step, move) = (mistake.step, move(mistake.step))
    return sentences([
      step.after.result == .loss
        ? phrases.reviewLost(move: move) : phrases.reviewGaveWin(move: move),
      namesPlace ? place(step.square, startsSentence: true) : "", better(mistake),
    ])
  }

  /// The moves that would have kept the result; empty if they are unknown.
  private func better(_ mistake: Review.Mistake) -> UTF8Text {
    if mistake.keeping.isEmpty { return "" }
    let places = anyPlace(of: mistake.keeping)
    return mistake.step.before.result == .win
      ? phrases.reviewWouldWin(places: places) : phrases.reviewWouldHold(places: places)
  }

  private func move(_ step: Review.Step) -> UTF8Text {
    move(step.mark, ply: step.number, followsSwap: step.followsSwap)
  }

  /// The move of this ply, by its number among the player's own: "Your third move".
  ///
  /// - Parameters:
  ///   - mark: The mark that moved.
  ///   - ply: The number of moves with it.
  ///   - followsSwap: Whether the first mark had been taken over before the move.
  /// - Returns: The words.
  @inline(never)
  func move(_ mark: Mark, ply: Int, followsSwap: Bool = false) -> UTF8Text {
    // The board may be shown as it was on the other side of the swap, when X was the other player's.
    var then = self
    then.match.follow(isSwapped: followsSwap)
    let player = then.subject(mark)
    var number = (ply + 1) / 2
    // With the swap, plies 1, 2, 4, 6, … are one player's own and 3, 5, 7, … the other's. A player
    // without a name is called by the mark, so the moves of the mark count.
    if followsSwap, player != name(mark) { number = mark == .o ? ply / 2 + 1 : ply / 2 }
    if let player { return phrases.moveTheir(player: player, n: number) }
    return Wording.capitalized(
      number > Wording.mostOrdinals
        ? phrases.moveYourNumber(n: number) : phrases.moveYour(n: number))
  }
}
