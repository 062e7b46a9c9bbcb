import BoardUI
import GameRules
import GameSession

// What the session asks of the browser, and what comes back later.

extension Page {
  mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .wait(let milliseconds, let token):
      Browser.wait(milliseconds: milliseconds, token: token)
    case .announce: break  // `announcer` does this.
    case .update: Browser.update()
    case .room(let request): Browser.room(request)
    case .install: Browser.install()
    case .share(let share, let text):
      let isPicture = share == .picture
      Browser.share(share, isPicture ? SharePicture.drawing(session.presentation) : text)
    case .cue(let cue): Browser.cue(cue, session.settings, on: session.game.rules)
    case .keepGame(let text, let record, let isStep):
      Browser.setAddress(text, record: record, isStep: isStep)
      // The server saves a live game.
      if !session.isInLiveGame {
        Browser.store(.game, PlayedGame(session.game, session.match).notation)
      }
    case .analyze(let request, let token):
      Browser.analyze(request.notation, token: token)
    case .stopAnalyzing:
      Browser.analyze("", token: 0)
    case .keepPlayers:
      storePlayers()
    case .keepJournal(let journal):
      Browser.store(.journal, journal.notation)
      storePlayers()
    case .keepLanguage(let language):
      Browser.store(.language, language.code)
      Browser.reload()
    case .keepSettings(let settings):
      Browser.store(.settings, settings.notation)
    case .keepSymbols(let symbols):
      Browser.store(.symbols, symbols.notation)
    }
  }

  private func storePlayers() { Browser.store(.players, session.ownMatch.notation) }

  mutating func waitEnded(token: Int) {
    if token < 0 {
      announcer.waitEnded(token: token)
    } else {
      perform(.waitEnded(token: token))
    }
  }

  /// Handles a result of the worker.
  mutating func resultFound(_ text: UTF8Text, token: Int) {
    if let result = AnalysisResult(text, on: session.game.rules) {
      perform(.resultFound(result, token: token))
    }
  }
}
