import Foundation
import GameRules
import GameSession
import SwiftUI

@testable import TicTacToe

/// A stand-in for the device, with its saved texts and a record of what it was asked to do.
@MainActor final class Device {
  var saved: [StorageKey: String] = [:]
  var sounds: [Cue] = []
  var copied: [String] = []
  /// The announcements of models without a screen.
  var told: [String] = []
  /// The colour scheme of the windows.
  var scheme: ColorScheme?
  var languages = ["en"]
  /// Noon of a Sunday in January 2026.
  var now = Date(timeIntervalSince1970: 1_768_132_800)
  var platform = Platform.touch
  /// The number of times that services were prepared.
  var preparations = 0
  let requests = IntentRequests()
  /// The page that links lead to, and its server of live games.
  var page: URL?
  var liveGames: RoomService?
  /// Whether movements on the screen have to end by themselves; else they are over at once.
  var takesTime = false { didSet { if !takesTime { endMovements() } } }
  private var movements: [CheckedContinuation<Void, Never>] = []
  private var isFirst = true

  var environment: AppEnvironment {
    AppEnvironment(
      read: { self.saved[$0] },
      write: { self.saved[$1] = $0 },
      takeLast: {
        defer { self.isFirst = false }
        return self.isFirst
      },
      sleep: { _ in await self.move() },
      announce: AppEnvironment.system.announce,
      prepare: { self.preparations += 1 },
      play: { cue, _ in self.sounds.append(cue) },
      copy: { self.copied.append($0) },
      show: { self.scheme = $0 },
      languages: languages,
      now: { self.now },
      seed: { 1 }, requests: requests, page: page, liveGames: liveGames, platform: platform)
  }

  /// The environment of a model without a screen, which must not speak on the screen of another test.
  var silent: AppEnvironment {
    var environment = environment
    environment.announce = { text, _, _ in self.told.append(text) }
    return environment
  }

  private func move() async {
    if takesTime { await withCheckedContinuation { movements.append($0) } }
  }

  private func endMovements() {
    for movement in movements { movement.resume() }
    movements = []
  }

  /// A window of the app, in which a game is opened by its link.
  func open(
    _ game: String = "", size: CGSize = CGSize(width: 390, height: 844), keeping: String? = nil,
    storage: [String: Any] = [:], _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    var environment = EnvironmentValues()
    change(&environment)
    AppEnvironment.current = self.environment
    let screen = Screen(
      TicTacToeApp(), size: size, environment: environment,
      keeping: keeping.map { ["game": $0] } ?? storage)
    if !game.isEmpty, let url = URL(string: "tictactoe:#\(game)") { screen.open(url) }
    return screen
  }
}

extension Screen {
  /// The texts beside the board.
  var status: String { self["status"]?.name ?? "" }

  /// Plays squares one after the other, each when the movement before it is over.
  func play(_ squares: String) async throws {
    for square in squares.split(separator: " ").map(String.init) {
      // As long as something moves, a tap means nothing.
      try await until("a mark on \(square)") {
        if self["\(square), empty"] != nil { try? tap("\(square), empty") }
        return self["\(square), empty"] == nil
      }
    }
  }

  /// The names of all squares of a board.
  var squares: [String] {
    elements.filter { $0.identifier.flatMap { Square($0) } != nil }.map(\.name)
  }

  /// The names of what can be tapped.
  var buttons: [String] { elements.filter(\.isActionable).map(\.name) }
}
