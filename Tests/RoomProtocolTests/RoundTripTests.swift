import GameRules
import RoomProtocol
import TestSupport
import Testing

/// Values that are written and read again.
@Suite struct RoundTripTests {
  private static let count = SlowSuite.isOn ? 100_000 : 1_000

  /// Reads what is written, and what is written with errors.
  ///
  /// A text with errors is refused, or is another way to write the value that is read.
  private func check<Value: Equatable>(
    _ make: (inout RandomValues) -> Value, write: (Value) -> UTF8Text,
    read: (UTF8Text) -> Value?
  ) {
    var values = RandomValues(seed: 1)
    for _ in 0..<RoundTripTests.count {
      let value = make(&values)
      let text = write(value)
      #expect(read(text) == value, "\(text)")
      let spoiled = values.spoiled(text)
      if let value = read(spoiled) { #expect(read(write(value)) == value, "\(spoiled)") }
    }
  }

  @Test func `a state is read as it was written, whatever was known before`() {
    var before = RandomValues(seed: 2)
    check({ $0.state() }, write: \.notation) {
      var state = before.state()
      state.take($0)
      // An answer is the game text alone, and says nothing of the rest.
      return $0.bytes.contains(UInt8(ascii: "\n")) ? state : nil
    }
  }

  @Test func `an answer with the game text changes nothing else`() {
    var values = RandomValues(seed: 3)
    var state = values.state()
    let before = state
    state.take("")
    #expect(state == before)
    state.take("3x3:b2")
    #expect(state.text == "3x3:b2")
    state.text = before.text
    #expect(state == before)
  }

  @Test func `an event is read as it was written`() {
    check(
      { $0.event() }, write: { UTF8Text($0.notation.bytes.dropLast(2)) }, read: { RoomEvent($0) })
    var values = RandomValues(seed: 4)
    for _ in 0..<100 {
      let text = values.event().notation.description
      #expect(text.hasSuffix("\n\n"))
      #expect(!text.dropLast().contains("\n\n"), "an empty line ends an event")
    }
    for comment in [RoomEvent.quiet, RoomEvent.farewell] {
      #expect(comment.description.hasSuffix("\n\n"))
      #expect(RoomEvent(UTF8Text(comment.bytes.dropLast(2))) == nil)
    }
  }

  @Test func `a request is read as it was written`() {
    var values = RandomValues(seed: 5)
    let methods: [HTTPMethod] = [.get, .post, .put, .other]
    for _ in 0..<RoundTripTests.count {
      let request = values.request()
      func read(_ method: HTTPMethod, _ path: UTF8Text, _ query: UTF8Text) -> RoomRequest? {
        try? RoomRequest(method, path: path, query: query)
      }
      #expect(read(request.method, request.path, request.query) == request)
      let spoiled = read(
        values.one(of: methods), values.spoiled(request.path),
        values.spoiled(request.query))
      if let spoiled { #expect(read(spoiled.method, spoiled.path, spoiled.query) == spoiled) }
    }
  }

  @Test func `terms of a room are read as they were written`() {
    check({ $0.terms() }, write: \.notation, read: { try? RoomTerms($0) })
  }

  @Test func `a seat and its token are read as they were written`() {
    check({ RoomSeat($0.mark(), $0.secret()) }, write: \.notation, read: { RoomSeat($0) })
    check({ $0.secret() }, write: \.authorization, read: { Secret(authorization: $0) })
    check({ $0.secret() }, write: \.notation, read: { Secret($0.bytes) })
  }

  @Test func `words of one line are read as they were written`() {
    check({ $0.marks() }, write: \.notation, read: { MarkSet($0) })
    check({ $0.mark() }, write: \.name, read: { Mark(name: $0) })
    check(
      { $0.one(of: Every.offer) }, write: \.notation, read: { Offer($0) })
    check(
      { $0.one(of: Every.termination) }, write: \.notation,
      read: { Termination($0) })
    check(
      { $0.one(of: Emote.allCases) }, write: \.notation, read: { Emote($0) })
  }
}
