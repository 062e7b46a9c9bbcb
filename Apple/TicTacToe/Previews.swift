import GameRules
import GameSession
import RoomProtocol
import SwiftUI

// The views in their states, for Xcode's canvas.

/// A window with a game that is saved nowhere, after some actions.
private struct PreviewWindow: View {
  @State private var model: GameModel

  init(_ game: String = "", language: String = "en", after actions: [Action] = []) {
    var environment = AppEnvironment.system
    environment.read = { _ in nil }
    environment.write = { _, _ in }
    environment.takeLast = { false }
    environment.play = { _, _ in }
    environment.languages = [language]
    environment.liveGames = .preview
    let model = GameModel(environment)
    model.restore(game)
    for action in actions { model.send(action) }
    _model = State(initialValue: model)
  }

  var body: some View {
    GameView().environment(model).language(model.presentation.wording.phrases)
  }
}

extension RoomService {
  /// A server on which somebody waits in every live game.
  fileprivate static var preview: RoomService {
    var state = RoomState()
    state.text = "4x4:"
    state.seats = MarkSet { $0 == .x }
    state.here = state.seats
    state.names.x = "Ada"
    let event = RoomEvent.state(state, id: 1)
    return RoomService(
      send: { _, _, _ in nil }, follow: { _, _ in AsyncStream { $0.yield(.event(event)) } },
      pause: { try? await Task.sleep(for: $0) })
  }
}

#Preview("A new game") { PreviewWindow() }

#Preview("Somebody's turn") { PreviewWindow("3x3:b2a1") }

#Preview("A win, with the loop") { PreviewWindow("3x3:b2a1a3c1c3a2b3") }

#Preview("A draw") { PreviewWindow("3x3:b2a1c1a3a2c2b1b3c3") }

#Preview("A loss by misère") { PreviewWindow("3x3+misere:a1b2a2b1a3") }

#Preview("Corners and blocks") { PreviewWindow("4x4+corners+squares:a1b2a4c3") }

#Preview("Gomoku, enlarged") {
  PreviewWindow("15x15k5:h8h9g8g9f8", after: [GameCommand.explain.action])
}

#Preview("Every square explained") {
  PreviewWindow("3x3:b2a1", after: [GameCommand.explain.action])
}

#Preview("A hint") { PreviewWindow("3x3:a1b2", after: [GameCommand.hint.action]) }

#Preview("The review") { PreviewWindow("3x3:b2a1a3c1c3a2b3", after: [GameCommand.review.action]) }

#Preview("In the dark") { PreviewWindow("3x3:b2a1").preferredColorScheme(.dark) }

#Preview("In German") { PreviewWindow("4x4:b2", language: "de") }

#Preview("From right to left") { PreviewWindow("4x4:b2", language: "he") }

#Preview("Beside the board", traits: .landscapeLeft) {
  PreviewWindow("3x3:b2a1", after: [.panelOpened(.menu)])
}

#Preview("The largest letters") { PreviewWindow("3x3:b2").dynamicTypeSize(.accessibility5) }

#Preview("The puzzle of a day") {
  PreviewWindow(after: [.linkOpened("day=2026-01-11", record: "")])
}

#Preview("A lesson") { PreviewWindow(after: [.linkOpened("lesson=1", record: "")]) }

#Preview("A drawing") {
  PreviewWindow(after: [.linkOpened("draw=6x6k0+a1b1c1d1b2", record: "")])
}

#Preview("How to play") { PreviewWindow(after: [.panelOpened(.howToPlay)]) }

#Preview("Boards") { PreviewWindow(after: [.panelOpened(.games)]) }

#Preview("Players") { PreviewWindow(after: [.panelOpened(.players)]) }

#Preview("Symbols") { PreviewWindow(after: [.panelOpened(.symbols)]) }

#Preview("History") { PreviewWindow("3x3:b2", after: [.panelOpened(.journal)]) }

#Preview("An invitation to a live game") {
  PreviewWindow(after: [.linkOpened("room=pX3mBq0vT1aYw9ZkLr4sNe", record: "")])
}

#Preview("Share") { PreviewWindow("3x3:b2", after: [.panelOpened(.share)]) }

#Preview("A panel from right to left, in the dark") {
  PreviewWindow(language: "ar", after: [.panelOpened(.games)]).preferredColorScheme(.dark)
}

#Preview("The menu") { PreviewWindow(after: [.panelOpened(.menu)]) }

#Preview("A text that is no game") {
  PreviewWindow(after: [.linkOpened("3x3:b2b2", record: "")])
}
