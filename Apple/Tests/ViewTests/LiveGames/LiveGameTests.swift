import Foundation
import GameRules
import GameSession
import RoomProtocol
import SwiftUI
import Testing

@testable import TicTacToe

/// The client of live games, against a double of the server.
@MainActor @Suite struct LiveGameTests {
  private let server = RoomDouble()
  private let device = Device()
  private let token = "TTTTTTTTTTTTTTTTTTTTTT"

  /// A window of the app in which the live game is open.
  private func join() async throws -> GameModel {
    device.page = URL(string: "https://play.example.org/")
    device.liveGames = server.service
    let model = GameModel(device.silent)
    model.restore("")
    model.open(try #require(URL(string: "https://play.example.org/#room=\(RoomDouble.id)")))
    try await until { server.follows == 1 }
    return model
  }

  /// A window of the app in which X is to move in a live game, and is this player's.
  private func joinAsX() async throws -> GameModel {
    device.saved[.seats] = "\(RoomDouble.id) x \(token)\n"
    let model = try await join()
    server.say(state("3x3:"))
    try await until { model.session.room?.state != nil }
    return model
  }

  private func until(_ isSo: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !isSo() {
      if ContinuousClock.now > end { throw Late(requests: server.requests, waits: server.waits) }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// The error for a fact that never came.
  private struct Late: Error {
    let requests: [String]
    let waits: [Duration]
  }

  private func state(_ text: UTF8Text, seats: MarkSet = .both) -> RoomService.StreamPart {
    var state = RoomState()
    state.text = text
    state.seats = seats
    state.here = seats
    return .event(.state(state, id: 1))
  }

  @Test func `a seat is asked for with the same token until that is answered, and saved before`()
    async throws
  {
    let model = try await join()
    server.say(state("3x3:", seats: MarkSet { $0 == .x }))
    try await until { model.session.room?.state != nil }
    server.answers = [
      nil, RoomService.Answer(status: 502), .init(status: 201, text: "o \(UTF8Text(token))"),
    ]
    model.send(.room(.asked(.sit)))
    try await until { server.waits.contains(.seconds(1)) }
    let saved = try #require(device.saved[.seats])
    #expect(saved.hasPrefix("\(RoomDouble.id) ? "))
    server.pass(.seconds(1))
    try await until { server.waits.contains(.seconds(2)) }
    server.pass(.seconds(2))
    try await until { model.session.room?.seat == .o && server.follows == 2 }
    #expect(
      server.requests == ["GET /rooms/ID"] + Array(repeating: "POST /rooms/ID/sit #1", count: 3)
        + ["GET /rooms/ID #1"])
    #expect(device.saved[.seats] == "\(RoomDouble.id) o \(token)\n")
  }

  @Test func `a move is sent until the server has answered it`() async throws {
    let model = try await joinAsX()
    server.answers = [nil, .init(status: 200, text: "3x3:b2")]
    model.send(.squareTapped(try #require(Square("b2"))))
    try await until { server.waits.contains(.seconds(1)) }
    server.pass(.seconds(1))
    try await until { server.answers.isEmpty }
    #expect(
      server.requests == ["GET /rooms/ID #1", "PUT /rooms/ID 3x3:b2 #1", "PUT /rooms/ID 3x3:b2 #1"])
    #expect(model.session.game.notation == "3x3:b2")
  }

  @Test func `a state from before an accepted move does not take it back`() async throws {
    let model = try await joinAsX()
    server.answers = [.init(status: 200, text: "3x3:b2")]
    model.send(.squareTapped(try #require(Square("b2"))))
    try await until { server.answers.isEmpty }
    server.say(state("3x3:"))
    server.say(.event(.emote(.hello, by: .o)))
    try await until { model.presentation.detail.description.contains("Hello") }
    #expect(model.session.game.notation == "3x3:b2")
  }

  @Test func `a move that the server refuses is taken back`() async throws {
    let model = try await joinAsX()
    server.answers = [.init(status: 409, text: "3x3:a1")]
    model.send(.squareTapped(try #require(Square("b2"))))
    try await until { model.session.game.notation == "3x3:a1" }
  }

  @Test func `a lost connection is told after three seconds, and then restored`() async throws {
    let model = try await join()
    server.say(state("3x3:"))
    try await until { model.session.room?.state != nil }
    server.hangUp()
    try await until {
      server.waits == [.seconds(3), .seconds(1)] || server.waits == [.seconds(1), .seconds(3)]
    }
    #expect(model.session.room?.isLive == true)
    server.pass(.seconds(3))
    try await until { model.session.room?.isLive == false }
    server.pass(.seconds(1))
    try await until { server.follows == 2 }
    server.say(state("3x3:b2"))
    try await until {
      model.session.room?.isLive == true && model.session.game.notation == "3x3:b2"
    }
  }

  @Test func `a live game that the server does not know is left`() async throws {
    let model = try await join()
    server.say(.refused(404))
    try await until { model.session.room == nil }
    #expect(!model.savedGame.contains("room"), "the next launch does not ask for it again")
  }

  @Test func `a server that has too much to do says when to ask again`() async throws {
    device.page = URL(string: "https://play.example.org/")
    device.liveGames = server.service
    let model = GameModel(device.silent)
    model.restore("")
    server.answers = [.init(status: 204), .init(status: 429, delay: 20)]
    await model.findLiveGames()
    model.send(.panelOpened(.room))
    model.send(.room(.asked(.make(clock: 0))))
    try await until { server.requests.count == 2 }
    try await until {
      model.presentation.panel?.items.contains { $0.label.description.contains("20 seconds") }
        == true
    }
  }

  @Test func `in the background nothing is followed, and a game is resumed`() async throws {
    let model = try await join()
    server.say(state("3x3:"))
    try await until { model.session.room?.state != nil }
    model.sceneChanged(isActive: false)
    model.sceneChanged(isActive: true)
    try await until { server.follows == 2 }
    model.sceneChanged(isActive: true)
    server.say(state("3x3:b2"))
    try await until { model.session.game.notation == "3x3:b2" }
    #expect(server.follows == 2)
  }

  @Test func `a window that is closed no longer follows its live game`() async throws {
    device.page = URL(string: "https://play.example.org/")
    device.liveGames = server.service
    let screen = device.open("room=\(RoomDouble.id)")
    try await until { server.follows == 1 }
    screen.close()
    try await until { server.ends == 1 }
  }

  @Test func `a minimized window stays in its live game where the system suspends no apps`()
    async throws
  {
    device.platform = .mac
    let model = try await join()
    server.say(state("3x3:"))
    try await until { model.session.room?.state != nil }
    model.sceneChanged(isActive: false)
    server.say(state("3x3:b2"))
    try await until { model.session.game.notation == "3x3:b2" }
    model.sceneChanged(isActive: true)
    #expect(server.follows == 1)
  }

  @Test func `live games are looked for again when the app comes back, until they are found`()
    async throws
  {
    device.page = URL(string: "https://play.example.org/")
    device.liveGames = server.service
    server.answers = [nil, .init(status: 204)]
    let screen = device.open()
    func comeBack() {
      for phase in [ScenePhase.background, .active] {
        screen.environment.scenePhase = phase
        _ = screen.root
      }
    }
    try await until { server.requests.count == 1 }
    #expect(!screen.buttons.contains("Online"))
    comeBack()
    try await screen.until("the offer") { screen.buttons.contains("Online") }
    comeBack()
    try await screen.until { true }
    #expect(server.requests == ["GET /rooms", "GET /rooms"])
  }

  @Test func `a puzzle makes room for who sits down, and that is told`() async throws {
    device.saved[.seats] = "\(RoomDouble.id) x \(token)\n"
    let model = try await join()
    server.say(state("3x3:", seats: MarkSet { $0 == .x }))
    try await until { model.session.room?.state != nil }
    model.send(.linkOpened("lesson=2", record: ""))
    #expect(model.quest != nil)
    server.say(state("3x3:"))
    try await until { model.quest == nil }
    #expect(device.told.last?.hasPrefix("Your friend is here.") == true, "\(device.told)")
    let told = device.told.count
    server.say(state("3x3:"))
    server.say(.event(.emote(.hello, by: .o)))
    try await until { device.told.count > told }
    #expect(device.told.last?.contains("Hello") == true, "who is here is told once")
  }

  @Test func `the last game waits while there is a live game`() async throws {
    let model = try await join()
    server.say(state("3x3:b2"))
    try await until { model.session.room?.state != nil }
    device.saved[.game] = "4x4:a1 1 person person first"
    model.send(.panelOpened(.menu))
    model.open(AppLink.lastGame)
    #expect(model.session.room != nil && !model.isPanelOpen)
    #expect(model.session.game.notation == "3x3:b2")
  }

  @Test func `a window comes back to its live game, and a change of language stays in it`()
    async throws
  {
    let model = try await join()
    server.say(state("3x3:b2"))
    try await until { model.session.game.notation == "3x3:b2" }
    #expect(model.savedGame == "room=\(RoomDouble.id)")
    #expect(device.saved[.game] != model.savedGame, "another window does not go on with it")
    let again = GameModel(device.silent)
    again.restore(model.savedGame)
    #expect(again.session.room?.id == UTF8Text(RoomDouble.id))
    let german = try #require(Language.named("de"))
    model.send(.languageChosen(german))
    #expect(model.session.room?.id == UTF8Text(RoomDouble.id))
  }

  @Test func `where the server has live games, one is a tap away`() async throws {
    device.page = URL(string: "https://play.example.org/")
    device.liveGames = server.service
    server.answers = [.init(status: 204), .init(status: 201, text: UTF8Text(RoomDouble.id))]
    let screen = device.open()
    try await screen.until("the offer") { screen.buttons.contains("Online") }
    try screen.tap("Online")
    try screen.tap("Close")
    #expect(screen.root.modal == nil && server.requests == ["GET /rooms"])
    try screen.tap("Online")
    try screen.tap("Make a link")
    try await until { server.requests.contains { $0.hasPrefix("POST /rooms/ID/sit") } }
    #expect(server.requests.prefix(2) == ["GET /rooms", "POST /rooms 3x3"])
  }

  @Test func `a server on the local network is asked without encryption, and no other one`() {
    let pages = ["localhost:8080", "mac.local:8080", "play.example.org/ttt", "local", ""]
    #expect(
      pages.map { AppLink.page(on: $0)?.absoluteString } == [
        "http://localhost:8080/", "http://mac.local:8080/", "https://play.example.org/ttt/",
        "https://local/", nil,
      ])
  }

  @Test func `a shared link leads to the page, and links of the page open the app`() throws {
    device.page = URL(string: "https://play.example.org/")
    let model = GameModel(device.silent)
    model.restore("3x3:b2")
    #expect(model.link.absoluteString == "https://play.example.org/#3x3:b2")
    for link in [
      "https://play.example.org/g/3x3:a1", "tictactoe:#3x3:a1", "https://play.example.org/#3x3:a1",
    ] {
      model.restore("3x3:b2")
      model.open(try #require(URL(string: link)))
      #expect(model.session.game.notation == "3x3:a1")
    }
    for link in ["https://play.example.org/", "https://play.example.org/ttt", "tictactoe:last"] {
      model.restore("3x3:b2")
      device.saved[.game] = "4x4:a1 1 person person first"
      model.send(.panelOpened(.menu))
      model.open(try #require(URL(string: link)))
      #expect(model.session.game.notation == "4x4:a1" && !model.isPanelOpen, "\(link)")
    }
    let room = try #require(URL(string: "https://play.example.org/r/\(RoomDouble.id)"))
    #expect(AppLink.text(in: room) == "room=\(UTF8Text(RoomDouble.id))")
  }
}
