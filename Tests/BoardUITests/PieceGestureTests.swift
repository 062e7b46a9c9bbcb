import BoardUI
import GameRules
import GameSession
import Testing

struct PieceGestureTests {
  private let start = Point(x: 100, y: 100)

  /// A gesture with a pointer down on the piece of X.
  private func held(isTouch: Bool = false) -> PieceGesture {
    var gesture = PieceGesture()
    #expect(gesture.down(1, on: .x, at: start, isTouch: isTouch) == nil)
    return gesture
  }

  /// A gesture that drags the piece of X.
  private func dragged(isTouch: Bool = false) -> PieceGesture {
    var gesture = held(isTouch: isTouch)
    #expect(gesture.move(1, to: Point(x: 120, y: 100)) == .pieceLifted(.x))
    return gesture
  }

  @Test(arguments: [(false, 3.0, false), (false, 4.0, true), (true, 8.0, false), (true, 9.0, true)])
  func `a small movement is a tap, a larger one a drag`(isTouch: Bool, slip: Double, isDrag: Bool) {
    for (x, y) in [(slip, 0.0), (0, slip), (-slip, 0), (0, -slip)] {
      var gesture = held(isTouch: isTouch)
      let action = gesture.move(1, to: Point(x: 100 + x, y: 100 + y))
      #expect(action == (isDrag ? .pieceLifted(.x) : nil))
      #expect(gesture.isDragging == isDrag)
    }
  }

  @Test func `a drag stays a drag when it comes back`() {
    var gesture = dragged()
    #expect(gesture.move(1, to: start) == nil)
    #expect(gesture.isDragging)
  }

  @Test func `a tap is left to the click`() {
    var gesture = held()
    #expect(gesture.up(1, over: Square("b2")) == nil)
    #expect(gesture.click(on: .x) == .pieceTapped(.x))
  }

  @Test func `a drop is not also a click, and the next click counts again`() {
    var gesture = dragged()
    #expect(gesture.up(1, over: Square("b2")) == .pieceDropped(on: Square("b2")))
    #expect(gesture.mark == nil)
    #expect(gesture.click(on: .x) == nil)
    #expect(gesture.click(on: .x) == .pieceTapped(.x))
  }

  @Test func `after a key or another pointer the next click counts again`() {
    var gesture = dragged()
    _ = gesture.up(1, over: nil)
    gesture.keyPressed()
    #expect(gesture.click(on: .x) == .pieceTapped(.x))
    gesture = dragged()
    _ = gesture.up(1, over: nil)
    _ = gesture.down(2, on: nil, at: start, isTouch: false)
    #expect(gesture.click(on: .o) == .pieceTapped(.o))
  }

  @Test func `each square is reported once`() {
    var gesture = dragged()
    #expect(gesture.hover(over: Square("a1")) == .pieceMoved(over: Square("a1")))
    #expect(gesture.hover(over: Square("a1")) == nil)
    #expect(gesture.hover(over: nil) == .pieceMoved(over: nil))
    #expect(gesture.hover(over: nil) == nil)
  }

  @Test func `a held piece is over no square`() {
    var gesture = held()
    #expect(gesture.hover(over: Square("a1")) == nil)
  }

  @Test func `a second pointer returns the piece`() {
    var gesture = dragged()
    #expect(gesture.down(2, on: .x, at: start, isTouch: true) == .pieceReturned)
    #expect(gesture.mark == nil)
    #expect(gesture.up(1, over: Square("b2")) == nil)
  }

  @Test func `the same pointer going down again changes nothing`() {
    var gesture = dragged()
    let before = gesture
    #expect(gesture.down(1, on: .x, at: start, isTouch: false) == nil)
    #expect(gesture == before)
  }

  @Test func `a cancelled pointer returns the piece`() {
    var gesture = dragged()
    #expect(gesture.cancel(2) == nil)
    #expect(gesture.cancel(1) == .pieceReturned)
    #expect(gesture.click(on: .x) == nil)
  }

  @Test func `other pointers move and drop nothing`() {
    var gesture = dragged()
    let before = gesture
    #expect(gesture.move(2, to: Point()) == nil)
    #expect(gesture.up(2, over: Square("a1")) == nil)
    #expect(gesture == before)
  }

  @Test func `a piece that the session put down is no longer dragged`() {
    var gesture = dragged()
    gesture.release()
    #expect(gesture.mark == nil)
    #expect(gesture.up(1, over: Square("a1")) == nil)
    #expect(gesture.click(on: .x) == nil)
    gesture = held()
    gesture.release()
    #expect(gesture.mark == .x)
  }

  @Test func `a dragged piece is under the mouse, but above a finger and larger`() {
    let home = Rectangle(left: 79, top: 79, width: 42, height: 42)
    #expect(held().placement(from: home, side: 20) == nil)
    let mouse = dragged().placement(from: home, side: 20)
    #expect(mouse.map { [$0.x, $0.y, $0.scale] } == [20, 0, 1])
    let finger = dragged(isTouch: true).placement(from: home, side: 20)
    #expect(finger.map { [$0.x, $0.y, $0.scale] } == [20, -46, 2])
  }

  @Test func `the dragged mark is as large as a square of the board`() {
    let home = Rectangle(left: 80, top: 80, width: 40, height: 40)
    #expect(dragged().placement(from: home, side: 100)?.scale == 3.5)
    #expect(dragged(isTouch: true).placement(from: home, side: 100)?.scale == 3.5)
  }
}
