import BoardUI
import Testing

struct TapGestureTests {
  private enum Event {
    case down(Int32, on: Int?)
    case up(Int32, over: Int?)
    case cancel, click, spend
  }

  /// For each event that could be a tap, whether it is one.
  private func taps(_ events: Event...) -> [Bool] {
    var tap = TapGesture()
    return events.compactMap { event in
      switch event {
      case .down(let pointer, let square): tap.down(pointer, on: square)
      case .up(let pointer, let square): return tap.up(pointer, over: square)
      case .cancel: tap.cancel()
      case .click: return tap.click()
      case .spend: tap.spend()
      }
      return nil
    }
  }

  @Test func `a finger released on its square taps once, and its click is ignored`() {
    #expect(taps(.down(1, on: 4), .up(1, over: 4), .click, .click) == [true, false, true])
  }

  @Test func `a finger that leaves its square does not tap`() {
    #expect(taps(.down(1, on: 4), .up(1, over: 5), .click) == [false, true])
  }

  @Test func `a click without a finger counts`() {
    #expect(taps(.down(1, on: nil), .up(1, over: 4), .click) == [false, true])
  }

  @Test func `a second finger or a cancelled pointer ends a tap`() {
    #expect(
      taps(.down(1, on: 4), .down(2, on: 0), .up(2, over: 0), .up(1, over: 4)) == [false, false])
    #expect(taps(.down(3, on: 4), .cancel, .up(3, over: 4)) == [false])
  }

  @Test func `a third finger does not tap, and one alone does again`() {
    #expect(
      taps(
        .down(1, on: 4), .down(2, on: 0), .down(3, on: 8), .up(3, over: 8), .up(2, over: 0),
        .up(1, over: 4), .down(4, on: 2), .up(4, over: 2)) == [false, false, false, true])
  }

  @Test func `a finger taps beside a thumb that rests on the board`() {
    #expect(
      taps(
        .down(1, on: 4), .down(2, on: 0), .up(2, over: 0), .down(3, on: 8), .up(3, over: 8),
        .down(4, on: 2), .up(4, over: 2)) == [false, true, true])
  }

  @Test func `a finger that has done something else neither taps nor clicks`() {
    #expect(
      taps(.down(1, on: nil), .spend, .up(1, over: 4), .click, .click) == [false, false, true])
  }

  @Test func `a finger that comes up elsewhere does not end another one's tap`() {
    #expect(
      taps(.down(1, on: nil), .down(2, on: 4), .up(1, over: 4), .up(2, over: 4)) == [false, true])
  }
}
