import GameRules
import RoomProtocol
import Testing

@Suite struct SavedSeatsTests {
  /// A secret that is different for each number.
  private func secret(_ number: Int) throws -> Secret {
    let digits = Array("\(number)".utf8)
    return try #require(
      Secret(Array(repeating: UInt8(ascii: "A"), count: 22 - digits.count) + digits))
  }

  @Test func `seats are read back, confirmed or not`() throws {
    var seats = SavedSeats("")
    let confirmed = SavedSeats.Seat(mark: .o, token: try secret(7))
    let requested = SavedSeats.Seat(mark: nil, token: try secret(8))
    seats[try secret(1)] = confirmed
    seats[try secret(2)] = requested
    #expect(
      seats.notation.description
        == "\(try secret(1).notation) o \(try secret(7).notation)\n\(try secret(2).notation) ? \(try secret(8).notation)\n"
    )
    seats = SavedSeats(seats.notation)
    #expect(try seats[secret(1)] == confirmed && seats[secret(2)] == requested)
    #expect(try seats[secret(3)] == nil)
  }

  @Test func `a seat replaces the one in its room, and can be forgotten`() throws {
    var seats = SavedSeats("")
    seats[try secret(1)] = SavedSeats.Seat(mark: nil, token: try secret(7))
    seats[try secret(1)] = SavedSeats.Seat(mark: .x, token: try secret(7))
    #expect(seats.notation.description == "\(try secret(1).notation) x \(try secret(7).notation)\n")
    seats[try secret(1)] = nil
    #expect(seats.notation.isEmpty)
  }

  @Test func `a seat can have the address of its server`() throws {
    var seats = SavedSeats("")
    let seat = SavedSeats.Seat(mark: .x, token: try secret(7), server: "https://example.org")
    seats[try secret(1)] = seat
    seats = SavedSeats(seats.notation)
    #expect(try seats[secret(1)] == seat && seats.rooms == [secret(1)])
  }

  @Test func `of more than a hundred seats the oldest is forgotten`() throws {
    var seats = SavedSeats("")
    for number in 1...101 {
      seats[try secret(number)] = SavedSeats.Seat(mark: .x, token: try secret(number))
    }
    #expect(try seats[secret(1)] == nil)
    #expect(try seats[secret(2)] != nil && seats[secret(101)] != nil)
  }

  @Test(arguments: [
    "x", "ID x TOKEN", "AAAAAAAAAAAAAAAAAAAAA1 x", "AAAAAAAAAAAAAAAAAAAAA1 x TOKEN", "\n\n \n",
  ])
  func `a line that cannot be read holds no seat`(text: String) throws {
    #expect(try SavedSeats(UTF8Text(text))[secret(1)] == nil)
  }
}

@Suite struct RoomEventReaderTests {
  @Test(arguments: [1, 2, 3, 7, 1000])
  func `events arrive whole, however their bytes are cut`(count: Int) {
    var state = RoomState()
    state.text = "3x3:b2"
    let sent: [RoomEvent] = [.state(state, id: 3), .emote(.hello, by: .o), .state(state, id: 4)]
    let bytes = sent.reduce(into: [UInt8]()) { $0 += RoomEvent.quiet.bytes + $1.notation.bytes }
    var reader = RoomEventReader()
    var heard: [RoomEvent] = []
    for start in stride(from: 0, to: bytes.count, by: count) {
      heard += reader.take(bytes[start..<min(start + count, bytes.count)])
    }
    #expect(heard == sent)
    #expect(reader.unfinished == 0)
    #expect(reader.take("data: 3x3:".utf8).isEmpty && reader.unfinished == 10)
  }
}

@Suite struct StateOrderTests {
  /// Whether each state is outdated, in the order in which they arrive.
  private func outdated(_ order: inout StateOrder, _ ids: Int...) -> [Bool] {
    var outdated: [Bool] = []
    for id in ids { outdated.append(order.isOutdated(id)) }
    return outdated
  }

  @Test func `a state from before an accepted move is outdated, and no other`() {
    var order = StateOrder()
    let early = outdated(&order, 3, 3)
    #expect(early == [false, false], "nobody has accepted a move yet")
    #expect(order.lastID == 3)
    order.accepted(after: order.lastID)
    let late = outdated(&order, 3, 4)
    #expect(late == [true, false])
    #expect(order.lastID == 4)
    order.accepted(after: 2)
    let last = outdated(&order, 3)
    #expect(last == [true], "an earlier answer that comes late changes nothing")
  }

  @Test func `a state from before the last one is outdated`() {
    var order = StateOrder()
    let states = outdated(&order, 3, 5, 4, 5, 6)
    #expect(states == [false, false, true, false, false])
  }

  @Test func `a stream of a server that has lost states counts from there`() {
    var order = StateOrder()
    _ = outdated(&order, 8, 9)
    order.accepted(after: 9)
    let first = order.isOutdated(4, startsStream: true)
    #expect(!first)
    order.accepted(after: 9)
    let next = outdated(&order, 4, 5)
    #expect(next == [true, false], "a move sent before was accepted after it")
    #expect(order.lastID == 5)
  }
}
