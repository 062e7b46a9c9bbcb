import GameRules
import GameSolver

/// What a screen reader is told: one message a turn, and nothing twice.
///
/// It follows a session and tells what has changed since it spoke last. While the program thinks it
/// holds the person's move back and tells it with the reply.
///
///     var speech = Speech(session)
///     _ = session.handle(.squareTapped(square))
///     speech.message(about: session)  // nil, and once the program has moved: "a1. O b2. Your turn."
public struct Speech: Sendable {
  /// The game as it was told.
  private var game: Game
  /// How things stood when that was told.
  private var standing: UTF8Text
  private var refusals = 0
  private var isTruthTold: Bool
  private var isThinkingTold = false
  private var roomTold: UTF8Text = ""
  /// The number of the game in a room, where moves can be given back.
  private var roomGame: Int?
  /// What has happened and is not told yet.
  private var news: [UTF8Text] = []

  /// Follows a session from here on; how it begins is there to be read.
  public init(_ session: Session) {
    game = session.game
    standing = session.spokenStanding
    isTruthTold = session.showsTruth
  }

  /// What to tell now, if anything.
  @inline(never)
  public mutating func message(about session: Session) -> UTF8Text? {
    notice(session)
    let wording = session.wording
    if session.isReplyHeldBack {
      // Only a thought that lasts is worth a word.
      guard session.request?.progress != nil, !isThinkingTold else { return nil }
      isThinkingTold = true
      return tell(session.status(nil), in: wording)
    }
    isThinkingTold = false
    let now = session.spokenStanding
    let count = session.activity.refusal?.count ?? 0
    let isNew = now != standing || count > refusals
    refusals = count
    standing = now
    if session.isReviewing { return tellReview(now, isNew: isNew) }
    return isNew || !news.isEmpty ? tell(now, in: wording) : nil
  }

  /// Tells what the whole game shows once, and then each place that is looked at.
  @inline(never)
  private mutating func tellReview(_ sentence: UTF8Text, isNew: Bool) -> UTF8Text? {
    defer { news = [] }
    return isNew ? sentence : news.last
  }

  private mutating func tell(_ standing: UTF8Text, in wording: Wording) -> UTF8Text {
    defer { news = [] }
    return wording.sentences(standing.isEmpty ? news : news + [standing])
  }

  /// Notices which moves were made or taken back, and whether it is another game.
  private mutating func notice(_ session: Session) {
    let (before, now, wording) = (game, session.game, session.wording)
    game = now
    let goesOn = now.rules == before.rules && now.record.starts(with: before.moves)
    if !goesOn, !isGivenBack(before, session) {
      news = [now.ply == 0 ? wording.newGame(now.rules) : wording.broughtBack(now.rules)]
    } else if session.isReviewing, now.ply != before.ply, let step = session.spokenStep {
      news.append(step)
    } else if now.ply < before.ply {
      let back = (now.ply..<before.ply).reversed().map { index in
        wording.spokenMove(index.isMultiple(of: 2) ? .x : .o, before.record[index])
      }
      news.append(wording.tookBack(back))
    } else {
      for index in before.ply..<now.ply {
        let mark: Mark = index.isMultiple(of: 2) ? .x : .o
        news.append(
          session.isPersonsOwn(mark)
            ? now.record[index].notation : wording.spokenMove(mark, now.record[index]))
      }
    }
    if session.isInRoom {
      roomGame = session.roomGame
      let told = session.roomDetail
      if told != roomTold, !told.isEmpty { news.append(told) }
      roomTold = told
    }
    if isTruthTold, !session.showsTruth {
      isTruthTold = false
      news.append(wording.explainOff)
    } else if !isTruthTold, session.showsTruth, let truth = session.truth {
      isTruthTold = true
      news.append(wording.explainOn(truth))
    }
  }

  /// Whether the last moves of a game in a room are gone.
  @inline(never)
  private func isGivenBack(_ before: Game, _ session: Session) -> Bool {
    roomGame != nil && session.roomGame == roomGame && before.continues(session.game)
  }
}

extension Session {
  /// The number of the game in a room, once that is known.
  @inline(never)
  fileprivate var roomGame: Int? { room?.state?.number }

  /// Whether the program thinks about its answer to a person, who waits for both to be told.
  fileprivate var isReplyHeldBack: Bool {
    activity.reply != nil && !isEngineLost && match.personAgainstComputer != nil
  }

  /// Whether it is the one person who plays against the computer that has a mark.
  fileprivate func isPersonsOwn(_ mark: Mark) -> Bool {
    match.personAlone == match.seat(of: mark)
  }

  /// How things stand, to whoever listens.
  fileprivate var spokenStanding: UTF8Text {
    if isReviewing { return reviewContent.sentence }
    if let shared = openPanel?.shared { return wording.done(shared) }
    if let refusal = customRulesRefusal { return wording.refusal(refusal) }
    if activity.reply != nil, !isEngineLost { return "" }
    if activity.turn?.refusal == nil, carry == .empty, !isHintGiven,
      isPersonsOwn(game.position.toMove), !isOver, !isEngineLost
    {
      return wording.yourTurn
    }
    return status(outcome)
  }

  /// The move of a review that is looked at.
  @inline(never)
  fileprivate var spokenStep: UTF8Text? {
    reviewContent.steps.first { $0.isCurrent }.map(wording.step)
  }

  private var isHintGiven: Bool {
    if case .given = activity.turn?.advice { true } else { false }
  }

  /// What is wrong with the custom rules as they are being edited.
  private var customRulesRefusal: CustomRules.Refusal? {
    guard let custom = openPanel?.customRules else { return nil }
    do throws(CustomRules.Refusal) {
      _ = try custom.rules()
      return nil
    } catch {
      return error
    }
  }
}
