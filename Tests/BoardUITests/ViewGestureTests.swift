import BoardUI
import Testing

struct ViewGestureTests {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `one finger pans the board once it has moved further than a tap may`() {
    var view = ViewGesture()
    #expect(view.down(1, at: point(100, 100), time: 0) == .touch)
    var change = view.move(1, to: point(105, 100))
    #expect(change == nil)
    change = view.move(1, to: point(120, 90))
    #expect(change?.from == point(100, 100) && change?.to == point(120, 90) && change?.factor == 1)
    change = view.move(1, to: point(121, 90))
    #expect(change?.from == point(120, 90))
    let mayTap = view.up(1)
    #expect(!mayTap)
  }

  @Test func `two fingers enlarge the place between them`() {
    var view = ViewGesture()
    _ = view.down(1, at: point(100, 100), time: 0)
    _ = view.down(2, at: point(140, 100), time: 5)
    let change = view.move(2, to: point(180, 100))
    #expect(change?.from == point(120, 100) && change?.to == point(140, 100) && change?.factor == 2)
    let first = view.up(1)
    let second = view.up(2)
    #expect(!first && !second, "neither taps")
  }

  @Test func `a finger may tap after another one has moved the board`() {
    var view = ViewGesture()
    _ = view.down(1, at: point(100, 100), time: 0)
    _ = view.move(1, to: point(150, 100))
    _ = view.up(1)
    _ = view.down(1, at: point(100, 100), time: 1000)
    let mayTap = view.up(1)
    #expect(mayTap)
  }

  @Test func `a third finger is none of the two that move the board`() {
    var view = ViewGesture()
    _ = view.down(1, at: point(100, 100), time: 0)
    _ = view.down(2, at: point(140, 100), time: 5)
    _ = view.down(3, at: point(300, 300), time: 10)
    let third = view.move(3, to: point(310, 300))
    #expect(third == nil)
    let change = view.move(2, to: point(180, 100))
    #expect(change?.from == point(120, 100) && change?.to == point(140, 100))
  }

  @Test(arguments: [
    (200.0, 110.0, ViewGesture.Meaning.doubleTap), (400, 110, .touch), (200, 190, .touch),
  ])
  func `two taps that are near in place and time are a double tap`(
    time: Double, x: Double, meaning: ViewGesture.Meaning
  ) {
    var view = ViewGesture()
    _ = view.down(1, at: point(100, 100), time: 0)
    let mayTap = view.up(1)
    #expect(mayTap)
    let second = view.down(1, at: point(x, 100), time: time)
    #expect(second == meaning)
  }

  @Test func `a tap that changed the view cannot start a double tap`() {
    var view = ViewGesture()
    _ = view.down(1, at: point(100, 100), time: 0)
    _ = view.up(1)
    view.spend()
    let second = view.down(1, at: point(100, 100), time: 100)
    #expect(second == .echo)
  }

  @Test func `a third quick tap does not change the view back`() {
    var view = ViewGesture()
    let meanings = [0.0, 150, 300, 450, 1000].map { time in
      let meaning = view.down(1, at: point(100, 100), time: time)
      _ = view.up(1)
      return meaning
    }
    #expect(meanings == [.touch, .doubleTap, .echo, .echo, .touch])
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func `no number is too strange`(number: Double) {
    var view = ViewGesture()
    _ = view.down(1, at: point(number, 0), time: number)
    _ = view.down(2, at: point(0, 0), time: 0)
    let change = view.move(2, to: point(number, number))
    #expect(change?.factor.isFinite == true)
  }
}
