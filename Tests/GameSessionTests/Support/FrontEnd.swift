import GameRules
import GameSolver

@testable import GameSession

/// A front end that carries out effects when the test says so.
struct FrontEnd {
  private(set) var session: Session
  /// The effects of the last action, without cues.
  private(set) var effects: [Effect] = []
  /// The cues of all actions.
  private(set) var cues: [Cue] = []
  /// The wait that has not ended.
  private(set) var wait: (milliseconds: Int, token: Int)?
  /// The request that has no result yet.
  private(set) var analysis: (request: AnalysisRequest, token: Int)?
  /// All announcements.
  private(set) var heard: [String] = []
  private(set) var address: UTF8Text = "3x3:"
  /// All requests to the server of live games.
  private(set) var asked: [LiveGameRequest] = []
  private let engine = Engine()

  init(
    _ text: String, record: String = "", first: Player = .person, second: Player = .person,
    firstMove: FirstMove = .fixed, reducesMotion: Bool = false, seed: Int = 0
  ) {
    var match = Match()
    match[.first] = first
    match[.second] = second
    match.firstMove = firstMove
    session = Session(match: match, reducesMotion: reducesMotion, seed: seed)
    take(.gameOpened(UTF8Text(text), record: UTF8Text(record)))
  }

  mutating func take(_ actions: Action...) {
    for action in actions {
      let all = session.handle(action)
      cues += all.cues
      effects = all.withoutCues
      for effect in effects {
        switch effect {
        case .wait(let milliseconds, let token): wait = (milliseconds, token)
        case .analyze(let request, let token): analysis = (request, token)
        case .stopAnalyzing: analysis = nil
        case .announce(let sentence, _): heard.append(sentence.description)
        case .saveGame(let text, _, _): address = text
        case .room(let request): asked.append(request)
        case .saveLanguage, .saveSettings, .saveSymbols, .savePlayers, .saveJournal, .share,
          .update, .install, .cue, .saveFile, .openFile:
          break
        }
      }
    }
  }

  mutating func endWait() {
    guard let wait else { return }
    self.wait = nil
    take(.waitEnded(token: wait.token))
  }

  /// Answers the pending request.
  mutating func answer(_ answer: AnalysisResult) {
    guard let analysis else { return }
    self.analysis = nil
    take(.resultFound(answer, token: analysis.token))
  }

  /// Answers the pending request as the engine would.
  mutating func answerTruly() {
    guard let analysis else { return }
    engine.begin(analysis.request)
    while true {
      if case .done(let result) = engine.think() { return answer(result) }
    }
  }

  /// Ends waits and answers requests until nothing is pending.
  mutating func settle() {
    while wait != nil || analysis != nil {
      answerTruly()
      endWait()
    }
  }

  /// Plays moves of persons, and everything that follows each.
  mutating func play(_ squares: Square...) {
    for square in squares {
      take(.squareTapped(square))
      settle()
    }
  }

  var game: String { session.game.description }
  var summary: String { GameSessionTests.summary(session) }
  var effectSummary: String { GameSessionTests.summary(effects) }
}
