import GameRules
import RoomProtocol
import TestSupport

/// Random values of the protocol.
struct RandomValues {
  var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: seed) }

  mutating func number(upTo most: Int = 999_999_999) -> Int {
    Int.random(in: 0...(Bool.random(using: &random) ? 9 : most), using: &random)
  }

  mutating func mark() -> Mark { Bool.random(using: &random) ? .x : .o }

  mutating func marks() -> MarkSet {
    let members = [Bool.random(using: &random), Bool.random(using: &random)]
    return MarkSet { members[Int($0.rawValue)] }
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// One of the elements, or nil as often as one of them.
  mutating func oneOrNone<Element>(of elements: [Element]) -> Element? {
    one(of: elements + [nil])
  }

  mutating func state() -> RoomState {
    var state = RoomState()
    state.text = UTF8Text(one(of: NoisyTexts.games))
    state.number = number() + 1
    state.seats = marks()
    state.here = marks()
    state.watching = number()
    state.score = RoomState.Score(x: number(), o: number(), drawn: number())
    if Bool.random(using: &random) {
      state.clock = RoomState.Clock(x: number(), o: number(), running: oneOrNone(of: [.x, .o]))
    }
    state.days = oneOrNone(of: Array(TimeControl.allDays))
    state.offer = oneOrNone(of: Every.offer)
    state.isAmongStrangers = Bool.random(using: &random)
    state.computer = oneOrNone(of: Mark.allCases.map { RoomState.Computer($0, "easy") })
    state.names = RoomState.Names(x: one(of: ["", "Ada", "Ada  B."]), o: one(of: ["", "x"]))
    state.claimant = oneOrNone(of: Mark.allCases)
    state.termination = oneOrNone(of: Every.termination)
    return state
  }

  mutating func event() -> RoomEvent {
    Bool.random(using: &random)
      ? .state(state(), id: number())
      : .emote(one(of: Emote.allCases), by: mark())
  }

  mutating func secret() -> Secret { Secret(using: &random) }

  mutating func request() -> RoomRequest {
    switch Int.random(in: 0..<9, using: &random) {
    case 6: .pushKey
    case 7: .subscribe(secret())
    case 8: .unsubscribe(secret())
    case 0: .find
    case 1: .create
    case 4: .someone
    case 5: .seekers
    case 2: .watch(secret(), after: Bool.random(using: &random) ? number() : nil)
    default: .command(secret(), one(of: Every.command))
    }
  }

  mutating func terms() -> RoomTerms {
    let rules = (["3x3", "4x4+corners+squares", "19x19k5", "5x5+misere"] as [UTF8Text])
      .compactMap { try? Rules($0) }
    let clock = TimeControl(seconds: number(upTo: 86_399) + 1, increment: number(upTo: 3_600))
    let days = TimeControl(days: Int.random(in: TimeControl.allDays, using: &random))
    return RoomTerms(one(of: rules), one(of: [clock, days, nil]))
  }

  /// A text with a few errors.
  mutating func spoiled(_ text: UTF8Text) -> UTF8Text {
    UTF8Text(NoisyTexts(seeds: [text.description]).spoiled(using: &random))
  }
}

/// All values of the small types.
enum Every {
  static let offer = Offer.Kind.allCases.flatMap { kind in
    Mark.allCases.map { Offer(kind, by: $0) }
  }
  static let termination =
    Mark.allCases.flatMap { [Termination.resigned($0), .outOfTime($0)] } + [.agreedDraw]
  static let command: [RoomCommand] =
    [.sit, .play, .resign, .decline, .emote, .computer, .claim]
    + Offer.Kind.allCases.map { .offer($0) }
}
