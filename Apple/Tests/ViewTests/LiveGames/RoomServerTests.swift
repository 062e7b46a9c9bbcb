import Foundation
import GameRules
import GameSession
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import TicTacToe

/// Live games of the app over URLSession, against `tictactoe serve`.
///
/// The tests of the libraries build the program first (`make test` runs both). These tests run one after
/// the other, because another server could take the port of one that is killed and comes back.
@MainActor
@Suite(.serialized, .enabled(if: RoomServer.isBuilt, "build/test/release/tictactoe is not built"))
struct RoomServerTests {
  @Test func `two apps play a live game through a server that is killed in the middle`()
    async throws
  {
    let server = try RoomServer()
    let page = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    let (host, guest) = (Device(), Device())
    for device in [host, guest] {
      device.page = page
      device.liveGames = .system(at: page)
    }
    let first = GameModel(host.silent)
    first.restore("")
    await first.findLiveGames()
    first.send(.panelOpened(.room))
    first.send(.room(.asked(.make(clock: 1))))
    try await until("the host sits") {
      first.session.room?.seat == .x && first.session.room?.state != nil
    }

    let second = GameModel(guest.silent)
    second.restore("")
    second.open(first.link)
    try await until("the guest sees the game") { second.session.room?.state != nil }
    second.send(.room(.asked(.sit)))
    try await until("both sit") {
      second.session.room?.mark == .o && first.session.room?.state?.seats == .both
    }
    for (player, other, square) in [
      (first, second, "b2"), (second, first, "a1"), (first, second, "a3"),
    ] {
      // A tap counts once the mark before is drawn.
      try await until("it is the turn for \(square)") { player.presentation.phase == .playing }
      let ply = player.session.game.ply
      player.send(.squareTapped(try #require(Square(UTF8Text(square)))))
      try await until("\(square) is seen") { other.session.game.ply == ply + 1 }
    }

    try await until("the mark is drawn") { second.presentation.phase == .playing }
    try await server.crash()
    second.send(.squareTapped(try #require(Square("c1"))))
    try await until("the connection is lost") { first.session.room?.isLive == false }
    #expect(first.session.game.notation == "3x3:b2a1a3")
    try server.restart()
    try await until("the move arrives") { first.session.game.notation == "3x3:b2a1a3c1" }

    second.send(.room(.asked(.offer(.draw))))
    try await until("the draw is offered") { first.session.room?.state?.offer != nil }
    first.send(.room(.asked(.offer(.draw))))
    try await until("the game is over") { second.presentation.phase == .finished }

    // The app is closed and opened again.
    let again = GameModel(host.silent)
    again.restore(first.savedGame)
    try await until("the seat is still there") { again.session.room?.mark == .x }
    try await server.crash()
  }

  @Test func `strangers find each other, and the app says what they say`() async throws {
    let server = try RoomServer()
    let page = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    var models: [GameModel] = []
    for _ in 0..<2 {
      let device = Device()
      device.liveGames = .system(at: page)
      device.page = page
      let model = GameModel(device.silent)
      model.restore("")
      await model.findLiveGames()
      model.send(.panelOpened(.room))
      model.send(.room(.asked(.someone(clock: 1))))
      try await until("a seat is found") { model.session.room?.seat != nil }
      models.append(model)
    }
    try await until("both are there") {
      models.allSatisfy { $0.session.room?.state?.here == .both }
    }
    #expect(Set(models.compactMap { $0.session.room?.mark }) == [.x, .o])
    models[0].send(.room(.asked(.resign)))
    try await until("the game is over") { models[1].presentation.phase == .finished }
    try await server.crash()
  }

  private func until(_ fact: String, _ isSo: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !isSo() {
      if ContinuousClock.now > end { throw Late(fact: fact) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// The error for a fact that never came.
  private struct Late: Error {
    let fact: String
  }
}

/// A running `tictactoe serve`, with live games in a folder of its own.
@MainActor private final class RoomServer {
  private(set) var port = 0
  private var process = Process()
  private let folder: URL

  private nonisolated static let program = URL(filePath: #filePath).appending(
    path: "../../../../../build/test/release/tictactoe"
  )
  .standardizedFileURL

  nonisolated static var isBuilt: Bool {
    FileManager.default.isExecutableFile(atPath: program.path)
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "site"), withIntermediateDirectories: true)
    try Data("<!doctype html>".utf8).write(to: folder.appending(path: "site/index.html"))
    try restart()
  }

  /// Starts the server, on the same port as before.
  func restart() throws {
    let output = Pipe()
    process = Process()
    process.executableURL = RoomServer.program
    process.arguments = [
      "serve", "--port", "\(port)", "--site", folder.appending(path: "site").path, "--data",
      folder.appending(path: "data").path,
    ]
    process.standardOutput = output
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
      if byte.isEmpty { break }
      line += byte
    }
    // Play at http://127.0.0.1:PORT/ (stop with Ctrl-C)
    let text = String(decoding: line, as: UTF8.self)
    port = try #require(
      text.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) }, "\(text)")
  }

  /// Kills the server and waits until it is gone.
  ///
  /// A process started from here would not hear a gentler signal: it inherits what this thread blocks.
  func crash() async throws {
    kill(process.processIdentifier, SIGKILL)
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
  }

  deinit {
    // Also after a test that failed.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: folder)
  }
}
