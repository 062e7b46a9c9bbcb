import GameRules
import RoomProtocol
import GameSolver

/// The messages to a screen reader: one per turn, and nothing twice (decision 41).
///
/// It compares the session with what it has already told. While the computer thinks, it holds back
/// the person's move and tells it together with the reply, and the last move until its mark is drawn
/// and, after a loss, the decisive mistake is known. It is silent while this player takes a seat of a
/// live game.
///
///     var speech = Speech(session)
///     _ = session.handle(.squareTapped(square))
///     speech.message(about: session)  // nil; after the reply: "Top left (a3). Computer: the centre (b2). Your turn."
public struct Speech: Sendable {
  /// The game as last told.
  private var game: Game
  /// The status as last told.
  private var standing: UTF8Text
  private var refusals = 0
  private var areValuesTold: Bool
  private var isThinkingTold = false
  private var roomTold: UTF8Text = ""
  /// Whether a free seat of this player's live game has been told.
  private var isSeatFree = false
  /// Whether this player had a seat then.
  private var isSeated = false
  /// The title of the open panel as last told.
  private var panelTitle: UTF8Text?
  /// Whether the next message tells a panel or a square, of which the state of the game is no part.
  private var isAside = false
  /// The answers to a move as last told.
  private var answersTold: UTF8Text = ""
  /// The number of the live game, whose moves can be taken back.
  private var roomGame: Int?
  /// The events not told yet.
  private var news: [UTF8Text] = []

  /// Follows a session from now on; its present state counts as told.
  public init(_ session: Session) {
    game = session.game
    standing = session.spokenStanding
    areValuesTold = session.showsValues
  }

  /// The message to speak now; nil if nothing is new.
  @inline(never)
  public mutating func message(about session: Session) -> UTF8Text? {
    if session.isInLiveGame, session.isTakingSeat { return nil }
    notice(session)
    let wording = session.wording.lettered
    if session.isOver, session.isEndHeldBack { return nil }
    if session.isReplyHeldBack {
      // A short analysis is not worth a message.
      guard session.request?.progress != nil, !isThinkingTold else { return nil }
      isThinkingTold = true
      return tell(session.status(in: wording), in: wording)
    }
    isThinkingTold = false
    let now = session.spokenStanding
    var count = session.activity.refusal?.count ?? 0
    if session.openPanel != nil { count += session.answersOnPanel }
    // The turn that is shown again after a refusal was told before.
    let isNew = now != standing && count >= refusals || count > refusals
    refusals = count
    standing = now
    if session.isReviewing { return tellReview(now, isNew: isNew) }
    guard isNew || !news.isEmpty else { return nil }
    // Between two computers there is no standing while one of them thinks.
    let told = tell(isAside && !isNew ? "" : now, in: wording)
    return told.isEmpty ? nil : told
  }

  /// The message about the panel over a board that is not the session's; nil if nothing is new.
  @inline(never)
  public mutating func message(about panel: PanelContent?, in wording: Wording) -> UTF8Text? {
    noticePanel(panel)
    return news.isEmpty ? nil : tell("", in: wording)
  }

  /// Tells the finding of the review once, and then each shown move.
  @inline(never)
  private mutating func tellReview(_ sentence: UTF8Text, isNew: Bool) -> UTF8Text? {
    defer { news = [] }
    return isNew ? sentence : news.last
  }

  private mutating func tell(_ standing: UTF8Text, in wording: Wording) -> UTF8Text {
    defer {
      news = []
      isAside = false
    }
    return wording.sentences(standing.isEmpty ? news : news + [standing])
  }

  /// Collects everything that has changed since the last message.
  private mutating func notice(_ session: Session) {
    let (before, now, wording) = (game, session.game, session.wording.lettered)
    game = now
    // Another game is announced as a whole; a takeback in a live game does not make another game.
    let goesOn = now.continues(before)
    if !goesOn, !isGivenBack(before, session) {
      news = [now.ply == 0 ? wording.newGame(now.rules) : wording.broughtBack(now.rules)]
    } else if session.isReviewing, now.ply != before.ply, let step = session.spokenStep {
      news.append(step)
    } else if now.isSwapped != before.isSwapped, now.ply == before.ply {
      news.append(now.isSwapped ? wording.takesOver(.x) : wording.handsBack(.x))
    } else if now.ply < before.ply {
      news.append(wording.tookBack(before.record[now.ply..<before.ply].reversed()))
    } else {
      for index in before.ply..<now.ply {
        news.append(wording.spokenMove(index.isMultiple(of: 2) ? .x : .o, now.record[index]))
      }
    }
    if session.panel != nil || panelTitle != nil { noticePanel(session) }
    if session.isInLiveGame { noticeRoom(session) }
    if areValuesTold, !session.showsValues {
      areValuesTold = false
      news.append(wording.explainOff)
    } else if !areValuesTold, session.showsValues, let values = session.squareValues {
      areValuesTold = true
      news.append(wording.explainOn(values))
    }
    if session.showsValues || !answersTold.isEmpty { noticeAnswers(session) }
  }

  /// Tells the answers to a move that is pointed at.
  @inline(never)
  private mutating func noticeAnswers(_ session: Session) {
    let wording = session.wording.lettered
    let told = session.spokenAnswers(in: wording).map {
      wording.sentences([$0.status, $0.detail])
    }
    if let told, told != answersTold {
      news.append(told)
      isAside = true
    }
    answersTold = told ?? ""
  }

  @inline(never)
  private mutating func noticeRoom(_ session: Session) {
    let wording = session.wording.lettered
    roomGame = session.roomGame
    let isWaiting = session.isWaitingForFriend
    var hasJustSat = !isSeated
    if isSeatFree, !isWaiting, let friend = session.room?.mark?.opponent {
      // A player who takes a seat is briefly not connected.
      guard session.isAtFullTable else { return }
      news.append(wording.isHere(friend))
      hasJustSat = true
    }
    isSeatFree = isWaiting
    // The detail stays on the screen, so it is told only when it changes.
    let told = session.roomDetail(in: wording)
    // A player who takes a seat has watched until then, and is briefly still counted as a spectator.
    let isOwnWatching = hasJustSat && session.isAtFullTable
    if told != roomTold, !told.isEmpty, !isOwnWatching { news.append(told) }
    roomTold = told
    isSeated = session.room?.mark != nil
  }

  @inline(never)
  private mutating func noticePanel(_ session: Session) {
    noticePanel(session.panel == .result ? nil : session.panelContent)
  }

  /// Tells the title and the first texts of a panel that replaces another one.
  ///
  /// A screen reader reads them by itself only if no panel was open before.
  @inline(never)
  private mutating func noticePanel(_ content: PanelContent?) {
    defer { panelTitle = content?.title }
    guard let content, let panelTitle, panelTitle != content.title else { return }
    news.append(content.title)
    for item in content.items.prefix(while: { $0.kind == .text || $0.kind == .picture })
    where item.kind == .text {
      news.append(item.label)
    }
    isAside = true
  }

  /// Whether the game differs only by moves taken back in the live game.
  @inline(never)
  private func isGivenBack(_ before: Game, _ session: Session) -> Bool {
    roomGame != nil && session.roomGame == roomGame && before.continues(session.game)
  }
}

extension Session {
  /// The number of the live game's current game.
  @inline(never)
  fileprivate var roomGame: Int? { room?.state?.number }

  /// Whether this player has asked for a seat in a live game and has no answer yet.
  @inline(never)
  fileprivate var isTakingSeat: Bool {
    guard let room, room.isLive, room.isSeatAsked else { return false }
    return room.mark == nil && room.state?.isFull != true
  }

  /// Whether both players of the live game are here, and this is one of them.
  fileprivate var isAtFullTable: Bool {
    guard let room, let mark = room.mark else { return false }
    return room.state?.here.contains(mark.opponent) == true
  }

  /// Whether the computer is answering a person, who hears both moves together.
  fileprivate var isReplyHeldBack: Bool {
    activity.reply != nil && !isEngineLost && match.personAgainstComputer != nil
  }

  /// Whether the end is not fully shown yet, or the review is still looking for the decisive mistake.
  @inline(never)
  fileprivate var isEndHeldBack: Bool {
    if !isResultKnown { return true }
    guard isReviewingSilently, let outcome else { return false }
    return outcome.winner.map { match.personAlone != match.seat(of: $0) } ?? true
  }

  /// The state of the game as spoken.
  fileprivate var spokenStanding: UTF8Text {
    let isPlain =
      !isReviewing && openPanel == nil && refusal == nil && carry == .empty && !isOver
      && !isEngineLost && !isHintGiven
    guard isPlain else { return spokenDetails }
    return activity.reply == nil ? standing(in: wording.lettered) : ""
  }

  /// The state of the game as spoken, if it is more than whose turn it is.
  @inline(never)
  private var spokenDetails: UTF8Text {
    let wording = wording.lettered
    if isReviewing {
      let review = reviewContent(in: wording)
      return review.answer.isEmpty
        ? review.sentence : wording.sentences([review.sentence, review.answer])
    }
    if let shared = openPanel?.shared { return wording.done(shared) }
    if let added = openPanel?.added { return wording.gamesAdded(added) }
    if !onlineRefusal.isEmpty { return onlineRefusal }
    if openPanel != nil, let refusal = customRulesRefusal { return wording.refusal(refusal) }
    if activity.reply != nil, !isEngineLost { return "" }
    if outcome != nil, refusal == nil, let told = toldEnd(in: wording) { return told }
    // Values of squares are told only once, when they are shown.
    let isTurn = refusal == nil && carry == .empty && !isOver && !isEngineLost
    if isTurn, !isHintGiven { return standing(in: wording) }
    return isHintGiven && refusal == nil && !isEngineLost
      ? wording.sentences([status(in: wording), detail(in: wording)]) : status(in: wording)
  }

  /// The result, and how it came.
  @inline(never)
  private func toldEnd(in wording: Wording) -> UTF8Text? {
    headline(in: wording).map { wording.sentences([$0, status(in: wording)]) }
  }

  /// The move shown in the review.
  @inline(never)
  fileprivate var spokenStep: UTF8Text? {
    let wording = wording.lettered
    return reviewContent(in: wording).steps.first { $0.isCurrent }.map(wording.step)
  }

  private var isHintGiven: Bool {
    if case .given = activity.turn?.advice { true } else { false }
  }

  /// The number of answers that the notes of the open panel have shown.
  @inline(never)
  fileprivate var answersOnPanel: Int { Int(openPanel?.answers ?? 0) }

  /// The error in the custom rules as edited.
  @inline(never)
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
