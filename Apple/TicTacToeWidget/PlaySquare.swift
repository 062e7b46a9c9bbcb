import AppIntents
import GameRules
import GameSession

/// Plays a square of the last game, and lets the computer answer.
struct PlaySquare: AppIntent {
  static let title: LocalizedStringResource = "system.goOn"
  static let isDiscoverable = false

  @Parameter(title: "system.board") var square: String
  /// The saved text of the game that the widget showed.
  @Parameter(title: "system.widget.name") var game: String

  init() {}

  init(_ square: Square, in game: String) {
    self.square = square.notation.description
    self.game = game
  }

  @MainActor func perform() async throws -> some IntentResult {
    if let square = Square(UTF8Text(square)) {
      await WidgetEnvironment.current.play(square, in: game)
    }
    return .result()
  }
}

extension WidgetEnvironment {
  /// Plays a square, if the saved game is still the one that the widget showed.
  ///
  /// No movement is shown, so each wait is over at once.
  @MainActor func play(_ square: Square, in shown: String) async {
    var session = session(game: shown)
    guard shown == read(.game) ?? "", session.nextMark != nil else { return }
    let worker = AnalysisWorker(memory: WidgetEnvironment.memory)
    var last = shown
    var actions: [Action] = [.motionPreferenceChanged(isReduced: true), .squareTapped(square)]
    while !actions.isEmpty {
      for effect in session.handle(actions.removeFirst()) {
        for (key, text) in session.texts(savedBy: effect) {
          if key == .game { follow(text, &last) }
          write(text, key)
        }
        switch effect {
        case .wait(_, let token): actions.append(.waitEnded(token: token))
        case .analyze(let request, let token):
          let result = await worker.result(of: request, within: patience, progress: { _ in })
          if let result {
            actions.append(.resultFound(result, token: token))
          }
        default: break
        }
      }
    }
  }

  /// Adds a state of the game to those that a window knows as its own.
  private func follow(_ game: String, _ last: inout String) {
    var trail = WidgetTrail(read(.trail))
    trail.add(game, after: last)
    write(trail.text, .trail)
    last = game
  }
}
