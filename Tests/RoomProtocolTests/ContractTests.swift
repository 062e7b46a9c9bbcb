import GameRules
import RoomProtocol
import Testing

/// The texts of `Documentation/Reference/Rooms.md`, letter by letter.
@Suite struct ContractTests {
  private let id: Secret

  init() throws { id = try #require(Secret("AAAAAAAAAAAAAAAAAAAAAA".utf8)) }

  @Test func `the whole state is one event, as documented`() {
    var state = RoomState()
    state.text = "4x4+corners+squares:b2a1"
    state.seats = .both
    state.here = MarkSet { $0 == .x }
    state.watching = 3
    state.score = RoomState.Score(x: 0, o: 1, drawn: 0)
    state.clock = RoomState.Clock(x: 251_300, o: 300_000, running: nil)
    state.offer = Offer(.again, by: .o)
    state.isAmongStrangers = true
    state.computer = RoomState.Computer(.o, "perfect")
    state.termination = .resigned(.x)
    #expect(
      RoomEvent.state(state, id: 7).notation.description == """
        id: 7
        data: 4x4+corners+squares:b2a1
        data: game 1
        data: seats xo
        data: here x
        data: watching 3
        data: score 0 1 0
        data: clock 251300 300000 -
        data: offer again o
        data: strangers
        data: computer o perfect
        data: over resign x


        """)
  }

  @Test func `unknown lines are skipped, and the lines may come in any order`() {
    var state = RoomState()
    state.take(
      "3x3:b2\nover draw\nweather fine\nseats xo\ngame 2\nclock 5 6 o\nseats ox\nover tea x")
    #expect(state.text == "3x3:b2" && state.number == 2 && state.seats == .both)
    #expect(state.termination == .agreedDraw)
    #expect(state.clock == RoomState.Clock(x: 5, o: 6, running: .o))
  }

  @Test(arguments: ["2073600001 5", "5 9223372036854775807", "9223372036854775808 5", "-1 5"])
  func `a clock that no game can have is skipped`(times: String) {
    var state = RoomState()
    state.take("3x3:b2\nclock \(UTF8Text(times)) x\nseats xo")
    #expect(state.clock == nil && state.seats == .both)
    state.take("3x3:b2\nclock 2073600000 0 x")
    #expect(state.clock?.x == 2_073_600_000)
  }

  @Test func `an emote is an event of its own`() {
    let texts = Emote.allCases.map { RoomEvent.emote($0, by: .x).notation.description }
    #expect(texts == (1...6).map { "event: emote\ndata: x \($0)\n\n" })
  }

  @Test func `marks have lower-case letters`() {
    #expect(Mark.allCases.map { "\($0.name)" } == ["x", "o"])
    let sets = [MarkSet(), MarkSet { $0 == .x }, MarkSet { $0 == .o }, .both]
    #expect(sets.map { "\($0.notation)" } == ["-", "x", "o", "xo"])
  }

  @Test func `every offer and every end has its words`() {
    #expect(
      Every.offer.map { "\($0.notation)" } == [
        "draw x", "draw o", "undo x", "undo o", "again x", "again o",
      ])
    #expect(
      Every.termination.map { "\($0.notation)" } == [
        "resign x", "time x", "resign o", "time o", "draw",
      ])
  }

  @Test func `every request has its method and path`() {
    let room: [RoomRequest] = [.watch(id, after: nil), .watch(id, after: 7)]
    let requests =
      [.find, .create, .someone, .seekers] + room + Every.command.map { .command(id, $0) }
      + [.pushKey, .subscribe(id), .unsubscribe(id)]
    let path = "/rooms/\(id.notation)"
    #expect(
      requests.map { "\($0.method.rawValue) \($0.path) \($0.query)" } == [
        "GET /rooms ", "POST /rooms ", "POST /rooms/someone ", "GET /rooms/someone ",
        "GET \(path) ", "GET \(path) after=7", "POST \(path)/sit ",
        "PUT \(path) ", "POST \(path)/resign ", "POST \(path)/decline ", "POST \(path)/emote ",
        "POST \(path)/computer ", "POST \(path)/claim ",
        "POST \(path)/draw ", "POST \(path)/undo ", "POST \(path)/again ",
        "GET /rooms/push ", "PUT \(path)/push ", "DELETE \(path)/push ",
      ])
  }

  @Test(arguments: [
    ("GET", "/", RoomRequest.Unreadable.path), ("GET", "/rooms2", .path),
    ("PUT", "/rooms", .method(.get, .post)), ("PUT", "/rooms/someone", .method(.get, .post)),
    ("POST", "/rooms/ID", .method(.get, .put)),
    ("GET", "/rooms/ID/sit", .method(.post)), ("POST", "/rooms/ID/play", .path),
    ("DELETE", "/rooms/ID", .method(.get, .put)), ("PUT", "/rooms/push", .method(.get)),
    ("POST", "/rooms/ID/push", .method(.put, .delete)), ("PUT", "/rooms/short/push", .room),
    ("POST", "/rooms/ID/sit/x", .path), ("GET", "/rooms/short", .room),
    ("POST", "/rooms/short/sit", .room), ("POST", "/rooms/short/stand", .path),
  ])
  func `anything else is refused with its cause`(
    method: String, path: String, cause: RoomRequest.Unreadable
  ) throws {
    let method = try #require(HTTPMethod(rawValue: method))
    let path = UTF8Text(path.replacing("ID", with: "\(id.notation)"))
    #expect(throws: cause) { try RoomRequest(method, path: path) }
  }

  @Test func `terms, seats and tokens have their words`() throws {
    let rules = try Rules("5x5k4")
    #expect(RoomTerms(rules).notation == "5x5k4")
    let clock = TimeControl(seconds: 300, increment: 5)
    #expect(RoomTerms(rules, clock).notation == "5x5k4 300+5")
    #expect(RoomTerms(rules, TimeControl(days: 14)).notation == "5x5k4 14d")
    #expect(TimeControl("3d")?.days == 3)
    #expect(RoomSeat(.o, id).notation == "o " + id.notation)
    #expect(RoomPlace(id, .x).notation == id.notation + " x")
    #expect(RoomPlace(id.notation + " x") == RoomPlace(id, .x))
    #expect(RoomPlace(id.notation + " y") == nil && RoomPlace(id.notation) == nil)
    #expect(id.authorization == "Bearer " + id.notation)
    #expect(Secret(authorization: "bearer " + id.notation) == id)
  }

  @Test(arguments: [
    "0+0", "86401+0", "5+3601", "+5", "5", "5+5+5", "5+", "-1+0", "5 +5", "0d", "15d", "d", "1dd",
    "3+d",
  ])
  func `a clock out of range is refused`(text: String) {
    #expect(TimeControl(UTF8Text(text)) == nil)
  }

  @Test func `a class has no clock of days`() {
    #expect(throws: HallTerms.Unreadable.days) { try HallTerms("3x3 3d arena") }
  }
}
